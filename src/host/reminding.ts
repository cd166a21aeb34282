import type { GameEvent, Seat } from '../engine/game.ts'
import type { Entry } from '../table/log.ts'
import { type Match, waitedFor } from '../table/match.ts'

/** People who are waited for and might not know it: who they are, and when that has to be looked at. */

type Running = Match<unknown, GameEvent>

/** Whoever chooses here for themselves, and has to now. */
export const peopleWaitedFor = (match: Running): readonly Seat[] =>
  match.record.ended === null ? waitedFor(match).filter(seat => isPerson(match, seat)) : []

/** Does somebody choose here for themselves? */
export function isPerson({ record: { seats } }: Running, seat: Seat): boolean {
  // At a table for one nobody is named.
  const sitting = seats[seat] ?? { bot: null }
  return sitting.bot === null && !('absent' in sitting && sitting.absent !== undefined)
}

/** What changes how long somebody has, or who has to answer. */
const timely: readonly Entry['kind'][] = ['resume', 'extend', 'forgive', 'sit']

/**
 * When somebody may have to be reminded because of what was committed; undefined where nothing of it has to do with
 * that. A draft never has: when one player is reminded must not tell that another one is drafting.
 */
export function remindAt(
  before: Running | null,
  after: Running,
  { now, afterMs }: { readonly now: number; readonly afterMs: number },
): number | undefined {
  const people = peopleWaitedFor(after)
  if (people.some(seat => after.asked[seat].count !== before?.asked[seat]?.count)) return now + afterMs
  const entries = after.log.slice(before?.log.length ?? 0)
  return people.length > 0 && entries.some(({ kind }) => timely.includes(kind)) ? now : undefined
}
