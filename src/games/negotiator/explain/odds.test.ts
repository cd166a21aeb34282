import { expect, test } from 'vitest'
import { pairOdds, testOdds } from './odds.ts'

/** By hand: a die succeeds in 2 of 6 throws, shows a 4 in 1 of 6. */
test.each([
  [1, 0, false, { none: 4 / 6, one: 2 / 6, two: 0 }],
  [2, 0, false, { none: 16 / 36, one: 16 / 36, two: 4 / 36 }],
  [3, 0, false, { none: 64 / 216, one: 96 / 216, two: 56 / 216 }],
  [1, 0, true, { none: 3 / 6, one: 3 / 6, two: 0 }],
  [2, 0, true, { none: 9 / 36, one: 18 / 36, two: 9 / 36 }],
  // One 4 bought: both dice low (3 × 3), one success or one 4 with a low die, or two 4s of which one counts.
  [2, 1, false, { none: 9 / 36, one: 19 / 36, two: 8 / 36 }],
  [2, 2, false, { none: 9 / 36, one: 18 / 36, two: 9 / 36 }],
] as const)('%i dice, %i 4s bought, 4s free: %s', (dice, converts, fours, expected) => {
  const odds = testOdds(dice, converts, fours)
  for (const row of ['none', 'one', 'two'] as const) expect(odds[row]).toBeCloseTo(expected[row], 12)
})

test('faces that lie already count', () => {
  expect(testOdds(0, 0, false, [5, 6])).toEqual({ none: 0, one: 0, two: 1 })
  expect(testOdds(0, 0, false, [4, 6])).toEqual({ none: 0, one: 1, two: 0 })
  expect(testOdds(0, 1, false, [4, 6])).toEqual({ none: 0, one: 0, two: 1 })
  const again = testOdds(1, 0, false, [5])
  expect(again.none).toBe(0)
  expect(again.one).toBeCloseTo(4 / 6, 12)
  expect(again.two).toBeCloseTo(2 / 6, 12)
})

test.each([1, 2, 3, 4, 5])('with %i dice the three rows are everything', dice => {
  for (const fours of [false, true])
    for (const converts of [0, 1, 2]) {
      const { none, one, two } = testOdds(dice, converts, fours)
      expect(none + one + two).toBeCloseTo(1, 12)
    }
})

test('pairs of 6s, by hand', () => {
  expect(pairOdds(1)).toEqual([1, 0, 0])
  expect(pairOdds(2)).toEqual([35 / 36, 1 / 36, 0])
  expect(pairOdds(3)).toEqual([200 / 216, 16 / 216, 0])
  expect(pairOdds(4)[2]).toBe(1 / 6 ** 4)
  expect(pairOdds(5)[2]).toBe(26 / 6 ** 5)
  expect(pairOdds(1, [6, 2])).toEqual([5 / 6, 1 / 6, 0])
})
