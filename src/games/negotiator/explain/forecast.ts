import type { Effect, FaceUp } from '../cards/card.ts'
import type { View } from '../view/view.ts'
import { comparisons } from '../vocabulary.ts'
import { compareOdds, testOdds } from './odds.ts'

/** One way a card may come out: its name in the words, its chance, and what is printed there. */
export interface Prospect {
  readonly key: string
  readonly chance: number
  readonly effects: readonly Effect[]
}

const ROWS = ['none', 'one', 'two'] as const

/**
 * What any conversation card would come to if it were said now, best first: in hand or on the shelf, whether it may be
 * said or not. From the view only, as the dice fall, and no card is used on them. Of a card that is not said, nothing.
 */
export function forecast(view: View, { rows, compare, effects }: FaceUp): readonly Prospect[] {
  if (rows) {
    const odds = testOdds(view.test.next, view.modifiers.fours)
    return ROWS.map((row, n) => ({ key: `row.${row}`, chance: odds[n], effects: rows[row] })).reverse()
  }
  if (compare)
    return compareOdds(compare, view.threat)
      .map(({ chance }, n) => ({ key: `compare.${comparisons[n]}`, chance, effects: compare[comparisons[n]] }))
      .reverse()
  return effects ? [{ key: 'branch.sure', chance: 1, effects }] : []
}
