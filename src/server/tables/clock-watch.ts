import type { World } from '../world.ts'

/** Notices that somebody has set the clock on the wall, or that the machine was asleep: the other clock does not know of it. */
export interface ClockWatch {
  /** Comes back when whoever has to know of it has been told. */
  look(): Promise<void>
}

/** Less than this nobody feels, and clocks are put right by as much all the time. */
const LEAST_MS = 5000

export function watchClock(
  { now, elapsed }: Pick<World, 'now' | 'elapsed'>,
  set: (byMs: number) => Promise<void>,
): ClockWatch {
  let apart = now() - elapsed()
  let telling: Promise<void> = Promise.resolve()
  return {
    look() {
      const byMs = now() - elapsed() - apart
      // It was put right by little: from here on.
      apart += byMs
      if (Math.abs(byMs) >= LEAST_MS) telling = telling.then(() => set(byMs))
      return telling
    },
  }
}
