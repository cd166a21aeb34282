import { expect, test } from 'vitest'
import { newGame, table, terror } from '../../../../tests/table-of-play.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'

const { abductors, majors } = negotiator().cards.data

test.each([
  ['arkayne', 'house', 7, '5', 3, 'none'],
  ['donna', 'house', 12, '4', 3, 'sixes-release'],
  ['edward', 'house', 7, '5', 1, 'kills-raise'],
] as const)(
  '%s: %s; %i hostages, threat %s, 1 Major of %i and 1 Escape dealt, rule %s',
  (id, source, hostages, threat, of, rule) => {
    expect(abductors.find(card => card.id === id)).toMatchObject({ source, rule, majors: 1, escapes: 1 })
    expect(majors.filter(({ abductor }) => abductor === id)).toHaveLength(of)
    const play = newGame(id)
    expect(play.facts).toMatchObject({ threat, zone: hostages, saved: 0, killed: 0 })
    expect(play.view.demands.map(({ kind }) => kind)).toEqual(['major', 'escape'])
  },
)

const quiet: Position = { hand: ['small-talk', 'keep-cool'], threat: '2' }

test('arkayne: no rule of his own; a pair of 6s releases nobody, and a kill is a kill', () => {
  expect(table({ ...quiet, abductor: 'arkayne' }).does('play small-talk', { dice: [6, 6] }).changed).toEqual({
    points: 3,
  })
  const play = table({ ...quiet, abductor: 'arkayne', hand: ['minor-extraction', 'keep-cool'] })
  expect(play.does('play minor-extraction', { dice: [1, 1] }).facts).toMatchObject({ killed: 1, threat: '2' })
})

test.each([
  [[6, 6], 1],
  [[6, 5], 0],
  [[6, 6, 6], 1],
  [[6, 6, 6, 6], 2],
  [[6, 6, 6, 6, 6], 2],
])('donna: %j releases %i', (dice, released) => {
  const play = table({ ...quiet, abductor: 'donna', modifiers: { talkDice: dice.length - 2 } })
  play.does('play small-talk', { dice })
  expect(play.facts).toMatchObject({ saved: released, zone: 12 - released })
})

test('donna: the release comes before the row, and a converted 4 is no 6', () => {
  const hand = ['small-talk', 'keep-cool', 'keep-cool', 'what-are-your-demands']
  const pair = table({ ...quiet, abductor: 'donna' }).does('play small-talk', { dice: [6, 6] })
  expect(pair.told.slice(2)).toEqual(['pair-of-sixes 1', 'released 11 1 2', 'tested small-talk 2 6,6 ', 'points 0 3'])
  const play = table({ abductor: 'donna', hand, threat: '2' }).does('play small-talk', { dice: [6, 4] })
  play.does('convert').does('pay keep-cool').does('pay keep-cool')
  expect(play.row).toEqual(['points 0 3'])
  expect(play.facts.saved).toBe(0)
})

test('donna: final dice count, those rolled again included', () => {
  const play = table({ abductor: 'donna', threat: '2', hand: ['small-talk', 'you-are-breaking-up', 'keep-cool'] })
  play.does('play small-talk', { dice: [6, 1] })
  expect(play.facts.saved).toBe(0)
  play.does('reroll you-are-breaking-up 2', { dice: [6] })
  expect(play.facts.saved).toBe(1)
})

test('donna: a pair may capture her in a conversation, and the row is read no more', () => {
  const play = table({ ...quiet, abductor: 'donna', hostages: { zone: 0, saved: 12 } })
  play.does('play small-talk', { dice: [6, 6] })
  expect(play.outcome).toEqual({ winners: [0], cause: 'captured', rule: 'N-25' })
  expect(play.facts.points).toBe(0)
})

test('donna: in Terror tests too, but never capturing', () => {
  expect(terror('do-not-test-me', { ...quiet, abductor: 'donna' }, { dice: [6, 6] }).facts.saved).toBe(1)
  const play = terror(
    'do-not-test-me',
    { ...quiet, abductor: 'donna', hostages: { zone: 0, saved: 12 } },
    { dice: [6, 6] },
  )
  expect(play.told).toContain('release-ignored')
  expect(play.outcome).toBeNull()
})

test('donna: under her Second a pair of 6s releases nobody', () => {
  expect(
    table({ ...quiet, abductor: 'donna', second: true }).does('play small-talk', { dice: [6, 6] }).facts.saved,
  ).toBe(0)
})

const shot: Position = { abductor: 'edward', hand: ['major-extraction', 'keep-cool'] }

test('edward: each kill raises the threat by 1 instead', () => {
  const play = table({ abductor: 'edward', hand: ['minor-extraction', 'keep-cool'], threat: '3' })
  play.does('play minor-extraction', { dice: [1, 1] })
  expect(play.row.slice(0, 2)).toEqual(['kill-raises', 'threat 3 4'])
  expect(play.facts).toMatchObject({ threat: '4', zone: 7, killed: 0 })
})

test('edward: kill by kill: the first raises to E, the next is real, and so is each step above E', () => {
  const play = table({ ...shot, threat: '6' }).does('play major-extraction', { dice: [1, 1] })
  expect(play.row.slice(0, 6)).toEqual([
    'kill-raises',
    'threat 6 7',
    'killed 6 1',
    'past-end up',
    'killed 5 2',
    'killed 4 3',
  ])
})

test('edward: with the Zone empty a kill takes a Terror card and raises nothing', () => {
  const terror = { deck: ['pizza', 'a-cold-beer', 'the-blueprints'] }
  const play = table({ ...shot, threat: '2', hostages: { zone: 0, saved: 7 }, terror })
  play.does('play major-extraction', { dice: [1, 1] })
  expect(play.row.slice(0, 3)).toEqual(['terror-discarded pizza 2', 'terror-discarded a-cold-beer 1', 'threat 2 4'])
})

test('edward: not when time runs out (N-21)', () => {
  const play = table({ abductor: 'edward', threat: '3', terror: { deck: [] } }).does('hang-up')
  expect(play.facts).toMatchObject({ threat: '3', zone: 0, killed: 7, ending: 'out-of-time' })
})

test('edward: his Second kills', () => {
  const play = terror('this-is-going-nowhere', { abductor: 'edward', threat: '3', second: true })
  expect(play.facts).toMatchObject({ threat: '3', zone: 6, killed: 1 })
})
