import { expect, test } from 'vitest'
import { evenness } from './debrief.ts'

test('even faces are as even as can be; few dice tell nothing', () => {
  expect(evenness([7, 7, 7, 7, 7, 7])).toEqual({ chiSquare: 0, share: expect.closeTo(1, 6) })
  expect(evenness([4, 4, 4, 4, 4, 4])).toBeNull()
  expect(evenness([0, 0, 0, 0, 0, 0])).toBeNull()
})

/** From any table of chi-square with five degrees of freedom: 4.351 in the middle, 11.070 at 5 %, 15.086 at 1 %. */
test.each([
  [4.351, 0.5],
  [11.07, 0.05],
  [15.086, 0.01],
])('a chi-square of %d is reached by a share of %d', (wanted, share) => {
  // Two faces off by d in opposite directions, n of each: 2 d² / n.
  const n = 10_000
  const d = Math.sqrt((wanted * n) / 2)
  const found = evenness([n + d, n - d, n, n, n, n])
  expect(found?.chiSquare).toBeCloseTo(wanted, 6)
  expect(found?.share).toBeCloseTo(share, 3)
})
