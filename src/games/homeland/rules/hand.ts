import type { Seat } from '../../../engine/game.ts'
import type { Options } from '../../../engine/steps.ts'
import { CARD, option, thingOf, verbOf } from '../options.ts'
import { inOrder, intelName, takeTitle } from './piles.ts'
import type { Play } from './state.ts'
import { applied } from './table.ts'

/** Intel in hand, hidden and open: what is offered of it, discarded and exposed. */

/** Offer each title of a hand once: hidden cards and open ones apart. */
export const offerHand = ({ s, deck }: Play, seat: Seat, hidden: number, open: number, out: Options): void => {
  const player = s.players[seat]
  for (let i = 0; i < player.hand.length; i++) {
    const chosen = option(hidden, deck.intelTitle[player.hand[i]])
    if (!out.includes(chosen)) out.push(chosen)
  }
  for (let i = 0; i < player.open.length; i++) {
    const chosen = option(open, deck.intelTitle[player.open[i]])
    if (!out.includes(chosen)) out.push(chosen)
  }
}

/** Face up onto the discard pile, in no order either; returns how many. */
export function discardAll(play: Play, seat: Seat, cards: number[]): number {
  const n = cards.length
  for (const card of inOrder(cards)) {
    play.s.intelDiscard.push(card)
    if (play.events) play.events.push({ kind: 'discarded', seat, card: intelName(play, card) })
  }
  cards.length = 0
  return n
}

/** The chosen card of a hand, hidden or open, face up onto the discard pile. */
export function discardChosen(play: Play, seat: Seat, chosen: number): void {
  const player = play.s.players[seat]
  const card = takeTitle(play, verbOf(chosen) === CARD ? player.hand : player.open, thingOf(chosen))
  play.s.intelDiscard.push(card)
  if (play.events) play.events.push({ kind: 'discarded', seat, card: intelName(play, card) })
}

/** M-17: face-down assets turn up, the hand lies open; who is immune is spared (M-37). */
export function expose(play: Play, seat: Seat): void {
  const { s, deck, events } = play
  const player = s.players[seat]
  if (applied(play, seat, 'immune-exposure') > 0) {
    if (events) events.push({ kind: 'immune', seat })
    return
  }
  // In no order: the one they were drawn in is nobody's business.
  const assets = inOrder(player.down)
  const cards = inOrder(player.hand)
  if (events)
    events.push({
      kind: 'exposed',
      seat,
      assets: assets.map(asset => deck.assets[asset].id),
      cards: cards.map(card => intelName(play, card)).sort(),
    })
  for (const asset of assets) player.up.push(asset)
  for (const card of cards) player.open.push(card)
  player.down.length = 0
  player.hand.length = 0
}
