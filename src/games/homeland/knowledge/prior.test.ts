import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agendaCounts, agendas } from '../vocabulary.ts'
import { ACCUSING_PAYS, inWhole, type Mix, priorOf, withPart, worthOfAccusing } from './prior.ts'

test.each([
  [3, 33],
  [4, 25],
  [5, 20],
  [6, 17],
])('M-2: among %i a player who is not the mole takes any other for it with %i %%', (players, percent) => {
  for (const mine of ['loyal', 'opportunist'] as const) expect(Math.round(priorOf(players, mine)[2])).toBe(percent)
  expect(priorOf(players, 'mole')[2]).toBe(0)
})

/** Every way to deal these cards one by one, as orders of their numbers. */
function* deals(cards: readonly number[]): Generator<number[]> {
  if (cards.length === 0) yield []
  for (const [i, card] of cards.entries())
    for (const rest of deals([...cards.slice(0, i), ...cards.slice(i + 1)])) yield [card, ...rest]
}

test.each([3, 4, 5, 6])('M-2: the prior among %i is what all deals with my card say of every other seat', players => {
  const shuffle = agendaCounts[players].flatMap((n, agenda) => Array<number>(n).fill(agenda))
  const all = [...deals(shuffle)]
  for (const mine of [0, 1, 2]) {
    const mineOnly = all.filter(([own]) => own === mine)
    for (let other = 1; other < players; other++) {
      const share = (agenda: number): number =>
        (100 * mineOnly.filter(deal => deal[other] === agenda).length) / mineOnly.length
      const prior = priorOf(players, agendas[mine])
      for (const agenda of [0, 1, 2]) expect(prior[agenda]).toBeCloseTo(share(agenda), 9)
    }
  }
  const share = (agenda: number): number => (100 * all.filter(deal => deal[0] === agenda).length) / all.length
  for (const agenda of [0, 1, 2]) expect(priorOf(players, null)[agenda]).toBeCloseTo(share(agenda), 9)
})

test('M-29: accusing pays above one in three and not below', () => {
  expect(ACCUSING_PAYS).toBeCloseTo(100 / 3, 9)
  expect(worthOfAccusing(ACCUSING_PAYS)).toBeCloseTo(0, 9)
  expect(worthOfAccusing(100)).toBe(6)
  expect(worthOfAccusing(0)).toBe(-3)
})

const mixes = fc
  .tuple(fc.nat(100), fc.nat(100))
  .map(([a, b]): Mix => [Math.min(a, b), Math.abs(a - b), 100 - Math.max(a, b)])

test('a mix stays a hundred per cent whatever part is set', () => {
  fc.assert(
    fc.property(mixes, fc.constantFrom(...agendas), fc.nat(100), (mix, agenda, percent) => {
      const now = withPart(mix, agenda, percent)
      expect(now.reduce((sum, n) => sum + n, 0)).toBeCloseTo(100, 9)
      expect(inWhole(now).reduce((sum, n) => sum + n, 0)).toBe(100)
      expect(now[agendas.indexOf(agenda)]).toBe(percent)
      for (const part of now) expect(part).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('moved step by step, a part leaves the others in the proportion they had', () => {
  let mix: Mix = [50, 25, 25]
  for (let percent = 26; percent <= 50; percent++) mix = withPart(mix, 'mole', percent)
  expect(inWhole(mix)).toEqual([33, 17, 50])
})

test('in whole numbers a third is 34, 33 and 33', () => {
  expect(inWhole([100 / 3, 100 / 3, 100 / 3])).toEqual([34, 33, 33])
  expect(inWhole([50, 25, 25])).toEqual([50, 25, 25])
})
