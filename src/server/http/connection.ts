import { randomUUID } from 'node:crypto'
import { Fault } from '../../engine/game.ts'
import type { SeatHandle } from '../../host/handle.ts'
import type { HostedMatch } from '../../host/hosting.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import type { Update } from '../../host/update.ts'
import { type Incoming, incomingSchema, inputSchema, lobbySeen, type Outgoing, type You } from '../../host/wire.ts'
import { PROTOCOL } from '../../host/wire-version.ts'
import type { Lobby } from '../../table/lobby.ts'
import type { Bots } from '../people/bots.ts'
import type { Lines } from '../people/lines.ts'
import { hashOf, type Pass, type Passes } from '../people/passes.ts'
import { liveCode } from '../tables/codes.ts'
import { consentOnly, type OwnRow, type OwnRows } from '../tables/own-rows.ts'
import type { Reports } from '../tables/reports.ts'
import { type Tables, viewerOf } from '../tables/tables.ts'
import type { Watch } from '../watch/watch.ts'
import type { World } from '../world.ts'
import { carryOut } from './acts.ts'
import { type CameIn, enter, whyEnded } from './entering.ts'
import type { Gate } from './gate.ts'
import type { Brought } from './passport.ts'
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
  readonly reports: Reports
  readonly world: World
  readonly gate: Gate
  readonly watch: Watch
  /** Where the client is, as far as that is known. */
  readonly address: string
  /** What cookies or a header brought along for this table. */
  broughtTo(table: string, as?: 'screen'): Brought
  /** Something went wrong in here that nobody outside can do anything about. */
  report: Report
}

type Hello = Incoming & { readonly type: 'hello' }
type Input = Incoming & { readonly type: 'input' }

export const newNumber = (): string => randomUUID().slice(0, 8)

export function openConnection(around: Around, carrier: Carrier): Connection {
  const { report, gate, world, watch } = around
  const count = gate.lineBucket()
  let at: (CameIn & { stop(): void }) | null = null
  let handle: SeatHandle | null = null
  let hangUp: (() => void) | null = null
  let isClosed = false
  /** So much was told of the match over this line. */
  let n = 0
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
    // Counted for the line, whatever is listened to: what another hello has begun is never taken for more of the last.
    const told = (update: Update): void => {
      n += 1
      tell({ type: update.whole ? 'whole' : 'told', ...update, n })
    }
    if (at?.pass.kind === 'watch') {
      hangUp = at.table.late()?.subscribe(told, from) ?? null
      return
    }
    const seat = match.seat(viewerOf(at?.pass ?? null))
    // Whoever looks over somebody's shoulder sees what they see, and has no hand in it; nor has a shared screen.
    if (at?.pass.kind !== 'friend' && at?.pass.kind !== 'screen') handle = seat
    hangUp = seat.subscribe(told, from)
  }

  async function hello({ protocol, table: id, pass: given, from, as }: Hello): Promise<Pass> {
    if (protocol !== PROTOCOL) throw new Fault('server.protocol', { is: protocol, should: PROTOCOL })
    const { own: brought, host } = around.broughtTo(id, as)
    const own = given ?? brought
    const ended = new Set<string>()
    const listen = (hash: string): (() => void) =>
      around.lines.add([hash], () => {
        ended.add(hash)
        if (!at?.by.includes(hash)) return
        const was = at
        // Whatever still comes finds nobody at the table; why it is so may have happened at another node.
        leave()
        void whyEnded(was).then(why => sendAway(why, null))
      })
    // From before it is looked up: what ends meanwhile is not missed.
    const listening = [own, host].flatMap(text => (text === null ? [] : [listen(hashOf(text))]))
    const forget = (): void => {
      for (const stop of listening.splice(0)) stop()
    }
    const entered = await enter(around, id, { own, host }).catch(error => {
      forget()
      throw error
    })
    const { table, pass } = entered
    listening.push(...entered.by.map(listen))
    const hasEnded = entered.by.some(hash => ended.has(hash))
    // Whoever has hung up meanwhile is not there.
    if (isClosed || hasEnded) {
      forget()
      if (hasEnded) throw new Fault('pass.ended')
      return pass
    }
    const isSpectator = pass.kind === 'watch'
    let lookingOn = 0
    leave()
    const you: You = {
      ...(pass.kind === 'friend' ? { isFriend: true } : {}),
      ...(pass.kind === 'screen' ? { isScreen: true } : {}),
      seat: pass.kind === 'seat' ? pass.seat : null,
      isHost: entered.host !== null,
      isSpectator,
    }
    const lobby = (now: Lobby): void => {
      // Whoever looks on could sit down by it.
      const isOwn = you.isHost || you.seat !== null
      const code = isOwn || you.isScreen ? liveCode(now) : null
      const next = isOwn ? now.next : undefined
      const more = { ...(code === null ? {} : { code }), ...(next ? { next } : {}) }
      tell({ type: 'lobby', table: id, you, lobby: lobbySeen(now), ...more })
    }
    const stop = table.watch({
      // All of them are counted, and shown to whoever plays.
      place: you.isScreen ? 'screen' : isSpectator || you.isFriend ? 'late' : you.seat,
      presence(seats, watching, screens) {
        if (!isSpectator) tell({ type: 'presence', seats, watching, ...(screens > 0 ? { screens } : {}) })
        // Who plays there now is nothing of a round ago; how many look on is about themselves. Where somebody plays alone,
        // friends are among them, who are nobody else's business.
        else if (watching !== lookingOn && table.lobby().chairs.length > 1)
          tell({ type: 'presence', seats: [], watching })
        lookingOn = watching
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
    const tellOwn = (row: OwnRow): void => tell({ type: 'own', ...row })
    const stopOwn =
      mine !== null
        ? around.own.watch(id, mine, tellOwn)
        : pass.kind === 'friend'
          ? around.own.watch(id, pass.seat ?? 0, consentOnly(tellOwn))
          : null
    const stopReports = you.isHost ? around.reports.watch(id, reports => tell({ type: 'reports', reports })) : null
    at = {
      ...entered,
      stop() {
        stop()
        stopOwn?.()
        stopReports?.()
        forget()
      },
    }
    const match = table.match()
    lobby(isSpectator && match ? asItBegan(table.lobby(), match) : table.lobby())
    if (match) sitAt(match, from)
    return pass
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
      const given = jsonIn(text)
      try {
        count()
        await take(read(given))
      } catch (error) {
        refuse(idIn(given), error)
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

/** Who has sat down since, or looks, is nothing that spectators know yet: they see the lobby with the names it had. */
function asItBegan(lobby: Lobby, match: HostedMatch): Lobby {
  const { log } = match.open().match
  const nameAt = (seat: number): string | undefined => {
    const first = log[seat]
    return first?.kind === 'sit' ? first.player.name : undefined
  }
  return {
    ...lobby,
    screen: false,
    chairs: lobby.chairs.map((one, seat) => one && { ...one, name: nameAt(seat) ?? one.name }),
  }
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

/** One input of somebody who has no line to this node; done once it is durable. */
export async function actOnce(
  around: Omit<Around, 'report'>,
  table: string,
  message: Input,
  as?: 'screen',
): Promise<void> {
  const entered = await enter(around, table, around.broughtTo(table, as))
  around.gate.message(entered.pass.hash)
  const match = entered.table.match()
  await carryOut(around, entered, match?.seat(viewerOf(entered.pass)) ?? null, message)
}
