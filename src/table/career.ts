import type { GameEvent } from '../engine/game.ts'
import { type TableGame, tableGame } from '../games/homeland/career.ts'
import type { Event as HomelandEvent } from '../games/homeland/events.ts'
import { isFinished, storyOf } from '../games/negotiator/achievements.ts'
import { type Career, nearer, record } from '../games/negotiator/career.ts'
import type { Event } from '../games/negotiator/events.ts'
import type { Match, MatchRecord } from './match.ts'

/** Games for one and games around a table, in one file. */
export interface KeptCareer extends Career {
  readonly tables?: readonly TableGame[] | undefined
}

/** Why a match is not added: it is practice, has cards of its own or a laid position, was played before, or goes on. */
export type NotCounted = 'practice' | 'deck' | 'position' | 'seed' | 'table' | 'unfinished'

export type Counted = { readonly career: KeptCareer } | { readonly not: NotCounted }

/** What keeps a match out of any career, whatever happens in it. */
export const neverCounts = (
  { practice, position }: Pick<MatchRecord, 'practice' | 'position'>,
  isStandard: boolean,
): NotCounted | null => (practice ? 'practice' : !isStandard ? 'deck' : position !== null ? 'position' : null)

/** The career with this match in it, or why it does not count: one answer for terminal and page. */
export function withMatch<State, Ev extends GameEvent>(
  career: KeptCareer,
  { record: played, events }: Pick<Match<State, Ev>, 'record' | 'events'>,
  { isStandard, date }: { readonly isStandard: boolean; readonly date: string },
): Counted {
  const never = neverCounts(played, isStandard)
  if (never) return { not: never }
  const { seed } = played
  if (played.game === 'homeland') {
    const game = tableGame(events as unknown as readonly HomelandEvent[], played.seats, { seed, date })
    if (game === null) return { not: 'unfinished' }
    const before = career.tables ?? []
    const isKnown = before.some(one => one.seed === seed && one.players.length === game.players.length)
    return isKnown ? { not: 'table' } : { career: { ...career, tables: [...before, game] } }
  }
  const story = storyOf(events as unknown as readonly Event[])
  if (!isFinished(story)) return { not: 'unfinished' }
  const isKnown = career.games.some(game => game.seed === seed && game.abductor === story.abductor)
  return isKnown ? { not: 'seed' } : { career: { ...career, ...record(career, { story, seed, date }) } }
}

const byDate = (a: { readonly date: string }, b: { readonly date: string }): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0

/** Two careers of one person: what the first has stays, what only the second has is put in where it belongs. */
export function merged(career: KeptCareer, other: KeptCareer): KeptCareer {
  const best = { ...career.best }
  for (const [id, progress] of Object.entries(other.best)) best[id] = nearer(best[id], progress)
  const games = other.games.filter(
    ({ seed, abductor }) => !career.games.some(game => game.seed === seed && game.abductor === abductor),
  )
  const before = career.tables ?? []
  const tables = (other.tables ?? []).filter(
    ({ seed, players }) => !before.some(game => game.seed === seed && game.players.length === players.length),
  )
  return {
    ...career,
    best,
    games: [...career.games, ...games].sort(byDate),
    ...(before.length + tables.length > 0 ? { tables: [...before, ...tables].sort(byDate) } : {}),
  }
}
