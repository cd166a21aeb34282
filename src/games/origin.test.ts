import { describe, expect, test } from 'vitest'
import { words } from '../words/catalog.ts'
import { languages } from '../words/index.ts'
import { sayFrom } from '../words/say-from.ts'
import { parts as homelandParts, provenance as homelandProvenance } from './homeland/cards/provenance.ts'
import { standard as homelandDeck } from './homeland/cards/standard.ts'
import { homeland } from './homeland/index.ts'
import { speakHomeland } from './homeland/tell/speak.ts'
import { homelandWords } from './homeland/words/index.ts'
import { compile } from './negotiator/cards/deck.ts'
import { readDeck } from './negotiator/cards/deck-schema.ts'
import { parts as negotiatorParts, provenance as negotiatorProvenance } from './negotiator/cards/provenance.ts'
import { standard as negotiatorDeck } from './negotiator/cards/standard.ts'
import { speakNegotiator } from './negotiator/tell/speak.ts'
import { negotiatorWords } from './negotiator/words/index.ts'
import { originOf, partsOf } from './origin.ts'
import type { Source } from './sources.ts'

const english = sayFrom('en', words, homelandWords)
const cardsOfHomeland = speakHomeland(english, homeland(), []).cards()
const onThePhone = sayFrom('en', words, negotiatorWords)
const cardsOfNegotiator = speakNegotiator(onThePhone, { cards: compile(negotiatorDeck) }).cards()

const ourHomeland = { deck: homelandDeck, provenance: homelandProvenance }
const ourNegotiator = { deck: negotiatorDeck, provenance: negotiatorProvenance }
const games = [
  ['Homeland', cardsOfHomeland, ourHomeland, homelandParts, homelandWords],
  ['Hostage Negotiator', cardsOfNegotiator, ourNegotiator, negotiatorParts, negotiatorWords],
] as const

describe.each(games)('%s', (_, cards, known, parts, catalog) => {
  const { provenance } = known

  test('what is known of a card is known of one we ship, under the mark it has there', () => {
    for (const [id, { of }] of Object.entries(provenance))
      expect(cards.find(card => card.id === id)?.source, id).toBe(of)
  })

  test('a card is in the table only where its parts come from several sources', () => {
    for (const [id, { parts: from }] of Object.entries(provenance))
      expect(new Set(Object.values(from)).size, id).toBeGreaterThan(1)
  })

  test.each(languages)('%s: every part and every source has its word', language => {
    const say = sayFrom(language, words, catalog)
    for (const part of parts) expect(say(`part.${part}`)).toMatch(/\p{L}/u)
    for (const card of cards) expect(originOf(say, card, known).whole).not.toBe('')
  })
})

const homelandFrom = (id: string, source: Source): string[] =>
  cardsOfHomeland
    .filter(card => card.id === id)
    .flatMap(card => Object.entries(partsOf(card, ourHomeland)))
    .flatMap(([part, from]) => (from === source ? [part] : []))

test('M-33 to M-38: on the assets of the rulebooks every victory point is ours', () => {
  const described = homelandDeck.assets.filter(({ source }) => source === 'rulebook')
  expect(described).toHaveLength(13)
  for (const { id } of described) expect(homelandProvenance[id]?.parts.points, id).toBe('house')
})

test.each([
  ['M-33', 'aileen-morgan', ['amount', 'points']],
  ['M-33', 'lynne-reed', ['amount', 'points']],
  ['M-33', 'nicholas-brody', ['points']],
  ['M-34', 'mike-faber', ['target', 'points']],
  ['M-34', 'mira-berenson', ['target', 'points']],
  ['M-38', 'dar-adal', ['strike', 'points']],
  ['M-38', 'david-estes', ['second', 'points'], ['name', 'strike']],
])('%s: what is ours on %s', (_rule, id, ours, theirs = ['name', 'ability']) => {
  expect(homelandFrom(id, 'house')).toEqual(ours)
  expect(homelandFrom(id, 'rulebook')).toEqual(theirs)
})

test('M-38: on dar-adal the Drone Strike is ours, on david-estes it is not, and each says so by its name', () => {
  const linesOf = (id: string): readonly string[] => {
    const card = cardsOfHomeland.find(one => one.id === id)
    return card ? originOf(english, card, ourHomeland).lines : []
  }
  expect(linesOf('dar-adal')).toEqual(['from the rulebooks: name, what it does', 'ours: drone strike, victory points'])
  expect(linesOf('david-estes')).toEqual([
    'from the rulebooks: name, drone strike',
    'ours: the other rule, victory points',
  ])
})

test.each(['surprise-attack', 'no-clearance', 'search-warrant', 'blown-cover'])(
  '%s comes from the German rulebook, its numbers do not',
  id => {
    expect(homelandProvenance[id]?.parts.name).toBe('rulebook')
    expect(homelandProvenance[id]?.parts.copies).toBe('house')
  },
)

test.each([
  ['what-are-your-demands', { name: 'rulebook', cost: 'public', rows: 'public' }],
  ['small-talk', { name: 'rulebook', cost: 'rulebook', 'first-row': 'rulebook', 'last-row': 'public' }],
  ['keep-cool', { name: 'rulebook', cost: 'rulebook', 'first-row': 'public', 'last-row': 'rulebook' }],
  ['just-stay-calm', { name: 'rulebook', cost: 'rulebook', 'first-row': 'rulebook', 'last-row': 'public' }],
  ['take-the-shot', { name: 'rulebook', rows: 'public' }],
  ['all-units-go', { name: 'rulebook', rows: 'public' }],
  ['you-need-to-trust-me', { rows: 'public', duration: 'house' }],
  ['medical-care', { name: 'rulebook', cost: 'house', effects: 'house', drawback: 'house' }],
  ['edward', { hostages: 'public', threat: 'house', rule: 'public' }],
])('the marks of %s are those of the rules', (id, marks) => {
  expect(negotiatorProvenance[id]?.parts).toMatchObject(marks)
})

test('N-20: an additional effect of our own on a card that is not is told apart', () => {
  const card = cardsOfNegotiator.find(({ id }) => id === 'do-not-test-me')
  expect(card && originOf(onThePhone, card, ourNegotiator).lines).toEqual([
    'from a public fan source, unverified: name, effect',
    'ours: additional effect',
  ])
})

test('a card with several sources says so as a whole, and part by part', () => {
  const card = cardsOfHomeland.find(({ id }) => id === 'aileen-morgan')
  expect(card && originOf(english, card, ourHomeland)).toEqual({
    whole: 'in part from the rulebooks',
    lines: ['from the rulebooks: name, what it does', 'ours: how much, victory points'],
  })
  const own = cardsOfHomeland.find(({ id }) => id === 'bomb-squad')
  expect(own && originOf(english, own, ourHomeland)).toEqual({ whole: 'ours', lines: [] })
})

/** A card of a deck whose owner has written another small-talk. */
function smallTalk(change: object) {
  const isMeant = ({ id }: { readonly id: string }): boolean => id === 'small-talk'
  const deck = readDeck({
    ...negotiatorDeck,
    conversation: negotiatorDeck.conversation.map(card => (isMeant(card) ? { ...card, ...change } : card)),
  })
  const [card] = speakNegotiator(onThePhone, { cards: compile(deck) })
    .cards()
    .filter(isMeant)
  return originOf(onThePhone, card, ourNegotiator)
}

test('an owner of the box knows better: another mark, or marks for parts, are theirs', () => {
  expect(smallTalk({}).lines).toHaveLength(2)
  expect(smallTalk({ source: 'rulebook' })).toEqual({ whole: 'from the rulebook', lines: [] })
  expect(smallTalk({ parts: { name: 'rulebook', 'last-row': 'house' } }).lines).toEqual([
    'from the rulebook: name',
    'ours: last row',
  ])
})

test('of a card of ours that a deck has changed, and left its mark, nothing is said part by part', () => {
  const [{ rows: rowsOfAnother }] = negotiatorDeck.conversation.filter(({ id }) => id === 'keep-cool')
  const { source } = cardsOfNegotiator.find(({ id }) => id === 'small-talk') ?? { source: 'house' }
  expect(smallTalk({ rows: rowsOfAnother })).toEqual({ whole: onThePhone(`source.${source}`), lines: [] })
})
