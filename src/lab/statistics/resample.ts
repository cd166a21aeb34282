import { stream } from '../../engine/chance.ts'
import type { Random } from '../../engine/game.ts'
import { rootsOf } from '../../seed/roots.ts'

/** An estimate with its 95 % interval, and over how many blocks of seeds it was taken. One block has no interval. */
export interface Estimate {
  readonly value: number
  readonly interval: readonly [low: number, high: number] | null
  readonly blocks: number
}

/** As many times a series of blocks is drawn anew. */
export const DRAWS = 2_000
const TAIL = 0.025

/** Chance of its own for what is drawn anew: the same for one name, so that a report can be made again to the letter. */
const drawsOf = (name: string): Random => stream(rootsOf(name, ['resample']).resample)

/** The value below which this share of the sorted numbers lies, between two of them in proportion. */
export function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const below = Math.floor(at)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below] + (at - below) * (sorted[above] - sorted[below])
}

/**
 * The interval of whatever is worked out of blocks, by drawing whole blocks anew: games of one block share their luck,
 * so that a game is no unit by itself. Few blocks vary less than what they are drawn from, by n - 1 to n; that is put
 * right, as far as `least` and `most` allow. `of` gives null where these blocks say nothing of it.
 */
export function byBlocks<Block>(
  name: string,
  blocks: readonly Block[],
  of: (blocks: readonly Block[]) => number | null,
  [least, most]: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
): Estimate | null {
  const value = of(blocks)
  const n = blocks.length
  if (value === null || n === 0) return null
  if (n === 1) return { value, interval: null, blocks: 1 }
  const random = drawsOf(name)
  const drawn: number[] = []
  for (let i = 0; i < DRAWS; i++) {
    const again: Block[] = []
    for (let k = 0; k < n; k++) again.push(blocks[random(n)])
    const one = of(again)
    if (one !== null) drawn.push(one)
  }
  drawn.sort((a, b) => a - b)
  const wider = Math.sqrt(n / (n - 1))
  const reach = (share: number): number =>
    Math.min(most, Math.max(least, value + wider * (quantile(drawn, share) - value)))
  return { value, interval: [reach(TAIL), reach(1 - TAIL)], blocks: n }
}
