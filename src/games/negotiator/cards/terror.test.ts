import { expect, test } from 'vitest'
import { bothKnown, type Facts, table, terror } from '../../../../tests/table-of-play.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'

const { red } = negotiator().cards.data

test.each([
  ['this-is-going-nowhere', 3, 'public'],
  ['the-situation-is-worsening', 4, 'public'],
  ['i-am-getting-angry', 2, 'public'],
  ['do-not-test-me', 2, 'public'],
  ['escape-attempt', 1, 'public'],
  ['more-hostages', 1, 'public'],
  ['i-am-getting-impatient', 2, 'public'],
  ['your-time-is-running-out', 1, 'public'],
  ['a-moment-of-weakness', 1, 'public'],
  ['back-to-square-one', 1, 'public'],
  ['pizza', 1, 'house'],
  ['a-cold-beer', 1, 'house'],
  ['a-call-home', 1, 'house'],
])('%s: %i in the deck, %s', (id, copies, source) => {
  expect(red.find(card => card.id === id)).toMatchObject({ copies, source })
})

const TWO = [5, 6]
const ONE = [2, 5]
const NONE = [1, 3]

/** Under it: two red cards and the Pivotal Event. */
const deck = ['the-situation-is-worsening', 'this-is-going-nowhere', 'the-blueprints']

type Line = readonly [
  card: string,
  dice: readonly number[],
  told: readonly string[],
  changed: Partial<Facts>,
  /** Told and changed besides while a demand is face down. */
  additional?: readonly string[],
  besides?: Partial<Facts>,
]

/** Arkayne, threat 3 (his start is 5), seven hostages. */
const lines: readonly Line[] = [
  [
    'this-is-going-nowhere',
    [],
    ['killed 6 1'],
    { zone: 6, killed: 1 },
    ['killed 5 2', 'threat 3 4'],
    { zone: 5, killed: 2, threat: '4' },
  ],
  ['the-situation-is-worsening', [], ['threat 3 4'], { threat: '4' }, ['threat 4 5'], { threat: '5' }],
  ['i-am-getting-angry', [], ['threat 3 5'], { threat: '5' }, ['killed 6 1'], { zone: 6, killed: 1 }],
  ['do-not-test-me', TWO, [], {}, ['threat 3 5'], { threat: '5' }],
  ['do-not-test-me', ONE, [], {}, ['threat 3 5'], { threat: '5' }],
  ['do-not-test-me', NONE, ['killed 6 1'], { zone: 6, killed: 1 }, ['threat 3 5'], { threat: '5' }],
  ['escape-attempt', TWO, ['released 6 1 3'], { zone: 6, saved: 1 }],
  ['escape-attempt', ONE, ['released 6 1 3'], { zone: 6, saved: 1 }],
  ['escape-attempt', NONE, ['killed 6 1'], { zone: 6, killed: 1 }],
  ['more-hostages', TWO, ['more-hostages 1 8'], { zone: 8 }, ['threat 3 4'], { threat: '4' }],
  ['more-hostages', ONE, ['more-hostages 1 8'], { zone: 8 }, ['threat 3 4'], { threat: '4' }],
  ['more-hostages', NONE, ['more-hostages 2 9'], { zone: 9 }, ['threat 3 4'], { threat: '4' }],
  [
    'i-am-getting-impatient',
    [],
    ['terror-discarded the-situation-is-worsening 2'],
    { terror: 2 },
    ['killed 6 1'],
    { zone: 6, killed: 1 },
  ],
  ['your-time-is-running-out', [], ['terror-discarded the-situation-is-worsening 2'], { terror: 2 }],
  ['a-moment-of-weakness', [], ['released 6 1 3'], { zone: 6, saved: 1 }],
  ['back-to-square-one', [], ['reset 3 5'], { threat: '5' }],
  ['pizza', [], ['minor pizza'], { minors: ['pizza'] }],
  ['a-cold-beer', [], ['minor a-cold-beer'], { minors: ['a-cold-beer'] }],
  ['a-call-home', [], ['minor a-call-home'], { minors: ['a-call-home'] }],
]

/** What the card itself led to: between its drawing, or its test, and the next turn. */
const between = (told: readonly string[]): readonly string[] => {
  const from = told.findLastIndex(line => line.startsWith('tested ') || line.startsWith('terror '))
  return told.slice(from + 1, -1)
}
const nextTurn = { turn: 2, phase: 'conversation', terror: 3 }

test.for(lines)('%s: dice %j, with every demand known', ([card, dice, told, changed]) => {
  const play = terror(card, { threat: '3', demands: bothKnown, hand: ['keep-cool'], terror: { deck } }, { dice })
  expect(between(play.told)).toEqual(told)
  expect(play.told.at(-1)).toBe(`turn 2 ${play.facts.terror}`)
  expect(play.changed).toEqual({ ...nextTurn, ...changed })
})

test.for(lines)('%s: dice %j, with a demand face down', ([card, dice, told, changed, additional, besides]) => {
  const demands: Position['demands'] = [{ kind: 'major' }, { card: 'helicopter', standing: 'known' }]
  const play = terror(card, { threat: '3', demands, hand: ['keep-cool'], terror: { deck } }, { dice })
  expect(between(play.told)).toEqual(additional ? [...told, `additional ${card}`, ...additional] : told)
  expect(play.changed).toEqual({ ...nextTurn, ...changed, ...besides })
})

test.each([
  ['this-is-going-nowhere', [], { zone: 6, killed: 1 }],
  ['the-situation-is-worsening', [], { zone: 6, killed: 1, threat: '4' }],
  ['i-am-getting-angry', [], { threat: '5', zone: 5, killed: 2 }],
  ['do-not-test-me', TWO, {}],
  ['more-hostages', ONE, { zone: 8 }],
  ['i-am-getting-impatient', [], { terror: 2 }],
] as const)('%s: no additional effect under the Second in Command', (card, dice, changed) => {
  const play = terror(card, { threat: '3', second: true, hand: ['keep-cool'], terror: { deck } }, { dice })
  expect(play.told).not.toContain(`additional ${card}`)
  expect(play.changed).toEqual({ ...nextTurn, ...changed })
})

test('the cards with an additional effect are those tested with one', () => {
  const tested = new Set(lines.filter(([, , , , additional]) => additional).map(([card]) => card))
  expect([...tested].sort()).toEqual(red.flatMap(card => (card.additional ? [card.id] : [])).sort())
})

test('i-am-getting-impatient: the Pivotal Event is never discarded', () => {
  const play = terror('i-am-getting-impatient', { demands: bothKnown, terror: { deck: ['the-blueprints'] } })
  expect(play.facts.terror).toBe(1)
})

const REDS = [
  'the-situation-is-worsening#1',
  'the-situation-is-worsening#2',
  'the-situation-is-worsening#3',
  'the-situation-is-worsening#4',
  'this-is-going-nowhere#1',
  'this-is-going-nowhere#2',
]
test.each([
  [0, 1],
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 3],
  [5, 4],
  [6, 4],
])(
  'your-time-is-running-out: of %i red cards left half are kept, rounded up; with the Pivotal Event %i',
  (reds, left) => {
    const under = REDS.slice(0, reds)
    const play = terror('your-time-is-running-out', { terror: { deck: [...under, 'the-blueprints'] } })
    expect(play.facts.terror).toBe(left)
    const discarded = play.told.filter(line => line.startsWith('terror-discarded')).map(line => line.split(' ')[1])
    expect(discarded).toEqual(under.slice(0, Math.floor(reds / 2)).map(name => name.split('#')[0]))
  },
)

test('back-to-square-one: sets the marker back from above too, which releases and kills nobody', () => {
  const play = terror('back-to-square-one', { abductor: 'donna', threat: 'E' })
  expect(between(play.told)).toEqual(['reset 7 4'])
  expect(play.changed).toMatchObject({ threat: '4', dice: 2 })
  expect(play.changed).not.toHaveProperty('killed')
})

const minor = (card: string, points = 0): Position => ({
  minors: [card],
  points,
  hand: ['keep-cool', 'small-talk'],
  threat: '4',
})

test('pizza: free; one hostage released, then the conversation ends', () => {
  const play = table(minor('pizza')).does('concede pizza')
  expect(play.told).toEqual(['conceded pizza minor', 'released 6 1 4', 'cut-off', 'conversation-ends'])
  expect(play.changed).toEqual({ zone: 6, saved: 1, minors: [], phase: 'spend' })
  expect(play.view.terror.discard).toEqual(['pizza'])
})

test('a-cold-beer: free; 3 points, then one die fewer in the next test', () => {
  const play = table(minor('a-cold-beer')).does('concede a-cold-beer')
  expect(play.told).toEqual(['conceded a-cold-beer minor', 'points 0 3', 'next-dice -1'])
  expect(play.changed).toEqual({ points: 3, dice: 1, minors: [] })
})

test('a-call-home: costs 2; one hostage released, then threat up 1', () => {
  expect(table(minor('a-call-home', 1)).refuses('concede a-call-home')).toEqual({
    key: 'refuse.demand-cost',
    rule: 'N-15',
    values: { demand: 'a-call-home', cost: 2, points: 1 },
  })
  const play = table(minor('a-call-home', 2)).does('concede a-call-home')
  expect(play.told).toEqual(['conceded a-call-home minor', 'points 2 0', 'released 6 1 4', 'threat 4 5'])
  expect(play.changed).toEqual({ points: 0, zone: 6, saved: 1, threat: '5', minors: [] })
})

test.each(['pizza', 'a-cold-beer', 'a-call-home'])('%s: discarded unresolved under the Second in Command', card => {
  const play = terror(card, { second: true, hand: ['keep-cool'], terror: { deck } })
  expect(between(play.told)).toEqual([`minor-void ${card}`])
  expect(play.facts.minors).toEqual([])
  expect(play.view.terror.discard).toEqual([card])
})

test.each(['pizza', 'a-cold-beer'])('%s: may be conceded with negative points, for it is free', card => {
  const play = table(minor(card, -3))
  expect(play.offers(`concede ${card}`)).toBe(true)
})
