import { describe, expect, test } from 'vitest'
import { pivotal, table, terror } from '../../../../tests/table-of-play.ts'
import { sayTexts } from '../../../words/say-from.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'
import { speakNegotiator } from '../tell/speak.ts'
import { negotiatorWords } from '../words/index.ts'
import {
  type Compare,
  type ConversationCard,
  type DeckData,
  end,
  kill,
  points,
  release,
  reveal,
  type TerrorCard,
  threat,
} from './card.ts'
import { deckFaults } from './deck-faults.ts'
import { readDeck } from './deck-schema.ts'
import { standard } from './standard.ts'

/** Cards that our deck has none of, and that somebody's box may have: a deck file can say them. */

/** Small Talk, doing something else. */
const talkIs = (does: Pick<ConversationCard, 'effects' | 'rows' | 'compare'>): DeckData => ({
  ...standard,
  conversation: standard.conversation.map(card =>
    card.id === 'small-talk'
      ? { id: card.id, source: card.source, copies: card.copies, cost: card.cost, ...does }
      : card,
  ),
})
const gameOf = (deck: DeckData) => {
  expect(deckFaults(deck)).toEqual([])
  return negotiator(readDeck(JSON.parse(JSON.stringify(deck))))
}
const textOf = (of: ReturnType<typeof negotiator>, id: string) =>
  speakNegotiator(sayTexts('en', negotiatorWords.en), of)
    .cards()
    .find(card => card.id === id)?.text

const hand = ['small-talk', 'keep-cool', 'keep-cool', 'you-are-breaking-up']

describe('N-11: a Conversation card without a test', () => {
  const of = gameOf(talkIs({ effects: [threat(-1), points(2)] }))

  test('N-11: its effects from left to right, and no dice; modifiers wait for the next test', () => {
    const play = table({ hand, threat: '4', modifiers: { nextDice: 1 } }, { of }).does('play small-talk')
    expect(play.told).toEqual(['played small-talk', 'threat 4 3', 'points 0 2'])
    expect(play.view).toMatchObject({ played: ['small-talk'], modifiers: { nextDice: 1 } })
    expect(textOf(of, 'small-talk')).toEqual(['threat −1, +2 conversation points'])
  })
  test('N-11: what it asks is asked, and what follows waits', () => {
    const asking = gameOf(talkIs({ effects: [reveal, points(1), end] }))
    const play = table({ hand }, { of: asking }).does('play small-talk')
    expect(play.asked).toBe('reveal')
    expect(play.does('reveal major').row).toEqual([
      expect.stringMatching(/^revealed /),
      'points 0 1',
      'cut-off',
      'conversation-ends',
    ])
  })
  test('N-11: what it brings is certain, and told before', () => {
    const play = table({ hand, threat: '4' }, { of })
    const [question] = of.decisions(play.state)
    const { options } = of.explain(play.view, question)
    expect(options.find(({ name }) => name === 'play small-talk')?.branches).toEqual([
      {
        key: 'sure',
        chance: 1,
        changes: [
          { what: 'threat', from: 4, to: 3 },
          { what: 'points', from: 0, to: 2 },
        ],
      },
    ])
  })
})

describe('N-6: a card that compares dice with the threat level', () => {
  const one: Compare = { dice: 1, by: 'sum', above: [release(1)], equal: [points(1)], below: [threat(1), end] }
  const of = gameOf(talkIs({ compare: one }))
  const rolled = (level: Position['threat'], ...dice: number[]) =>
    table({ hand, threat: level }, { of }).does('play small-talk', { dice })

  test('N-6: above, equal, below', () => {
    expect(rolled('3', 4).told).toEqual(['played small-talk', 'compared small-talk 4 4 3', 'released 6 1 3'])
    expect(rolled('3', 3).row).toContain('points 0 1')
    expect(rolled('3', 2).row.slice(2)).toEqual(['threat 3 4', 'cut-off', 'conversation-ends'])
  })
  test('N-6: L counts 0, so that every die is above it, and E 7, so that none is', () => {
    expect(rolled('L', 1).row).toContain('released 6 1 0')
    expect(rolled('E', 6).row).toContain('cut-off')
  })
  test.each([
    ['sum', 'points 0 1'],
    ['highest', 'threat 5 6'],
    ['lowest', 'threat 5 6'],
  ] as const)('N-6: of two dice the %s', (by, told) => {
    const two = gameOf(talkIs({ compare: { ...one, dice: 2, by } }))
    expect(table({ hand, threat: '5' }, { of: two }).does('play small-talk', { dice: [1, 4] }).row).toContain(told)
  })
  test('N-6: it is no Threat Test: no re-roll, no 4 to convert, no rule of the abductor, no drawback of tests', () => {
    const donna: Position = {
      abductor: 'donna',
      threat: '1',
      hand,
      demands: [{ card: 'reopen-the-case', standing: 'conceded' }, { kind: 'escape' }],
      modifiers: { nextDice: 2, talkDice: 2 },
    }
    const two = gameOf(talkIs({ compare: { ...one, dice: 2, above: [], equal: [], below: [] } }))
    const play = table(donna, { of: two }).does('play small-talk', { dice: [6, 6] })
    expect(play.told).toEqual(['played small-talk', 'compared small-talk 6,6 12 1'])
    expect(play.view.modifiers.nextDice).toBe(2)
    expect(table(donna, { of: two }).does('play small-talk', { dice: [4, 4] }).asked).toBe('conversation.talk')
  })
  test('N-6: its odds are those of all throws, and in words', () => {
    const play = table({ hand, threat: '4' }, { of })
    const [question] = of.decisions(play.state)
    const branches = of.explain(play.view, question).options.find(({ name }) => name === 'play small-talk')?.branches
    expect(branches?.map(({ key, parts, chance }) => [key, parts, Math.round(chance * 6)])).toEqual([
      ['compare.above', { compare: 'above' }, 2],
      ['compare.equal', { compare: 'equal' }, 1],
      ['compare.below', { compare: 'below' }, 3],
    ])
    expect(branches?.[0].changes).toEqual([
      { what: 'zone', from: 7, to: 6 },
      { what: 'saved', from: 0, to: 1 },
    ])
    expect(textOf(of, 'small-talk')).toEqual([
      'Roll a die and compare it with the threat level (L is 0, E is 7)',
      'above the threat level: 1 hostage released',
      'equal to the threat level: +1 conversation point',
      'below the threat level: threat +1, END: the conversation is over',
    ])
  })
  test('N-6: a Terror card may compare as well, and its rows are told before', () => {
    const comparing: TerrorCard = { id: 'pizza', source: 'house', copies: 1, compare: { ...one, below: [kill(1)] } }
    const red = standard.red.map(card => (card.id === 'pizza' ? comparing : card))
    const cards = gameOf({ ...standard, red })
    const given: Position = { threat: '4', hand, terror: { deck: ['a-cold-beer', 'the-blueprints'] } }
    const play = terror('pizza', given, { dice: [2], of: cards })
    expect(play.told.slice(1, 4)).toEqual(['terror pizza 2', 'compared pizza 2 2 4', 'killed 6 1'])
    const before = table(
      { ...given, phase: 'spend', terror: { deck: ['pizza', 'the-blueprints'], looked: 1 } },
      { of: cards },
    )
    const [question] = cards.decisions(before.state)
    const done = cards.explain(before.view, question).options.find(({ name }) => name === 'done')?.branches
    expect(done?.map(({ key, chance }) => [key, Math.round(chance * 6)])).toEqual([
      ['terror.pizza.above', 2],
      ['terror.pizza.equal', 1],
      ['terror.pizza.below', 3],
    ])
  })
})

describe('N-15: several drawbacks, and one on an Escape', () => {
  const deck: DeckData = {
    ...standard,
    majors: standard.majors.map(major =>
      major.id === 'wire-ten-million'
        ? {
            ...major,
            drawback: [
              { do: 'fewer-dice', n: 1 },
              { do: 'terror-rise', n: 1 },
            ],
          }
        : major,
    ),
    escapes: standard.escapes.map(wayOut =>
      wayOut.id === 'helicopter' ? { ...wayOut, effects: [points(1)], drawback: { do: 'double-rise', n: 0 } } : wayOut,
    ),
  }
  const of = gameOf(deck)
  const known: Position = {
    hand: ['keep-cool', 'what-are-your-demands'],
    threat: '2',
    points: 8,
    demands: [
      { card: 'wire-ten-million', standing: 'known' },
      { card: 'helicopter', standing: 'known' },
    ],
    terror: { deck: ['pizza', 'the-blueprints'] },
  }

  test('N-15: each drawback of a Major is in force from then on', () => {
    const play = table(known, { of }).does('concede wire-ten-million')
    expect(play.facts.dice).toBe(1)
    expect(play.does('hang-up').does('done').told).toContain('threat 2 3')
    expect(textOf(of, 'wire-ten-million')).toEqual([
      '2 hostages released',
      'From now on: one die fewer in every test',
      'From now on: threat +1 at the start of each terror phase',
    ])
  })
  test('N-15: that of an Escape holds until the abductor is gone, and he gets away all the same', () => {
    const play = table(known, { of })
      .does('concede helicopter')
      .does('play what-are-your-demands', { dice: [1, 1] })
    expect(play.row).toEqual(['threat 2 4'])
    expect(play.does('hang-up').facts.ending).toBe('got-away')
    expect(textOf(of, 'helicopter')?.at(-1)).toBe('From now on: every rise of the threat is doubled')
  })
  test('N-26: it leaves the game with the abductor', () => {
    const given: Position = { ...known, hand: ['take-the-shot', 'what-are-your-demands', 'keep-cool'] }
    const shot = talkIs({ effects: [] })
    const conversation = shot.conversation.map(card =>
      card.id === 'take-the-shot' && card.rows
        ? { ...card, rows: { ...card.rows, one: [{ do: 'eliminate', n: 0 } as const] } }
        : card,
    )
    const cards = gameOf({ ...deck, conversation })
    const play = table(given, { of: cards })
      .does('concede helicopter')
      .does('play take-the-shot', { dice: [5, 1] })
    expect(play.does('play what-are-your-demands', { dice: [1, 1] }).row[0]).toBe('threat 2 3')
  })
})

describe('N-20: an additional effect on a Pivotal Event', () => {
  const events = standard.pivotal.map(card =>
    card.id === 'a-shot-is-fired' ? { ...card, additional: [threat(2)] } : card,
  )
  const of = gameOf({ ...standard, pivotal: events })

  test('N-20: it counts while a demand is face down', () => {
    const play = pivotal('a-shot-is-fired', { threat: '2', hand: ['keep-cool'] }, { of })
    expect(play.told).toContain('additional a-shot-is-fired')
    expect(play.facts.threat).toBe('4')
    expect(textOf(of, 'a-shot-is-fired')).toEqual([
      '1 hostage killed, −1 die in the first test of the coming conversation',
      'While a demand is face down: threat +2',
    ])
  })
  test('N-20: and not when all are known', () => {
    const demands: Position['demands'] = [
      { card: 'wire-ten-million', standing: 'known' },
      { card: 'helicopter', standing: 'known' },
    ]
    expect(pivotal('a-shot-is-fired', { threat: '2', hand: ['keep-cool'], demands }, { of }).facts.threat).toBe('2')
  })
})

test('N-8: no card of ours gives or takes points in the Terror Phase; somebody’s own deck may', () => {
  const inTerror = [...standard.red, ...standard.pivotal].flatMap(({ effects = [], rows, additional = [] }) => [
    ...effects,
    ...additional,
    ...Object.values(rows ?? {}).flat(),
  ])
  expect(inTerror.filter(effect => effect.do === 'points')).toEqual([])
  const red = standard.red.map(card => (card.id === 'back-to-square-one' ? { ...card, effects: [points(2)] } : card))
  const play = terror('back-to-square-one', { hand: ['keep-cool'] }, { of: gameOf({ ...standard, red }) })
  expect(play.facts.points).toBe(2)
})
