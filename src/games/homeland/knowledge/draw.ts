import { begin, below, shuffle, word } from '../../../engine/chance.ts'
import type { Random, Root } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { isPlacing } from '../rules/placing.ts'
import { clone, type State, threatOf } from '../rules/state.ts'
import type { View } from '../view/view.ts'
import { type Belief, titleWeights, weighedDeals } from './belief.ts'
import { intelDealer, type Place, type Somewhere, spansOf, type Weighing } from './deal-intel.ts'
import type { Knowledge, Span, Stock } from './knowledge.ts'
import { type Laid, mix } from './laid.ts'
import { Hidden } from './pools.ts'

/** What stands in a state for what is drawn anew for every world. */
export const UNSEEN = -1

/** The cards of each kind that a viewer cannot place. */
export interface Left {
  readonly plots: readonly number[]
  readonly organizations: readonly number[]
  readonly intel: readonly number[]
  readonly assets: readonly number[]
}

/** A place that nothing is known of: which of a list of lists, and where in that. */
type Hole = readonly [list: number, at: number]

const WORDS = 0x1_0000_0000
const ANY: Span = [0, Number.POSITIVE_INFINITY]
const NOWHERE: Somewhere = { cards: [], from: 0, places: 0 }

const holesIn = (cards: readonly number[]): number[] => cards.flatMap((card, at) => (card === UNSEEN ? [at] : []))

const newRoot = (): Root => [word() | 0, word() | 0, word() | 0, word() | 0]

const shuffledInBy =
  ({ shuffledIn }: Stock, names: readonly string[]) =>
  (card: number): number =>
    shuffledIn[names[card]] ?? 0

/** Where Intel lies that this viewer cannot place: on threats, in hands, out of the game, and last in the deck. */
function intelPlaces(
  deck: Deck,
  view: View,
  knowledge: Knowledge,
  known: State,
  laid: readonly Laid[],
  belief: Belief,
) {
  const weights = titleWeights(deck, view, belief.intel)
  const places: Place[] = []
  const onThreats: Hole[] = []
  let somewhere = NOWHERE
  for (const [i, { free, turnedUp }] of laid.entries()) {
    if (turnedUp.length > 0) somewhere = { cards: turnedUp, from: places.length, places: free.length }
    for (const at of free) {
      onThreats.push([i, at])
      const span = knowledge.threats[i].unseen[at] ?? ANY
      places.push({ span, weights: weights.onThreat(known.threats[i].id, at) })
    }
  }
  const inHands: Hole[] = []
  for (const [seat, { hand }] of known.players.entries()) {
    const holes = holesIn(hand)
    const spans = spansOf(knowledge.players[seat], holes.length)
    for (const [i, at] of holes.entries()) {
      inHands.push([seat, at])
      places.push({ span: spans[i], weights: weights.inHand(seat) })
    }
  }
  const gone = holesIn(known.intelGone)
  for (const i of gone.keys()) places.push({ span: knowledge.gone.unseenIntel[i], weights: null })
  const { shuffle } = knowledge.intel
  for (let n = 0; n < view.decks.intel; n++) places.push({ span: [shuffle, shuffle], weights: null })
  return { places, somewhere, onThreats, inHands, gone }
}

/** Worlds by what is known, which each is a copy of, and by what is left, which is dealt anew in each. */
export function drawing(
  deck: Deck,
  view: View,
  knowledge: Knowledge,
  belief: Belief,
  known: State,
  laid: readonly Laid[],
  left: Left,
  weighing: Weighing,
): (random: Random) => State {
  const { names, intelTitle } = deck
  const seats = view.players.length
  const { deals, sums } = weighedDeals(view, belief.deals)

  const accusing = view.players.flatMap(({ accused }, seat) =>
    accused && known.players[seat].accuses === UNSEEN ? [seat] : [],
  )
  const plotThreats = holesIn(known.threats.map(({ plot }) => plot))
  const plotsGone = holesIn(known.plotGone)
  const plots = new Hidden(left.plots, shuffledInBy(knowledge.plots, names.plots), [
    ...plotThreats.map(i => knowledge.threats[i].plot.shuffle),
    ...plotsGone.map(i => knowledge.gone.plots[i].shuffle),
  ])
  const down = known.players.flatMap((player, seat) => holesIn(player.down).map((at): Hole => [seat, at]))
  const drawn = known.players.flatMap((player, seat) => holesIn(player.drawn).map((at): Hole => [seat, at]))
  const assets = new Hidden(left.assets, shuffledInBy(knowledge.assets, names.assets), [
    ...down.map(([seat, at]) => knowledge.players[seat].down[at].shuffle),
    ...drawn.map(([seat, at]) => knowledge.players[seat].drawn[at]),
  ])
  const { places, somewhere, onThreats, inHands, gone } = intelPlaces(deck, view, knowledge, known, laid, belief)
  const intel = intelDealer(weighing, deck, knowledge.intel, left.intel, places, somewhere)
  const inDeck = places.length - view.decks.intel
  // What no deal can be is said now, and not when a world is wanted.
  if (belief.intel !== undefined) {
    begin([0, 0, 0, 0], 0)
    intel.deal()
  }
  // Somebody else is about to place a card: any card of theirs will do.
  const placing = known.placing >= 0 ? null : isPlacing(view.asked?.kind)

  const dealAgendas = (s: State): void => {
    let at = 0
    if (sums === null) at = below(deals.length)
    else {
      const wanted = (word() / WORDS) * sums[sums.length - 1]
      while (at < sums.length - 1 && sums[at] <= wanted) at++
    }
    const deal = deals[at]
    for (let seat = 0; seat < seats; seat++) s.players[seat].agenda = deal[seat]
    s.spare = deal[seats]
  }
  const dealPlots = (s: State): void => {
    plots.deal()
    for (let i = 0; i < plotThreats.length; i++) s.threats[plotThreats[i]].plot = plots.cards[i]
    for (let i = 0; i < plotsGone.length; i++) s.plotGone[plotsGone[i]] = plots.cards[plotThreats.length + i]
    s.plots = plots.rest()
  }
  const dealAssets = (s: State): void => {
    assets.deal()
    for (let i = 0; i < down.length; i++) s.players[down[i][0]].down[down[i][1]] = assets.cards[i]
    for (let i = 0; i < drawn.length; i++) s.players[drawn[i][0]].drawn[drawn[i][1]] = assets.cards[down.length + i]
    s.assets = assets.rest()
  }
  const dealIntel = (s: State): void => {
    intel.deal()
    const { cards } = intel
    let next = 0
    for (let i = 0; i < onThreats.length; i++) s.threats[onThreats[i][0]].cards[onThreats[i][1]] = cards[next++]
    for (let i = 0; i < inHands.length; i++) s.players[inHands[i][0]].hand[inHands[i][1]] = cards[next++]
    for (let i = 0; i < gone.length; i++) s.intelGone[gone[i]] = cards[next++]
    s.intel = new Array<number>(cards.length - inDeck)
    for (let i = 0; i < s.intel.length; i++) s.intel[i] = cards[inDeck + i]
    for (let i = 0; i < laid.length; i++) mix(laid[i], s.threats[i].cards)
  }
  /** What is still to be turned up, in any order. */
  const orderAnalysis = (s: State): void => {
    const { cards } = threatOf(s, s.analysing)
    for (let i = 0; i < cards.length; i++) if (!known.order.includes(cards[i])) s.order.push(cards[i])
    for (let i = s.order.length - 1; i > s.shown; i--) {
      const j = s.shown + below(i + 1 - s.shown)
      const held = s.order[i]
      s.order[i] = s.order[j]
      s.order[j] = held
    }
  }

  return random => {
    // All of it is one act of chance: what is given is asked for its root alone.
    begin([random(WORDS) | 0, random(WORDS) | 0, random(WORDS) | 0, random(WORDS) | 0], 0)
    const s = clone(known)
    dealAgendas(s)
    for (let i = 0; i < accusing.length; i++) {
      const whom = below(seats + 1)
      s.players[accusing[i]].accuses = whom === accusing[i] ? seats : whom
    }
    dealPlots(s)
    dealAssets(s)
    dealIntel(s)
    s.organizations = shuffle(left.organizations.slice())
    shuffle(s.initiative)
    if (s.analysing >= 0) orderAnalysis(s)
    if (placing !== null && s.turn >= 0) {
      const { hand, open } = s.players[s.turn]
      s.placing = intelTitle[(placing === 'open' ? open : hand)[0]]
    }
    s.shuffles = newRoot()
    s.reshuffles = newRoot()
    s.firsts = newRoot()
    return s
  }
}
