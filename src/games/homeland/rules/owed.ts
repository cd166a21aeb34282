import { codesOf } from '../../../engine/codes.ts'
import type { Seat } from '../../../engine/game.ts'
import { actions } from '../vocabulary.ts'
import type { State } from './state.ts'

/** Which of a turn's actions are done, one bit each. */
const bits = codesOf(actions)
export const CLAIMED = 1 << bits.claimed
export const PLACED = 1 << bits.placed
export const SENT_SOLDIERS = 1 << bits.soldiers
export const SENT_AGENTS = 1 << bits.agents

export const anyUnclaimed = ({ threats }: State): boolean => {
  for (let i = 0; i < threats.length; i++) if (threats[i].lead < 0) return true
  return false
}

export const mayClaim = (s: State, seat: Seat): boolean =>
  (s.done & CLAIMED) === 0 && s.players[seat].leads > 0 && anyUnclaimed(s)

/** How many Intel this player must place with so many cards, and so many cases of their own and of others (M-20). */
export function placeable(cards: number, own: number, others: number): number {
  const targets = others >= 2 ? 2 : others === 1 ? Math.min(2, 1 + own) : Math.min(1, own)
  return Math.min(cards, targets)
}

export const handOf = (s: State, seat: Seat): number => s.players[seat].hand.length + s.players[seat].open.length

/** What is to be placed now, and what would be after claiming: the greater of the two is owed (M-20). */
export function owedIntel(s: State, seat: Seat): { readonly now: number; readonly claimed: number } {
  if (s.done & PLACED) return { now: 0, claimed: 0 }
  let own = 0
  let others = 0
  for (let i = 0; i < s.threats.length; i++) {
    const { lead } = s.threats[i]
    if (lead === seat) own++
    else if (lead >= 0) others++
  }
  const cards = handOf(s, seat)
  const now = placeable(cards, own, others)
  return { now, claimed: mayClaim(s, seat) ? placeable(cards, own + 1, others) : now }
}
