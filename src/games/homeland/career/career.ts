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
    /** Where the points came from (M-30). Careers of before this was kept have it not. */
    readonly from?: { readonly own: number; readonly assets: number; readonly accusation: number } | undefined
    /** How accusing somebody went, where all were asked (M-29). */
    readonly accused?: Accused | undefined
  }[]
}

export const accusedHow = ['right', 'wrong', 'nobody'] as const
export type Accused = (typeof accusedHow)[number]

/** What a finished game leaves behind; null for one that is not over. */
export function tableGame(
  events: readonly Event[],
  seats: readonly { readonly name: string; readonly bot: string | null }[],
  { seed, date }: { readonly seed: string; readonly date: string },
): TableGame | null {
  const agenda = new Map<number, string>()
  const points = new Map<number, Extract<Event, { kind: 'score' }>>()
  const accused = new Map<number, Accused>()
  let rounds = 0
  for (const event of events) {
    if (event.kind === 'round') rounds = event.round
    if (event.kind === 'agenda' && event.agenda !== null) agenda.set(event.seat, event.agenda)
    if (event.kind === 'score') points.set(event.seat, event)
    if (event.kind === 'accused')
      accused.set(event.seat, event.of === null ? 'nobody' : event.right ? 'right' : 'wrong')
    if (event.kind === 'ended')
      return {
        date,
        seed,
        ending: event.ending,
        rounds,
        players: seats.map(({ name, bot }, seat) => {
          const score = points.get(seat)
          const how = accused.get(seat)
          return {
            name,
            bot,
            agenda: agenda.get(seat) ?? '',
            points: score?.points ?? null,
            won: event.winners.includes(seat),
            ...(score && { from: { own: score.own, assets: score.assets, accusation: score.accusation } }),
            ...(how && { accused: how }),
          }
        }),
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

/** Is there something of a game that its match would tell, and that was not kept when it was counted? */
const isBare = ({ players }: TableGame): boolean => players.some(({ points, from }) => points !== null && !from)

export const careerOfTables: GameCareer<TableCareer, Event> = {
  add({ tables = [] }, { events, seats, seed }, date) {
    const game = tableGame(events, seats, { seed, date })
    if (game === null) return { not: 'unfinished' }
    return tables.some(isSame(game)) ? { not: 'table' } : { changes: { tables: [...tables, game] } }
  },
  rehearse: () => null,
  isBare: ({ tables = [] }) => tables.some(isBare),
  complete({ tables = [] }, matches) {
    const told = matches.flatMap(({ events, seats, seed }) => tableGame(events, seats, { seed, date: '' }) ?? [])
    const all = tables.map(game => {
      const again = isBare(game) ? told.find(isSame(game)) : undefined
      // The date is when it counted.
      return again ? { ...again, date: game.date } : game
    })
    return all.some((game, n) => game !== tables[n]) ? { tables: all } : null
  },
  merge({ tables = [] }, other) {
    const more = (other.tables ?? []).filter(game => !tables.some(isSame(game)))
    return tables.length + more.length > 0 ? { tables: [...tables, ...more].sort(byDate) } : {}
  },
}
