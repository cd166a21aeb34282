import type { Plan } from '../plan.ts'
import type { ToySetup, ToyState } from './rules.ts'

/** A quick late position: each seat has one card left, and everybody knows the bottom of the pile. */
function lastRound(s: ToyState): ToyState {
  for (const hand of s.hands) s.discard.push(...hand.splice(1))
  s.seenBy[0] = (1 << s.hands.length) - 1
  return s
}

export const toyPlan: Plan<ToySetup, ToyState> = {
  setups: { two: { seats: 2 }, three: { seats: 3 } },
  positions: { 'last round': lastRound },
  likes: name => (name === 'look' ? 3 : 1),
  bound: 3 * 3 + 3 * 2,
  rule: /^T-\d$/,
}
