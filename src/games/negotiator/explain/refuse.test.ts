import { expect, test } from 'vitest'
import { bothKnown, pivotal, table } from '../../../../tests/table-of-play.ts'
import { Illegal } from '../../../engine/game.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'

const game = negotiator()

/** The question first, then what is out of place there and the rule that says so. */
const outOfPlace: readonly [question: string, given: Position, name: string, rule: string][] = [
  ['conversation.talk', {}, 'buy a-bold-lie', 'N-17'],
  ['conversation.talk', {}, 'done', 'N-17'],
  ['conversation.talk', {}, 'take a-bold-lie', 'N-15'],
  ['conversation.talk', {}, 'enough', 'N-15'],
  ['conversation.talk', {}, 'pay keep-cool', 'N-13'],
  ['conversation.talk', {}, 'convert', 'N-13'],
  ['conversation.talk', {}, 'accept', 'N-13'],
  ['conversation.talk', {}, 'reroll you-are-breaking-up 1', 'N-22'],
  ['conversation.talk', {}, 'keep', 'N-22'],
  ['conversation.talk', {}, 'reveal major', 'N-16'],
  ['conversation.talk', {}, 'discard', 'N-20'],
  ['conversation.talk', {}, 'leave', 'N-20'],
  ['spend.buy', { phase: 'spend' }, 'play keep-cool', 'N-10'],
  ['spend.buy', { phase: 'spend' }, 'bank keep-cool', 'N-12'],
  ['spend.buy', { phase: 'spend' }, 'hang-up', 'N-10'],
  ['spend.buy', { phase: 'spend', demands: bothKnown, points: 9 }, 'concede helicopter', 'N-15'],
]

test.each(outOfPlace)('at %s, %j: “%s” is out of place by %s', (question, given, name, rule) => {
  const play = table(given)
  expect(play.asked).toBe(question)
  expect(play.refuses(name)).toEqual({ key: `refuse.not-now.${name.split(' ')[0]}`, rule })
})

test('a card that is not in hand is neither played, banked nor paid', () => {
  const play = table({ hand: ['small-talk', 'keep-cool', 'keep-cool'] })
  const values = { card: 'take-the-shot' }
  expect(play.refuses('play take-the-shot')).toEqual({ key: 'refuse.not-in-hand', rule: 'N-10', values })
  expect(play.refuses('bank take-the-shot')).toEqual({ key: 'refuse.not-in-hand', rule: 'N-12', values })
  play.does('play small-talk', { dice: [4, 1] }).does('convert')
  expect(play.refuses('pay take-the-shot')).toEqual({ key: 'refuse.not-in-hand', rule: 'N-13', values })
  play.does('pay keep-cool').does('pay keep-cool')
})

test('a card that left the game is not in the Supply', () => {
  const play = table({ phase: 'spend', points: 9, gone: ['take-the-shot'] })
  expect(play.refuses('buy take-the-shot')).toMatchObject({ key: 'refuse.not-in-supply', rule: 'N-17' })
})

test('a free card is refused like a bought one, but never for its price', () => {
  const demands: Position['demands'] = [{ card: 'release-fugitives', standing: 'known' }, { kind: 'escape' }]
  const play = table({ points: 4, demands, hand: ['all-units-go'] }).does('concede release-fugitives')
  expect(play.refuses('take all-units-go')).toMatchObject({ key: 'refuse.not-in-supply' })
  expect(play.offers('take take-the-shot')).toBe(true)
  play.does('enough')
})

test('a re-roll needs the card in hand and a die that lies there', () => {
  const play = table({ hand: ['small-talk', 'you-are-breaking-up', 'keep-cool'] }).does('play small-talk', {
    dice: [1, 5],
  })
  expect(play.refuses('reroll you-are-breaking-up 5')).toEqual({ key: 'refuse.no-such-die', rule: 'N-13' })
  play.does('keep')
})

test.each([
  ['captured', 'N-25'],
  ['eliminated', 'N-26'],
  ['surrendered', 'N-27'],
  ['too-many-killed', 'N-28'],
  ['escaped', 'N-28'],
  ['got-away', 'N-15'],
  ['out-of-time', 'N-21'],
] as const)('after the end by %s everything is refused by %s', (ending, rule) => {
  const play = table({ ending })
  for (const name of ['play keep-cool', 'done', 'hang-up'])
    expect(play.refuses(name)).toEqual({ key: 'refuse.over', rule })
})

test('an option that is none, and a seat that does not sit here', () => {
  const { state } = table()
  expect(game.refusal(state, 0, 99 << 8)).toEqual({ key: 'refuse.unknown', rule: 'N-10' })
  expect(game.refusal(state, 1, game.optionOf('hang-up') ?? -1)).toEqual({ key: 'refuse.not-asked', rule: 'N-10' })
  expect(() => game.apply(state, 1, game.optionOf('hang-up') ?? -1)).toThrow(Illegal)
  expect(game.optionOf('play the-fool')).toBeNull()
  expect(game.refusal(state, 0, game.optionOf('hang-up') ?? -1)).toBeNull()
})

test('in the last conversation buying has its place', () => {
  const play = pivotal('the-blueprints')
  expect(play.refuses('buy take-the-shot')).toMatchObject({ key: 'refuse.too-dear', rule: 'N-17' })
})
