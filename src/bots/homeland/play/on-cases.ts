import type { Assessment } from './assess.ts'
import { chance, chanceOf, type Estimate } from './estimate.ts'

/** What can be done about a case, and what that is worth to me. */

/** What a case would be worth to me as its lead, with what I can still do for it, over what it is worth as it lies. */
export function claimWorth(assessed: Assessment, estimate: Estimate): number {
  const { stakes, seat, plays, weights, cards, hand, own, cases } = assessed
  // To a mole a case is worth claiming that another lead would win.
  if (plays === 'mole') return stakes.worth(estimate) - stakes.worth(estimate, weights.ownTurn * 2, seat === 0 ? 1 : 0)
  const open = cases.filter(({ threat }) => threat.lead === seat).length
  const strongest = hand.reduce((most, card) => Math.max(most, cards.adds(card)), 0)
  const mine = strongest + Math.min(2, own.agents) + (estimate.roundsLeft * weights.ownTurn) / (1 + open)
  return (stakes.worth(estimate, mine, seat) - stakes.worth(estimate)) * weights.patience.helps ** estimate.roundsLeft
}

/** What it would tell me to see the Intel of a case: much where much is at stake and unseen, and the verdict is open. */
export function lookWorth({ weights, stakes }: Assessment, estimate: Estimate): number {
  if (estimate.unseen === 0) return 0
  const soon = weights.isSeasoned ? weights.patience.helps ** estimate.roundsLeft : 1
  const open = chance(estimate) * (1 - chance(estimate)) * 4
  const others = estimate.threat.lookers?.length ?? 0
  return (
    weights.look *
    atStake(stakes, estimate) *
    open *
    Math.min(1, estimate.unseen / 3) *
    soon *
    weights.lookedAt ** others
  )
}

/** How far apart the two verdicts are for me. */
const atStake = (stakes: Assessment['stakes'], estimate: Estimate): number =>
  Math.abs(stakes.worth(estimate, 20) - stakes.worth(estimate, -20))

/**
 * What it would tell me to see a Plot: much where one Plot is out of reach and another is not. Where others have looked,
 * what they do there says something of it already, and somebody else's look would tell the table more elsewhere.
 */
export function plotLookWorth({ weights, stakes }: Assessment, estimate: Estimate): number {
  const { plot, plotSeenBy = [] } = estimate.threat
  if (plot !== undefined || weights.plotLook === 0) return 0
  const likely = chance(estimate)
  let spread = 0
  for (const { complexity, share } of estimate.plots)
    spread += share * Math.abs(chanceOf(estimate, complexity, 0) - likely)
  const later = weights.patience.helps ** estimate.roundsLeft
  return weights.plotLook * atStake(stakes, estimate) * spread * later * weights.lookedAt ** plotSeenBy.length
}

/** What it is worth to be rid of a threat: of one that is far off there will be time to be rid. */
export const strikeWorth = ({ stakes, weights }: Assessment, estimate: Estimate): number =>
  -stakes.worth(estimate) * (weights.isSeasoned ? weights.patience.helps ** estimate.roundsLeft : 1)
