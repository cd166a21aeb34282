import { describe, expect, test } from 'vitest'
import { bothKnown, newGame, table } from '../../../../tests/table-of-play.ts'
import { end, points, release } from '../cards/card.ts'
import { standard } from '../cards/standard.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'

describe('N-10', () => {
  test('N-10: a game begins with turn 1, in a conversation', () => {
    const play = newGame('arkayne')
    expect(play.asked).toBe('conversation.talk')
    expect(play.facts).toMatchObject({ turn: 1, phase: 'conversation' })
  })
  test('N-10: a turn is Conversation, Spend, Terror, and the next turn follows', () => {
    const play = table({ turn: 3, demands: bothKnown, terror: { deck: ['pizza', 'the-blueprints'] } }).does('hang-up')
    expect(play.told).toEqual(['conversation-ends'])
    expect(play.asked).toBe('spend.buy')
    play.does('done')
    expect(play.told).toEqual(['spent', 'terror pizza 1', 'minor pizza', 'turn 4 1'])
    expect(play.changed).toMatchObject({ turn: 4, phase: 'conversation' })
  })
  test('N-10: a turn says where it begins with nothing in hand', () => {
    const turnAfter = (hand: string[]) =>
      table({ phase: 'spend', hand, terror: { deck: ['pizza', 'the-blueprints'] } })
        .does('done')
        .events.at(-1)
    expect(turnAfter(['keep-cool'])).toEqual({ kind: 'turn', turn: 2, terror: 1 })
    expect(turnAfter([])).toEqual({ kind: 'turn', turn: 2, terror: 1, emptyHanded: true })
  })
  test('N-10: any number of cards, one after the other, paying nothing for them', () => {
    const play = table({ points: 0, hand: ['just-stay-calm', 'a-few-minutes-more', 'minor-extraction', 'keep-cool'] })
    play.does('play minor-extraction', { dice: [5, 5] }).does('play just-stay-calm', { dice: [5, 1] })
    expect(play.facts.points).toBe(0)
    expect(play.options).toEqual([
      'play keep-cool',
      'bank keep-cool',
      'play a-few-minutes-more',
      'bank a-few-minutes-more',
      'hang-up',
    ])
  })
  test('N-10: only from the hand', () => {
    expect(table({ hand: ['keep-cool'] }).refuses('play all-units-go')).toEqual({
      key: 'refuse.not-in-hand',
      rule: 'N-10',
      values: { card: 'all-units-go' },
    })
  })
  test('N-10: it ends when you stop, with cards in hand or none played', () => {
    expect(newGame('arkayne').does('hang-up').facts.phase).toBe('spend')
  })
  test('N-10: it ends when the hand is empty', () => {
    const play = table({ hand: ['keep-cool'] }).does('play keep-cool', { dice: [5, 1] })
    expect(play.told.at(-1)).toBe('conversation-ends')
    expect(play.asked).toBe('spend.buy')
  })
  test('N-10: with an empty hand you may first concede', () => {
    const play = table({ hand: ['keep-cool'], points: 3, demands: bothKnown }).does('bank keep-cool')
    expect(play.options).toEqual(['concede wire-ten-million', 'concede helicopter', 'hang-up'])
    play.does('concede wire-ten-million')
    expect(play.facts).toMatchObject({ phase: 'spend', saved: 2 })
  })
  test('N-10: with an empty hand and nothing that can be paid for it is over', () => {
    const play = table({ hand: ['keep-cool'], points: 2, demands: bothKnown }).does('bank keep-cool')
    expect(play.asked).toBe('spend.buy')
  })
  test('N-10: with an empty hand you may first buy in the last conversation', () => {
    const play = table({ hand: ['keep-cool'], points: 1, terror: { deck: [] } }).does('bank keep-cool')
    expect(play.offers('buy small-talk')).toBe(true)
    expect(play.offers('buy just-stay-calm')).toBe(true)
    expect(play.offers('hang-up')).toBe(true)
  })
  test('N-10: END applies the rest of the row, then nothing more is played or conceded', () => {
    const play = table({ hand: ['major-extraction', 'keep-cool'], points: 9, demands: bothKnown })
    play.does('play major-extraction', { dice: [5, 1] })
    expect(play.row).toEqual(['released 6 1 4', 'released 5 2 4', 'threat 4 6', 'cut-off', 'conversation-ends'])
    expect(play.refuses('play keep-cool')).toMatchObject({ key: 'refuse.not-now.play', rule: 'N-10' })
    expect(play.refuses('concede wire-ten-million')).toMatchObject({ key: 'refuse.not-now.concede', rule: 'N-15' })
  })
  test('N-10: END in the middle of a row lets the rest of it happen', () => {
    const line = [end, release(1), points(2)]
    const conversation = standard.conversation.map(card =>
      card.id === 'keep-cool' ? { ...card, rows: { two: line, one: line, none: line } } : card,
    )
    const of = negotiator({ ...standard, conversation })
    const play = table({ hand: ['keep-cool', 'small-talk'] }, { of }).does('play keep-cool', { dice: [1, 1] })
    expect(play.row).toEqual(['cut-off', 'released 6 1 4', 'points 0 2', 'conversation-ends'])
  })
  test('N-10: after END the next conversation is whole again', () => {
    const play = table({ hand: ['small-talk', 'keep-cool'], terror: { deck: ['pizza', 'the-blueprints'] } })
    play.does('play small-talk', { dice: [1, 1] }).does('done')
    expect(play.offers('play keep-cool')).toBe(true)
  })
})

describe('N-11', () => {
  test('N-11: face up a card makes a test, and the row reached applies from left to right', () => {
    const play = table({ hand: ['small-talk', 'keep-cool'] }).does('play small-talk', { dice: [1, 2] })
    expect(play.told).toEqual([
      'played small-talk',
      'rolled small-talk 1,2',
      'tested small-talk 0 1,2 ',
      'points 0 1',
      'threat 4 5',
      'cut-off',
      'conversation-ends',
    ])
  })
  test('N-11: only the row reached', () => {
    const play = table({ hand: ['a-few-minutes-more', 'keep-cool'] })
    expect(play.does('play a-few-minutes-more', { dice: [5, 2] }).changed).toEqual({ points: 3, threat: '5' })
  })
  test('N-11: a card that says otherwise makes no test', () => {
    const play = table({ hand: ['you-are-breaking-up', 'keep-cool'] })
    expect(play.offers('play you-are-breaking-up')).toBe(false)
  })
})

describe('N-12', () => {
  test('N-12: face down a card gives 1 point, without test or effect', () => {
    const play = table({ hand: ['all-units-go', 'keep-cool'] }).does('bank all-units-go')
    expect(play.told).toEqual(['banked all-units-go', 'points 0 1'])
    expect(play.changed).toEqual({ points: 1 })
    expect(play.view.played).toEqual(['all-units-go'])
  })
})

describe('N-14', () => {
  const twice: Position = { hand: ['keep-cool', 'keep-cool', 'small-talk', 'small-talk', 'what-are-your-demands'] }

  test('N-14: a played card is set aside and cannot be bought this turn', () => {
    const play = table({ hand: ['minor-extraction', 'minor-extraction', 'keep-cool'], points: 9 })
    play.does('play minor-extraction', { dice: [5, 5] }).does('hang-up')
    expect(play.view.played).toEqual(['minor-extraction'])
    expect(play.offers('buy minor-extraction')).toBe(false)
    expect(play.refuses('buy minor-extraction')).toEqual({
      key: 'refuse.played',
      rule: 'N-14',
      values: { card: 'minor-extraction' },
    })
  })
  test('N-14: one played face down for a point neither', () => {
    const play = table({ hand: ['small-talk', 'small-talk', 'keep-cool'] })
    play.does('bank small-talk').does('bank small-talk').does('hang-up')
    expect(play.offers('buy small-talk')).toBe(false)
  })
  test('N-14: nor those that paid for a conversion', () => {
    const play = table(twice)
      .does('play what-are-your-demands', { dice: [4, 5] })
      .does('convert')
    play.does('pay keep-cool').does('pay keep-cool').does('reveal major').does('hang-up')
    expect(play.view.played).toEqual(['what-are-your-demands', 'keep-cool', 'keep-cool'])
    expect(play.refuses('buy keep-cool')).toMatchObject({ key: 'refuse.played', rule: 'N-14' })
  })
  test('N-14: nor one used to roll again', () => {
    const play = table({ hand: ['small-talk', 'you-are-breaking-up', 'keep-cool'], points: 5 })
    play
      .does('play small-talk', { dice: [1, 5] })
      .does('reroll you-are-breaking-up 1', { dice: [5] })
      .does('hang-up')
    expect(play.refuses('buy you-are-breaking-up')).toMatchObject({ key: 'refuse.played', rule: 'N-14' })
  })
  test('N-14: only those very cards: another copy in the Supply may be bought', () => {
    const play = table({ hand: ['minor-extraction', 'keep-cool'], points: 3 })
    play.does('play minor-extraction', { dice: [5, 5] }).does('hang-up')
    expect(play.does('buy minor-extraction').view.hand).toEqual(['keep-cool', 'minor-extraction'])
  })
})
