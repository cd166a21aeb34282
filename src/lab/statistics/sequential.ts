/** What is asked before the first game: is the difference rather this small or that large, and how often may we err? */
export interface Question {
  readonly low: number
  readonly high: number
  /** How often we may say “large” where it is small, and the other way round. */
  readonly alpha: number
  readonly beta: number
}

export interface Bounds {
  readonly lower: number
  readonly upper: number
}

export type Verdict = 'low' | 'high' | 'open'

export interface Look {
  /** The log of how much likelier the large difference makes what was seen. */
  readonly ratio: number
  readonly verdict: Verdict
  /** After how many blocks it was decided, or as many as there are. */
  readonly blocks: number
  /** The ratio at each look, from the first. */
  readonly path: readonly number[]
}

/** Fewer blocks say too little about how much blocks vary; fixed beforehand like the bounds. */
export const FIRST_LOOK = 8

/** Wald's bounds: ±2.94 at 5 % and 5 %. */
export const boundsOf = ({ alpha, beta }: Pick<Question, 'alpha' | 'beta'>): Bounds => ({
  lower: Math.log(beta / (1 - alpha)),
  upper: Math.log((1 - beta) / alpha),
})

/**
 * Looks at the differences block after block, in the order of their numbers, and stops at the first that crosses a
 * bound (GSPRT, with the variance taken from the blocks themselves). Whatever was played after that does not count, so
 * that it is the same whoever played how much at once.
 */
export function lookAt(differences: readonly number[], question: Question): Look {
  const { lower, upper } = boundsOf(question)
  const { low, high } = question
  const path: number[] = []
  let mean = 0
  let squares = 0
  for (const [i, difference] of differences.entries()) {
    const n = i + 1
    const step = difference - mean
    mean += step / n
    squares += step * (difference - mean)
    if (n < FIRST_LOOK) continue
    // Blocks that are all alike have no variance of their own: a game more or less is the least there is.
    const variance = Math.max(squares / (n - 1), LEAST_VARIANCE)
    const ratio = (n * (high - low) * (2 * mean - low - high)) / (2 * variance)
    path.push(ratio)
    if (ratio >= upper) return { ratio, verdict: 'high', blocks: n, path }
    if (ratio <= lower) return { ratio, verdict: 'low', blocks: n, path }
  }
  return { ratio: path.at(-1) ?? 0, verdict: 'open', blocks: differences.length, path }
}

const LEAST_VARIANCE = 1e-6
