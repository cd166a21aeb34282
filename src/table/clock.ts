import type { Seat } from '../engine/game.ts'
import type { Entry, TimeMs } from './log.ts'

/** How fast a match is played: so much for everything, and so much more with every answer. */
export interface Pace {
  readonly bankMs: number
  readonly incrementMs: number
  /** More than this nobody saves up: a day for each answer is a day, however quick the one before was. */
  readonly mostMs?: number | undefined
}

/** What each seat has left, as it was at a moment; since then the clocks of those who are waited for have run. */
export interface Clock {
  readonly pace: Pace
  readonly leftMs: readonly number[]
  /** Null while the match is paused: no clock runs. */
  readonly sinceMs: number | null
}

/** Whoever needs more time takes it by one tap, and may do so ten times for each answer (WCAG 2.2.1). */
export const MOST_EXTENSIONS = 10
const LEAST_EXTENSION_MS = 60_000
export const extensionOf = ({ incrementMs }: Pace): number => Math.max(LEAST_EXTENSION_MS, incrementMs)

export const startClock = (pace: Pace, seats: number, now: number): Clock => ({
  pace,
  leftMs: Array.from({ length: seats }, () => pace.bankMs),
  sinceMs: now,
})

/** What this seat has left now; below 0 it is out of time. */
export const timeLeft = ({ leftMs, sinceMs }: Clock, seat: Seat, waiting: readonly Seat[], now: number): number =>
  leftMs[seat] - (sinceMs !== null && waiting.includes(seat) ? Math.max(0, now - sinceMs) : 0)

const atMost = ({ mostMs }: Pace, ms: number): number => (mostMs === undefined ? ms : Math.min(mostMs, ms))

/** The clock as it stands now: an answer earns its increment. Without a time nothing has passed. */
export function stopClock(clock: Clock, waiting: readonly Seat[], answered: Seat | null, now: TimeMs): Clock {
  if (now === null) return clock
  const { pace, sinceMs } = clock
  return {
    pace,
    leftMs: clock.leftMs.map((_, seat) => {
      const left = timeLeft(clock, seat, waiting, now)
      return seat === answered ? atMost(pace, left + pace.incrementMs) : left
    }),
    sinceMs: sinceMs === null ? null : Math.max(sinceMs, now),
  }
}

/** No clock runs until it is resumed. */
export const pauseClock = (clock: Clock, waiting: readonly Seat[], now: TimeMs): Clock => ({
  ...stopClock(clock, waiting, null, now),
  sinceMs: null,
})

export const resumeClock = (clock: Clock, now: TimeMs): Clock => ({ ...clock, sinceMs: now ?? 0 })

export const extendClock = (clock: Clock, seat: Seat): Clock => ({
  ...clock,
  leftMs: clock.leftMs.map((left, one) => (one === seat ? Math.max(0, left) + extensionOf(clock.pace) : left)),
})

/** Time in which nobody could have answered, such as while the server was down, is given back. */
export const forgiveClock = (clock: Clock, ms: number): Clock =>
  clock.sinceMs === null ? clock : { ...clock, sinceMs: clock.sinceMs + Math.max(0, ms) }

/** When the first of those who are waited for is out of time. */
export const runsOutAt = ({ leftMs, sinceMs }: Clock, waiting: readonly Seat[]): number | null =>
  waiting.length === 0 || sinceMs === null
    ? null
    : sinceMs + Math.max(0, Math.min(...waiting.map(seat => leftMs[seat])))

export const outOfTime = (clock: Clock, waiting: readonly Seat[], now: number): Seat[] =>
  waiting.filter(seat => timeLeft(clock, seat, waiting, now) <= 0)

/** The clock after an entry that is about time; any other leaves it as it is. */
function after(clock: Clock, entry: Entry, waiting: readonly Seat[]): Clock {
  switch (entry.kind) {
    case 'pause':
      return pauseClock(clock, waiting, entry.at)
    case 'resume':
      return resumeClock(clock, entry.at)
    case 'extend':
      return extendClock(clock, entry.seat)
    case 'forgive':
      return forgiveClock(clock, entry.ms)
    default:
      return clock
  }
}

/** All that moves clocks, for whoever opens matches that are played against time: a first call does without. */
export const clocks = { start: startClock, stop: stopClock, after, runsOutAt, outOfTime }
export type Clocks = typeof clocks
