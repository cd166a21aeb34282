import type { Giving } from '../../client/bits.ts'
import type { Right } from '../../client/link.ts'
import type { Colour } from '../../table/lobby.ts'

/**
 * What this browser keeps of tables elsewhere, besides the cookie that lets it in, which no script can read: what proves
 * afterwards how the cards were dealt, and what its owner has said already.
 */
export interface KeptSeat extends Giving {
  readonly table: string
  readonly game: string
  readonly name: string
  /** For whoever only looks: it is said with every hello. Null where there is a cookie. */
  readonly pass: string | null
  /** By seat: what the host hands out; null where there is nothing to hand out. */
  readonly invites: readonly (string | null)[]
  /** What the host hands out to spectators. */
  readonly watch?: string | null
  /** By seat: who sat there at the table before, where this is another game with the same people. */
  readonly before?: readonly string[]
  /** By seat, once the match has begun. */
  readonly colours?: readonly (Colour | null)[]
  /** When it was last looked at. */
  readonly at: number
}

const SEATS = 'situation-room.seats'
const NAME = 'situation-room.name'
const ARRIVING = 'situation-room.arriving'
/** More tables than anybody plays at; the oldest go. */
const MOST_SEATS = 200

function read<Value>(storage: () => Storage, key: string, fallback: Value): Value {
  try {
    return (JSON.parse(storage().getItem(key) ?? 'null') as Value | null) ?? fallback
  } catch {
    // Forbidden or damaged: as on the first visit.
    return fallback
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // Forbidden or full: the cookie lets its owner in all the same, and the receipt says that nothing was kept here.
  }
}

const local = (): Storage => localStorage
const ofTab = (): Storage => sessionStorage

/** The last that was looked at first. */
export const keptSeats = (): readonly KeptSeat[] => {
  const found = read<unknown>(local, SEATS, [])
  return Array.isArray(found) ? found.filter(one => typeof Object(one).table === 'string') : []
}

export const seatAt = (table: string): KeptSeat | null => keptSeats().find(one => one.table === table) ?? null

export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter(({ table }) => table !== seat.table)
  write(local, SEATS, [seat, ...others].slice(0, MOST_SEATS))
}

export function forgetSeat(table: string): void {
  write(
    local,
    SEATS,
    keptSeats().filter(one => one.table !== table),
  )
}

/** Nobody is asked for their name twice. */
export const lastName = (): string => read(local, NAME, '')
export const rememberName = (name: string): void => write(local, NAME, name)

/** What a link was for, as long as the tab has not come to its table: it does not stay in the address. */
export const arrivingBy = (table: string): Right | null => {
  const found = read<{ readonly table?: string; readonly right?: Right } | null>(ofTab, ARRIVING, null)
  return found?.table === table ? (found.right ?? null) : null
}
export const arriveBy = (table: string, right: Right | null): void => write(ofTab, ARRIVING, { table, right })
