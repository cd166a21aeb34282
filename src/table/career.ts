import type { GameEvent } from '../engine/game.ts'
import { type TableGame, tableGame } from '../games/homeland/career.ts'
import type { Event as HomelandEvent } from '../games/homeland/events.ts'
import { isFinished, storyOf } from '../games/negotiator/achievements.ts'
import { type Career, nearer, record } from '../games/negotiator/career.ts'
import type { Event } from '../games/negotiator/events.ts'
import type { Match, MatchRecord } from './match.ts'

/** A call that was practised: its luck is known. */
export interface Rehearsal {
  readonly abductor: string
  readonly seed: string
}

/** Games for one and games around a table, in one file. */
export interface KeptCareer extends Career {
  readonly tables?: readonly TableGame[] | undefined
  readonly rehearsed?: readonly Rehearsal[] | undefined
}

/**
 * Why a match is not added: it is practice, has cards of its own or a laid position, was played or practised before, or
 * goes on.
 */
export type NotCounted = 'practice' | 'deck' | 'position' | 'seed' | 'rehearsed' | 'table' | 'unfinished'

/** What a career becomes by a match. A practised call is no game of it, but is remembered. */
export type Counted =
  | { readonly career: KeptCareer }
  | { readonly not: 'practice'; readonly career: KeptCareer }
  | { readonly not: NotCounted }

/** What keeps a match out of any career, whatever happens in it. */
export const neverCounts = (
  { practice, position }: Pick<MatchRecord, 'practice' | 'position'>,
  isStandard: boolean,
): NotCounted | null => (practice ? 'practice' : !isStandard ? 'deck' : position !== null ? 'position' : null)

const isCall =
  (seed: string, abductor: string) =>
  (one: Rehearsal): boolean =>
    one.seed === seed && one.abductor === abductor

/** The career with this call among the practised ones, from its first moment on: whoever rewinds knows its luck. */
export function rehearsing<State, Ev extends GameEvent>(
  career: KeptCareer,
  { record: played, events }: Pick<Match<State, Ev>, 'record' | 'events'>,
): KeptCareer {
  const { seed, practice, position, game } = played
  if (!practice || position !== null || game !== 'negotiator') return career
  const { abductor } = storyOf(events as unknown as readonly Event[])
  const before = career.rehearsed ?? []
  return before.some(isCall(seed, abductor)) ? career : { ...career, rehearsed: [...before, { abductor, seed }] }
}

/** The career with this match in it, or why it does not count: one answer for terminal and page. */
export function withMatch<State, Ev extends GameEvent>(
  career: KeptCareer,
  { record: played, events }: Pick<Match<State, Ev>, 'record' | 'events'>,
  { isStandard, date }: { readonly isStandard: boolean; readonly date: string },
): Counted {
  const never = neverCounts(played, isStandard)
  if (never === 'practice' && isStandard) return { not: never, career: rehearsing(career, { record: played, events }) }
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
  const isThisCall = isCall(seed, story.abductor)
  if (career.games.some(isThisCall)) return { not: 'seed' }
  if (career.rehearsed?.some(isThisCall)) return { not: 'rehearsed' }
  return { career: { ...career, ...record(career, { story, seed, date }) } }
}

const byDate = (a: { readonly date: string }, b: { readonly date: string }): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0

/** Two careers of one person: what the first has stays, what only the second has is put in where it belongs. */
export function merged(career: KeptCareer, other: KeptCareer): KeptCareer {
  const best = new Map(Object.entries(career.best))
  for (const [id, progress] of Object.entries(other.best)) best.set(id, nearer(best.get(id), progress))
  const games = other.games.filter(({ seed, abductor }) => !career.games.some(isCall(seed, abductor)))
  const before = career.tables ?? []
  const tables = (other.tables ?? []).filter(
    ({ seed, players }) => !before.some(game => game.seed === seed && game.players.length === players.length),
  )
  const practised = career.rehearsed ?? []
  const rehearsed = (other.rehearsed ?? []).filter(({ seed, abductor }) => !practised.some(isCall(seed, abductor)))
  return {
    ...career,
    ...(practised.length + rehearsed.length > 0 ? { rehearsed: [...practised, ...rehearsed] } : {}),
    best: Object.fromEntries(best),
    games: [...career.games, ...games].sort(byDate),
    ...(before.length + tables.length > 0 ? { tables: [...before, ...tables].sort(byDate) } : {}),
  }
}
