import { expect, test } from 'vitest'
import { testOdds } from '../../games/negotiator/explain/odds.ts'
import { rowChances, throwsOf } from './throws.ts'

test.each([1, 2, 3, 4, 5])('N-13: the throws of %i dice have the chances of the rules', dice => {
  for (const fours of [false, true]) {
    const odds = testOdds(dice, 0, fours)
    const chances = rowChances(dice, fours)
    expect(chances[0]).toBeCloseTo(odds.none, 12)
    expect(chances[1]).toBeCloseTo(odds.one, 12)
    expect(chances[2]).toBeCloseTo(odds.two, 12)
  }
  const converted = [0, 0, 0]
  for (const { successes, fours, chance } of throwsOf(dice, false))
    converted[Math.min(2, successes + Math.min(1, fours))] += chance
  expect(converted[2]).toBeCloseTo(testOdds(dice, 1).two, 12)
})
