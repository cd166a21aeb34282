import { plainName, STAND_IN, takesSeat, tempersOf } from '../../bots/names.ts'
import { Fault, type Seat } from '../../engine/game.ts'
import type { SeatedPlayer } from '../../table/match.ts'
import { checkedName } from '../../table/names.ts'
import { programSeat } from '../bot/seated.ts'

export interface SeatFlags {
  readonly players?: string
  readonly names?: string
  readonly bots?: string
  readonly seat?: string
}

/** Who is to sit where, as far as the flags say: a bot's kind, or null for a person; and the names that were given. */
export interface Seating {
  readonly bots: readonly (string | null)[]
  readonly names: readonly (string | null)[]
  readonly programs?: ReadonlySet<Seat>
}

/** How many players are meant: told, or as many as there are names; the game itself says whether they may be so many. */
export const playersIn = ({ players, names }: SeatFlags): string | undefined =>
  players ?? (names === undefined ? undefined : String(names.split(',').length))

/** More than any screen has room for; what a game is played by is looked for among these. */
const MOST_PLAYERS = 9

/** By how many a game is played: whatever its own reader of set-ups does not refuse. */
export const playable = (read: (players: number) => void): number[] =>
  Array.from({ length: MOST_PLAYERS }, (_, i) => i + 1).filter(players => {
    try {
      read(players)
      return true
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return false
    }
  })

/** What the flags are read for: a table of so many players, and the bots that can sit at it. */
export interface TableSize {
  readonly game: string
  readonly players: number
  readonly bots: readonly string[]
  readonly usualBot: string
  /** Seats of programs of somebody's own. */
  readonly programs?: ReadonlySet<Seat>
}

/** Reads the flags for a table. */
export function seating(flags: SeatFlags, table: TableSize): Seating {
  const { game, players, programs = new Set() } = table
  const most = Math.max(-1, ...programs) + 1
  if (most > players) throw new Fault('error.number', { name: String(most), least: 1, most: players })
  const seat = flags.seat === undefined ? null : seatIn(flags.seat, players)
  if (seat !== null && programs.has(seat)) throw programSeat(`--seat ${seat + 1}`)
  const free = players - programs.size
  const others = free - 1
  const kinds = botsIn(flags.bots, table, seat === null ? 0 : others)
  if (seat !== null && kinds.length !== others) throw new Fault('seats.bots-for-seat', { bots: kinds.length, others })
  if (kinds.length >= free) throw new Fault('seats.no-person', { players, game })
  const rest = seat === null ? [...Array.from({ length: free - kinds.length }, () => null), ...kinds] : kinds
  const bots = Array.from({ length: players }, (_, at): string | null =>
    programs.has(at) ? STAND_IN : at === seat ? null : (rest.shift() ?? null),
  )
  return { bots, programs, names: namesIn(flags.names, bots) }
}

function seatIn(given: string, players: number): Seat {
  const seat = Number(given)
  if (!/^\d+$/.test(given) || seat < 1 || seat > players)
    throw new Fault('error.number', { name: given, least: 1, most: players })
  return seat - 1
}

/** `3`: so many of the usual kind. `steady,random`: these. Where all other seats are bots', one kind may do for all. */
function botsIn(
  given: string | undefined,
  { game, bots: known, usualBot: usual }: TableSize,
  others: number,
): string[] {
  if (given === undefined) return Array.from({ length: others }, () => usual)
  if (/^\d{1,2}$/.test(given)) return Array.from({ length: Number(given) }, () => usual)
  const kinds = given.split(',').map(kind => kind.trim())
  for (const name of kinds) {
    if (takesSeat(game, name)) continue
    const tempers = tempersOf(game, plainName(name))
    if (tempers.length > 0) throw new Fault('error.bot-word', { name, known: tempers.join(', ') })
    throw new Fault('error.bot', { name, known: known.join(', ') })
  }
  return kinds.length === 1 && others > 1 ? Array.from({ length: others }, () => kinds[0]) : kinds
}

/** A name for each seat, or for each person; who is not named is asked, or called a bot. */
function namesIn(given: string | undefined, bots: readonly (string | null)[]): (string | null)[] {
  if (given === undefined) return bots.map(() => null)
  const names: string[] = []
  for (const name of given.split(',')) names.push(checkedName(name, names))
  const people = bots.filter(bot => bot === null).length
  if (names.length === bots.length) return names
  if (names.length !== people) throw new Fault('seats.names-count', { names: names.length, people })
  const left = names.slice()
  return bots.map(bot => (bot === null ? (left.shift() ?? null) : null))
}

/** The people who have not said their names yet, by how many; and the table once they have. */
export const unnamed = ({ bots, names }: Seating): number =>
  bots.filter((bot, seat) => bot === null && names[seat] === null).length

export function seated(
  { bots, names, programs }: Seating,
  said: readonly string[],
  botName: (seat: Seat) => string,
): readonly SeatedPlayer[] {
  const left = said.slice()
  const taken = [...said, ...names.flatMap(name => name ?? [])].map(name => name.toLowerCase())
  return bots.map((bot, seat) => {
    const program = programs?.has(seat) ? { program: true as const } : {}
    const name = names[seat] ?? (bot === null ? left.shift() : undefined)
    if (name !== undefined) return { name, bot, ...program }
    let own = botName(seat)
    while (taken.includes(own.toLowerCase())) own += '*'
    return { name: own, bot, ...program }
  })
}
