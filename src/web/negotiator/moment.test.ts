import { expect, test } from 'vitest'
import type { Event } from '../../games/negotiator/events.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { hostagesOf } from './hostages.ts'
import { additionalOf, type Moment, momentOf } from './moment.ts'
import { hostageNames } from './names.ts'

const played: Event = { kind: 'played', card: 'small-talk' }
const rolled: Event = { kind: 'rolled', card: 'small-talk', dice: [4, 1], terror: false }
const rerolled: Event = { kind: 'rerolled', card: 'you-are-breaking-up', die: 1, from: 1, to: 6 }
const banked: Event = { kind: 'banked', card: 'keep-cool' }
const over: Event = { kind: 'conversation-ends' }
const cutOff: Event = { kind: 'cut-off' }
const terror: Event = { kind: 'terror', card: 'i-am-getting-angry', left: 9 }
const additional: Event = { kind: 'additional', card: 'i-am-getting-angry' }
const turn: Event = { kind: 'turn', turn: 2, terror: 9 }

test.each<[string, Event[], Partial<Moment> | null]>([
  ['dice lie until something else is done', [played, rolled], { kind: 'test', dice: [4, 1], moved: [0, 1] }],
  ['a die rolled again lies as it fell', [played, rolled, rerolled], { dice: [4, 6], moved: [1] }],
  ['a card face down clears the table', [played, rolled, banked], null],
  ['hanging up clears the table', [played, rolled, over], null],
  ['an END leaves the dice in sight', [played, rolled, cutOff, over], { kind: 'test', dice: [4, 1] }],
  ['the Terror card is seen in the turn it brings', [over, terror, turn], { kind: 'terror', card: terror.card }],
])('%s', (_, events, expected) => {
  const moment = momentOf(events)
  if (expected === null) expect(moment).toBeNull()
  else expect(moment).toMatchObject(expected)
})

test.each<[string, Event[], boolean, string]>([
  ['N-20: a card without an additional line', [terror, turn], false, 'none'],
  ['N-20: not decided yet', [terror], true, 'open'],
  ['N-20: a demand is face down', [terror, additional, turn], true, 'lit'],
  ['N-20: no demand is face down', [terror, turn], true, 'struck'],
])('%s', (_, events, has, expected) => {
  expect(additionalOf(events, 0, has)).toBe(expected)
})

const view = (zone: number, saved: number, killed: number) => ({ hostages: { zone, saved, killed } }) as View

test('every hostage has a name of their own, the same each time, and keeps it when a fate is told', () => {
  const before = hostagesOf([], view(7, 0, 0), 'a match').list
  const out: Event = { kind: 'released', zone: 6, saved: 1, threat: 4 }
  const after = hostagesOf([out], view(6, 1, 0), 'a match')
  expect(new Set(before.map(({ name }) => name)).size).toBe(7)
  expect(after.list.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
  expect(after.list.map(({ fate }) => fate)).toEqual(['safe', ...Array(6).fill('held')])
  expect(after.at.get(0)).toBe(before[0].name)
  expect(hostagesOf([], view(7, 0, 0), 'another').list).not.toEqual(before)
})

test('what happened before the first event is counted from the view; there are names for a full zone', () => {
  const { list } = hostagesOf([], view(2, 3, 1), 'lesson')
  expect(list.map(({ fate }) => fate)).toEqual(['safe', 'safe', 'safe', 'lost', 'held', 'held'])
  expect(new Set(hostageNames).size).toBeGreaterThanOrEqual(15)
})
