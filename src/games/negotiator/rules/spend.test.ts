import { describe, expect, test } from 'vitest'
import { bothKnown, table } from '../../../../tests/table-of-play.ts'
import type { Position } from '../position/position-schema.ts'

const spend = (given: Position) =>
  table({
    phase: 'spend',
    hand: ['keep-cool'],
    demands: bothKnown,
    terror: { deck: ['pizza', 'the-blueprints'] },
    ...given,
  })

const nine = [
  'what-are-your-demands',
  'what-are-your-demands',
  'small-talk',
  'small-talk',
  'keep-cool',
  'just-stay-calm',
  'just-stay-calm',
  'a-few-minutes-more',
  'a-few-minutes-more',
]

describe('N-17', () => {
  test('N-17: the Spend Phase follows the conversation, with the points of this turn', () => {
    const play = table({ hand: ['small-talk', 'keep-cool'] })
      .does('play small-talk', { dice: [5, 5] })
      .does('hang-up')
    expect(play.asked).toBe('spend.buy')
    expect(play.facts).toMatchObject({ phase: 'spend', points: 3 })
    expect(play.offers('buy minor-extraction')).toBe(true)
    expect(play.offers('buy a-bold-lie')).toBe(false)
  })
  test('N-17: as many cards from the Supply as points allow', () => {
    const play = spend({ points: 5 }).does('buy minor-extraction')
    expect(play.told).toEqual(['bought minor-extraction 3', 'points 5 2'])
    play.does('buy just-stay-calm')
    expect(play.facts.points).toBe(0)
    expect(play.view.hand).toEqual(['keep-cool', 'just-stay-calm', 'minor-extraction'])
    expect(play.view.supply.filter(card => card === 'minor-extraction')).toHaveLength(1)
  })
  test('N-17: buying never takes points below 0', () => {
    expect(spend({ points: 3 }).refuses('buy a-bold-lie')).toEqual({
      key: 'refuse.too-dear',
      rule: 'N-17',
      values: { card: 'a-bold-lie', cost: 4, points: 3 },
    })
  })
  test('N-17: only what lies in the Supply', () => {
    const play = spend({ points: 20, hand: ['all-units-go'] })
    expect(play.refuses('buy all-units-go')).toMatchObject({ key: 'refuse.not-in-supply', rule: 'N-17' })
    play.does('buy take-the-shot')
    expect(play.offers('buy take-the-shot')).toBe(false)
  })
  test('N-17: the hand never exceeds 10, and then nothing is for sale', () => {
    const play = spend({ points: 20, hand: nine }).does('buy minor-extraction')
    expect(play.view.hand).toHaveLength(10)
    expect(play.options).toEqual(['done'])
    for (const card of ['minor-extraction', 'keep-cool'])
      expect(play.refuses(`buy ${card}`)).toEqual({ key: 'refuse.hand-full', rule: 'N-17', values: { limit: 10 } })
  })

  const fugitives: Position = {
    points: 4,
    demands: [{ card: 'release-fugitives', standing: 'known' }, { kind: 'escape' }],
  }
  test('N-17: free cards stop at 10 as well', () => {
    const play = table({ ...fugitives, hand: nine }).does('concede release-fugitives')
    expect(play.asked).toBe('take')
    play.does('take all-units-go')
    expect(play.asked).toBe('conversation.talk')
    expect(play.view.hand).toHaveLength(10)
    expect(play.facts.points).toBe(0)
  })
  test('N-17: free cards may be fewer than offered', () => {
    const play = table({ ...fugitives, hand: ['keep-cool'] })
      .does('concede release-fugitives')
      .does('enough')
    expect(play.view.hand).toEqual(['keep-cool'])
    expect(play.facts.conceded).toEqual(['release-fugitives'])
  })
  test('N-17: nothing is bought in an ordinary conversation', () => {
    expect(table({ points: 9 }).refuses('buy a-bold-lie')).toEqual({ key: 'refuse.not-now.buy', rule: 'N-17' })
  })
})

describe('N-18', () => {
  test('N-18: cards that cost nothing may always be taken, even with negative points', () => {
    const play = spend({ points: -3 })
    expect(play.options).toEqual(['buy what-are-your-demands', 'buy small-talk', 'buy keep-cool', 'done'])
    play.does('buy small-talk').does('buy small-talk').does('buy keep-cool')
    expect(play.facts.points).toBe(-3)
    expect(play.view.hand).toEqual(['small-talk', 'small-talk', 'keep-cool', 'keep-cool'])
  })
  test('N-18: hand limit permitting', () => {
    const play = spend({ hand: [...nine, 'proof-of-life'] })
    expect(play.refuses('buy keep-cool')).toMatchObject({ key: 'refuse.hand-full' })
  })
})

describe('N-19', () => {
  test('N-19: points go to 0, and the cards played this turn return to the Supply', () => {
    const play = spend({ points: 7, played: ['small-talk', 'take-the-shot'] })
    expect(play.view.supply).not.toContain('take-the-shot')
    play.does('done')
    expect(play.told[0]).toBe('spent')
    expect(play.facts.points).toBe(0)
    expect(play.view.played).toEqual([])
    expect(play.view.supply).toContain('take-the-shot')
    expect(play.view.hand).toEqual(['keep-cool'])
  })
  test('N-19: in that order: what was played cannot be bought with what is left', () => {
    const play = spend({ points: 9, played: ['take-the-shot'] })
    expect(play.refuses('buy take-the-shot')).toMatchObject({ key: 'refuse.played', rule: 'N-14' })
  })
  test('N-19: a card that left the game does not return', () => {
    const play = spend({ gone: ['take-the-shot'] }).does('done')
    expect(play.view.supply).not.toContain('take-the-shot')
    expect(play.view.gone).toEqual(['take-the-shot'])
  })
})
