import { byDate, type GameCareer } from '../../career.ts'
import type { Event } from '../events.ts'

/** One finished game around a table. The date is the caller's: nothing here knows the time. */
export interface TableGame {
  readonly date: string
  readonly seed: string
  readonly ending: string
  readonly rounds: number
  readonly players: readonly {
    readonly name: string
    readonly bot: string | null
    readonly agenda: string
    /** Nobody has points where the terrorist track is full (M-28). */
    readonly points: number | null
    readonly won: boolean
  }[]
}

/** What a finished game leaves behind; null for one that is not over. */
export function tableGame(
  events: readonly Event[],
  seats: readonly { readonly name: string; readonly bot: string | null }[],
  { seed, date }: { readonly seed: string; readonly date: string },
): TableGame | null {
  const agenda = new Map<number, string>()
  const points = new Map<number, number>()
  let rounds = 0
  for (const event of events) {
    if (event.kind === 'round') rounds = event.round
    if (event.kind === 'agenda' && event.agenda !== null) agenda.set(event.seat, event.agenda)
    if (event.kind === 'score') points.set(event.seat, event.points)
    if (event.kind === 'ended')
      return {
        date,
        seed,
        ending: event.ending,
        rounds,
        players: seats.map(({ name, bot }, seat) => ({
          name,
          bot,
          agenda: agenda.get(seat) ?? '',
          points: points.get(seat) ?? null,
          won: event.winners.includes(seat),
        })),
      }
  }
  return null
}

/** How often each person has played and won, by name; bots have no career. */
export function people(
  games: readonly TableGame[],
): ReadonlyMap<string, { readonly games: number; readonly won: number }> {
  const all = new Map<string, { games: number; won: number }>()
  for (const { players } of games)
    for (const { name, bot, won } of players) {
      if (bot !== null) continue
      const before = all.get(name) ?? { games: 0, won: 0 }
      all.set(name, { games: before.games + 1, won: before.won + (won ? 1 : 0) })
    }
  return all
}

/** What a career has of Homeland. */
export interface TableCareer {
  readonly tables?: readonly TableGame[] | undefined
}

/** A table is known again by its seed and by how many sat there. */
const isSame =
  (game: TableGame) =>
  ({ seed, players }: TableGame): boolean =>
    seed === game.seed && players.length === game.players.length

export const careerOfTables: GameCareer<TableCareer, Event> = {
  add({ tables = [] }, { events, seats, seed }, date) {
    const game = tableGame(events, seats, { seed, date })
    if (game === null) return { not: 'unfinished' }
    return tables.some(isSame(game)) ? { not: 'table' } : { changes: { tables: [...tables, game] } }
  },
  rehearse: () => null,
  merge({ tables = [] }, other) {
    const more = (other.tables ?? []).filter(game => !tables.some(isSame(game)))
    return tables.length + more.length > 0 ? { tables: [...tables, ...more].sort(byDate) } : {}
  },
}
