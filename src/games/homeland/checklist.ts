import type { Reason, Seat } from '../../engine/game.ts'
import type { View } from './view.ts'

export type Standing = 'open' | 'done' | 'closed'

export interface Item<Why> {
  readonly id: string
  readonly must: boolean
  readonly standing: Standing
  /** Why it cannot be done, and by which rule; null where it can be or has been. */
  readonly why: Why | null
}

/** What a turn is made of, in the order of the rulebook, and the verbs that do it. */
export const turnVerbs: Readonly<Record<string, readonly string[]>> = {
  claim: ['claim'],
  intel: ['intel'],
  trade: ['trade', 'trade-open'],
  recruit: ['recruit-agent', 'recruit-soldier', 'recruit-asset'],
  soldiers: ['soldiers'],
  agents: ['agents'],
  assets: ['activate', 'use', 'burn', 'strike'],
  end: ['end'],
}

const CLAIMED = 1
const PLACED = 2
const SENT_SOLDIERS = 4
const SENT_AGENTS = 8

/** The turn as a checklist: what must be done, what may be, what has been, and why not (M-19). */
export function checklist<Why>(
  view: View,
  seat: Seat,
  options: readonly string[],
  refused: (option: string) => Why | null,
  reason: (why: Reason) => Why,
): Item<Why>[] {
  if (view.turn !== seat || view.stack.at(-1)?.step !== 'turn.act') return []
  const item = (id: string, isDone: boolean, why: Why | null, must = false): Item<Why> => {
    const isOffered = options.some(name => turnVerbs[id].includes(name.split(' ')[0]))
    return {
      id,
      must,
      standing: isOffered ? 'open' : isDone ? 'done' : 'closed',
      why: isOffered || isDone ? null : why,
    }
  }
  return [
    item('claim', (view.done & CLAIMED) !== 0, refused('claim'), view.mustClaim),
    item('intel', (view.done & PLACED) !== 0, refused('intel'), true),
    item('trade', view.trades > 0, reason({ key: 'refuse.needed-for-intel', rule: 'M-20' })),
    item('recruit', view.recruits > 0, refused('recruit-agent')),
    item('soldiers', (view.done & SENT_SOLDIERS) !== 0, refused('soldiers')),
    item('agents', (view.done & SENT_AGENTS) !== 0, refused('agents')),
    item('assets', view.used.length > 0, reason({ key: 'todo.no-asset', rule: 'M-25' })),
    item('end', false, refused('end')),
  ]
}
