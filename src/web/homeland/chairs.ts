import type { HomelandBotName, HomelandTemper } from '../../bots/names.ts'

/** Who sat at the last table, so that nobody is asked for their name twice. It belongs to the browser. */
export const SEATS = [0, 1, 2, 3, 4, 5] as const
const TALKERS = ['analyst', 'careerist'] as const satisfies readonly HomelandBotName[]
const TEMPERS = ['bold', 'careful', 'chatty', 'quiet'] as const satisfies readonly HomelandTemper[]
const OTHERS = ['steady', 'random'] as const satisfies readonly HomelandBotName[]
/** Bots by their kind, the best first, each with its tempers behind it. */
export const kinds: readonly string[] = [
  ...TALKERS.flatMap(name => [name, ...TEMPERS.map(temper => `${name}:${temper}`)]),
  ...OTHERS,
]
/** Seats of a table that is opened with one tap. */
export const QUICK = 4

export interface Chair {
  /** A person, or a bot by its kind. */
  readonly who: string
  readonly name: string
}

export interface Seating {
  readonly size: number
  readonly chairs: readonly Chair[]
}

const KEY = 'situation-room.lobby'

export const isWho = (text: unknown): text is string =>
  text === 'person' || (typeof text === 'string' && kinds.includes(text))

/** Whoever has no company yet plays among analysts of several tempers. */
const [calm, bold, careful, chatty, quiet] = kinds
const company = [calm, chatty, careful, bold, quiet]

/** A bot for the seat of somebody who plays alone; the first seat is their own. */
export const usualBot = (seat: number): string => company[seat - 1] ?? calm
const usual = (seat: number): Chair => ({ who: seat === 0 ? 'person' : usualBot(seat), name: '' })

/** Whatever lies in the storage, as far as it makes sense. */
export function lastSeating(): Seating {
  let given: unknown = null
  try {
    given = JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    // Forbidden or damaged: as on the first visit.
  }
  const { size, chairs } = (given ?? {}) as Partial<Record<keyof Seating, unknown>>
  return {
    size: typeof size === 'number' && size >= 3 && size <= SEATS.length ? Math.floor(size) : QUICK,
    chairs: SEATS.map(seat => {
      const { who, name } = (Array.isArray(chairs) ? (chairs[seat] ?? {}) : {}) as Record<string, unknown>
      return isWho(who) && typeof name === 'string' ? { who, name } : usual(seat)
    }),
  }
}

export function rememberSeating(seating: Seating): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seating))
  } catch {
    // Storage is forbidden or full: it is asked again next time.
  }
}
