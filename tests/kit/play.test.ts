import { expect, test } from 'vitest'
import type { AnyPlan } from './plan.ts'
import { generatorOf, originOf } from './play.ts'
import { toyPlan } from './toy/plan.ts'

const plan = toyPlan as unknown as AnyPlan
const late = (state: unknown): unknown => state

/** Games of before and games between people are drawn by different generators; what holds must hold with both. */
test.each([0, 1, 2, 3, 4, 5, 6])('with %d late positions, every start and player meets both generators', positions => {
  const odd: AnyPlan = {
    ...plan,
    positions: Object.fromEntries(Array.from({ length: positions }, (_, i) => [`late ${i}`, late])),
  }
  const games = 8 * (positions + 1)
  const met = Array.from({ length: games }, (_, number) => {
    const { start, player } = originOf(odd, 'met', 'three', number)
    return `${start}, ${player}, ${generatorOf(odd, number)}`
  })
  const players = plan.likes ? 2 : 1
  expect(new Set(met).size).toBe((positions + 1) * players * 2)
  expect(met.filter(one => one.endsWith('chacha20@1'))).toHaveLength(games / 4)
})
