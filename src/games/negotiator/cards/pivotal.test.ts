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
  ['a-familiar-voice', [], ['next-dice 2'], { dice: 4 }],
  ['the-blueprints', [], ['fours'], { fours: true }],
  ['nobody-is-watching', [5, 6], ['released 6 1 4', 'released 5 2 4'], { zone: 5, saved: 2 }],
  ['nobody-is-watching', [5, 2], ['released 6 1 4'], { zone: 6, saved: 1 }],
  ['nobody-is-watching', [3, 2], [], {}],
  ['a-shot-is-fired', [], ['killed 6 1', 'next-dice -1'], { zone: 6, killed: 1, dice: 1 }],
  ['live-on-the-news', [], ['threat 4 6', 'next-dice -1'], { threat: '6', dice: 1 }],
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

test('lights-out: the die is missing in the whole last conversation', () => {
  const play = pivotal('lights-out', { threat: '4', hand: ['small-talk', 'small-talk'] }, { dice: [5, 2] })
  expect(play.does('play small-talk', { dice: [5] }).facts.dice).toBe(1)
})

test.each([
  ['a-familiar-voice', [5, 5, 1, 1]],
  ['a-shot-is-fired', [5]],
  ['live-on-the-news', [5]],
] as const)('%s: its dice hold for the first test of the last conversation alone', (card, dice) => {
  const play = pivotal(card, { threat: '4', hand: ['small-talk', 'small-talk'] })
  expect(play.does('play small-talk', { dice }).facts.dice).toBe(2)
})

test('the-blueprints: 4s succeed for free in the whole last conversation', () => {
  const play = pivotal('the-blueprints', { threat: '4', hand: ['small-talk', 'small-talk', 'keep-cool'] })
  expect(play.does('play small-talk', { dice: [4, 4] }).row).toEqual(['points 0 3'])
  expect(play.does('play small-talk', { dice: [4, 1] }).row).toEqual(['points 3 5'])
})

test('live-on-the-news: two steps, beyond E a life each', () => {
  const play = pivotal('live-on-the-news', { threat: '6', hand: ['keep-cool'] })
  expect(play.changed).toMatchObject({ threat: 'E', killed: 1 })
})
