import type { Database } from '../store/statement.ts'
import type { World } from '../world.ts'

/** How messages reach a client. */
export const carriers = ['websocket', 'sse'] as const
export type CarrierName = (typeof carriers)[number]

/**
 * What a server tells whoever measures it: how many and how long, never who, where or what. Whatever is called here is
 * called for every move, and has to be cheap.
 */
export interface Watch {
  /** An input was taken, and so long after it came its last viewer here was written to. */
  moved(ms: number): void
  /** Something was refused, by the key of its words. */
  refused(key: string): void
  /** So long a commit took, for whoever waited for it. */
  committed(ms: number): void
  /** So many commits were one transaction. */
  together(commits: number): void
  /** Somebody else was faster. */
  conflicted(): void
  /** What was due was seen to so much later. */
  late(ms: number): void
  /** A match was brought back from the store in this time. */
  resumed(ms: number): void
  /** A line came (1) or went (-1). */
  line(carrier: CarrierName, change: 1 | -1): void
}

export const nobody: Watch = {
  moved: () => {},
  refused: () => {},
  committed: () => {},
  together: () => {},
  conflicted: () => {},
  late: () => {},
  resumed: () => {},
  line: () => {},
}

/** The same database, with its commits measured. */
export function watched<Kind extends Database>(
  database: Kind,
  watch: Watch,
  { elapsed }: Pick<World, 'elapsed'>,
): Kind {
  return {
    ...database,
    async commit(units) {
      const begun = elapsed()
      const found = await database.commit(units)
      watch.committed(elapsed() - begun)
      if (found.includes(false))
        for (const [i, { moves }] of units.entries()) if (moves && !found[i]) watch.conflicted()
      return found
    },
  }
}

/** Everything that one is told, told to others too, as long as they listen. */
export interface Relay extends Watch {
  /** How long moves take from now on; the answer ends it. */
  listen(moved: (ms: number) => void): () => void
}

export function relay(watch: Watch): Relay {
  const listeners = new Set<(ms: number) => void>()
  return {
    ...watch,
    moved(ms) {
      watch.moved(ms)
      for (const one of listeners) one(ms)
    },
    listen(moved) {
      listeners.add(moved)
      return () => listeners.delete(moved)
    },
  }
}

/** The least time within which that share of all was done. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
