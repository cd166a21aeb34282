import type { Seat } from '../../../engine/game.ts'
import { thingOf } from '../../../games/homeland/options.ts'
import type { PlayerEffect } from '../../../games/homeland/vocabulary.ts'
import { type Assessment, best, gain } from './assess.ts'
import { chance, type Estimate } from './estimate.ts'
import { claimWorth, lookWorth, strikeWorth } from './on-cases.ts'

/** What an effect is worth, by where it is aimed: at a case, or at a player. */

/** May it be aimed at this case, as far as everybody can see? */
export function mayAim(
  { seat }: Assessment,
  effect: PlayerEffect,
  { threat: { lead }, roundsLeft }: Estimate,
): boolean {
  if (effect === 'claim') return lead === undefined
  if (effect === 'hasten') return lead === seat && roundsLeft > 0
  if (effect === 'free-lead') return lead !== undefined
  return true
}

/** How well an effect is aimed at a case. What hurts hits where I have the least to lose. */
export function aimed(
  assessed: Assessment,
  effect: PlayerEffect | undefined,
  estimate: Estimate,
  n = assessed.view.asked?.n ?? 1,
): number {
  const { stakes, seat, weights, view } = assessed
  const { lead, plot } = estimate.threat
  switch (effect) {
    case 'look-plot':
      return plot === undefined ? Math.abs(stakes.worth(estimate, 20) - stakes.worth(estimate, -20)) : -1
    case 'look-intel':
      return lookWorth(assessed, estimate)
    case 'send-agent':
      return gain(assessed, estimate, n)
    case 'send-soldiers':
      return strikeWorth(assessed, estimate)
    case 'delay':
      return lead === undefined ? 0 : gain(assessed, estimate, weights.roundAdds)
    case 'claim':
      return claimWorth(assessed, estimate)
    case 'hasten':
      // As a Fallout it takes a round of help from the case; on my own turn it spares a good one what may still come.
      return view.turn === seat ? chance(estimate) - weights.sureEnough : -gain(assessed, estimate, weights.roundAdds)
    default:
      // A lead taken off: what the case is worth without one over what it is worth with it.
      return stakes.worth(estimate, 0, null) - stakes.worth(estimate) + (lead === seat ? 0 : 1)
  }
}

/**
 * How much I gain when this player has fewer cards, or shows them: as much as they are likely to sabotage, or to help
 * where I want them not to. Between friends it costs what both of us need.
 */
export function hinders({ plays, weights, sabotages }: Assessment, other: Seat): number {
  const share = sabotages(other)
  return (plays === 'mole' ? 1 - share : share) - weights.leastHinder
}

/** Whose cards are thrown away, or shown: whoever is most likely to use them against me. */
export const hinder = (assessed: Assessment): number => best(assessed, chosen => hinders(assessed, thingOf(chosen)))

/** What it is worth to hinder whoever I can hinder best. */
export const bestHindering = (assessed: Assessment): number =>
  assessed.view.players.reduce(
    (most, { hand, open, down }, other) =>
      other !== assessed.seat && hand + open.length + down > 1 ? Math.max(most, hinders(assessed, other)) : most,
    Number.NEGATIVE_INFINITY,
  )
