import type { Compare } from '../cards/card.ts'
import { comparisonOf } from '../rules/face-up.ts'

/** The chances of a test's three rows: none, one, two (N-13). All chances here come of going through every throw. */
export type Odds = readonly [none: number, one: number, two: number]

/** The chances of no, one and two pairs of 6s: five dice have no third. */
export function pairOdds(dice: number, have: readonly number[] = []): readonly number[] {
  const throws = [0, 0, 0]
  const throwAll = (left: number, sixes: number, ways: number): void => {
    if (left === 0) throws[sixes >> 1] += ways
    else {
      throwAll(left - 1, sixes + 1, ways)
      throwAll(left - 1, sixes, ways * 5)
    }
  }
  throwAll(dice, have.filter(face => face === 6).length, 1)
  return throws.map(ways => ways / 6 ** dice)
}

/** How cards are used on a test. */
export interface Use {
  /** How many 4s are bought. */
  readonly converts: number
  /** How many dice that are no success are rolled again, each once. */
  readonly rerolls: number
}

export const NO_USE: Use = { converts: 0, rerolls: 0 }

/**
 * The chances of the rows with so many dice to roll, 4s that succeed for free or not, and faces that lie already. A die
 * is rolled again as long as fewer than two successes lie there, a 4 only where it will not be bought.
 */
export function testOdds(
  dice: number,
  fours: boolean,
  { converts, rerolls }: Use = NO_USE,
  have: readonly number[] = [],
): Odds {
  const rows: [number, number, number] = [0, 0, 0]
  /** What one die brings: 5 and 6 a success, 4 a success or a 4, the others nothing. */
  const throwOne = (ways: number, next: (good: number, four: number, miss: number, ways: number) => void): void => {
    next(1, 0, 0, ways * 2)
    next(fours ? 1 : 0, fours ? 0 : 1, 0, ways)
    next(0, 0, 1, ways * 3)
  }
  /** `misses` and `unbought` are those that may still be rolled again. */
  const again = (left: number, good: number, four: number, misses: number, unbought: number, ways: number): void => {
    const reached = good + Math.min(four, converts)
    const isFour = misses === 0 && unbought > 0 && four > converts
    if (left === 0 || reached >= 2 || (misses === 0 && !isFour)) {
      rows[Math.min(2, reached)] += ways * 6 ** left
      return
    }
    throwOne(ways, (one, f, _miss, more) =>
      isFour
        ? again(left - 1, good + one, four - 1 + f, 0, unbought - 1, more)
        : again(left - 1, good + one, four + f, misses - 1, unbought, more),
    )
  }
  const throwAll = (left: number, good: number, four: number, misses: number, ways: number): void => {
    if (left === 0) again(rerolls, good, four, misses, four, ways)
    else throwOne(ways, (g, f, m, more) => throwAll(left - 1, good + g, four + f, misses + m, more))
  }
  const lying = (is: (face: number) => boolean): number => have.filter(is).length
  const free = lying(face => face >= 5 || (fours && face === 4))
  const fourLying = fours ? 0 : lying(face => face === 4)
  throwAll(dice, free, fourLying, have.length - free - fourLying, 1)
  const [none, one, two] = rows.map(ways => ways / 6 ** (dice + rerolls))
  return [none, one, two]
}

/** What comes of a comparison (N-6), in the order of `comparisons`: the chance of each, and dice that bring it. */
export function compareOdds(compare: Compare, threat: number): { chance: number; dice: readonly number[] }[] {
  const found = [0, 1, 2].map(() => ({ chance: 0, dice: [] as readonly number[] }))
  const throwAll = (dice: readonly number[]): void => {
    if (dice.length < compare.dice) {
      for (let face = 1; face <= 6; face++) throwAll([...dice, face])
      return
    }
    const one = found[comparisonOf(compare, dice, threat)]
    one.chance += 1 / 6 ** compare.dice
    one.dice = dice
  }
  throwAll([])
  return found
}
