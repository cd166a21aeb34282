import {
  BURN,
  firstOf,
  KEEP_HAND,
  NONE,
  option,
  REDRAW,
  SOLDIER,
  secondOf,
  TO_CLOUT,
  TO_REP,
  thingOf,
  verbOf,
} from '../../../games/homeland/options.ts'
import type { PlayerEffect } from '../../../games/homeland/vocabulary.ts'
import { best, bestCase, type Desk, gain, offers } from './desk.ts'
import type { Estimate } from './estimate.ts'
import { claimWorth, lookWorth, strikeWorth } from './turn.ts'
import { assetWorth } from './worth.ts'

/** How well an effect is aimed at a case. What hurts hits where I have the least to lose. */
function aimed(desk: Desk, effect: PlayerEffect | undefined, estimate: Estimate): number {
  const { stakes, seat, weights } = desk
  const { lead, plot } = estimate.threat
  switch (effect) {
    case 'look-plot':
      return plot === undefined ? Math.abs(stakes.worth(estimate, 20) - stakes.worth(estimate, -20)) : -1
    case 'look-intel':
      return lookWorth(desk, estimate)
    case 'send-agent':
      return gain(desk, estimate, 1)
    case 'send-soldiers':
      return strikeWorth(desk, estimate)
    case 'delay':
      return lead === undefined ? 0 : gain(desk, estimate, weights.future.mean)
    case 'claim':
      return claimWorth(desk, estimate)
    case 'hasten':
      return -gain(desk, estimate, weights.future.mean)
    default:
      // A lead taken off: what the case is worth without one over what it is worth with it.
      return stakes.worth(estimate, 0, null) - stakes.worth(estimate) + (lead === seat ? 0 : 1)
  }
}

export const aim = (desk: Desk): number => {
  const effect = desk.view.asked?.effect
  return bestCase(desk, estimate => aimed(desk, effect, estimate))
}

/** Soldiers go where a strike would be welcome. */
export const shift = (desk: Desk, sign: 1 | -1): number =>
  bestCase(desk, estimate => sign * strikeWorth(desk, estimate))

/** Clout hurts most to lose where it is most of what there is. */
export const takeCloutFrom = (desk: Desk): number => best(desk, chosen => desk.view.players[thingOf(chosen)].clout)

/** Rep for Clout or back: whichever of the two counts more in the end. */
export function launder(desk: Desk): number {
  const { plays } = desk
  if (plays === 'opportunist' && offers(desk, TO_CLOUT)) return option(TO_CLOUT)
  if (plays === 'loyal' && offers(desk, TO_REP)) return option(TO_REP)
  return option(NONE)
}

/** What I can best do without: a Soldier, or the asset that is worth the least. */
export const giveUp = (desk: Desk): number =>
  best(desk, chosen =>
    verbOf(chosen) === SOLDIER
      ? -desk.weights.soldier
      : verbOf(chosen) === BURN
        ? -assetWorth(desk, desk.cards.assetAt(thingOf(chosen)))
        : 0,
  )

/** Of two assets drawn, the better one for me. */
export const keep = (desk: Desk): number => best(desk, chosen => assetWorth(desk, desk.cards.assetAt(thingOf(chosen))))

/** Paid with the tokens that count least in the end. A mole pays like a loyal agent: it has no use for either. */
export function pay(desk: Desk): number {
  const { weights, plays } = desk
  const as = plays === 'mole' ? 'loyal' : plays
  return best(
    desk,
    chosen => -firstOf(thingOf(chosen)) * weights.rep[as] - secondOf(thingOf(chosen)) * weights.clout[as],
  )
}

/** The Intel that helps me least. */
export function discard(desk: Desk): number {
  const sign = desk.plays === 'mole' ? 1 : -1
  return best(desk, chosen => sign * desk.cards.adds(desk.cards.intelAt(thingOf(chosen)).id))
}

/** M-35: a whole new hand, for a bad one. */
export function redraw(desk: Desk): number {
  const sign = desk.plays === 'mole' ? -1 : 1
  const sum = desk.hand.reduce((all, card) => all + sign * desk.cards.adds(card), 0)
  return option(sum < 0 ? REDRAW : KEEP_HAND)
}
