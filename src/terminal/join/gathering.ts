import type { RemoteTable } from '../../client/table.ts'
import { Fault, type Seat } from '../../engine/game.ts'
import type { LobbySeen } from '../../host/wire.ts'
import { paceName } from '../../table/paces.ts'
import { shareHash } from '../../table/receipt.ts'
import type { Say } from '../../words/index.ts'
import { nameOf } from '../names.ts'
import type { KeptSeat } from './kept-seats.ts'

/** A table elsewhere before its match: what its host can do, in whichever mode. Seats are counted from 0. */
export type LobbyWish =
  /** A bot in one seat; without a seat, in all that are free. */
  | { readonly bot: { readonly seat?: Seat; readonly kind?: string; readonly name?: string } }
  | { readonly free: Seat }
  /** May others look on, a round late? */
  | { readonly spectators: boolean }
  | { readonly start: true }
  | { readonly close: true }

export interface Gathering {
  readonly table: RemoteTable
  readonly say: Say
  /** The bot that takes a seat for which none is named. */
  readonly companion: string
}

export const lobbyOf = (table: RemoteTable): LobbySeen => {
  const { lobby } = table.now()
  if (!lobby) throw new Error('the table has not answered yet')
  return lobby
}

export async function carryOut({ table, say, companion }: Gathering, wish: LobbyWish): Promise<void> {
  if ('start' in wish) return table.act({ type: 'draw' })
  if ('close' in wish) return table.act({ type: 'close' })
  if ('spectators' in wish) return table.act({ type: 'spectators', allowed: wish.spectators })
  if ('free' in wish) return table.act({ type: 'rise', seat: wish.free })
  const { seat, kind = companion, name } = wish.bot
  const free = lobbyOf(table).chairs.flatMap((chair, at) => (chair ? [] : [at]))
  const seats = seat === undefined ? free : [seat]
  if (seats.length === 0) throw new Fault('lobby.no-free-seat')
  for (const at of seats) await table.act({ type: 'bot', seat: at, kind, name: name ?? botName(say, table, at) })
}

/** A name that nobody at the table has. */
function botName(say: Say, table: RemoteTable, seat: Seat): string {
  const taken = lobbyOf(table).chairs.map(chair => chair?.name.toLowerCase())
  let own = say('seats.bot', { n: seat + 1 })
  while (taken.includes(own.toLowerCase())) own += '*'
  return own
}

/** Who sits where, a line each. */
export const seatLines = (say: Say, { chairs, isSeedKnown, pace }: LobbySeen, own: Seat | null): string[] => [
  ...chairs.map((chair, seat) => {
    const n = seat + 1
    if (!chair) return say('lobby.seat.free', { n })
    const name = nameOf(chair.name)
    const line =
      chair.bot !== null
        ? say('lobby.seat.bot', { n, name, kind: nameOf(chair.bot) })
        : say(chair.program ? 'lobby.seat.program' : seat === own ? 'lobby.seat.own' : 'lobby.seat.person', { n, name })
    return say('lobby.seat.coloured', { line, colour: say(`seat-colour.${chair.colour}`) })
  }),
  ...(pace === null ? [] : [say('lobby.pace', { pace: paceName(pace) })]),
  ...(isSeedKnown ? [say('lobby.known-seed')] : []),
]

/** What the table waits for. */
export function lobbyLine(say: Say, { phase, chairs }: LobbySeen, isHost: boolean): string {
  if (phase === 'drawing' || phase === 'started') return say('lobby.dealing')
  if (chairs.includes(null)) return say(isHost ? 'lobby.host.gathering' : 'lobby.gathering')
  return say(isHost ? 'lobby.host.full' : 'lobby.full')
}

type Giving = Pick<KeptSeat, 'seat' | 'bits' | 'commitment' | 'promised'>

/**
 * Gives this machine's bits as soon as everybody's are asked for: not before, or whoever knows the table's secret could
 * choose theirs by ours. What everybody has promised is kept first, so that it can be held against the receipt; to
 * other promises than those, or to another commitment, nothing is given. Where the line breaks just then, the bits are
 * sent again as everything is.
 */
export function giveBits(
  table: RemoteTable,
  { seat, bits, commitment, promised }: Giving,
  keep: (promised: KeptSeat['promised']) => void,
): () => void {
  let isGiven = false
  const look = (): void => {
    const { lobby, you } = table.now()
    if (isGiven || bits === null || seat === null || lobby?.phase !== 'drawing' || you?.seat !== seat) return
    const hashes = lobby.chairs.map(chair => chair?.hash ?? null)
    if (hashes[seat] !== shareHash(bits) || lobby.commitment !== commitment) return
    if (promised !== null && promised.join() !== hashes.join()) return
    isGiven = true
    keep(hashes)
    // Refused where they have come too late: then the receipt says so.
    void table.act({ type: 'share', bits }).catch(() => {})
  }
  const stop = table.subscribe(look)
  look()
  return stop
}
