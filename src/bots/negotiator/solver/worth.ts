import { countOf, type Pack } from '../pack.ts'
import type { Position } from '../position.ts'

/** What each title is worth in hand: that of its first copy, then that of each further one. */
export type CardWorths = Float64Array

/**
 * What a turn that begins is worth: the board's part and the hand's part add up to the logit of winning. They come
 * apart so that a hand can be chosen for many boards at once.
 */
export interface Worth {
  board(p: Position): number
  /** The same object for all positions in which cards are worth the same. */
  cards(p: Position): CardWorths
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

export function handWorth(pack: Pack, worths: CardWorths, hand: number): number {
  let sum = 0
  for (let title = 0; title < pack.titles; title++) {
    const held = countOf(pack, hand, title)
    if (held > 0) sum += worths[2 * title] + (held - 1) * worths[2 * title + 1]
  }
  return sum
}
