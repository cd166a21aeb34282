import { expect, test } from 'vitest'
import { type Facts, pivotal } from '../../../../tests/table-of-play.ts'
import { negotiator } from '../index.ts'

const cards = negotiator().cards.data.pivotal

test.each([
  'a-familiar-voice',
  'the-blueprints',
  'nobody-is-watching',
  'a-shot-is-fired',
  'live-on-the-news',
  'lights-out',
])('%s: a Pivotal Event, one in the deck, house', id => {
  expect(cards.find(card => card.id === id)).toMatchObject({ copies: 1, source: 'house' })
})

type Line = readonly [card: string, dice: readonly number[], told: readonly string[], changed: Partial<Facts>]

/** Arkayne, threat 4, seven hostages, both demands face down (which adds nothing to a Pivotal Event). */
const lines: readonly Line[] = [
  ['a-familiar-voice', [], ['threat 4 2', 'dice 1'], { threat: '2', dice: 3 }],
  ['the-blueprints', [], ['fours'], { fours: true }],
  ['nobody-is-watching', [5, 6], ['released 6 1 4', 'released 5 2 4'], { zone: 5, saved: 2 }],
  ['nobody-is-watching', [5, 2], ['released 6 1 4'], { zone: 6, saved: 1 }],
  ['nobody-is-watching', [3, 2], [], {}],
  ['a-shot-is-fired', [], ['killed 6 1', 'threat 4 5'], { zone: 6, killed: 1, threat: '5' }],
  ['live-on-the-news', [], ['threat 4 7'], { threat: 'E', dice: 1 }],
  ['lights-out', [5, 6], [], {}],
  ['lights-out', [5, 2], ['dice -1'], { dice: 1 }],
  ['lights-out', [3, 2], ['killed 6 1', 'killed 5 2', 'dice -1'], { zone: 5, killed: 2, dice: 1 }],
]

test.each(lines)('%s: dice %j, its effects in order, then the last conversation', (card, dice, told, changed) => {
  const play = pivotal(card, { threat: '4', hand: ['keep-cool'] }, { dice })
  const from = play.told.findLastIndex(line => line.startsWith('tested ') || line.startsWith('terror '))
  expect(play.told.slice(from + 1)).toEqual([...told, 'turn 2 0', 'last-conversation'])
  expect(play.changed).toEqual({ turn: 2, phase: 'conversation', terror: 0, last: true, ...changed })
})

test.each([
  ['a-familiar-voice', [5, 5, 1]],
  ['lights-out', [5]],
] as const)('%s: its dice hold for the whole last conversation', (card, dice) => {
  const thrown = card === 'lights-out' ? [5, 2] : []
  const play = pivotal(card, { threat: '4', hand: ['small-talk', 'small-talk'] }, { dice: thrown })
  play.does('play small-talk', { dice })
  expect(play.facts.dice).toBe(dice.length)
})

test('the-blueprints: 4s succeed for free in the whole last conversation', () => {
  const play = pivotal('the-blueprints', { threat: '4', hand: ['small-talk', 'small-talk', 'keep-cool'] })
  expect(play.does('play small-talk', { dice: [4, 4] }).row).toEqual(['points 0 3'])
  expect(play.does('play small-talk', { dice: [4, 1] }).row).toEqual(['points 3 5'])
})

test('live-on-the-news: three steps, beyond E a life each', () => {
  const play = pivotal('live-on-the-news', { threat: '6', hand: ['keep-cool'] })
  expect(play.changed).toMatchObject({ threat: 'E', killed: 2 })
})
