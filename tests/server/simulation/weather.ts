import { stream } from '../../../src/engine/chance.ts'
import type { Random } from '../../../src/engine/game.ts'
import { rootsOf } from '../../../src/seed/roots.ts'

/** How much goes wrong, each as one in so many; 0 for never. */
export interface Weather {
  /** Messages between a person and a node. */
  readonly lost: number
  readonly doubled: number
  readonly swapped: number
  /** The line breaks with a message; now and then only one end of it notices at once. */
  readonly cut: number
  /** Commits that fail, and commits that fail though they were kept. */
  readonly failed: number
  readonly failedButKept: number
  /** Reads that find no database. */
  readonly unread: number
  /** Answers of the database that take seconds. */
  readonly slow: number
  /** What nodes tell each other and nobody hears. */
  readonly unheard: number
}

export const fair: Weather = {
  ...{ lost: 0, doubled: 0, swapped: 0, cut: 0 },
  ...{ failed: 0, failedButKept: 0, unread: 0, slow: 0, unheard: 0 },
}
const foul: Weather = {
  ...{ lost: 200, doubled: 60, swapped: 60, cut: 120 },
  ...{ failed: 40, failedButKept: 40, unread: 200, slow: 100, unheard: 6 },
}
/** So much more often than usual something goes wrong that an evening has much of. */
const OFTEN = 5

/**
 * No two evenings go wrong in the same way: of each kind there is none, the usual, or much. Where everything goes wrong
 * at once, one trouble heals what another has done, and what needs several of one kind in a row never comes about.
 */
export function foulOf(random: Random): Weather {
  const rate = (usual: number): number => [0, usual, usual, Math.max(2, Math.round(usual / OFTEN))][random(4)]
  return {
    ...{ lost: rate(foul.lost), doubled: rate(foul.doubled), swapped: rate(foul.swapped), cut: rate(foul.cut) },
    ...{ failed: rate(foul.failed), failedButKept: rate(foul.failedButKept), unread: rate(foul.unread) },
    ...{ slow: rate(foul.slow), unheard: rate(foul.unheard) },
  }
}

/** Draws from a seed and a name: what is drawn for one thing leaves the others as they are. */
export const drawsOf = (seed: string, name: string): Random => stream(rootsOf(seed, [name])[name])

export const oneIn = (random: Random, n: number): boolean => n > 0 && random(n) === 0

/** More often short than long. */
export const waitOf = (random: Random, mostMs: number): number => {
  const part = random(1000) / 1000
  return part * part * part * mostMs
}
