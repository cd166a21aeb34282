import { expect, test } from 'vitest'
import { type Table, table } from '../../../../tests/table-of-play.ts'
import type { Branch } from '../../../engine/game.ts'
import { sayTexts } from '../../../words/say-from.ts'
import { standard } from '../cards/standard.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'
import { speakNegotiator } from '../tell/speak.ts'
import { negotiatorWords } from '../words/index.ts'

const game = negotiator()

function explained(play: Table, of = game) {
  const [question] = of.decisions(play.state)
  const { options, refused } = of.explain(play.view, question)
  const branches = (name: string): readonly Branch[] => options.find(option => option.name === name)?.branches ?? []
  return {
    names: options.map(({ name }) => name),
    branches,
    branch: (name: string, key: string) => branches(name).find(one => one.key === key),
    refused,
  }
}

const change = (what: string, from: number | string | boolean, to: number | string | boolean) => ({ what, from, to })
const four: Position = { hand: ['small-talk', 'keep-cool', 'keep-cool', 'what-are-your-demands'], threat: '4' }

test('every option is explained, each with chances that add up to 1', () => {
  const play = table({ ...four, minors: ['pizza'], points: 3 })
  const { names, branches } = explained(play)
  expect(names).toEqual(play.options)
  for (const name of names) expect(branches(name).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
})

test('a card shows its three rows, their odds, their odds with a 4 bought, and what each changes', () => {
  const rows = explained(table(four)).branches('play small-talk')
  expect(rows.map(({ key }) => key)).toEqual(['row.two', 'row.one', 'row.none'])
  for (const [n, [chance, convert]] of [
    [4, 8],
    [16, 19],
    [16, 9],
  ].entries()) {
    expect(rows[n].chance).toBeCloseTo(chance / 36, 12)
    expect(rows[n].ifs?.convert).toBeCloseTo(convert / 36, 12)
  }
  expect(rows.map(({ changes }) => changes)).toEqual([
    [change('points', 0, 3)],
    [change('points', 0, 2)],
    [change('threat', 4, 5), change('points', 0, 1), change('phase', 'conversation', 'spend')],
  ])
})

test('with too few cards, free 4s or a drawback against it, there is no “if I convert”', () => {
  const ifs = (given: Position) => explained(table({ ...four, ...given })).branches('play small-talk')[0].ifs
  expect(ifs({ hand: ['small-talk', 'keep-cool'] })).toBeUndefined()
  expect(ifs({ modifiers: { fours: true } })).toBeUndefined()
  const demands: Position['demands'] = [{ card: 'medical-care', standing: 'conceded' }, { kind: 'escape' }]
  expect(ifs({ abductor: 'edward', demands })).toBeUndefined()
})

test('the odds are those of the dice that will be rolled', () => {
  const none = (given: Position) =>
    explained(table({ ...four, ...given })).branch('play small-talk', 'row.none')?.chance
  expect(none({ threat: 'E' })).toBeCloseTo(4 / 6, 12)
  expect(none({ threat: 'L' })).toBeCloseTo((4 / 6) ** 3, 12)
  expect(none({ modifiers: { nextDice: 2 } })).toBeCloseTo((4 / 6) ** 4, 12)
  expect(none({ modifiers: { fours: true } })).toBeCloseTo((3 / 6) ** 2, 12)
})

test('what a card would do at the end of the track, and that it would win or lose, is shown', () => {
  const hand = ['minor-extraction', 'a-bold-lie', 'keep-cool']
  const { branch } = explained(table({ hand, threat: 'E', hostages: { zone: 1, saved: 3, killed: 3 } }))
  expect(branch('play minor-extraction', 'row.two')?.changes).toContainEqual(change('ending', 'playing', 'captured'))
  expect(branch('play a-bold-lie', 'row.none')?.changes).toContainEqual(change('ending', 'playing', 'too-many-killed'))
})

test('dice that lie: keeping them is certain, and so is what a 4 bought would make of them', () => {
  const play = table({ ...four, hand: [...(four.hand ?? []), 'you-are-breaking-up'] }).does('play small-talk', {
    dice: [4, 5],
  })
  const { branches } = explained(play)
  expect(branches('keep')).toEqual([
    {
      key: 'row.two',
      parts: { row: 'two' },
      chance: 0,
      ifs: { convert: 1 },
      changes: [change('points', 0, 3), change('hand', 4, 2)],
    },
    { key: 'row.one', parts: { row: 'one' }, chance: 1, ifs: { convert: 0 }, changes: [change('points', 0, 2)] },
  ])
  const again = branches('reroll you-are-breaking-up 1')
  expect(again.map(({ key, chance }) => [key, chance])).toEqual([
    ['row.two', 2 / 6],
    ['row.one', 4 / 6],
    ['row.none', 0],
  ])
  play.does('keep')
  const asked = explained(play)
  expect(asked.branches('convert')).toEqual([
    { key: 'row.two', parts: { row: 'two' }, chance: 1, changes: [change('points', 0, 3), change('hand', 4, 2)] },
  ])
  expect(asked.branches('accept')).toEqual([
    { key: 'row.one', parts: { row: 'one' }, chance: 1, changes: [change('points', 0, 2)] },
  ])
  play.does('accept')
})

test('before the roll, the pairs of 6s that the abductor’s rule may meet are told with the best row', () => {
  const given: Position = { ...four, abductor: 'donna', threat: '2' }
  const [two, one] = explained(table(given)).branches('play small-talk')
  expect(two.rarely).toEqual([
    {
      key: 'pairs.1',
      parts: { pairs: 1 },
      chance: 1 / 36,
      changes: [change('points', 0, 3), change('zone', 12, 11), change('saved', 0, 1)],
    },
  ])
  expect(one.rarely).toBeUndefined()
  const four6s = explained(table({ ...given, modifiers: { nextDice: 2 } })).branch('play small-talk', 'row.two')
  expect(four6s?.rarely?.map(({ key, chance }) => [key, chance])).toEqual([
    ['pairs.1', (6 * 25 + 4 * 5) / 6 ** 4],
    ['pairs.2', 1 / 6 ** 4],
  ])
  const empty = explained(table({ ...given, hostages: { zone: 0, saved: 12 } })).branch('play small-talk', 'row.two')
  expect(empty?.rarely?.[0].changes).toEqual([change('ending', 'playing', 'captured')])
  const again = table({ ...given, hand: ['small-talk', 'you-are-breaking-up'] }).does('play small-talk', {
    dice: [6, 1],
  })
  expect(explained(again).branch('reroll you-are-breaking-up 2', 'row.two')?.rarely?.[0].chance).toBe(1 / 6)
  expect(explained(again).branch('reroll you-are-breaking-up 1', 'row.two')?.rarely).toBeUndefined()
  again.does('keep')
  for (const other of [{}, { ...given, second: true, hostages: { zone: 3, saved: 9 } }])
    expect(explained(table({ ...four, ...other })).branches('play small-talk')[0].rarely).toBeUndefined()
})

test('dice that lie: the abductor’s rule is part of keeping them, a capture by it included', () => {
  const given: Position = {
    abductor: 'donna',
    threat: '1',
    modifiers: { nextDice: 1 },
    hand: ['small-talk', 'you-are-breaking-up', 'keep-cool', 'keep-cool'],
  }
  const play = table(given).does('play small-talk', { dice: [6, 6, 6, 4] })
  expect(explained(play).branches('keep')[0].changes).toEqual([
    change('points', 0, 3),
    change('zone', 12, 11),
    change('saved', 0, 1),
  ])
  play.does('keep')
  const empty = table({ ...given, hostages: { zone: 0, saved: 12 } }).does('play small-talk', { dice: [6, 6, 6, 4] })
  expect(explained(empty).branches('keep')[0].changes).toEqual([change('ending', 'playing', 'captured')])
  empty.does('keep')
})

test('a second re-roll is about the card played, not about the card that rolls', () => {
  const conversation = standard.conversation.map(card => (card.reroll ? { ...card, reroll: 2 } : card))
  const of = negotiator({ ...standard, conversation })
  const play = table({ hand: ['i-am-coming-in', 'you-are-breaking-up', 'keep-cool'] }, { of })
  play.does('play i-am-coming-in', { dice: [1, 1] }).does('reroll you-are-breaking-up 1', { dice: [1] })
  const { branch } = explained(play, of)
  expect(branch('reroll you-are-breaking-up 2', 'row.none')?.changes).toContainEqual(change('gone', 0, 1))
  play.does('keep')
  expect(play.facts.gone).toEqual(['i-am-coming-in'])
})

test('spending done: each Terror card that may come, by how many of it are unseen, and what it would change', () => {
  const given: Position = { phase: 'spend', points: 5, threat: '4', terror: { left: 11 } }
  const terror = explained(table(given)).branches('done')
  // Ten cards without a test, and two rows or three of each of the three with one.
  expect(terror).toHaveLength(10 + 3 * 3)
  expect(terror.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  const of = (id: string) => terror.find(({ key }) => key === `terror.${id}`)
  expect(of('the-situation-is-worsening')?.chance).toBeCloseTo(4 / 21, 12)
  expect(of('the-situation-is-worsening')?.changes).toEqual([change('threat', 4, 6), change('terror', 11, 10)])
  expect(of('i-am-getting-angry')?.changes).toEqual([
    change('threat', 4, 6),
    change('zone', 7, 6),
    change('killed', 0, 1),
    change('terror', 11, 10),
  ])
  const [zone, killed] = [change('zone', 7, 6), change('killed', 0, 1)]
  expect(of('i-am-getting-impatient')?.changes).toEqual([zone, killed, change('terror', 11, 9)])
})

test('spending done: a card that was looked at is certain, and one seen before does not come again', () => {
  const looked: Position = { phase: 'spend', terror: { deck: ['pizza', 'a-cold-beer', 'the-blueprints'], looked: 1 } }
  expect(
    explained(table(looked))
      .branches('done')
      .map(({ key, chance }) => [key, chance]),
  ).toEqual([['terror.pizza', 1]])
  const seen: Position = { phase: 'spend', terror: { left: 10, discard: ['pizza'] } }
  expect(explained(table(seen)).branch('done', 'terror.pizza')).toBeUndefined()
  const event: Position = { phase: 'spend', terror: { left: 1 } }
  expect(explained(table(event)).branches('done')).toHaveLength(4 + 2 * 3)
})

const weapons: Position['demands'] = [{ card: 'supply-of-weapons', standing: 'conceded' }, { kind: 'escape' }]
const comes = (card: string, given: Position): Table =>
  table({ phase: 'spend', terror: { deck: [card, 'pizza', 'the-blueprints'], looked: 1 }, ...given })

test('supply-of-weapons: spending done, a Terror card with a test has its rows, each after the sure rise', () => {
  const given: Position = { demands: weapons, threat: '2', hand: ['keep-cool'] }
  const terror = explained(comes('escape-attempt', given)).branches('done')
  const risen = change('threat', 2, 4)
  expect(terror.map(({ key, parts, changes }) => [key, parts, changes])).toEqual([
    [
      'terror.escape-attempt.two',
      { terror: 'escape-attempt', row: 'two' },
      [risen, change('zone', 7, 6), change('saved', 0, 1), change('terror', 3, 2)],
    ],
    [
      'terror.escape-attempt.one',
      { terror: 'escape-attempt', row: 'one' },
      [risen, change('zone', 7, 6), change('saved', 0, 1), change('terror', 3, 2)],
    ],
    [
      'terror.escape-attempt.none',
      { terror: 'escape-attempt', row: 'none' },
      [risen, change('zone', 7, 6), change('killed', 0, 1), change('terror', 3, 2)],
    ],
  ])
  for (const [n, ways] of [4, 16, 16].entries()) expect(terror[n].chance).toBeCloseTo(ways / 36, 12)
})

test('supply-of-weapons: the rise comes before the test, so at E one die is rolled', () => {
  const given: Position = { demands: weapons, threat: '5', hand: ['keep-cool'] }
  const terror = explained(comes('escape-attempt', given)).branches('done')
  expect(terror.map(({ key }) => key)).toEqual(['terror.escape-attempt.one', 'terror.escape-attempt.none'])
  expect(terror[1].chance).toBeCloseTo(4 / 6, 12)
})

test('supply-of-weapons: where the rise alone loses the game, nothing else is shown', () => {
  const given: Position = {
    phase: 'spend',
    demands: weapons,
    threat: 'E',
    hostages: { zone: 2, saved: 2, killed: 3 },
    terror: { left: 8 },
  }
  expect(explained(table(given)).branches('done')).toEqual([
    {
      key: 'sure',
      chance: 1,
      changes: [change('zone', 2, 1), change('killed', 3, 4), change('ending', 'playing', 'too-many-killed')],
    },
  ])
})

test('spending done: the rows of a Terror test share the chance of their card, and cards may be used on them', () => {
  const hand = ['you-are-breaking-up', 'keep-cool', 'keep-cool', 'small-talk', 'small-talk']
  const terror = explained(table({ phase: 'spend', threat: '2', hand, terror: { left: 11 } })).branches('done')
  const rows = terror.filter(({ parts }) => parts?.terror === 'do-not-test-me')
  expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(2 / 21, 12)
  const [, , none] = rows
  expect(none.chance).toBeCloseTo((2 / 21) * (16 / 36), 12)
  expect(none.ifs?.convert).toBeCloseTo((2 / 21) * (9 / 36), 12)
  expect(none.ifs?.reroll).toBeCloseTo((2 / 21) * ((16 * 4) / 216), 12)
  expect(Object.keys(none.ifs ?? {})).toEqual([
    'convert',
    'convert-two',
    'reroll',
    'reroll-convert',
    'reroll-convert-two',
  ])
})

test('spending done: the pairs of 6s of a Terror test are told with its best row', () => {
  const given: Position = { abductor: 'donna', threat: '2', hand: ['keep-cool'] }
  const [two, one] = explained(comes('escape-attempt', given)).branches('done')
  expect(two.rarely?.map(({ key, chance }) => [key, chance])).toEqual([['pairs.1', 1 / 36]])
  expect(two.rarely?.[0].changes).toContainEqual(change('saved', 0, 2))
  expect(one.rarely).toBeUndefined()
})

test('you-are-breaking-up: in hand it changes the odds of every other card', () => {
  const hand = ['small-talk', 'you-are-breaking-up', 'keep-cool', 'keep-cool']
  const { branches } = explained(table({ hand, threat: '4' }))
  const odds = (use: string) => branches('play small-talk').map(({ ifs }) => Math.round((ifs?.[use] ?? 0) * 216))
  expect(odds('convert')).toEqual([48, 114, 54])
  expect(odds('reroll')).toEqual([56, 96, 64])
  expect(odds('reroll-convert')[2]).toBe(27)
  expect(Object.keys(branches('play small-talk')[0].ifs ?? {})).toEqual(['convert', 'reroll', 'reroll-convert'])
})

test('a second conversion: its odds where four cards are left to pay, its row where two 4s lie', () => {
  const hand = ['minor-extraction', 'small-talk', 'small-talk', 'keep-cool', 'keep-cool']
  const [best] = explained(table({ hand, threat: '4' })).branches('play minor-extraction')
  expect(best.ifs?.['convert-two']).toBeCloseTo(9 / 36, 12)
  expect(explained(table({ hand: hand.slice(1), threat: '4' })).branches('play small-talk')[0].ifs).toEqual({
    convert: best.ifs?.convert,
  })
  const play = table({ hand: [...hand, 'just-stay-calm'], threat: '4' }).does('play minor-extraction', { dice: [4, 4] })
  const { branches } = explained(play)
  expect(branches('accept').map(({ key, chance }) => [key, chance])).toEqual([['row.none', 1]])
  expect(branches('convert').map(({ key, chance, ifs }) => [key, chance, ifs])).toEqual([
    ['row.two', 0, { 'convert-two': 1 }],
    ['row.one', 1, { 'convert-two': 0 }],
  ])
  expect(branches('convert')[0].changes).toEqual([change('zone', 7, 5), change('saved', 0, 2), change('hand', 5, 1)])
  play.does('accept')
})

test('N-20: what a Terror test brings is not the end of a conversation but the beginning of the next', () => {
  const given: Position = { hand: ['keep-cool', 'small-talk'], threat: '2' }
  const play = comes('escape-attempt', given).does('done', { dice: [4, 1] })
  expect(explained(play).branches('accept')[0].changes).toContainEqual(change('phase', 'terror', 'conversation'))
  const speak = speakNegotiator(sayTexts('en', negotiatorWords.en), game)
  const [question] = game.decisions(play.state)
  const [accept] = speak.options(game.explain(play.view, question), play.view)
  expect(accept.odds).toContain('the next conversation begins')
  expect(accept.odds).not.toContain('conversation over')
  play.does('accept')
})

test('explaining says the same whatever the hidden cards are', () => {
  const say = (deck: string[], wayOut: string) =>
    explained(
      table({ phase: 'spend', demands: [{ card: 'wire-ten-million' }, { card: wayOut }], terror: { deck } }),
    ).branches('done')
  expect(say(['pizza', 'a-cold-beer', 'the-blueprints'], 'helicopter')).toEqual(
    say(['i-am-getting-angry', 'a-call-home', 'lights-out'], 'speedboat'),
  )
})

test('what lies in sight and cannot be had is listed with its reason', () => {
  const { refused } = explained(table({ phase: 'spend', points: 3, played: ['take-the-shot'], hand: ['keep-cool'] }))
  expect(refused).toContainEqual({
    name: 'buy a-bold-lie',
    why: { key: 'refuse.too-dear', rule: 'N-17', values: { card: 'a-bold-lie', cost: 4, points: 3 } },
  })
  expect(refused).toContainEqual({
    name: 'buy take-the-shot',
    why: { key: 'refuse.played', rule: 'N-14', values: { card: 'take-the-shot' } },
  })
  const talking = explained(table({ hand: ['you-are-breaking-up', 'keep-cool'], minors: ['a-call-home'] })).refused
  const told = talking.filter(({ aside }) => !aside)
  expect(told.map(({ name }) => name)).toEqual(['play you-are-breaking-up', 'concede a-call-home'])
  // What is nothing of this question is there too, for whoever looks at it.
  expect(talking).toContainEqual(expect.objectContaining({ name: 'buy a-bold-lie', aside: true }))
})
