import { describe, expect, test } from 'vitest'
import { type Table, table, terror } from '../../../../tests/table-of-play.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'

const { majors, escapes } = negotiator().cards.data

test.each([
  ['wire-ten-million', 'arkayne', 4, 'public', { do: 'fewer-dice', n: 1 }],
  ['release-fugitives', 'arkayne', 4, 'public', { do: 'double-rise', n: 0 }],
  ['supply-of-weapons', 'arkayne', 4, 'public', { do: 'terror-rise', n: 2 }],
  ['live-broadcast', 'donna', 5, 'house', { do: 'dearer', n: 1 }],
  ['reopen-the-case', 'donna', 6, 'house', { do: 'fail-rise', n: 1 }],
  ['pull-back-the-cordon', 'donna', 5, 'house', { do: 'hand-limit', n: 6 }],
  ['medical-care', 'edward', 4, 'house', { do: 'no-conversion', n: 0 }],
])('%s: a Major Demand of %s, costs %i, %s', (id, abductor, cost, source, drawback) => {
  expect(majors.find(card => card.id === id)).toMatchObject({ abductor, cost, source, drawback })
})

test.each([
  ['helicopter', 4, 'public'],
  ['armoured-truck', 4, 'public'],
  ['school-bus', 4, 'public'],
  ['speedboat', 4, 'house'],
])('%s: an Escape Demand, costs %i, %s', (id, cost, source) => {
  expect(escapes.find(card => card.id === id)).toMatchObject({ cost, source })
})

const costs = new Map([...majors, ...escapes].map(({ id, cost }) => [id, cost]))

/** The demand is known and exactly paid for; one card is at hand besides. */
function facing(abductor: string, demand: string, given: Position = {}): Table {
  const isMajor = majors.some(({ id }) => id === demand)
  return table({
    abductor,
    threat: '4',
    points: costs.get(demand) ?? 0,
    hand: ['small-talk', 'keep-cool'],
    demands: isMajor
      ? [{ card: demand, standing: 'known' }, { kind: 'escape' }]
      : [{ kind: 'major' }, { card: demand, standing: 'known' }],
    terror: { deck: ['the-situation-is-worsening', 'the-situation-is-worsening', 'the-blueprints'] },
    ...given,
  })
}

/** The demand has been conceded before. */
const having = (abductor: string, demand: string, given: Position = {}): Position => ({
  abductor,
  threat: '4',
  demands: [{ card: demand, standing: 'conceded' }, { kind: 'escape' }],
  hand: ['small-talk', 'keep-cool'],
  ...given,
})

const conceding = (demand: string, kind: string, cost: number, ...told: string[]): string[] => [
  `conceded ${demand} ${kind}`,
  `points ${cost} 0`,
  ...told,
]

/** Conceded, then the abductor is eliminated: whatever lasted is over (N-26). */
const secondInCommand: Position = { second: true, threat: '4', hand: ['small-talk', 'keep-cool'] }

describe('wire-ten-million', () => {
  test('wire-ten-million: two hostages released; one die fewer from then on', () => {
    const play = facing('arkayne', 'wire-ten-million').does('concede wire-ten-million')
    expect(play.told).toEqual(conceding('wire-ten-million', 'major', 4, 'released 6 1 4', 'released 5 2 4'))
    expect(play.changed).toEqual({ points: 0, zone: 5, saved: 2, dice: 1, known: [], conceded: ['wire-ten-million'] })
    play.does('play small-talk', { dice: [5] })
  })

  test('wire-ten-million: one die fewer in Terror tests too', () => {
    const play = terror('do-not-test-me', having('arkayne', 'wire-ten-million', { threat: 'L' }), { dice: [5, 1] })
    expect(play.told).toContain('tested do-not-test-me 1 5,1 ')
  })
})

describe('release-fugitives', () => {
  test('release-fugitives: two free Conversation cards, not ones played this turn', () => {
    const play = facing('arkayne', 'release-fugitives', { played: ['take-the-shot'] }).does('concede release-fugitives')
    expect(play.asked).toBe('take')
    expect(play.refuses('take take-the-shot')).toMatchObject({ key: 'refuse.played', rule: 'N-14' })
    play.does('take all-units-go').does('take minor-extraction')
    expect(play.told).toEqual(['took minor-extraction'])
    expect(play.asked).toBe('conversation.talk')
    expect(play.view.hand).toEqual(['small-talk', 'keep-cool', 'minor-extraction', 'all-units-go'])
    expect(play.facts).toMatchObject({ points: 0, conceded: ['release-fugitives'] })
  })

  test('release-fugitives: from then on every rise is doubled, and no fall', () => {
    const play = table(having('arkayne', 'release-fugitives', { hand: ['a-bold-lie', 'keep-cool', 'small-talk'] }))
    expect(play.does('play keep-cool', { dice: [5, 1] }).row).toEqual(['threat 4 3'])
    expect(play.does('play a-bold-lie', { dice: [1, 1] }).row).toEqual([
      'threat 3 7',
      'past-end up',
      'killed 6 1',
      'killed 5 2',
    ])
  })
})

describe('supply-of-weapons', () => {
  test('supply-of-weapons: one hostage released, threat down 2', () => {
    const play = facing('arkayne', 'supply-of-weapons').does('concede supply-of-weapons')
    expect(play.told).toEqual(conceding('supply-of-weapons', 'major', 4, 'released 6 1 4', 'threat 4 2'))
    expect(play.changed).toEqual({
      points: 0,
      zone: 6,
      saved: 1,
      threat: '2',
      known: [],
      conceded: ['supply-of-weapons'],
    })
  })

  test('supply-of-weapons: threat up 2 at the start of each Terror Phase, this turn’s included', () => {
    const play = facing('arkayne', 'supply-of-weapons').does('concede supply-of-weapons').does('hang-up').does('done')
    expect(play.told).toEqual([
      ...['spent', 'threat 2 4', 'terror the-situation-is-worsening 2', 'threat 4 5'],
      ...['additional the-situation-is-worsening', 'threat 5 6', 'turn 2 2'],
    ])
    play.does('hang-up').does('done')
    expect(play.told.slice(0, 4)).toEqual(['spent', 'threat 6 7', 'past-end up', 'killed 5 1'])
  })
})

describe('live-broadcast', () => {
  test('live-broadcast: threat down 2 and one die more in this conversation', () => {
    const play = facing('donna', 'live-broadcast').does('concede live-broadcast')
    expect(play.told).toEqual(conceding('live-broadcast', 'major', 5, 'threat 4 2', 'dice 1'))
    expect(play.changed).toEqual({ points: 0, threat: '2', dice: 3, known: [], conceded: ['live-broadcast'] })
    expect(play.does('hang-up').facts.dice).toBe(2)
  })

  test('live-broadcast: from then on what has a price costs 1 more, and what is free stays free', () => {
    const play = table(having('donna', 'live-broadcast', { phase: 'spend', points: 4 }))
    expect(play.view.prices).toMatchObject({ 'keep-cool': 0, 'just-stay-calm': 3, 'minor-extraction': 4 })
    expect(play.refuses('buy a-bold-lie')).toMatchObject({ key: 'refuse.too-dear', values: { cost: 5, points: 4 } })
    expect(play.does('buy keep-cool').told).toEqual(['bought keep-cool 0'])
    expect(play.does('buy minor-extraction').told).toEqual(['bought minor-extraction 4', 'points 4 0'])
  })
})

describe('reopen-the-case', () => {
  test('reopen-the-case: three hostages released', () => {
    const play = facing('donna', 'reopen-the-case').does('concede reopen-the-case')
    const releases = ['released 11 1 4', 'released 10 2 4', 'released 9 3 4']
    expect(play.told).toEqual(conceding('reopen-the-case', 'major', 6, ...releases))
    expect(play.changed).toEqual({ points: 0, zone: 9, saved: 3, known: [], conceded: ['reopen-the-case'] })
  })

  test('reopen-the-case: from then on a test without a success first raises the threat by 1', () => {
    const play = table(having('donna', 'reopen-the-case', { hand: ['keep-cool', 'small-talk', 'keep-cool'] }))
    expect(play.does('play keep-cool', { dice: [1, 1] }).row).toEqual(['threat 4 5', 'points 0 -1'])
    expect(play.does('play keep-cool', { dice: [1, 5] }).row).toEqual(['threat 5 4'])
  })

  test('reopen-the-case: in Terror tests too', () => {
    const play = terror('do-not-test-me', having('donna', 'reopen-the-case'), { dice: [1, 1] })
    expect(play.row.slice(0, 2)).toEqual(['threat 4 5', 'killed 11 1'])
  })
})

describe('pull-back-the-cordon', () => {
  test('pull-back-the-cordon: three hostages released', () => {
    const play = facing('donna', 'pull-back-the-cordon').does('concede pull-back-the-cordon')
    const told = ['released 11 1 4', 'released 10 2 4', 'released 9 3 4']
    expect(play.told).toEqual(conceding('pull-back-the-cordon', 'major', 5, ...told))
    expect(play.changed).toEqual({ points: 0, zone: 9, saved: 3, known: [], conceded: ['pull-back-the-cordon'] })
  })

  test('pull-back-the-cordon: from then on the hand holds at most 6 cards', () => {
    const hand = ['small-talk', 'small-talk', 'keep-cool', 'what-are-your-demands', 'just-stay-calm']
    const play = table(having('donna', 'pull-back-the-cordon', { phase: 'spend', points: 9, hand })).does(
      'buy keep-cool',
    )
    expect(play.refuses('buy what-are-your-demands')).toEqual({
      key: 'refuse.hand-full',
      rule: 'N-17',
      values: { limit: 6 },
    })
    expect(play.options).toEqual(['done'])
  })
})

describe('medical-care', () => {
  const hand = ['small-talk', 'keep-cool', 'keep-cool', 'small-talk']

  test('medical-care: threat down 2', () => {
    const play = facing('edward', 'medical-care').does('concede medical-care')
    expect(play.told).toEqual(conceding('medical-care', 'major', 4, 'threat 4 2'))
    expect(play.changed).toEqual({ points: 0, threat: '2', known: [], conceded: ['medical-care'] })
  })

  test('medical-care: from then on no 4 is converted', () => {
    expect(table(having('edward', 'medical-care', { hand })).does('play small-talk', { dice: [4, 5] }).row).toEqual([
      'points 0 2',
    ])
    const known: Position['demands'] = [{ card: 'medical-care', standing: 'known' }, { kind: 'escape' }]
    const play = table(having('edward', 'medical-care', { hand, demands: known })).does('play small-talk', {
      dice: [4, 5],
    })
    expect(play.asked).toBe('test.convert')
    play.does('accept')
  })

  test('medical-care: in Terror tests too', () => {
    expect(terror('do-not-test-me', having('edward', 'medical-care', { hand }), { dice: [4, 4] }).asked).toBe(
      'conversation.talk',
    )
  })
})

const ESCAPING = { points: 0, known: [], escaping: true }

test('helicopter: two dice more in this conversation; then the abductor is getting away', () => {
  const play = facing('arkayne', 'helicopter').does('concede helicopter')
  expect(play.told).toEqual(conceding('helicopter', 'escape', 4, 'dice 2', 'escape-pending'))
  expect(play.changed).toEqual({ ...ESCAPING, conceded: ['helicopter'], dice: 4 })
  play.does('play small-talk', { dice: [1, 1, 1, 5] })
  expect(play.facts.dice).toBe(4)
})

test('armoured-truck: one free Conversation card, then one die more; then the abductor is getting away', () => {
  const play = facing('arkayne', 'armoured-truck').does('concede armoured-truck')
  expect(play.asked).toBe('take')
  play.does('take take-the-shot')
  expect(play.told).toEqual(['took take-the-shot', 'dice 1', 'escape-pending'])
  expect(play.view.hand).toEqual(['small-talk', 'keep-cool', 'take-the-shot'])
  expect(play.facts).toMatchObject({ ...ESCAPING, conceded: ['armoured-truck'], dice: 3 })
})

test('school-bus: one hostage released, one die more; then the abductor is getting away', () => {
  const play = facing('arkayne', 'school-bus').does('concede school-bus')
  expect(play.told).toEqual(conceding('school-bus', 'escape', 4, 'released 6 1 4', 'dice 1', 'escape-pending'))
  expect(play.changed).toEqual({ ...ESCAPING, conceded: ['school-bus'], dice: 3, zone: 6, saved: 1 })
})

test('speedboat: threat down 3, one die more; then the abductor is getting away', () => {
  const play = facing('arkayne', 'speedboat', { threat: '5' }).does('concede speedboat')
  expect(play.told).toEqual(conceding('speedboat', 'escape', 4, 'threat 5 2', 'dice 1', 'escape-pending'))
  expect(play.changed).toEqual({ ...ESCAPING, conceded: ['speedboat'], dice: 3, threat: '2' })
})

test.each(['helicopter', 'armoured-truck', 'school-bus', 'speedboat'])(
  '%s: the game is lost when the conversation ends',
  id => {
    const play = facing('arkayne', id).does(`concede ${id}`)
    if (play.asked === 'take') play.does('enough')
    expect(play.does('hang-up').outcome).toEqual({ winners: [], cause: 'got-away', rule: 'N-15' })
  },
)

/** Each lasting drawback, in force and then with the abductor gone. */
const LASTING: readonly [
  demand: string,
  abductor: string,
  inForce: (given: Position) => unknown,
  is: unknown,
  was: unknown,
][] = [
  ['wire-ten-million', 'arkayne', given => table(given).facts.dice, 1, 2],
  ['release-fugitives', 'arkayne', given => terror('i-am-getting-angry', given).facts.threat, 'E', '6'],
  ['supply-of-weapons', 'arkayne', given => terror('pizza', given).facts.threat, '6', '4'],
  ['live-broadcast', 'donna', given => table(given).view.prices['a-bold-lie'], 5, 4],
  ['reopen-the-case', 'donna', given => terror('do-not-test-me', given, { dice: [1, 1] }).facts.threat, '5', '4'],
  [
    'pull-back-the-cordon',
    'donna',
    given =>
      table({
        ...given,
        phase: 'spend',
        hand: [
          'keep-cool',
          'keep-cool',
          'small-talk',
          'small-talk',
          'what-are-your-demands',
          'minor-extraction',
          'minor-extraction',
        ],
      }).options.length,
    1,
    2,
  ],
]

test.each(LASTING)('%s: its drawback ends with the abductor (N-26)', (demand, abductor, inForce, is, was) => {
  const conceded: Position['demands'] = [
    { card: demand, standing: 'conceded' },
    { card: 'helicopter', standing: 'known' },
  ]
  expect(inForce({ ...having(abductor, demand), demands: conceded })).toBe(is)
  expect(inForce({ ...secondInCommand, abductor, demandsGone: conceded })).toBe(was)
})

test('medical-care: its drawback ends with the abductor (N-26)', () => {
  const hand = ['take-the-shot', 'small-talk', 'keep-cool', 'keep-cool']
  const gone: Position = {
    ...secondInCommand,
    abductor: 'edward',
    hand,
    demandsGone: [{ card: 'medical-care', standing: 'conceded' }, { kind: 'escape' }],
  }
  const play = table(gone).does('play small-talk', { dice: [4, 5] })
  expect(play.asked).toBe('test.convert')
  play.does('accept')
})
