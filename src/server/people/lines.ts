import type { World } from '../world.ts'
import type { Passes } from './passes.ts'

/**
 * Open lines by what they came in with. A pass or a token that is over, for whatever reason and at whichever node it was
 * ended, closes them at once: what is over is asked of the database, so that nobody has to be told which it was.
 */
export interface Lines {
  /** `over` is called once these have ended; what comes back takes the line out again. */
  add(hashes: readonly string[], over: () => void): () => void
  /** Something has ended, here or elsewhere, or may have. */
  look(): Promise<void>
}

/** Clocks of several nodes agree well within this. */
const MARGIN_MS = 60_000

export function openLines(passes: Pick<Passes, 'endedSince'>, { now }: Pick<World, 'now'>): Lines {
  const open = new Map<string, Set<() => void>>()
  let since = now()
  return {
    add(hashes, over) {
      for (const hash of hashes) open.set(hash, (open.get(hash) ?? new Set()).add(over))
      return () => {
        for (const hash of hashes) {
          const own = open.get(hash)
          own?.delete(over)
          if (own?.size === 0) open.delete(hash)
        }
      }
    },
    async look() {
      const began = now()
      const ended = await passes.endedSince(since - MARGIN_MS)
      since = began
      for (const hash of ended) for (const over of [...(open.get(hash) ?? [])]) over()
    },
  }
}
