import { describe, expect, test } from 'vitest'
import { expectFitting, orders, tally } from '../../../../tests/chi-square.ts'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { homeland } from '../index.ts'
import type { Position } from '../position/position-schema.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../view/view.ts'
import { type Agenda, agendas } from '../vocabulary.ts'
import { type Belief, type Deal, dealsOf, type TitleWeights } from './belief.ts'

const game = homeland(untuned)
const { names, data } = game.cards
const roots = rootsOf('belief', game.chances)

/** So few cards lie unseen that all deals can be counted out; two of them are the same. */
const UNSEEN = ['phone-tap', 'phone-tap', 'sleeper-cell', 'traffic-camera', 'cold-feet'] as const
const others = (): string[] => {
  const rest = data.intel.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
  for (const card of UNSEEN) rest.splice(rest.indexOf(card), 1)
  return rest
}
const [a, b, c, d, e] = UNSEEN
const position: Position = {
  turn: 1,
  done: ['claimed', 'placed'],
  players: [
    { agenda: 'loyal', hand: [] },
    { agenda: 'mole', hand: [a] },
    { agenda: 'opportunist', hand: [b] },
  ],
  threats: [
    { id: 1, level: 'low', organization: 'lone-wolf', plot: 'dirty-bomb', intel: [{ card: c }, { card: d, by: 3 }] },
  ],
  decks: { intel: [e] },
  discards: { intel: others() },
}
const view = game.view(game.position.read(position, roots), 0)

/** A place of Intel that is not known, and how it is weighed. */
const where = (s: State): number[] => [
  s.threats[0].cards[0],
  s.threats[0].cards[1],
  s.players[1].hand[0],
  s.players[2].hand[0],
  s.intel[0],
]
const weightsOf = ({ intel }: Belief): (TitleWeights | null | undefined)[] => [
  intel?.threats?.[1]?.[0],
  intel?.threats?.[1]?.[1],
  intel?.hands?.[1],
  intel?.hands?.[2],
  null,
]

const dealt = (s: State): Agenda[] => [...s.players.map(({ agenda }) => agendas[agenda]), agendas[s.spare]]
const named = (cards: readonly number[]): string[] => cards.map(card => names.intel[card])
const keyOf = (deal: Deal, cards: readonly string[]): string => `${deal.join()} ${cards.join()}`

/** How likely each world is, by counting all of them out: every way to deal agendas and cards, with its weights. */
function counted(belief: Belief): Map<string, number> {
  const chances = new Map<string, number>()
  const weights = weightsOf(belief)
  let sum = 0
  for (const deal of dealsOf(view)) {
    const believed = belief.deals?.find(one => one.deal.join() === deal.join())?.weight ?? (belief.deals ? 0 : 1)
    for (const cards of orders(UNSEEN)) {
      const weight = cards.reduce((product, card, i) => product * (weights[i]?.[card] ?? 1), believed)
      chances.set(keyOf(deal, cards), (chances.get(keyOf(deal, cards)) ?? 0) + weight)
      sum += weight
    }
  }
  return new Map([...chances].flatMap(([key, weight]) => (weight > 0 ? [[key, weight / sum]] : [])))
}

const DRAWS = 30_000

/** What there is to see in worlds drawn one after the other. */
function drawn(of: View, belief: Belief, seen: (s: State) => string, draws = DRAWS): string[] {
  const draw = game.worlds(of, game.know(of), belief)
  const random = stream(rootsOf('draws', ['worlds']).worlds)
  return Array.from({ length: draws }, () => seen(draw(random)))
}

const RED: TitleWeights = { 'phone-tap': 0.2, 'sleeper-cell': 6, 'traffic-camera': 0.5 }
const BLUE: TitleWeights = { 'phone-tap': 3, 'sleeper-cell': 0.1, 'cold-feet': 0.3 }
const GOLD: TitleWeights = { 'phone-tap': 0, 'sleeper-cell': 0, 'traffic-camera': 0 }
const deals: Belief['deals'] = [
  { deal: ['loyal', 'mole', 'opportunist', 'loyal'], weight: 6 },
  { deal: ['loyal', 'opportunist', 'mole', 'loyal'], weight: 1.5 },
  { deal: ['loyal', 'loyal', 'opportunist', 'mole'], weight: 0.5 },
  { deal: ['loyal', 'loyal', 'mole', 'opportunist'], weight: 0 },
  { deal: ['mole', 'loyal', 'loyal', 'opportunist'], weight: 1000 },
  { deal: ['loyal', 'mole', 'mole', 'mole'], weight: 1000 },
]

describe('worlds come as often as counting all of them out says', () => {
  test.each<[what: string, belief: Belief]>([
    ['by the deal alone', {}],
    ['with agendas weighed, those that cannot be among them', { deals }],
    ['with a card of a case weighed', { intel: { threats: { 1: [RED] } } }],
    ['with a hand weighed', { intel: { hands: [null, BLUE] } }],
    ['with everything weighed', { deals, intel: { threats: { 1: [RED, BLUE] }, hands: [null, RED, BLUE] } }],
    ['with all that want the same', { intel: { threats: { 1: [RED, RED] }, hands: [null, RED, RED] } }],
    ['with what a card cannot be', { deals, intel: { threats: { 1: [RED, BLUE] }, hands: [null, null, GOLD] } }],
  ])('%s', (_what, belief) => {
    const seen = (s: State): string => keyOf(dealt(s), named(where(s)))
    expectFitting(tally(drawn(view, belief, seen)), counted(belief))
  })

  test('in the middle of an analysis: nobody knows where a card lay that is turned up', () => {
    const threats: Position['threats'] = [
      {
        id: 1,
        organization: 'lone-wolf',
        plot: 'dirty-bomb',
        lead: 1,
        intel: [a, b, c].map((card, i) => ({ card, ...(i < 2 ? { by: i + 1 } : {}) })),
      },
    ]
    const analysed: Position = {
      ...position,
      turn: undefined,
      done: [],
      players: [{ agenda: 'loyal', hand: [], up: ['watch-commander'], rep: 3 }, { hand: [d] }, { hand: [e] }],
      threats,
      decks: { intel: [] },
      analysis: { threat: 1, order: [c, a, b], shown: 1 },
      next: [{ step: 'analysis.react', threat: 1, list: 0, at: 0 }],
    }
    const seen = game.view(game.position.read(analysed, roots), 2)
    expect(seen.analysis?.shown).toEqual([c])
    const belief: Belief = { intel: { threats: { 1: [RED, BLUE] }, hands: [BLUE, RED] } }
    // What the second player has and what lies there is known to nobody else; the third has one of their own.
    const chances = new Map<string, number>()
    let sum = 0
    for (const cards of orders([a, b, c, d])) {
      const lie = cards.slice(0, 3)
      if (!lie.includes(c)) continue
      const weights = [RED, BLUE, null, RED]
      const weight = cards.reduce((product, card, i) => product * (weights[i]?.[card] ?? 1), 1)
      chances.set(cards.join(), (chances.get(cards.join()) ?? 0) + weight)
      sum += weight
    }
    for (const [key, weight] of chances) chances.set(key, weight / sum)
    const lying = (s: State): string => named([...s.threats[0].cards, s.players[1].hand[0]]).join()
    expectFitting(tally(drawn(seen, belief, lying)), chances)
  })

  test('one after the other: what was drawn before says nothing of the next', () => {
    const belief: Belief = { deals, intel: { threats: { 1: [RED, BLUE] } } }
    const one = (s: State): string => `${dealt(s)[1]} ${names.intel[s.threats[0].cards[0]]}`
    const worlds = drawn(view, belief, one)
    const single = new Map<string, number>()
    for (const [key, chance] of counted(belief)) {
      const [agenda, card] = [key.split(/[ ,]/)[1], key.split(/[ ,]/)[4]]
      single.set(`${agenda} ${card}`, (single.get(`${agenda} ${card}`) ?? 0) + chance)
    }
    const pairs = new Map(
      [...single].flatMap(([first, p]) =>
        [...single].map(([then, q]): [string, number] => [`${first}, ${then}`, p * q]),
      ),
    )
    const next = worlds.flatMap((then, i) => (i % 2 === 1 ? [`${worlds[i - 1]}, ${then}`] : []))
    expectFitting(tally(next), pairs)
  })
})

test.each([3, 4, 5, 6])('M-2: all deals among %i, each of them once', players => {
  const begun = game.start({ players }, roots)
  const count = (viewer: View['viewer']): number => dealsOf(game.view(begun, viewer)).length
  const mine = agendas[begun.players[0].agenda]
  const expected: Readonly<Record<number, Readonly<Record<Agenda, number>>>> = {
    3: { loyal: 6, opportunist: 3, mole: 3 },
    4: { loyal: 12, opportunist: 4, mole: 4 },
    5: { loyal: 30, opportunist: 20, mole: 10 },
    6: { loyal: 60, opportunist: 30, mole: 15 },
  }
  expect(count(0)).toBe(expected[players][mine])
  const all = dealsOf(game.view(begun, 'observer'))
  expect(all).toHaveLength(Object.values(expected[players]).reduce((sum, n) => sum + n, 0))
  expect(new Set(all.map(deal => deal.join())).size).toBe(all.length)
})

test('a mixture of weights leaves what is known as it is', () => {
  const seen: Position = {
    ...position,
    threats: [{ ...position.threats?.[0], id: 1, looks: [{ seat: 1, n: 2, round: 0 }] }],
  }
  const looked = game.view(game.position.read(seen, roots), 0)
  const lying = (s: State): string => named(s.threats[0].cards).sort().join()
  for (const cards of drawn(looked, { intel: { threats: { 1: [GOLD, GOLD] } } }, lying, 100))
    expect(cards).toBe([c, d].sort().join())
})

test.each<[complaint: RegExp, belief: Belief]>([
  [
    /The weight of loyal,mole,opportunist,loyal is -1/,
    { deals: [{ deal: ['loyal', 'mole', 'opportunist', 'loyal'], weight: -1 }] },
  ],
  [/The weight of .* is NaN/, { deals: [{ deal: ['loyal', 'mole', 'opportunist', 'loyal'], weight: Number.NaN }] }],
  [/Nobody deals loyal,mole to 3 players/, { deals: [{ deal: ['loyal', 'mole'], weight: 1 }] }],
  [/Nobody deals .*spy/, { deals: [{ deal: ['loyal', 'mole', 'opportunist', 'spy' as Agenda], weight: 1 }] }],
  [/No deal of agendas/, { deals: [] }],
  [/No deal of agendas/, { deals: [{ deal: ['mole', 'loyal', 'opportunist', 'loyal'], weight: 1 }] }],
  [/There is no Intel nonsense/, { intel: { hands: [{ nonsense: 1 }] } }],
  [/The weight of phone-tap is Infinity/, { intel: { hands: [{ 'phone-tap': Number.POSITIVE_INFINITY }] } }],
  [/There is no threat 7/, { intel: { threats: { 7: [] } } }],
  [/There are but 2 Intel on threat 1/, { intel: { threats: { 1: [null, null, null] } } }],
  [/There are but 3 hands/, { intel: { hands: [null, null, null, null] } }],
  [/No deal of Intel/, { intel: { hands: [null, GOLD, GOLD] } }],
])('a belief that cannot be used is refused before anything is drawn: %s', (complaint, belief) => {
  expect(() => game.worlds(view, game.know(view), belief)).toThrow(complaint)
})

describe('a deck that was made of its discards', () => {
  /** What went into it, and what else lies unseen: two titles are in both. */
  const inside = ['phone-tap', 'sleeper-cell', 'traffic-camera']
  const outside = ['phone-tap', 'traffic-camera', 'cold-feet']
  const rest = data.intel.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id))
  for (const card of [...inside, ...outside]) rest.splice(rest.indexOf(card), 1)
  const counts = (cards: readonly string[]): Record<string, number> =>
    Object.fromEntries(data.intel.map(({ id }) => [id, cards.filter(card => card === id).length]))
  const seen = game.view(
    game.position.read(
      {
        ...position,
        players: [{ agenda: 'loyal', hand: [] }, { hand: [inside[0], outside[0]] }, { hand: [inside[1]] }],
        threats: [{ ...position.threats?.[0], id: 1, intel: [{ card: outside[1] }, { card: outside[2], by: 3 }] }],
        decks: { intel: [inside[2]] },
        discards: { intel: rest },
      },
      roots,
    ),
    0,
  )
  const known = game.know(seen)
  // On the threat what was there before, in the third hand and in the deck what came of it, in the second one of either.
  const knowledge = {
    ...known,
    intel: {
      ...known.intel,
      shuffle: 1,
      shuffles: [{ n: 1, inside: counts(inside), named: counts([...rest, ...inside]) }],
    },
    threats: known.threats.map(one => ({
      ...one,
      unseen: [
        [0, 0],
        [0, 0],
      ] as const,
    })),
    players: known.players.map((one, seat) =>
      seat === 1 ? { ...one, first: [0, 0], last: [1, 1] } : seat === 2 ? { ...one, first: [1], last: [1] } : one,
    ),
  }
  const lying = (s: State): string =>
    named([...s.threats[0].cards, s.players[2].hand[0], s.intel[0], ...s.players[1].hand]).join()

  test.each<[what: string, weights: readonly (TitleWeights | null)[], belief: Belief]>([
    ['by the deal alone', [], {}],
    [
      'with weights',
      [RED, BLUE, RED, null, BLUE, BLUE],
      { intel: { threats: { 1: [RED, BLUE] }, hands: [null, BLUE, RED] } },
    ],
  ])('is dealt as often as counting out says, %s', (_what, weights, belief) => {
    const chances = new Map<string, number>()
    let sum = 0
    // Each card by where it came from, so that two of one title are two.
    const all = [...inside.map(card => `${card} in`), ...outside.map(card => `${card} out`)]
    for (const cards of orders(all)) {
      if (![0, 1].every(i => cards[i].endsWith('out')) || ![2, 3].every(i => cards[i].endsWith('in'))) continue
      const titles = cards.map(card => card.split(' ')[0])
      const weight = titles.reduce((product, card, i) => product * (weights[i]?.[card] ?? 1), 1)
      chances.set(titles.join(), (chances.get(titles.join()) ?? 0) + weight)
      sum += weight
    }
    for (const [key, weight] of chances) chances.set(key, weight / sum)
    const draw = game.worlds(seen, knowledge, belief)
    const random = stream(rootsOf('made anew', ['worlds']).worlds)
    expectFitting(tally(Array.from({ length: DRAWS }, () => lying(draw(random)))), chances)
  })
})
