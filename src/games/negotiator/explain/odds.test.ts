import { expect, test } from 'vitest'
import { compareOdds, type Odds, pairOdds, testOdds, type Use } from './odds.ts'

const close = (odds: Odds, ...expected: readonly number[]): void => {
  for (const row of [0, 1, 2]) expect(odds[row]).toBeCloseTo(expected[row], 12)
}
const use = (converts: number, rerolls: number): Use => ({ converts, rerolls })

/** By hand: a die succeeds in 2 of 6 throws, shows a 4 in 1 of 6. */
test.each([
  [1, 0, false, [4 / 6, 2 / 6, 0]],
  [2, 0, false, [16 / 36, 16 / 36, 4 / 36]],
  [3, 0, false, [64 / 216, 96 / 216, 56 / 216]],
  [1, 0, true, [3 / 6, 3 / 6, 0]],
  [2, 0, true, [9 / 36, 18 / 36, 9 / 36]],
  // One 4 bought: both dice low (3 × 3), one success or one 4 with a low die, or two 4s of which one counts.
  [2, 1, false, [9 / 36, 19 / 36, 8 / 36]],
  [2, 2, false, [9 / 36, 18 / 36, 9 / 36]],
] as const)('N-13: %i dice, %i 4s bought, 4s free: %s', (dice, converts, fours, expected) => {
  close(testOdds(dice, fours, use(converts, 0)), ...expected)
})

test('N-13: faces that lie already count', () => {
  expect(testOdds(0, false, use(0, 0), [5, 6])).toEqual([0, 0, 1])
  expect(testOdds(0, false, use(0, 0), [4, 6])).toEqual([0, 1, 0])
  expect(testOdds(0, false, use(1, 0), [4, 6])).toEqual([0, 0, 1])
  close(testOdds(1, false, use(0, 0), [5]), 0, 4 / 6, 2 / 6)
})

test('N-13: a die rolled again, by hand', () => {
  // One die: it fails twice in 4 of 6 and 4 of 6.
  close(testOdds(1, false, use(0, 1)), 16 / 36, 20 / 36, 0)
  // Two dice: both low (16 of 36) and the third low too, or one success and the other rolled again.
  close(testOdds(2, false, use(0, 1)), (16 * 4) / 216, (16 * 2 + 16 * 4) / 216, (4 * 6 + 16 * 2) / 216)
})

/** Every throw of these dice, and of those rolled again, looked at one by one. */
function counted(dice: number, fours: boolean, { converts, rerolls }: Use): Odds {
  const rows: [number, number, number] = [0, 0, 0]
  const isGood = (face: number): boolean => face >= 5 || (fours && face === 4)
  const reached = (faces: readonly number[]): number =>
    faces.filter(isGood).length + (fours ? 0 : Math.min(converts, faces.filter(face => face === 4).length))
  const again = (faces: readonly number[], moved: readonly number[], chance: number): void => {
    const may = (is: (face: number) => boolean): number =>
      faces.findIndex((face, die) => is(face) && !moved.includes(die))
    const spare = faces.filter(face => face === 4).length > converts ? may(face => face === 4 && !fours) : -1
    const low = may(face => face < 4)
    const die = low >= 0 ? low : spare
    if (moved.length === rerolls || reached(faces) >= 2 || die < 0) rows[Math.min(2, reached(faces))] += chance
    else for (let face = 1; face <= 6; face++) again(faces.with(die, face), [...moved, die], chance / 6)
  }
  const roll = (faces: readonly number[]): void => {
    if (faces.length === dice) again(faces, [], 1 / 6 ** dice)
    else for (let face = 1; face <= 6; face++) roll([...faces, face])
  }
  roll([])
  return rows
}

test.each([1, 2, 3, 4])('N-13: with %i dice, every use of cards has the odds of all throws', dice => {
  for (const fours of [false, true])
    for (const converts of [0, 1, 2])
      for (const rerolls of [0, 1, 2]) {
        const odds = testOdds(dice, fours, use(converts, rerolls))
        close(odds, ...counted(dice, fours, use(converts, rerolls)))
        expect(odds[0] + odds[1] + odds[2]).toBeCloseTo(1, 12)
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

test('N-6: a comparison, by hand: below, equal, above; L counts 0 and E 7', () => {
  const chances = (by: 'sum' | 'highest' | 'lowest', dice: number, threat: number) =>
    compareOdds({ by, dice, above: [], equal: [], below: [] }, threat).map(({ chance }) => Math.round(chance * 36))
  expect(chances('sum', 1, 0)).toEqual([0, 0, 36])
  expect(chances('sum', 1, 4)).toEqual([18, 6, 12])
  expect(chances('sum', 1, 7)).toEqual([36, 0, 0])
  expect(chances('sum', 2, 7)).toEqual([15, 6, 15])
  expect(chances('highest', 2, 4)).toEqual([9, 7, 20])
  expect(chances('lowest', 2, 4)).toEqual([27, 5, 4])
})
