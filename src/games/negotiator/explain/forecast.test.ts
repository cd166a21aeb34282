import { expect, test } from 'vitest'
import { table } from '../../../../tests/table-of-play.ts'
import { standard } from '../cards/standard.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'
import { forecast } from './forecast.ts'

const game = negotiator()
const cardOf = (id: string) => {
  const card = standard.conversation.find(one => one.id === id)
  if (!card) throw new Error(`no card ${id}`)
  return card
}
const hand = ['small-talk', 'keep-cool', 'take-the-shot', 'proof-of-life']

/** Whatever gives or takes dice, and free 4s. */
const positions: readonly Position[] = [
  { hand, threat: 'L' },
  { hand, threat: '4' },
  { hand, threat: 'E' },
  { hand, threat: '4', modifiers: { fours: true } },
  { hand, threat: '4', modifiers: { nextDice: 2 } },
  { hand, threat: '4', modifiers: { talkDice: -1 } },
]

test.each(positions)('N-13: what a card would come to is what is explained of saying it: %j', position => {
  const { state, view } = table(position)
  const [question] = game.decisions(state)
  const { options } = game.explain(view, question)
  for (const id of hand) {
    const explained = options.find(({ name }) => name === `play ${id}`)?.branches ?? []
    const told = forecast(view, cardOf(id))
    expect(told.map(({ key }) => key)).toEqual(explained.map(({ key }) => key))
    for (const [n, { chance }] of told.entries()) expect(chance).toBeCloseTo(explained[n].chance, 12)
  }
})

test('the best row first, as it is printed; a card that is not said has none', () => {
  const { view } = table({ hand, threat: '4' })
  const { rows } = cardOf('small-talk')
  expect(forecast(view, cardOf('small-talk')).map(({ effects }) => effects)).toEqual([rows?.two, rows?.one, rows?.none])
  expect(forecast(view, cardOf('you-are-breaking-up'))).toEqual([])
})

test('N-6: a comparison and what is certain', () => {
  const { view } = table({ hand, threat: '4' })
  const compare = { dice: 1, by: 'sum', above: [], equal: [], below: [] } as const
  const told = forecast(view, { compare })
  expect(told.map(({ key }) => key)).toEqual(['compare.above', 'compare.equal', 'compare.below'])
  for (const [n, ways] of [2, 1, 3].entries()) expect(told[n].chance).toBeCloseTo(ways / 6, 12)
  const effects = [{ do: 'points', n: 1 }] as const
  expect(forecast(view, { effects })).toEqual([{ key: 'branch.sure', chance: 1, effects }])
})
