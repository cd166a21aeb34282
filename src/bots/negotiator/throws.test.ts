import { expect, test } from 'vitest'
import { testOdds } from '../../games/negotiator/explain/odds.ts'
import { rowChances, throwsOf } from './throws.ts'

test.each([1, 2, 3, 4, 5])('N-13: the throws of %i dice have the chances of the rules', dice => {
  for (const fours of [false, true]) {
    const odds = testOdds(dice, fours)
    const chances = rowChances(dice, fours)
    for (const row of [0, 1, 2]) expect(chances[row]).toBeCloseTo(odds[row], 12)
  }
  const converted = [0, 0, 0]
  for (const { successes, fours, chance } of throwsOf(dice, false))
    converted[Math.min(2, successes + Math.min(1, fours))] += chance
  expect(converted[2]).toBeCloseTo(testOdds(dice, false, { converts: 1, rerolls: 0 })[2], 12)
})
