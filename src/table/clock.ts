import type { Seat } from '../engine/game.ts'
import type { TimeMs } from './log.ts'

/** How fast a match is played: so much for everything, and so much more with every answer. */
export interface Pace {
  readonly bankMs: number
  readonly incrementMs: number
}

/** What each seat has left, as it was at a moment; since then the clocks of those who are waited for have run. */
export interface Clock {
  readonly pace: Pace
  readonly leftMs: readonly number[]
  readonly sinceMs: number
}

export const startClock = (pace: Pace, seats: number, now: number): Clock => ({
  pace,
  leftMs: Array.from({ length: seats }, () => pace.bankMs),
  sinceMs: now,
})

/** What this seat has left now; below 0 it is out of time. */
export const timeLeft = ({ leftMs, sinceMs }: Clock, seat: Seat, waiting: readonly Seat[], now: number): number =>
  leftMs[seat] - (waiting.includes(seat) ? Math.max(0, now - sinceMs) : 0)

/** The clock as it stands now: an answer earns its increment. Without a time nothing has passed. */
export function stopClock(clock: Clock, waiting: readonly Seat[], answered: Seat | null, now: TimeMs): Clock {
  if (now === null) return clock
  const { pace } = clock
  return {
    pace,
    leftMs: clock.leftMs.map(
      (_, seat) => timeLeft(clock, seat, waiting, now) + (seat === answered ? pace.incrementMs : 0),
    ),
    sinceMs: Math.max(clock.sinceMs, now),
  }
}

/** When the first of those who are waited for is out of time. */
export const runsOutAt = ({ leftMs, sinceMs }: Clock, waiting: readonly Seat[]): number | null =>
  waiting.length === 0 ? null : sinceMs + Math.max(0, Math.min(...waiting.map(seat => leftMs[seat])))

export const outOfTime = (clock: Clock, waiting: readonly Seat[], now: number): Seat[] =>
  waiting.filter(seat => timeLeft(clock, seat, waiting, now) <= 0)
