import { Fault } from '../engine/game.ts'
import type { Course, Thought } from '../engine/talk.ts'
import type { Entry } from './log.ts'
import type { MatchRecord } from './match.ts'
import { checkPerson } from './talk.ts'

/** What people thought of each other, for those who share it once the game is over. */

/** So many thoughts of one person are kept: more than anybody has in an evening. */
export const MOST_THOUGHTS = 200

export const isMix = (given: unknown): given is readonly number[] =>
  Array.isArray(given) &&
  given.length === 3 &&
  given.every(part => Number.isFinite(part) && part >= 0) &&
  Math.abs(given.reduce((sum, part) => sum + part, 0) - 100) < 1e-6

/** What has been shared, in the order of the seats. */
export const sharedIn = (log: readonly Entry[]): readonly Course[] =>
  log
    .flatMap(one => (one.kind === 'suspicions' ? [{ seat: one.seat, course: one.course }] : []))
    .sort((a, b) => a.seat - b.seat)

/** Can this be what somebody at this match thought of the others? */
export function checkCourse(
  { seats, choices }: Pick<MatchRecord, 'seats' | 'choices'>,
  { seat, course }: Course,
): void {
  checkPerson(seats, seat)
  if (course.length === 0) throw new Fault('suspicions.none')
  let last = 0
  const fits = ({ after, of, mix }: Thought): boolean => {
    const isLater = after >= last && after <= choices.length
    last = after
    return isLater && of in seats && of !== seat && (mix === null || isMix(mix))
  }
  if (course.length > MOST_THOUGHTS || !course.every(fits)) throw new Fault('file.said')
}
