import type { View } from '../../../games/homeland/view/view.ts'
import { TRACK } from '../../../games/homeland/vocabulary.ts'
import { accusationShares, bestAccusation } from './accusing.ts'
import type { Assessment } from './assess.ts'
import { agencyFirst } from './stakes.ts'

/** So many steps of a track before its end all is open again: what anybody has now says nothing of who wins. */
const OPEN_FROM = TRACK / 2

/**
 * How often I win from such a table: by the points there are now if the agency's track is full, as somebody or other as
 * far as there is something to come, and as a mole where the other track fills.
 */
function winsFrom(assessed: Assessment, view: View): number {
  const { cards, seat, plays, weights, random } = assessed
  const elsewhere = plays === 'mole' ? 1 : 0
  const first = agencyFirst(weights, view.agency, view.terrorist)
  if (first === 0) return elsewhere
  const shares = accusationShares(cards, view, seat, assessed.deals(), random)
  const won = shares.get(bestAccusation(shares)) ?? 0
  const isOpen = Math.min(1, Math.max(0, TRACK - Math.max(view.agency, view.terrorist)) / OPEN_FROM)
  return first * ((1 - isOpen) * won + isOpen / view.players.length) + (1 - first) * elsewhere
}

/**
 * How much rather I see the case in the analysis neutralised where that ends the game (M-15), in points of mine: then it
 * counts who wins, and no more what the case brings. Who would lose does nothing for it, and
 * nothing against it either: that is for a mole. Null where it does not end it, and for a mole in cover, which shows
 * nobody whom the end would help.
 */
export function endingStake(assessed: Assessment): number | null {
  const { view, weights, cards, agenda, plays, cases } = assessed
  const { analysis, agency, terrorist, players } = view
  if (!analysis || !weights.isSeasoned || (agenda === 'mole' && plays !== 'mole')) return null
  const { impact } = cards.plot(analysis.plot)
  if (agency + impact < TRACK) return null
  if (assessed.deals().length === 0) return null
  const lead = cases.find(({ threat }) => threat.id === analysis.threat)?.threat.lead
  const neutralised = winsFrom(assessed, {
    ...view,
    agency: agency + impact,
    players: players.map((one, seat) => (seat === lead ? { ...one, rep: one.rep + impact } : one)),
  })
  const succeeded = winsFrom(assessed, {
    ...view,
    terrorist: terrorist + impact,
    players: players.map(one => ({ ...one, clout: one.clout + impact })),
  })
  const stake = weights.winning * (neutralised - succeeded)
  return plays === 'mole' ? stake : Math.max(0, stake)
}
