import { expect, test } from 'vitest'
import type { DeckData } from './card.ts'
import { compile } from './deck.ts'
import { deckFaults } from './deck-faults.ts'
import { standard } from './standard.ts'

test('the deck we ship has no fault', () => {
  expect(deckFaults(standard)).toEqual([])
})

test('the six cards that cost nothing are the opening hand, and titles lie by cost', () => {
  const { cost, copies } = compile(standard)
  expect(cost.reduce((sum, price, title) => sum + (price === 0 ? copies[title] : 0), 0)).toBe(6)
  const upside = compile({ ...standard, conversation: [...standard.conversation].reverse() })
  expect(upside.cost).toEqual([...upside.cost].sort((a, b) => a - b))
  expect(upside.data.conversation.map(({ cost }) => cost)).toEqual(upside.cost)
})

test('every card carries its source mark', () => {
  const { conversation, majors, escapes, red, pivotal, abductors } = standard
  for (const { id, source } of [conversation, majors, escapes, red, pivotal, abductors].flat())
    expect(['rulebook', 'public', 'house'], id).toContain(source)
})

const [talk, ...moreTalk] = standard.conversation
const [worst, ...moreRed] = standard.red
const [event, ...moreEvents] = standard.pivotal
const [first, ...others] = standard.abductors
const { rows, ...bare } = talk

const faulty: readonly [
  what: string,
  change: Partial<DeckData>,
  key: string,
  values: Record<string, string | number>,
][] = [
  [
    '23 Conversation cards',
    { conversation: [{ ...talk, copies: 3 }, ...moreTalk] },
    'deck.count',
    { what: 'conversation', is: 23, should: 22 },
  ],
  [
    '7 free cards',
    { conversation: [{ ...talk, copies: 3 }, ...moreTalk] },
    'deck.count',
    { what: 'free', is: 7, should: 6 },
  ],
  ['6 Major Demands', { majors: standard.majors.slice(1) }, 'deck.count', { what: 'majors', is: 6, should: 7 }],
  ['3 Escape Demands', { escapes: standard.escapes.slice(1) }, 'deck.count', { what: 'escapes', is: 3, should: 4 }],
  [
    '20 red Terror cards',
    { red: [{ ...worst, copies: 2 }, ...moreRed] },
    'deck.count',
    { what: 'red', is: 20, should: 21 },
  ],
  ['5 Pivotal Events', { pivotal: moreEvents }, 'deck.count', { what: 'pivotal', is: 5, should: 6 }],
  [
    'an id used twice',
    { escapes: [{ ...standard.escapes[0], id: 'pizza' }, ...standard.escapes.slice(1)] },
    'deck.twice',
    { id: 'pizza' },
  ],
  [
    'a Conversation card that does nothing',
    { conversation: [bare, ...moreTalk] },
    'deck.one-way.conversation',
    { id: talk.id },
  ],
  [
    'both rows and a re-roll',
    { conversation: [{ ...talk, reroll: 1 }, ...moreTalk] },
    'deck.one-way.conversation',
    { id: talk.id },
  ],
  ['two ways to resolve a Terror card', { red: [{ ...worst, rows }, ...moreRed] }, 'deck.one-way', { id: worst.id }],
  [
    'a Conversation card with rows and effects',
    { conversation: [{ ...talk, effects: [] }, ...moreTalk] },
    'deck.one-way.conversation',
    { id: talk.id },
  ],
  [
    'a Pivotal Event that is a Minor Demand',
    { pivotal: [{ ...event, effects: undefined, minor: { cost: 0, effects: [], drawback: [] } }, ...moreEvents] },
    'deck.pivotal',
    { id: event.id },
  ],
  [
    'fewer Major Demands than dealt',
    { abductors: [{ ...first, majors: 4 }, ...others] },
    'deck.too-few-majors',
    { id: 'arkayne', is: 3, should: 4 },
  ],
  [
    'fewer Escape Demands than dealt',
    { abductors: [{ ...first, escapes: 5 }, ...others] },
    'deck.too-few-escapes',
    { id: 'arkayne', should: 5 },
  ],
  ['a threat above E', { abductors: [{ ...first, threat: 8 }, ...others] }, 'deck.threat', { id: 'arkayne', is: 8 }],
  [
    'a demand of nobody',
    { abductors: others },
    'deck.unknown-abductor',
    { id: 'wire-ten-million', abductor: 'arkayne' },
  ],
]

test.each(faulty)('a deck with %s is told', (_what, change, key, values) => {
  expect(deckFaults({ ...standard, ...change })).toContainEqual({ key, values })
})
