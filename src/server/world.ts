import { randomBytes } from 'node:crypto'

/**
 * Time and chance as a server has them. Whatever waits, dates or draws here goes by one of these and by nothing else, so
 * that a test can run days of it in a moment, and the same ones again.
 */
export interface World {
  /** Milliseconds since 1970 by the clock on the wall, which somebody may set. */
  now(): number
  /** Milliseconds since some moment, by a clock that nobody sets. */
  elapsed(): number
  /** Does something later; the answer calls it off. */
  after(ms: number, work: () => void): () => void
  /** At the end of this turn of the event loop. */
  soon(work: () => void): void
  random(bytes: number): Buffer
}

/** No timer is set for longer: Node would take it for none at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** The one that everybody lives in; nothing that waits keeps the process from ending. */
export const realWorld: World = {
  now: Date.now,
  elapsed: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(LONGEST_TIMER_MS, ms)).unref()
    return () => clearTimeout(timer)
  },
  soon: setImmediate,
  random: randomBytes,
}

/** Again and again, each time after the last is done; the answer ends it. What fails is tried again the next time. */
export function every({ after }: Pick<World, 'after'>, ms: number, work: () => void | Promise<void>): () => void {
  let callOff = (): void => {}
  let isOver = false
  const next = (): void => {
    if (!isOver) callOff = after(ms, () => void run().then(next))
  }
  const run = async (): Promise<void> => {
    try {
      await work()
    } catch {
      // Whoever has to know says so in `work`.
    }
  }
  next()
  return () => {
    isOver = true
    callOff()
  }
}
