import { Fault } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import type { State } from '../rules/state.ts'
import { stepNames } from '../rules/steps.ts'
import { conserved } from '../secrets/conserved.ts'
import { CONCEDED, HAND_LIMIT, PAWNS } from '../vocabulary.ts'

/** Steps that carry the game on. One of them must come last of what happens next, or play would stop dead. */
const CARRYING_ON: ReadonlySet<string> = new Set([
  'turn',
  'conversation.begin',
  'conversation.talk',
  'conversation.end',
  'spend.begin',
  'spend.buy',
  'spend.end',
  'terror.begin',
  'terror.draw',
  'terror.end',
])

/** Refuse what no game could come to. */
export function mustBePossible(deck: Deck, s: State): void {
  const total = s.zone + s.saved + s.killed
  const limit = (fits: boolean, key: string, values: Record<string, string | number> = {}) => {
    if (!fits) throw new Fault(key, values)
  }
  limit(total >= 1 && total <= PAWNS, 'position.hostages', { total, most: PAWNS })
  const handed = s.hand.reduce((sum, n) => sum + n, 0)
  limit(handed <= HAND_LIMIT, 'position.hand', { n: handed, limit: HAND_LIMIT })
  limit(s.ending !== 0 || 2 * s.killed <= total, 'position.lost', { killed: s.killed, total })
  limit(s.ending !== 0 || !s.second || s.zone > 0, 'position.second-empty')
  limit(!s.second || s.demands.length + s.minors.length === 0, 'position.second-demands')
  limit(s.second || s.demandsGone.length === 0, 'position.gone-demands')
  limit(!s.last || s.terror.length === 0, 'position.last')
  limit(s.looked <= s.terror.length, 'position.looked')
  limit(
    s.terror.every((card, i) => (card >= deck.reds ? i === 0 : true)),
    'position.pivotal',
  )
  limit(
    !s.escaping || s.demands.some((demand, i) => deck.demands[demand].kind === 'escape' && s.standing[i] === CONCEDED),
    'position.escaping',
  )
  limit((s.ending === 0) === s.stack.length > 0, 'position.next')
  limit(s.ending !== 0 || CARRYING_ON.has(stepNames[s.stack[0].step]), 'position.next')
  const [fault] = conserved(deck, s)
  limit(fault === undefined, 'position.cards', { fault: fault?.split(':')[0] ?? '' })
}
