import type { GameEvent } from '../engine/game.ts'
import { own } from '../engine/own.ts'
import type { NotAdded } from '../games/career.ts'
import { careers, type KeptCareer } from '../games/careers.ts'
import type { MatchRecord } from './match.ts'

/**
 * Why a match is not added: it is practice, has cards of its own or a laid position, its game has no career, or what the
 * game itself says.
 */
export type NotCounted = 'practice' | 'deck' | 'position' | 'no-career' | NotAdded

/** A match as a career looks at it. */
export interface Played<Event extends GameEvent> {
  readonly record: MatchRecord
  readonly events: readonly Event[]
}

/** What a career becomes by a match. A practised one is no game of it, but may be remembered. */
export type Counted =
  | { readonly career: KeptCareer }
  | { readonly not: 'practice'; readonly career: KeptCareer }
  | { readonly not: NotCounted }

/** What keeps a match out of any career, whatever happens in it. */
export const neverCounts = (
  { practice, position }: Pick<MatchRecord, 'practice' | 'position'>,
  isStandard: boolean,
): NotCounted | null => (practice ? 'practice' : !isStandard ? 'deck' : position !== null ? 'position' : null)

/** The career with this match among the practised ones, where its game remembers those. */
export function rehearsing<Event extends GameEvent>(career: KeptCareer, { record, events }: Played<Event>): KeptCareer {
  if (!record.practice || record.position !== null) return career
  const changes = own(careers, record.game)?.rehearse(career, { ...record, events }) ?? null
  return changes === null ? career : { ...career, ...changes }
}

/** The career with this match in it, or why it does not count: one answer for terminal and page. */
export function withMatch<Event extends GameEvent>(
  career: KeptCareer,
  { record, events }: Played<Event>,
  { isStandard, date }: { readonly isStandard: boolean; readonly date: string },
): Counted {
  const never = neverCounts(record, isStandard)
  if (never === 'practice' && isStandard) return { not: never, career: rehearsing(career, { record, events }) }
  if (never) return { not: never }
  const added = own(careers, record.game)?.add(career, { ...record, events }, date) ?? { not: 'no-career' }
  return 'not' in added ? added : { career: { ...career, ...added.changes } }
}

/** Two careers of one person in one. */
export const merged = (career: KeptCareer, other: KeptCareer): KeptCareer =>
  Object.assign({}, career, ...Object.values(careers).map(({ merge }) => merge(career, other)))
