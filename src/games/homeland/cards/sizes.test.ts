import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { viewersOf } from '../../../../tests/kit/checks/views.ts'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { homeland } from '../index.ts'
import type { Position } from '../position/position-schema.ts'
import type { State } from '../rules/state.ts'
import type { DeckData, Sized } from './card.ts'
import { deckFaults } from './deck.ts'
import { readDeck } from './deck-schema.ts'
import { standard } from './standard.ts'

const SIZES = [3, 4, 5, 6]
const isFor = ({ players: [least, most] = [3, 6] }: Sized, n: number): boolean => least <= n && n <= most

const marks: Readonly<Record<string, readonly [number, number]>> = {
  'letter-bomb': [3, 4],
  'vice-president': [5, 6],
  'metro-gas': [6, 6],
  'satellite-pass': [3, 5],
  'sleeper-cell': [4, 6],
  'cold-feet': [3, 3],
}
const sized = <Card extends { readonly id: string }>(card: Card): Card =>
  marks[card.id] ? { ...card, players: marks[card.id] } : card
/** A deck with marks that nobody tunes. */
const marked: DeckData = { ...untuned, plots: untuned.plots.map(sized), intel: untuned.intel.map(sized) }

const plotsIn = (s: State): number[] => [
  ...s.plots,
  ...s.plotDiscard,
  ...s.plotGone,
  ...s.threats.map(({ plot }) => plot),
]
const intelIn = (s: State): number[] => [
  ...s.intel,
  ...s.intelDiscard,
  ...s.intelGone,
  ...s.intelBurned,
  ...s.players.flatMap(({ hand, open }) => [...hand, ...open]),
  ...s.threats.flatMap(({ cards }) => cards),
]

describe.each([
  ['the standard deck', standard],
  ['a deck with marks', marked],
])('%s', (_name, data) => {
  const game = homeland(data)
  const { names } = game.cards

  test.each(SIZES)('with %i players the cards of that size are dealt, and no others', players => {
    const s = game.start({ players }, rootsOf('sizes', game.chances))
    const plots = data.plots.filter(card => isFor(card, players)).map(({ id }) => id)
    const intel = data.intel.flatMap(card => (isFor(card, players) ? new Array(card.copies).fill(card.id) : []))
    expect(
      plotsIn(s)
        .map(card => names.plots[card])
        .sort(),
    ).toEqual(plots.sort())
    expect(
      intelIn(s)
        .map(card => names.intel[card])
        .sort(),
    ).toEqual(intel.sort())
    expect(plots.length).toBeGreaterThanOrEqual(30)
    expect(intel.length).toBeGreaterThanOrEqual(100)
    expect(game.conserved(s)).toEqual([])
  })

  test.each(SIZES)('with %i players nobody is in a world with a card of the box', players => {
    const s = game.start({ players }, rootsOf('sizes', game.chances))
    const random = stream(rootsOf('sizes', ['lots']).lots)
    let drawn = 0
    for (let n = 0; n < 150; n++) {
      const [decision] = game.decisions(s)
      if (!decision) break
      if (n % 10 === 0)
        for (const viewer of viewersOf(players)) {
          const view = game.view(s, viewer)
          const world = game.worlds(view, game.know(view))(random)
          expect(game.conserved(world)).toEqual([])
          for (const card of plotsIn(world)) expect(isFor(data.plots[card], players)).toBe(true)
          for (const card of intelIn(world)) expect(isFor(data.intel[game.cards.intelTitle[card]], players)).toBe(true)
          expect(game.view(world, viewer)).toEqual(view)
          drawn++
        }
      game.apply(s, decision.seat, decision.options[random(decision.options.length)])
    }
    expect(drawn).toBeGreaterThan(20)
  })
})

describe('a position may lay a card from the box', () => {
  const game = homeland(marked)
  const roots = rootsOf('sizes', game.chances)
  const random = stream(rootsOf('sizes', ['worlds']).worlds)
  /** At three players, Sleeper Cells and Vice President are in the box: some lie open, some hidden, some gone. */
  const given: Position = {
    turn: 1,
    players: [{ hand: ['sleeper-cell', 'phone-tap'] }, { hand: ['politics'], open: ['sleeper-cell'] }, {}],
    threats: [
      { id: 1, plot: 'vice-president', level: 'low', intel: [{ card: 'sleeper-cell' }, { card: 'blown-cover' }] },
      { id: 2, plot: 'metro-gas', level: 'low', intel: [{ card: 'intercept' }] },
    ],
    discards: { plots: [], intel: ['sleeper-cell'] },
  }

  test('it lies there once, the rest is dealt from what is in play, and it is written as it was read', () => {
    const s = game.position.read(given, roots)
    expect(game.conserved(s)).toEqual([])
    expect(intelIn(s).filter(card => game.cards.names.intel[card] === 'sleeper-cell')).toHaveLength(4)
    expect(new Set(intelIn(s)).size).toBe(intelIn(s).length)
    expect([...s.plots, ...s.plotDiscard].map(card => game.cards.names.plots[card])).not.toContain('vice-president')
    expect(s.intel.map(card => game.cards.names.intel[card])).not.toContain('sleeper-cell')
    expect(game.position.read(game.position.write(s), roots)).toEqual(s)
  })

  test('whoever sees it, and whoever does not, is in worlds that look alike and have each card once', () => {
    const s = game.position.read(given, roots)
    for (const viewer of viewersOf(3)) {
      const view = game.view(s, viewer)
      const draw = game.worlds(view, game.know(view))
      for (let n = 0; n < 20; n++) {
        const world = draw(random)
        expect(game.conserved(world)).toEqual([])
        expect(game.view(world, viewer)).toEqual(view)
      }
    }
  })

  test('there are not more of it than are printed', () => {
    const five = Array.from({ length: 5 }, () => 'sleeper-cell')
    expect(() => game.position.read({ players: [{ hand: five }, {}, {}] }, roots)).toThrow('position.intel')
  })
})

describe('a deck', () => {
  test('has 30 Plots and 100 Intel at least at every size, or says where it has not', () => {
    expect(deckFaults(standard)).toEqual([])
    expect(deckFaults(marked)).toEqual([])
    const few = (n: number): DeckData => ({
      ...untuned,
      plots: untuned.plots.map((card, i) => (i < n ? { ...card, players: [3, 5] as const } : card)),
    })
    expect(deckFaults(few(10))).toEqual([])
    expect(deckFaults(few(11))).toEqual([
      { key: 'homeland.deck.size', values: { what: 'plots', players: 6, is: 29, least: 30 } },
    ])
    const intel = untuned.intel.map(card =>
      card.colour === 'blue' && card.copies === 7 ? { ...card, players: [4, 6] as const } : card,
    )
    const more = intel.map(card => (card.id === 'crossed-wires' ? { ...card, players: [4, 6] as const } : card))
    expect(deckFaults({ ...untuned, intel })).toEqual([])
    expect(deckFaults({ ...untuned, intel: more })).toEqual([
      { key: 'homeland.deck.size', values: { what: 'intel', players: 3, is: 99, least: 100 } },
    ])
  })

  test('says it when it is read, and knows no other sizes', () => {
    expect(readDeck(marked)).toEqual(marked)
    const with40 = (players: unknown) => ({ ...marked, plots: marked.plots.map(card => ({ ...card, players })) })
    expect(() => readDeck(with40([3, 5]))).toThrow('homeland.deck.size')
    const [first, ...rest] = untuned.plots
    expect(() => readDeck({ ...untuned, plots: [{ ...first, players: [5, 3] }, ...rest] })).toThrow(
      'homeland.deck.range',
    )
    for (const range of [[2, 6], [3, 7], [3], [3, 4, 5], 4]) expect(() => readDeck(with40(range))).toThrow('plots')
  })
})
