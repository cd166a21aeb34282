import { randomUUID } from 'node:crypto'
import { Fault } from '../../engine/game.ts'
import type { SeatHandle } from '../../host/handle.ts'
import type { HostedMatch } from '../../host/hosting.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import type { Update } from '../../host/update.ts'
import {
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
import { consentOnly, type OwnRow, type OwnRows } from '../tables/own-rows.ts'
import { type Tables, viewerOf } from '../tables/tables.ts'
import type { Watch } from '../watch/watch.ts'
import type { World } from '../world.ts'
import { carryOut, type Entered } from './acts.ts'
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
    const tellOwn = (row: OwnRow): void => tell({ type: 'own', ...row })
    const stopOwn =
      mine !== null
        ? around.own.watch(id, mine, tellOwn)
        : own.kind === 'friend'
          ? around.own.watch(id, own.seat ?? 0, consentOnly(tellOwn))
          : null
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

/** One input of somebody who has no line to this node; done once it is durable. */
export async function actOnce(around: Omit<Around, 'report'>, table: string, message: Input): Promise<void> {
  const entered = await enter(around, table, around.passFor(table))
  around.gate.message(entered.pass.hash)
  const match = entered.table.match()
  await carryOut(around, entered, match?.seat(viewerOf(entered.pass)) ?? null, message)
}
