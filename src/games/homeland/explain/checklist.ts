import type { Reason, Seat } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import {
  AGENTS,
  CLAIM,
  END,
  INTEL,
  option,
  partsOf,
  RECRUIT_AGENT,
  SOLDIERS,
  TRADE,
  TRADE_OPEN,
  USE,
  type Verb,
} from '../options.ts'
import type { View } from '../view/view.ts'
import { type Owed, owedIn } from './owed.ts'
import { refusal } from './refuse.ts'

export type Standing = 'open' | 'done' | 'closed'

export interface Item {
  readonly id: string
  readonly must: boolean
  readonly standing: Standing
  /** How many are owed and why no more, where that is counted. */
  readonly owed: Owed
  /** What the engine says against it, each reason once; empty where it can be done or has been. */
  readonly whys: readonly Reason[]
}

/** What a turn is made of, in the order of the rulebook, and the verbs that do it. */
export const turnVerbs: Readonly<Record<string, readonly Verb[]>> = {
  claim: ['claim'],
  intel: ['intel'],
  trade: ['trade', 'trade-open'],
  recruit: ['recruit-agent', 'recruit-soldier', 'recruit-asset'],
  soldiers: ['soldiers'],
  agents: ['agents'],
  assets: ['activate', 'use', 'burn', 'strike'],
  end: ['end'],
}

/** A trade of each title in a player's hand, hidden or open. */
export const tradesOf = ({ data }: Deck, { me, players }: View, seat: Seat): number[] => {
  const each = (verb: number, ids: readonly string[]): number[] =>
    [...new Set(ids)].map(id =>
      option(
        verb,
        data.intel.findIndex(card => card.id === id),
      ),
    )
  return [...each(TRADE, me?.hand ?? []), ...each(TRADE_OPEN, players[seat].open)]
}

/** The use of each asset that lies face up before a player. */
export const usesOf = ({ data }: Deck, { players }: View, seat: Seat): number[] =>
  players[seat].up.map(id =>
    option(
      USE,
      data.assets.findIndex(card => card.id === id),
    ),
  )

/** Each reason once, whichever of the options it was said of. */
const distinct = (reasons: readonly Reason[]): Reason[] => [
  ...new Map(reasons.map(reason => [JSON.stringify(reason), reason])).values(),
]

const NOTHING_OWED: Owed = { n: 0, why: 'none' }

/** The turn as a checklist: what must be done, what may be, what has been, and why not (M-19). */
export function checklist(deck: Deck, view: View, seat: Seat, options: readonly string[]): Item[] {
  if (view.turn !== seat || view.asked?.kind !== 'turn.act') return []
  const offered = new Set(options.map(name => partsOf(name)?.verb))
  const item = (id: string, isDone: boolean, things: readonly number[], must = false): Item => {
    const isOffered = turnVerbs[id].some(verb => offered.has(verb))
    return {
      id,
      must,
      owed: id === 'intel' ? owedIn(view, seat) : NOTHING_OWED,
      standing: isOffered ? 'open' : isDone ? 'done' : 'closed',
      whys: isOffered || isDone ? [] : distinct(things.map(thing => refusal(deck, view, thing))),
    }
  }
  /** With nothing in hand, one card or asset is refused like any other. */
  const orAny = (things: readonly number[], verb: number): readonly number[] =>
    things.length > 0 ? things : [option(verb)]
  return [
    item('claim', view.done.includes('claimed'), [option(CLAIM)], view.mustClaim),
    item('intel', view.done.includes('placed'), [option(INTEL)], true),
    item('trade', view.trades > 0, orAny(tradesOf(deck, view, seat), TRADE)),
    item('recruit', view.recruits > 0, [option(RECRUIT_AGENT)]),
    item('soldiers', view.done.includes('soldiers'), [option(SOLDIERS)]),
    item('agents', view.done.includes('agents'), [option(AGENTS)]),
    item('assets', view.used.length > 0, orAny(usesOf(deck, view, seat), USE)),
    item('end', false, [option(END)]),
  ]
}
