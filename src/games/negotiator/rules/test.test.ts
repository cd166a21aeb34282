import { describe, expect, test } from 'vitest'
import { bothKnown, table, terror } from '../../../../tests/table-of-play.ts'
import { points } from '../cards/card.ts'
import { standard } from '../cards/standard.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'

const many = ['small-talk', 'small-talk', 'keep-cool', 'keep-cool', 'what-are-your-demands', 'what-are-your-demands']
const wire: Position['demands'] = [{ card: 'wire-ten-million', standing: 'conceded' }, { kind: 'escape' }]

test.each([
  [[1, 2], 0],
  [[3, 3], 0],
  [[5, 3], 1],
  [[6, 3], 1],
  [[5, 6], 2],
])('N-13: %j: 5 and 6 succeed', (dice, successes) => {
  const play = table({ hand: ['small-talk', 'keep-cool'] }).does('play small-talk', { dice })
  expect(play.told).toContain(`tested small-talk ${successes} ${dice} `)
})

test('N-13: three outcomes; more than 2 successes add nothing', () => {
  const play = table({ hand: ['small-talk', 'keep-cool'], threat: 'L' }).does('play small-talk', { dice: [5, 6, 5] })
  expect(play.changed).toEqual({ points: 3 })
})

test('N-13: all modifiers are added before the limit of 5 dice', () => {
  const dice = [1, 1, 1, 5]
  const given: Position = { hand: many, threat: 'L', demands: wire, modifiers: { talkDice: 2 } }
  expect(table(given).does('play small-talk', { dice }).facts.points).toBe(2)
  const more = { ...given, modifiers: { talkDice: 2, nextDice: 4 } }
  expect(table(more).does('play small-talk', { dice: [1, ...dice] }).facts.points).toBe(2)
})

test('N-13: at least 1 die', () => {
  const play = table({ hand: many, threat: 'E', demands: wire, modifiers: { talkDice: -1, nextDice: -1 } })
  expect(play.does('play small-talk', { dice: [5] }).facts.points).toBe(2)
})

test('N-13: a 4 alone does not succeed', () => {
  const play = table({ hand: ['small-talk', 'keep-cool'] }).does('play small-talk', { dice: [4, 5] })
  expect(play.row).toEqual(['points 0 2'])
})

test('N-13: a 4 succeeds if two cards are put face down for it, and they give no points', () => {
  const play = table({ hand: many }).does('play small-talk', { dice: [4, 5] })
  expect(play.asked).toBe('test.convert')
  expect(play.options).toEqual(['accept', 'convert'])
  play.does('convert')
  expect(play.asked).toBe('test.pay')
  expect(play.options).toEqual(['pay what-are-your-demands', 'pay small-talk', 'pay keep-cool'])
  expect(play.refuses('pay all-units-go')).toMatchObject({ key: 'refuse.not-in-hand', rule: 'N-13' })
  play.does('pay keep-cool')
  expect(play.asked).toBe('test.pay')
  play.does('pay small-talk')
  expect(play.told).toEqual(['paid small-talk', 'converted', 'tested small-talk 2 4,5 ', 'points 0 3'])
  expect(play.view.played).toEqual(['small-talk', 'small-talk', 'keep-cool'])
})

test('N-13: the 4 may be left as it is', () => {
  const play = table({ hand: many })
    .does('play small-talk', { dice: [4, 5] })
    .does('accept')
  expect(play.row).toEqual(['points 0 2'])
  expect(play.view.played).toEqual(['small-talk'])
})

test('N-13: each 4 on its own', () => {
  const play = table({ hand: many })
    .does('play small-talk', { dice: [4, 4] })
    .does('convert')
  play.does('pay keep-cool').does('pay keep-cool')
  expect(play.asked).toBe('test.convert')
  play.does('accept')
  expect(play.row).toEqual(['points 0 2'])
  const both = table({ hand: many })
    .does('play small-talk', { dice: [4, 4] })
    .does('convert')
  both
    .does('pay keep-cool')
    .does('pay keep-cool')
    .does('convert')
    .does('pay small-talk')
    .does('pay what-are-your-demands')
  expect(both.row).toEqual(['points 0 3'])
})

test('N-13: one 4 is converted once', () => {
  const play = table({ hand: many })
    .does('play small-talk', { dice: [4, 1] })
    .does('convert')
  play.does('pay keep-cool').does('pay keep-cool')
  expect(play.row).toEqual(['points 0 2'])
})

test('N-13: the card being played cannot pay: two others are needed', () => {
  const three = table({ hand: ['small-talk', 'keep-cool', 'keep-cool'] }).does('play small-talk', { dice: [4, 1] })
  expect(three.asked).toBe('test.convert')
  three.does('accept')
  const two = table({ hand: ['small-talk', 'keep-cool'] }).does('play small-talk', { dice: [4, 1] })
  expect(two.asked).toBe('spend.buy')
})

test('N-13: the order is roll, re-rolls, the abductor’s rule, conversions, row', () => {
  const hand = ['small-talk', 'you-are-breaking-up', 'keep-cool', 'keep-cool']
  const play = table({ abductor: 'donna', threat: 'L', hand })
  play.does('play small-talk', { dice: [6, 4, 1] })
  expect(play.asked).toBe('test.reroll')
  expect(play.told).toEqual(['played small-talk', 'rolled small-talk 6,4,1'])
  play.does('reroll you-are-breaking-up 3', { dice: [6] })
  expect(play.told).toEqual([
    'rerolled you-are-breaking-up 2 1 6',
    'pair-of-sixes 1',
    'released 11 1 0',
    'tested small-talk 2 6,4,6 2',
    'points 0 3',
  ])
  const again = table({ abductor: 'donna', threat: 'L', hand }).does('play small-talk', { dice: [6, 4, 1] })
  again.does('keep')
  expect(again.asked).toBe('test.convert')
  again.does('convert').does('pay keep-cool').does('pay keep-cool')
  expect(again.row).toEqual(['points 0 3'])
})

test('N-13: a die rolled again to a 4 can be converted', () => {
  const play = table({ hand: ['small-talk', 'you-are-breaking-up', 'keep-cool', 'keep-cool'] })
  play.does('play small-talk', { dice: [1, 5] }).does('reroll you-are-breaking-up 1', { dice: [4] })
  expect(play.asked).toBe('test.convert')
  play.does('convert').does('pay keep-cool').does('pay keep-cool')
  expect(play.row[0]).toBe('points 0 3')
})

test('N-13: the card that rolls again cannot pay as well', () => {
  const play = table({ hand: ['small-talk', 'you-are-breaking-up', 'keep-cool'] })
  play.does('play small-talk', { dice: [4, 1] })
  expect(play.refuses('reroll you-are-breaking-up 3')).toMatchObject({ key: 'refuse.no-such-die', rule: 'N-13' })
  play.does('keep')
  expect(play.asked).toBe('test.convert')
  play.does('accept')
  const used = table({ hand: ['small-talk', 'you-are-breaking-up', 'keep-cool', 'small-talk'], threat: '4' })
  used.does('play small-talk', { dice: [4, 1] }).does('reroll you-are-breaking-up 2', { dice: [2] })
  expect(used.asked).toBe('test.convert')
  used.does('convert')
  expect(used.options).toEqual(['pay small-talk', 'pay keep-cool'])
  used.does('pay small-talk').does('pay keep-cool')
})

test('N-13: “next test” effects are for the next test and lapse with the conversation', () => {
  const used = table({ hand: many, modifiers: { nextDice: 2 } }).does('play small-talk', { dice: [5, 1, 1, 1] })
  expect(used.facts.dice).toBe(2)
  const lapsed = table({ hand: many, modifiers: { nextDice: 2 } }).does('hang-up')
  expect(lapsed.state.nextDice).toBe(0)
})

test('N-13: what holds for a conversation lapses with it too, and does not reach a Terror test', () => {
  const play = table({
    hand: many,
    modifiers: { talkDice: 2, nextDice: 1, fours: true },
    terror: { deck: ['escape-attempt', 'the-blueprints'] },
  })
  play.does('hang-up').does('done', { dice: [5, 1] })
  expect(play.facts).toMatchObject({ dice: 2, fours: false })
})

test('N-13: lasting drawbacks hold in Terror tests too', () => {
  const play = terror('escape-attempt', { demands: wire, hand: ['keep-cool'] }, { dice: [5] })
  expect(play.facts.saved).toBe(1)
})

describe('N-13: a die is rolled again only where that can bring anything', () => {
  // Too few to convert a 4 as well.
  const hand = ['small-talk', 'you-are-breaking-up']
  const rolls = (given: Position, dice: readonly number[], card = 'small-talk'): readonly string[] => {
    const play = table({ hand, ...given }).does(`play ${card}`, { dice })
    const offered = play.asked === 'test.reroll' ? play.options.slice(1).map(name => name.slice(-1)) : []
    if (offered.length > 0) play.does('keep')
    return offered
  }

  test('N-13: a die that is no success, while fewer than two are', () => {
    expect(rolls({}, [1, 3])).toEqual(['1', '2'])
    expect(rolls({}, [4, 5])).toEqual(['1'])
    expect(rolls({}, [5, 6])).toEqual([])
    expect(rolls({ threat: 'L' }, [5, 1, 5])).toEqual([])
  })
  test('N-13: a 4 that succeeds for free is a success', () => {
    expect(rolls({ modifiers: { fours: true } }, [4, 1])).toEqual(['2'])
    expect(rolls({ modifiers: { fours: true } }, [4, 4])).toEqual([])
  })
  test('N-13: not where the rows that are left do the same', () => {
    const of = (dice: number[]) => {
      const play = terror('do-not-test-me', { hand, threat: '2', demands: bothKnown }, { dice })
      const { asked } = play
      if (asked === 'test.reroll') play.does('keep')
      return asked
    }
    expect(of([1, 2])).toBe('test.reroll')
    expect(of([1, 5])).toBe('conversation.talk')
  })
  test('N-13: where a test without a success costs something, any success matters', () => {
    const conversation = standard.conversation.map(card =>
      card.id === 'small-talk' ? { ...card, rows: { two: [points(1)], one: [points(1)], none: [points(1)] } } : card,
    )
    const of = negotiator({ ...standard, conversation })
    const given: Position = { abductor: 'donna', hand: [...hand, 'keep-cool', 'small-talk'], threat: '3' }
    const demands: Position['demands'] = [{ card: 'reopen-the-case', standing: 'conceded' }, { kind: 'escape' }]
    const asked = (more: Position, dice: number[]) => {
      const play = table({ ...given, ...more }, { of }).does('play small-talk', { dice })
      const { asked } = play
      if (asked === 'test.reroll') play.does('keep')
      return asked
    }
    expect(asked({ demands }, [1, 2])).toBe('test.reroll')
    expect(asked({ demands }, [1, 5])).toBe('conversation.talk')
    expect(asked({}, [1, 2])).toBe('conversation.talk')
  })
  test('N-13: for the abductor’s rule any die that may be the missing 6', () => {
    const donna: Position = { abductor: 'donna', threat: '1' }
    expect(rolls(donna, [6, 5, 1])).toEqual(['2', '3'])
    expect(rolls(donna, [5, 5, 1])).toEqual([])
    expect(rolls(donna, [6, 6, 1])).toEqual([])
    expect(rolls({ ...donna, second: true }, [6, 5, 1])).toEqual([])
    const conversation = standard.conversation.map(card => (card.reroll ? { ...card, reroll: 2 } : card))
    const of = negotiator({ ...standard, conversation })
    const two = table({ hand, ...donna }, { of }).does('play small-talk', { dice: [5, 5, 1] })
    expect(two.options).toHaveLength(4)
    expect(two.does('reroll you-are-breaking-up 1', { dice: [6] }).options).toHaveLength(3)
    two.does('keep')
  })
  test('N-13: not for a release that the Terror Phase would ignore (N-25)', () => {
    const given: Position = { abductor: 'donna', threat: '2', hand, hostages: { zone: 0, saved: 12 } }
    expect(terror('escape-attempt', given, { dice: [6, 5] }).asked).toBe('conversation.talk')
    const held = terror('escape-attempt', { ...given, hostages: { zone: 2, saved: 10 } }, { dice: [6, 5] })
    expect(held.asked).toBe('test.reroll')
    held.does('keep')
  })
  test('N-13: a die that is not offered is refused with the reason', () => {
    const play = table({ hand }).does('play small-talk', { dice: [1, 5] })
    expect(play.refuses('reroll you-are-breaking-up 2')).toEqual({ key: 'refuse.reroll-idle', rule: 'N-13' })
    play.does('keep')
  })
})

test('N-13: a card that rolls several dice again takes them one by one, each once', () => {
  const conversation = standard.conversation.map(card => (card.reroll ? { ...card, reroll: 2 } : card))
  const of = negotiator({ ...standard, conversation })
  const play = table({ hand: ['small-talk', 'you-are-breaking-up', 'keep-cool'] }, { of })
  play.does('play small-talk', { dice: [1, 2] }).does('reroll you-are-breaking-up 1', { dice: [5] })
  expect(play.options).toEqual(['keep', 'reroll you-are-breaking-up 2'])
  expect(play.refuses('reroll you-are-breaking-up 1')).toMatchObject({ key: 'refuse.rerolled', rule: 'N-13' })
  play.does('reroll you-are-breaking-up 2', { dice: [6] })
  expect(play.row).toEqual(['points 0 3'])
})
