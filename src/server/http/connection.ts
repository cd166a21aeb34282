import { randomUUID } from 'node:crypto'
import { Fault, type Seat } from '../../engine/game.ts'
import type { SeatHandle } from '../../host/handle.ts'
import type { HostedMatch } from '../../host/hosted.ts'
import { refusalOf } from '../../host/refusal.ts'
import { handOver, isBack, isMissed } from '../../host/served.ts'
import type { Refusal } from '../../host/store.ts'
import type { Update } from '../../host/update.ts'
import {
  type Act,
  type Incoming,
  incomingSchema,
  inputSchema,
  lobbySeen,
  type Outgoing,
  PROTOCOL,
  type You,
} from '../../host/wire.ts'
import type { Lobby } from '../../table/lobby.ts'
import { type Bots, isBotToken } from '../people/bots.ts'
import type { Lines } from '../people/lines.ts'
import { hashOf, onceKinds, type Pass, type Passes } from '../people/passes.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { type OwnRows, withAdvice, withMuted, withNudge, withUnsent } from '../tables/own-rows.ts'
import { type Tables, viewerOf } from '../tables/tables.ts'
import type { Watch } from '../watch/watch.ts'
import type { World } from '../world.ts'
import type { Gate } from './gate.ts'
import { type Report, readBy, refusalFor } from './refused.ts'

/** One client's conversation with a table, whatever carries it. */
export interface Connection {
  /** One message as it came. */
  receive(text: string): Promise<void>
  /** The same where it was read already: what comes of it is told. */
  take(message: Incoming): Promise<void>
  /** A hello, for a carrier that has an answer of its own where nobody is let in: it throws the reason. */
  greet(message: Hello): Promise<Pass>
  close(): void
}

export interface Carrier {
  send(message: Outgoing): void
  /** Nothing more follows. */
  end(): void
}

export interface Around {
  readonly tables: Tables
  readonly passes: Passes
  readonly bots: Bots
  readonly lines: Lines
  readonly own: OwnRows
  readonly world: World
  readonly gate: Gate
  readonly watch: Watch
  /** Where the client is, as far as that is known. */
  readonly address: string
  /** What a cookie or a header brought along for this table. */
  passFor(table: string): string | null
  /** Something went wrong in here that nobody outside can do anything about. */
  report: Report
}

type Hello = Incoming & { readonly type: 'hello' }
type Input = Incoming & { readonly type: 'input' }

export const newNumber = (): string => randomUUID().slice(0, 8)

export function openConnection(around: Around, carrier: Carrier): Connection {
  const { report, gate, world, watch } = around
  const count = gate.lineBucket()
  let at: (Entered & { readonly text: string | null; stop(): void }) | null = null
  let handle: SeatHandle | null = null
  let hangUp: (() => void) | null = null
  let isClosed = false
  /** What has come about in this turn of the event loop; it leaves at its end. */
  const outbox: Outgoing[] = []
  const tell = (message: Outgoing): void => {
    if (isClosed) return
    if (outbox.length === 0) world.soon(flush)
    outbox.push(message)
  }
  const flush = (): void => {
    for (const message of outbox.splice(0)) if (!isClosed) carrier.send(message)
  }
  /** It is durable: that goes along with what came of it, where there is anything to see. */
  const acknowledge = (ack: string): void => {
    const last = outbox.at(-1)
    if (last && (last.type === 'told' || last.type === 'lobby') && last.ack === undefined)
      outbox[outbox.length - 1] = { ...last, ack }
    else tell({ type: 'ack', ack })
  }

  const leave = (): void => {
    hangUp?.()
    at?.stop()
    hangUp = null
    handle = null
    at = null
  }
  const sendAway = (why: Refusal, waitMs: number | null): void => {
    // Whatever still comes over this line finds nobody at the table.
    leave()
    tell({ type: 'bye', why, waitMs })
    flush()
    carrier.end()
  }

  function sitAt(match: HostedMatch, from = 0): void {
    hangUp?.()
    const told = (update: Update): void => tell({ type: update.whole ? 'whole' : 'told', ...update })
    if (at?.pass.kind === 'watch') {
      hangUp = at.table.late()?.subscribe(told, from) ?? null
      return
    }
    const seat = match.seat(viewerOf(at?.pass ?? null))
    // Whoever looks over somebody's shoulder sees what they see, and has no hand in it.
    if (at?.pass.kind !== 'friend') handle = seat
    hangUp = seat.subscribe(told, from)
  }

  async function hello({ protocol, table: id, pass: given, from }: Hello): Promise<Pass> {
    if (protocol !== PROTOCOL) throw new Fault('server.protocol', { is: protocol, should: PROTOCOL })
    const text = given ?? around.passFor(id)
    let hasEnded = false
    const over = (): void => {
      hasEnded = true
      if (at?.text === text) sendAway(refusalOf(new Fault('pass.ended')), null)
    }
    // From before it is looked up: what ends meanwhile is not missed.
    const forget = around.lines.add(text === null ? [] : [hashOf(text)], over)
    const { table, pass: own } = await enter(around, id, text).catch(error => {
      forget()
      throw error
    })
    const forgetSeat = around.lines.add([own.hash], over)
    // Whoever has hung up meanwhile is not there.
    if (isClosed || hasEnded) {
      forget()
      forgetSeat()
      if (hasEnded) throw new Fault('pass.ended')
      return own
    }
    const isSpectator = own.kind === 'watch'
    leave()
    const you: You = {
      ...(own.kind === 'friend' ? { isFriend: true } : {}),
      seat: own.kind === 'seat' ? own.seat : null,
      isHost: own.kind === 'host',
      isSpectator,
    }
    const lobby = (now: Lobby): void => tell({ type: 'lobby', table: id, you, lobby: lobbySeen(now) })
    const stop = table.watch({
      // Both are counted, and shown to whoever plays.
      place: isSpectator || you.isFriend ? 'late' : you.seat,
      presence(seats, watching) {
        // Who is there now is nothing of a round ago.
        if (!isSpectator) tell({ type: 'presence', seats, watching })
      },
      lobby(now) {
        if (isSpectator && !now.spectators) sendAway(refusalOf(new Fault('pass.no-spectators')), null)
        else if (!isSpectator || !table.match()) lobby(now)
      },
      began: match => sitAt(match),
      gone(why) {
        sendAway(refusalOf(why), why.key === 'table.closing' ? RESTART_MS : 0)
      },
    })
    const mine = you.seat
    const stopOwn = mine === null ? null : around.own.watch(id, mine, row => tell({ type: 'own', ...row }))
    at = {
      ...{ table, text, pass: own },
      stop() {
        stop()
        stopOwn?.()
        forget()
        forgetSeat()
      },
    }
    const match = table.match()
    lobby(isSpectator && match ? asItBegan(table.lobby(), match) : table.lobby())
    if (match) sitAt(match, from)
    return own
  }

  async function input(message: Input): Promise<void> {
    if (!at) throw new Fault('server.no-hello')
    await carryOut(around, at, handle, message)
    acknowledge(message.id)
  }
  const refuse = (id: string | null, error: unknown): void => {
    const why = refusalFor(error, report)
    watch.refused(why.key)
    tell({ type: 'refused', id, why })
  }
  async function take(message: Incoming): Promise<void> {
    if (message.type === 'input') return input(message)
    try {
      await hello(message)
    } catch (error) {
      const why = refusalFor(error, report)
      watch.refused(why.key)
      // Whoever brings what is right and could not be let in all the same comes again, here or at another node.
      if (noEntry.test(why.key)) tell({ type: 'refused', id: null, why })
      else sendAway(why, RESTART_MS)
    }
  }

  return {
    greet: hello,
    async take(message) {
      const id = message.type === 'input' ? message.id : null
      try {
        count()
        await take(message)
      } catch (error) {
        refuse(id, error)
      }
    },
    async receive(text) {
      let id: string | null = null
      try {
        const given = jsonIn(text)
        id = idIn(given)
        count()
        await take(read(given))
      } catch (error) {
        refuse(id, error)
      }
    },
    close() {
      isClosed = true
      leave()
    },
  }
}

/** Refusals of a hello that trying again does not change. */
const noEntry = /^(?:pass\.|table\.none|server\.protocol)/

/** Who has sat down since is nothing that spectators know yet: they see the lobby with the names it had. */
function asItBegan(lobby: Lobby, match: HostedMatch): Lobby {
  const { log } = match.open().match
  const nameAt = (seat: number): string | undefined => {
    const first = log[seat]
    return first?.kind === 'sit' ? first.player.name : undefined
  }
  return { ...lobby, chairs: lobby.chairs.map((one, seat) => one && { ...one, name: nameAt(seat) ?? one.name }) }
}

/** So long a server takes to come back; clients wait a part of it at random, so that not all of them come at once. */
const RESTART_MS = 5000

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Which intention it is an answer to, where the message names one: also where nothing else in it is right. */
function idIn(given: unknown): string | null {
  const { id } = (given ?? {}) as { readonly id?: unknown }
  const read = inputSchema.shape.id.safeParse(id)
  return read.success ? read.data : null
}

function read(given: unknown): Incoming {
  if (given === undefined) throw new Fault('shape.json')
  return readBy(incomingSchema, given)
}

/** Somebody at a table, and what their pass is good for there. */
interface Entered {
  readonly table: LiveTable
  readonly pass: Pass
}

/** Nobody looks on while it is played but those who play and who looks after the table; and others late, if allowed. */
async function enter(
  { tables, passes, bots, gate, address }: Pick<Around, 'tables' | 'passes' | 'bots' | 'gate' | 'address'>,
  id: string,
  text: string | null,
): Promise<Entered> {
  const pass =
    text === null
      ? null
      : await gate.tried(address, () => (isBotToken(text) ? bots.seatAt(text, id) : passes.find(text)))
  if (text !== null && !pass) throw new Fault('pass.none')
  if (pass && pass.table !== id) throw new Fault('pass.other-table')
  const table = await tables.find(id)
  if (!pass || (onceKinds as readonly string[]).includes(pass.kind)) throw new Fault('pass.none')
  if (pass.kind === 'watch' && !table.lobby().spectators) throw new Fault('pass.no-spectators')
  // The table has given it up; that its passes are over may not be written yet.
  const { seats = [] } = table.match()?.open().match.record ?? {}
  if (pass.kind === 'seat' && seats[pass.seat ?? 0]?.absent === 'nobody') throw new Fault('pass.ended')
  return { table, pass }
}

async function carryOut(
  { gate, world, watch, own }: Pick<Around, 'gate' | 'world' | 'watch' | 'own'>,
  { table, pass }: Entered,
  handle: SeatHandle | null,
  { id, question, do: act }: Input,
): Promise<void> {
  if (pass.kind === 'watch' || (pass.kind === 'friend' && act.type !== 'advise')) throw new Fault('pass.watching')
  if (act.type === 'undo') gate.undo(pass.hash)
  const came = world.elapsed()
  if (act.type === 'unsent' || act.type === 'mute') await keepOwn(own, table, pass, act)
  else if (act.type === 'advice' || act.type === 'advise') await advise(own, table, pass, act, world.now())
  else if (act.type === 'nudge') await nudge(own, table, pass, { seat: act.seat, now: world.now() })
  else if (isLobbyAct(act)) await (handle ? gatheredBefore(table, pass, id) : gather(table, pass, act, id))
  else {
    // No more turns of the loop than it takes: what others send at the same time is not to overtake it.
    const match = table.match() ?? (await table.begun())
    const seat = handle ?? match?.seat(viewerOf(pass))
    if (!match || !seat) throw new Fault('lobby.not-started')
    await play(match, seat, act, { id, question })
  }
  // What is told leaves at the end of this turn; this comes after the last of it.
  world.soon(() => watch.moved(world.elapsed() - came))
}

/** One input of somebody who has no line to this node; done once it is durable. */
export async function actOnce(around: Omit<Around, 'report'>, table: string, message: Input): Promise<void> {
  const entered = await enter(around, table, around.passFor(table))
  around.gate.message(entered.pass.hash)
  const match = entered.table.match()
  await carryOut(around, entered, match?.seat(viewerOf(entered.pass)) ?? null, message)
}

/** What somebody does in a match. */
async function play(
  match: HostedMatch,
  handle: SeatHandle,
  act: Exclude<Act, LobbyAct | ApartAct>,
  sent: { readonly id: string; readonly question: string | undefined },
): Promise<void> {
  const seat = handle.viewer
  // What somebody writes down for themselves is nobody's to know: not even that they are there.
  const isSeen = act.type !== 'note' && act.type !== 'suspect' && act.type !== 'autopilot'
  const wasAway = isSeen && seat !== 'observer' && isMissed(match, seat) && (await isBack(match, seat))
  switch (act.type) {
    case 'autopilot':
      if (seat === 'observer') throw new Fault('match.no-seat')
      return handOver(match, seat, sent.id)
    case 'return':
      if (!wasAway) throw new Fault('match.no-autopilot')
      return
    case 'choose':
      return handle.choose(act.choices, sent)
    case 'undo':
      return handle.undo(sent)
    case 'claim':
      return handle.say(act.claim, sent)
    case 'note':
      return handle.note(act.about, act.text, sent)
    case 'text':
    case 'vote':
    case 'pause':
    case 'resume':
    case 'extend':
      return handle.beside(act, sent)
    case 'suspect':
      return handle.suspect(act.player, act.mix)
  }
}

type LobbyAct = Extract<Act, { readonly type: (typeof lobbyActs)[number] }>
const lobbyActs = ['bot', 'rise', 'draw', 'share', 'spectators', 'close'] as const
const isLobbyAct = (act: Act): act is LobbyAct => (lobbyActs as readonly string[]).includes(act.type)

/** Ids are made by clients: what others send under the same one is another thing. */
const requestOf = ({ hash }: Pass, id: string): string => `${hash.slice(0, 16)} ${id}`

/** Whoever has not heard that it was done before the match began is told so now. */
async function gatheredBefore(table: LiveTable, pass: Pass, id: string): Promise<void> {
  if (!(await table.hasGathered(requestOf(pass, id)))) throw new Fault('lobby.started')
}

type OwnAct = Extract<Act, { readonly type: 'unsent' | 'mute' }>
type FriendAct = Extract<Act, { readonly type: 'advice' | 'advise' }>
type ApartAct = OwnAct | FriendAct | Extract<Act, { readonly type: 'nudge' }>
/** What somebody keeps for themselves, before the match and in it: nobody else hears of it. */
async function keepOwn(own: OwnRows, table: LiveTable, { kind, seat }: Pass, act: OwnAct): Promise<void> {
  if (kind !== 'seat' || seat === null) throw new Fault('match.no-seat')
  if (act.type === 'mute' && act.seat === seat) throw new Fault('talk.yourself')
  if (act.type === 'mute' && !(act.seat in table.lobby().chairs)) throw new Fault('talk.no-such-player')
  await own.change(table.id, seat, row =>
    act.type === 'mute' ? withMuted(row, act.seat, act.isMuted) : withUnsent(row, act),
  )
}

/** Whoever plays alone lets friends advise, or does not; what they write is the player's alone. */
async function advise(own: OwnRows, table: LiveTable, pass: Pass, act: FriendAct, at: number): Promise<void> {
  const { kind, seat } = pass
  if (seat === null || table.lobby().chairs.length !== 1) throw new Fault('friend.alone')
  if (kind !== (act.type === 'advise' ? 'friend' : 'seat')) throw new Fault('match.no-seat')
  await own.change(table.id, seat, row =>
    act.type === 'advise'
      ? withAdvice(row, { at, text: act.text })
      : { ...row, advice: act.isAllowed ? (row.advice ?? []) : null },
  )
}

/** So long somebody may think before they are asked whether they are there. */
const NUDGE_AFTER_MS = 20_000

/** Somebody is waited for: they alone are told, once for each question, whoever asks. */
async function nudge(
  own: OwnRows,
  table: LiveTable,
  { kind, seat: by }: Pass,
  { seat, now }: { readonly seat: Seat; readonly now: number },
): Promise<void> {
  if (kind !== 'seat' || by === null) throw new Fault('match.no-seat')
  if (seat === by) throw new Fault('talk.yourself')
  const { record, asked } = (table.match() ?? (await table.begun()))?.open().match ?? {}
  if (!record || !asked) throw new Fault('lobby.not-started')
  if (record.ended !== null) throw new Fault('match.ended')
  const sitting = record.seats[seat]
  if (!sitting || sitting.bot !== null || sitting.absent !== undefined) throw new Fault('talk.no-such-player')
  const question = asked[seat]
  if (!question || question.what === '') throw new Fault('nudge.not-asked')
  const { count, since } = question
  const waitMs = since === null ? 0 : since + NUDGE_AFTER_MS - now
  if (waitMs > 0) throw new Fault('nudge.too-early', { seconds: Math.ceil(waitMs / 1000) })
  await own.change(table.id, seat, row => withNudge(row, { asked: count, by }))
}

/** What somebody does before it: the host looks after the table, everybody after themselves. */
function gather(table: LiveTable, pass: Pass, act: LobbyAct, id: string): Promise<void> {
  const request = requestOf(pass, id)
  const mustHost = (): void => {
    if (pass.kind !== 'host') throw new Fault('pass.no-host')
  }
  const ownSeat = (): number => {
    if (pass.kind !== 'seat' || pass.seat === null) throw new Fault('match.no-seat')
    return pass.seat
  }
  switch (act.type) {
    case 'bot':
    case 'draw':
    case 'spectators':
    case 'close':
      mustHost()
      return table.gather(act, { request })
    case 'rise':
      if (act.seat !== undefined) mustHost()
      return table.gather({ type: 'rise', seat: act.seat ?? ownSeat() }, { request })
    case 'share':
      return table.gather({ type: 'share', seat: ownSeat(), bits: act.bits }, { request })
  }
}
