import { describe, expect, test } from 'vitest'
import { expectFitting, orders, tally } from '../../../../tests/chi-square.ts'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { negotiator } from '../index.ts'
import type { Position } from '../position/position-schema.ts'
import type { State } from '../rules/state.ts'

const game = negotiator()
const deck = game.cards
const roots = rootsOf('worlds', game.chances)
const DRAWS = 30_000

const titles = [...deck.terrorTitle].map(title => deck.terror[title].card.id)
const reds = titles.slice(0, deck.reds)
const pivotals = titles.slice(deck.reds)
const abductor = deck.abductors.findIndex(({ id }) => id === 'arkayne')
const majors = deck.majorsOf[abductor].map(number => deck.demands[number].id)
const escapes = deck.data.escapes.map(({ id }) => id)

/** So few Terror cards lie unseen that all piles can be counted out; two of them are the same. */
const twice = reds.find((id, i) => reds.indexOf(id) !== i) ?? ''
const unseen = [twice, twice, ...reds.filter(id => id !== twice).slice(0, 2)]
const discard = reds.slice()
for (const id of unseen) discard.splice(discard.indexOf(id), 1)

const position = (deckOf: readonly string[], looked: number): Position => ({
  abductor: 'arkayne',
  turn: 4,
  phase: 'conversation',
  demands: [
    { card: majors[0], standing: 'hidden' },
    { card: escapes[0], standing: 'hidden' },
  ],
  terror: { deck: [...deckOf], discard, looked },
})
const seenIn = (s: State): string =>
  [...s.terror.map(card => titles[card]), ...s.demands.map(one => deck.demands[one].id)].join()

/** Every world there is, each with its share; `piles` has the piles of Terror, next card last, some of them more than once. */
function counted(piles: readonly (readonly string[])[]): Map<string, number> {
  const all = piles.flatMap(pile => majors.flatMap(major => escapes.map(way => [...pile, major, way].join())))
  return new Map([...tally(all)].map(([key, times]) => [key, times / all.length]))
}

describe('worlds come as often as counting all of them out says', () => {
  // The Pivotal Event lies at the bottom: no pile has it anywhere else.
  test.each<[what: string, pile: readonly string[], looked: number, piles: readonly (readonly string[])[]]>([
    [
      'a pile of three',
      [...unseen.slice(0, 2), pivotals[0]],
      0,
      pivotals.flatMap(last => [...orders(unseen)].map(([one = '', other = '']) => [last, other, one])),
    ],
    [
      'one whose next card was looked at',
      [...unseen.slice(0, 2), pivotals[0]],
      1,
      pivotals.flatMap(last => [...orders(unseen.slice(1))].map(([other = '']) => [last, other, unseen[0]])),
    ],
    ['the Pivotal Event alone', [pivotals[0]], 0, pivotals.map(last => [last])],
  ])('%s, and demands that lie face down', (_what, pile, looked, piles) => {
    const view = game.view(game.position.read(position(pile, looked), roots), 0)
    expect(view.terror.left).toBe(pile.length)
    const draw = game.worlds(view, game.know(view))
    const random = stream(rootsOf('draws', ['worlds']).worlds)
    expectFitting(tally(Array.from({ length: DRAWS }, () => seenIn(draw(random)))), counted(piles))
  })

  test('one after the other: what was drawn before says nothing of the next', () => {
    const view = game.view(game.position.read(position([pivotals[0]], 0), roots), 0)
    const draw = game.worlds(view, game.know(view))
    const random = stream(rootsOf('pairs', ['worlds']).worlds)
    const drawn = Array.from({ length: DRAWS }, () => deck.demands[draw(random).demands[0]].id)
    const chances = majors.flatMap(one =>
      majors.map((other): [string, number] => [`${one} ${other}`, 1 / majors.length ** 2]),
    )
    expectFitting(tally(drawn.flatMap((one, i) => (i % 2 === 1 ? [`${drawn[i - 1]} ${one}`] : []))), new Map(chances))
  })
})
