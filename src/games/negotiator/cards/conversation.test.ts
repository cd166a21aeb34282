import { expect, test } from 'vitest'
import { type Facts, table } from '../../../../tests/table-of-play.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'

const cards = negotiator().cards.data.conversation

test.each([
  ['what-are-your-demands', 2, 0, 'public'],
  ['small-talk', 2, 0, 'public'],
  ['keep-cool', 2, 0, 'public'],
  ['just-stay-calm', 2, 2, 'public'],
  ['a-few-minutes-more', 2, 2, 'public'],
  ['you-need-to-trust-me', 2, 2, 'public'],
  ['proof-of-life', 1, 2, 'house'],
  ['you-are-breaking-up', 1, 3, 'house'],
  ['minor-extraction', 2, 3, 'public'],
  ['a-bold-lie', 1, 4, 'public'],
  ['an-empty-promise', 1, 3, 'house'],
  ['i-am-coming-in', 1, 3, 'house'],
  ['major-extraction', 1, 6, 'public'],
  ['take-the-shot', 1, 7, 'public'],
  ['all-units-go', 1, 8, 'public'],
])('%s: %i in the deck, costs %i, %s', (id, copies, cost, source) => {
  expect(cards.find(card => card.id === id)).toMatchObject({ copies, cost, source })
})

const thrown = { two: [5, 6], one: [3, 6], none: [1, 3] }
const over = ['cut-off', 'conversation-ends']
const releases = (n: number) => Array.from({ length: n }, (_, i) => `released ${6 - i} ${i + 1} 4`)

/** Arkayne, threat 4, seven hostages, no points, both demands face down. */
const rows: readonly [card: string, row: keyof typeof thrown, told: readonly string[], changed: Partial<Facts>][] = [
  ['what-are-your-demands', 'none', ['threat 4 5'], { threat: '5' }],

  ['small-talk', 'two', ['points 0 3'], { points: 3 }],
  ['small-talk', 'one', ['points 0 2'], { points: 2 }],
  ['small-talk', 'none', ['points 0 1', 'threat 4 5', ...over], { points: 1, threat: '5', phase: 'spend' }],

  ['keep-cool', 'two', ['threat 4 3', 'points 0 1'], { threat: '3', points: 1 }],
  ['keep-cool', 'one', ['threat 4 3'], { threat: '3' }],
  ['keep-cool', 'none', ['points 0 -1'], { points: -1 }],

  ['just-stay-calm', 'two', ['threat 4 2'], { threat: '2' }],
  ['just-stay-calm', 'one', ['threat 4 3'], { threat: '3' }],
  ['just-stay-calm', 'none', ['threat 4 5', ...over], { threat: '5', phase: 'spend' }],

  ['a-few-minutes-more', 'two', ['points 0 4'], { points: 4 }],
  ['a-few-minutes-more', 'one', ['points 0 3', 'threat 4 5'], { points: 3, threat: '5' }],
  ['a-few-minutes-more', 'none', ['threat 4 6', ...over], { threat: '6', phase: 'spend' }],

  ['you-need-to-trust-me', 'two', ['fours'], { fours: true }],
  ['you-need-to-trust-me', 'one', ['points 0 1'], { points: 1 }],
  ['you-need-to-trust-me', 'none', ['points 0 1', 'threat 4 5'], { points: 1, threat: '5' }],

  ['proof-of-life', 'one', ['looked pizza', 'next-dice 1'], { dice: 3 }],
  ['proof-of-life', 'none', ['threat 4 5'], { threat: '5' }],

  ['minor-extraction', 'two', releases(2), { zone: 5, saved: 2 }],
  ['minor-extraction', 'one', [...releases(1), 'threat 4 5'], { zone: 6, saved: 1, threat: '5' }],
  ['minor-extraction', 'none', ['killed 6 1', ...over], { zone: 6, killed: 1, phase: 'spend' }],

  ['a-bold-lie', 'two', ['threat 4 1', 'points 0 1'], { threat: '1', dice: 3, points: 1 }],
  ['a-bold-lie', 'one', ['threat 4 3', 'points 0 1'], { threat: '3', points: 1 }],
  ['a-bold-lie', 'none', ['threat 4 7'], { threat: 'E', dice: 1 }],

  ['an-empty-promise', 'two', ['next-dice 2', 'points 0 2'], { dice: 4, points: 2 }],
  ['an-empty-promise', 'one', ['next-dice 2'], { dice: 4 }],
  ['an-empty-promise', 'none', ['next-dice -1', 'killed 6 1'], { dice: 1, zone: 6, killed: 1 }],

  ['i-am-coming-in', 'two', ['dice 2'], { dice: 4 }],
  ['i-am-coming-in', 'one', ['dice 1'], { dice: 3 }],
  ['i-am-coming-in', 'none', ['card-leaves i-am-coming-in'], { gone: ['i-am-coming-in'] }],

  [
    'major-extraction',
    'two',
    [...releases(3), 'threat 4 6', ...over],
    { zone: 4, saved: 3, threat: '6', phase: 'spend' },
  ],
  [
    'major-extraction',
    'one',
    [...releases(2), 'threat 4 6', ...over],
    { zone: 5, saved: 2, threat: '6', phase: 'spend' },
  ],
  [
    'major-extraction',
    'none',
    ['killed 6 1', 'killed 5 2', 'threat 4 6', ...over],
    { zone: 5, killed: 2, threat: '6', phase: 'spend' },
  ],

  [
    'take-the-shot',
    'two',
    ['eliminated 7', 'second', ...releases(2), ...over],
    { second: true, zone: 5, saved: 2, phase: 'spend' },
  ],
  ['take-the-shot', 'one', ['eliminated 7', 'second', ...over], { second: true, phase: 'spend' }],
  [
    'take-the-shot',
    'none',
    ['killed 6 1', 'killed 5 2', 'threat 4 6', 'card-leaves take-the-shot', ...over],
    { zone: 5, killed: 2, threat: '6', gone: ['take-the-shot'], phase: 'spend' },
  ],

  [
    'all-units-go',
    'two',
    ['eliminated 7', 'second', ...releases(4), ...over],
    { second: true, zone: 3, saved: 4, phase: 'spend' },
  ],
  [
    'all-units-go',
    'one',
    [...releases(3), 'threat 4 7', ...over],
    { zone: 4, saved: 3, threat: 'E', dice: 1, phase: 'spend' },
  ],
  ['all-units-go', 'none', ['ended escaped N-28 4 1'], { ending: 'escaped' }],
]

const given = (card: string): Position => ({
  hand: [card, 'keep-cool'],
  terror: { deck: ['pizza', 'escape-attempt', 'the-blueprints'] },
})

test.each(rows)('%s: row %s, its effects in order', (card, row, told, changed) => {
  const play = table(given(card)).does(`play ${card}`, { dice: thrown[row] })
  expect(play.row).toEqual(told)
  expect(play.changed).toEqual(changed)
})

test('what-are-your-demands: two successes reveal a demand of the player’s choice, then give 2 points', () => {
  const play = table({
    ...given('what-are-your-demands'),
    demands: [{ card: 'wire-ten-million' }, { card: 'speedboat' }],
  })
  play.does('play what-are-your-demands', { dice: [5, 6] })
  expect(play.asked).toBe('reveal')
  expect(play.options).toEqual(['reveal major', 'reveal escape'])
  play.does('reveal escape')
  expect(play.told).toEqual(['revealed speedboat', 'points 0 2'])
  expect(play.changed).toEqual({ known: ['speedboat'], points: 2 })
})

test('what-are-your-demands: one success reveals a demand and no more', () => {
  const play = table({
    ...given('what-are-your-demands'),
    demands: [{ card: 'wire-ten-million' }, { card: 'speedboat' }],
  })
  play.does('play what-are-your-demands', { dice: [5, 1] }).does('reveal major')
  expect(play.told).toEqual(['revealed wire-ten-million'])
  expect(play.changed).toEqual({ known: ['wire-ten-million'] })
})

test.each([
  ['discard', ['terror-discarded pizza 2', ...releases(1)], { terror: 2, zone: 6, saved: 1 }, null],
  ['leave', releases(1), { zone: 6, saved: 1 }, 'pizza'],
] as const)(
  'proof-of-life: two successes show the next Terror card, to %s it, and release a hostage',
  (choice, told, changed, next) => {
    const play = table(given('proof-of-life')).does('play proof-of-life', { dice: [5, 5] })
    expect(play.row).toEqual(['looked pizza'])
    expect(play.view.terror.next).toBe('pizza')
    expect(play.options).toEqual(['discard', 'leave'])
    play.does(choice)
    expect(play.told).toEqual(told)
    expect(play.changed).toEqual(changed)
    expect(play.view.terror.next).toBe(next)
  },
)

test('proof-of-life: a Pivotal Event is shown but cannot be discarded', () => {
  const play = table({ ...given('proof-of-life'), terror: { deck: ['the-blueprints'] } })
  play.does('play proof-of-life', { dice: [5, 5] })
  expect(play.row).toEqual(['looked the-blueprints', ...releases(1)])
  expect(play.asked).toBe('conversation.talk')
  expect(play.facts.terror).toBe(1)
})

test('proof-of-life: with no Terror card left there is nothing to look at', () => {
  const play = table({ ...given('proof-of-life'), terror: { deck: [] } }).does('play proof-of-life', { dice: [5, 5] })
  expect(play.row).toEqual(releases(1))
})

test('you-are-breaking-up: put aside from the hand in a test, it rolls a die again that is no success, once', () => {
  const play = table({ hand: ['small-talk', 'you-are-breaking-up', 'keep-cool'] })
  play.does('play small-talk', { dice: [1, 5] })
  expect(play.asked).toBe('test.reroll')
  expect(play.options).toEqual(['keep', 'reroll you-are-breaking-up 1'])
  play.does('reroll you-are-breaking-up 1', { dice: [6] })
  expect(play.told).toEqual(['rerolled you-are-breaking-up 0 1 6', 'tested small-talk 2 6,5 0', 'points 0 3'])
  expect(play.view.played).toEqual(['small-talk', 'you-are-breaking-up'])
  const low = table({ hand: ['small-talk', 'you-are-breaking-up', 'keep-cool'] }).does('play small-talk', {
    dice: [1, 2],
  })
  low.does('reroll you-are-breaking-up 1', { dice: [3] })
  expect(low.told).toContain('tested small-talk 0 3,2 0')
})

test('you-are-breaking-up: it makes no test of its own, but lies face down for a point like any card', () => {
  const play = table({ hand: ['you-are-breaking-up', 'keep-cool'] })
  expect(play.refuses('play you-are-breaking-up')).toMatchObject({ key: 'refuse.only-in-a-test', rule: 'N-22' })
  expect(play.does('bank you-are-breaking-up').changed).toEqual({ points: 1 })
})

test('you-need-to-trust-me: from then on each 4 of this conversation succeeds and nothing is paid', () => {
  const play = table({ hand: ['you-need-to-trust-me', 'small-talk', 'keep-cool', 'keep-cool', 'small-talk'] })
  play.does('play you-need-to-trust-me', { dice: [5, 5] }).does('play small-talk', { dice: [4, 4] })
  expect(play.row).toEqual(['points 0 3'])
  play.does('hang-up')
  expect(play.facts.fours).toBe(false)
})

test('an-empty-promise: its dice are for one test only', () => {
  const play = table({ hand: ['an-empty-promise', 'small-talk', 'keep-cool'] })
  play.does('play an-empty-promise', { dice: [5, 5] }).does('play small-talk', { dice: [1, 1, 1, 5] })
  expect(play.facts.dice).toBe(2)
})

test('i-am-coming-in: its dice are for every test of the conversation', () => {
  const play = table({ hand: ['i-am-coming-in', 'small-talk', 'small-talk', 'keep-cool'] })
  play.does('play i-am-coming-in', { dice: [5, 5] })
  play.does('play small-talk', { dice: [1, 1, 1, 5] }).does('play small-talk', { dice: [1, 1, 1, 5] })
  expect(play.facts.dice).toBe(4)
  expect(play.does('hang-up').facts.dice).toBe(2)
})

test('every Conversation card with rows has all three of them here', () => {
  const asked = ['what-are-your-demands.two', 'what-are-your-demands.one', 'proof-of-life.two']
  const tested = [...rows.map(([card, row]) => `${card}.${row}`), ...asked]
  const printed = cards.flatMap(card => (card.rows ? Object.keys(card.rows).map(row => `${card.id}.${row}`) : []))
  expect(tested.sort()).toEqual(printed.sort())
})
