import type { Decision } from '../../../engine/game.ts'
import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import type { State } from '../../../games/negotiator/rules/state.ts'
import type { View } from '../../../games/negotiator/view/view.ts'
import type { Budget } from '../../bot.ts'
import { reader } from '../position.ts'
import { against, desk } from './desk.ts'
import { fitted } from './fitted.ts'
import { answer, USUAL, worthOf } from './solver.ts'
import type { Fitted } from './value.ts'

/**
 * The solver with the Terror cards and the demands turned up, dice excepted: how much of what is lost is lost to what
 * nobody can know. It is given a state, so it is no bot and has no name: reports play it, and nobody else can.
 */
export function clairvoyant(
  deck: Deck,
  from: Fitted = fitted,
): (state: State, view: View, decision: Decision, budget?: Budget) => number {
  const read = reader(deck)
  const at = desk(deck, read)
  const opponents = deck.abductors.map(({ id }, n) => against(deck, read, n, worthOf(deck, id, from)))
  return (state, view, decision, { iterations } = USUAL) => {
    const p = read.position(view)
    const top = state.terror.at(-1)
    if (top !== undefined) p.next = deck.terrorTitle[top]
    const unseen = deck.terror.map(() => 0)
    for (const card of state.terror) unseen[deck.terrorTitle[card]]++
    const dealt = (isEscape: boolean): number[] => state.demands.filter(one => one >= deck.escapeBase === isEscape)
    const opponent = { ...opponents[state.abductor], majors: dealt(false), escapes: dealt(true) }
    return answer(deck, at, opponent, decision, view, p, unseen, iterations)
  }
}
