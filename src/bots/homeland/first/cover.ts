import type { View } from '../../../games/homeland/view/view.ts'
import type { Cards } from '../play/cards.ts'
import { suppositions } from './weights.ts'

/** What a mole would have if the game ended now, accused by nobody (M-30). */
function ownPoints(cards: Cards, { terrorist, players, me }: View, seat: number): number {
  let points = 2 * terrorist
  for (const id of players[seat].up) points += cards.asset(id).points
  for (const id of me?.down ?? []) points += cards.asset(id).points
  return points
}

/** What the best of the others may have: the more of the two tokens, and the usual points for each asset. */
function bestOfOthers({ players }: View, seat: number, points: number): number {
  let most = 0
  for (const [other, { rep, clout, up, down }] of players.entries())
    if (other !== seat) most = Math.max(most, Math.max(rep, clout) + points * (up.length + down))
  return most
}

/**
 * A mole that is found out has lost everything but a full track (M-28, M-29). So it plays like a loyal agent until the
 * track can be filled, or until the agency is about to win while the mole is behind on points.
 */
export function keepsCover(cards: Cards, view: View, seat: number): boolean {
  const { cover } = suppositions
  if (view.terrorist >= cover.untilTerrorist) return false
  return view.agency < cover.untilAgency || ownPoints(cards, view, seat) > bestOfOthers(view, seat, cover.assetPoints)
}
