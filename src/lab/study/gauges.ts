import type { GameEvent, Json, Seat } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import type { GameId } from '../../games/index.ts'
import type { Dealing } from './deals.ts'
import { homelandGauge } from './gauge-homeland.ts'
import { negotiatorGauge } from './gauge-negotiator.ts'

export type Add = (what: string, n?: number) => void

/** A game that is over, for whoever counts. */
export interface Over<State> {
  readonly state: State
  readonly events: readonly GameEvent[]
  readonly winners: readonly Seat[]
  readonly deck: Json
  /** Who played, by seat. */
  readonly bots: readonly string[]
}

/** What a study counts of one game that is over, beyond who won: all of it as sums by name. */
export interface Gauge<State> {
  /** How roles are dealt, where a game deals any. */
  readonly dealing?: Dealing<State>
  /** The roles there are, and the role of a seat; null where all play the same. */
  readonly roles: readonly string[]
  roleOf(state: State, seat: Seat): string | null
  /** How long a game has been going on, in whatever it is counted in. */
  turns(state: State): number
  /** What may happen in a game and is reported as a share of games, by the names it is counted under. */
  readonly counted: readonly string[]
  /** What else there is to count, a share for each card among it (`CARD_HITS`). */
  count?(add: Add, over: Over<State>): void
  /** What a mind believes of the others, before the next question: told at the first of each turn and at its last. */
  judge?(add: Add, under: string, state: State, seat: Seat, belief: Json): void
  /** The same deck with this card swapped for its neutral twin; null where there is no such card. */
  neutral(deck: Json, card: string): Json | null
  /** The cards that can be swapped. */
  cards(deck: Json): readonly string[]
}

export type AnyGauge = Gauge<unknown>

const rows: Readonly<Record<GameId, AnyGauge>> = { negotiator: negotiatorGauge, homeland: homelandGauge }

/** A game that says nothing of it has no roles, and nothing that could be swapped. */
const generic: AnyGauge = {
  roles: [],
  counted: [],
  roleOf: () => null,
  turns: () => 0,
  neutral: () => null,
  cards: () => [],
}

export const gaugeOf = (id: string): AnyGauge => own(rows, id) ?? generic
