import {
  ACCEPT,
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
import { aimed, bestHindering } from './aiming.ts'
import { type Assessment, best, bestCase, offers } from './assess.ts'
import { claimWorth, strikeWorth } from './on-cases.ts'
import { assetWorth } from './worth.ts'

export const aim = (assessed: Assessment): number => {
  const effect = assessed.view.asked?.effect
  return bestCase(assessed, estimate => aimed(assessed, effect, estimate))
}

/** Soldiers go where a strike would be welcome. */
export const shift = (assessed: Assessment, sign: 1 | -1): number =>
  bestCase(assessed, estimate => sign * strikeWorth(assessed, estimate))

/** Clout hurts most to lose where it is most of what there is. */
export const takeCloutFrom = (assessed: Assessment): number =>
  best(assessed, chosen => assessed.view.players[thingOf(chosen)].clout)

/** Rep for Clout or back: whichever of the two counts more in the end. */
export function launder(assessed: Assessment): number {
  const { plays } = assessed
  if (plays === 'opportunist' && offers(assessed, TO_CLOUT)) return option(TO_CLOUT)
  if (plays === 'loyal' && offers(assessed, TO_REP)) return option(TO_REP)
  return option(NONE)
}

/** What I can best do without: a Soldier, or the asset that is worth the least. */
export const giveUp = (assessed: Assessment): number =>
  best(assessed, chosen =>
    verbOf(chosen) === SOLDIER
      ? -assessed.weights.soldier
      : verbOf(chosen) === BURN
        ? -assetWorth(assessed, assessed.cards.assetAt(thingOf(chosen)))
        : 0,
  )

/** Of two assets drawn, the better one for me. */
export const keep = (assessed: Assessment): number =>
  best(assessed, chosen => assetWorth(assessed, assessed.cards.assetAt(thingOf(chosen))))

/** Paid with the tokens that count least in the end. A mole pays like a loyal agent: it has no use for either. */
export function pay(assessed: Assessment): number {
  const { weights, plays } = assessed
  const as = plays === 'mole' ? 'loyal' : plays
  return best(
    assessed,
    chosen => -firstOf(thingOf(chosen)) * weights.rep[as] - secondOf(thingOf(chosen)) * weights.clout[as],
  )
}

/** The Intel that helps me least. */
export function discard(assessed: Assessment): number {
  const sign = assessed.plays === 'mole' ? 1 : -1
  return best(assessed, chosen => sign * assessed.cards.adds(assessed.cards.intelAt(thingOf(chosen)).id))
}

/** Would I be better off with other cards than these? */
function areBad({ plays, cards }: Assessment, hand: readonly string[]): boolean {
  const sign = plays === 'mole' ? -1 : 1
  return hand.reduce((sum, card) => sum + sign * cards.adds(card), 0) < 0
}

/** M-35: a whole new hand, for a bad one. */
export const redraw = (assessed: Assessment): number => option(areBad(assessed, assessed.hand) ? REDRAW : KEEP_HAND)

/** M-12: a case more where one is worth leading, new cards for bad ones. */
export function accept(assessed: Assessment): number {
  const { view, cards, hand, own, cases } = assessed
  const { effects = '', next = 0 } = view.asked ?? {}
  const effect = cards.effectIn(effects, next)
  const isWanted =
    effect === 'claim'
      ? cases.some(one => one.threat.lead === undefined && claimWorth(assessed, one) > 0)
      : effect === 'make-discard' || effect === 'expose-player'
        ? bestHindering(assessed) > 0
        : areBad(assessed, effect === 'conceal' ? own.open : hand)
  return option(isWanted ? ACCEPT : NONE)
}
