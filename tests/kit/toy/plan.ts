import type { Viewer } from '../../../src/engine/game.ts'
import type { Plan, Told } from '../plan.ts'
import type { ToyEvent, ToySetup, ToyState } from './rules.ts'
import type { ToyView } from './view.ts'

/** A quick late position: each seat has one card left, and everybody knows the bottom of the pile. */
function lastRound(s: ToyState): ToyState {
  for (const hand of s.hands) s.discard.push(...hand.splice(1))
  s.seenBy[0] = (1 << s.hands.length) - 1
  return s
}

/** What somebody has looked at is in the pile until it is taken, which everybody sees. */
function contradiction(
  { pile, discard }: ToyState,
  _viewer: Viewer,
  { events }: Told<ToyView, ToyEvent>,
): string | null {
  for (const event of events)
    if (event.kind === 'looked' && event.card !== null && ![...pile, ...discard].includes(event.card))
      return `they have looked at ${event.card}, and it is in a hand.`
  return null
}

export const toyPlan: Plan<ToySetup, ToyState, ToyView, ToyEvent> = {
  setups: { two: { seats: 2 }, three: { seats: 3 } },
  positions: { 'last round': lastRound },
  likes: name => (name === 'look' ? 3 : 1),
  contradiction,
  bound: 3 * 3 + 3 * 2,
  rule: /^T-\d$/,
}
