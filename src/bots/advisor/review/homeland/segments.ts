import type { Decision, Seat } from '../../../../engine/game.ts'
import type { Event } from '../../../../games/homeland/events.ts'

/** Who moves a match on: the player, somebody else, the cards, or everybody at once in secret (M-29). */
export type Mover = 'own' | 'others' | 'cards' | 'accusing'

/** In the Terrorist turn it is nobody's turn. */
const NOBODY = -1

/**
 * Who moves the match on with this choice. The cards do in the whole Terrorist turn, and when the player's turn is over
 * and the hand is filled up; what others draw is as hidden as what they choose, and counts with that.
 */
export function moverOf({ kind, seat: chooser }: Decision, seat: Seat, turn: number, events: readonly Event[]): Mover {
  if (kind === 'end.accusing') return 'accusing'
  if (turn === NOBODY || events.some(event => event.kind === 'round')) return 'cards'
  if (chooser !== seat) return 'others'
  return events.some(event => event.kind === 'turn') ? 'cards' : 'own'
}
