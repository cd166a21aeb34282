import type { Seat } from '../../../engine/game.ts'
import { placeable } from '../rules/owed.ts'
import type { View } from '../view/view.ts'

/** How many Intel a player still has to play, and what keeps it at one: the hand, or the cases (M-20). */
export interface Owed {
  readonly n: number
  readonly why: 'hand' | 'cases' | 'none'
}

/** The same as the rules count it, from what a player sees. */
export function owedIn({ players, threats, done }: View, seat: Seat): Owed {
  if (done.includes('placed')) return { n: 0, why: 'none' }
  const { hand, open, leads } = players[seat]
  const own = threats.filter(({ lead }) => lead === seat).length
  const others = threats.filter(({ lead }) => lead !== undefined && lead !== seat).length
  const mayClaim = !done.includes('claimed') && leads > 0 && threats.some(({ lead }) => lead === undefined)
  const cards = hand + open.length
  const n = Math.max(placeable(cards, own, others), mayClaim ? placeable(cards, own + 1, others) : 0)
  return { n, why: n !== 1 ? 'none' : cards === 1 ? 'hand' : 'cases' }
}
