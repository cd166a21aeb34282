import type { Decision, Explanation, Game, GameEvent, Json, Random, Seat, Simulator } from '../engine/game.ts'
import type { Talk } from '../engine/talk.ts'
import type { Manners } from './manners.ts'

/** A question put to a bot: all that a player in that seat may know, and made only when it is looked at. */
export interface Ask<View> {
  readonly decision: Decision
  view(): View
  explain(): Explanation
  nameOf(option: number): string
  /** All the chance a mind may use for its answer. */
  readonly random: Random
}

/** How much a mind may think about one question, in steps of its own kind: never in time, so that it can be repeated. */
export interface Budget {
  readonly iterations: number
}

/** How much that is where nobody says so: at a table, and for minds in a simulation. */
export const USUAL_BUDGET: Budget = { iterations: 2_000 }

/** A moment at which a mind speaks: it is drawn from what everybody sees, and so something is said then in any case. */
export interface Speaking<View> {
  view(): View
  /** All that was said so far. */
  readonly said: readonly Talk[]
  /** What was said of its seat and is to be answered, by its place in the talk; null where it may say what it likes. */
  readonly to: number | null
  /** All the chance a mind may use for what it says. */
  readonly random: Random
}

/** What a player for programs makes of one match from its seat. */
export interface Mind<View> {
  /** Everything its seat is told, in order, from the beginning: events as that seat may read them, and what was said. */
  told(events: readonly GameEvent[], talk: readonly Talk[]): void
  /** One of the options of the question, at once or later. */
  choose(ask: Ask<View>, budget: Budget): number | Promise<number>
  /** A claim of its game's, or an answer; bots without it are silent. */
  speak?(speaking: Speaking<View>): unknown
  /** What it thinks of the others, where it does. */
  belief?(): Json
  /** Was its last choice that of a stand-in, because it could not choose? The record of a match says so. */
  standsIn?(): boolean
}

/** A player for programs. */
export interface Bot<View> {
  readonly name: string
  /** How often it speaks, where it does. */
  readonly manners?: Manners | null
  open(seat: Seat, players: number): Mind<View>
}

/** A mind that answers at once, from what it sees and without any memory. Told no budget, it thinks as far as it usually does. */
export interface Quick<View> extends Bot<View> {
  choose(ask: Ask<View>, budget?: Budget): number
}

/** Does this bot answer without a mind of its own for each match? A simulation need not tell it anything then. */
export const isQuick = <View>(bot: Bot<View>): bot is Quick<View> => 'choose' in bot

/** A bot that needs no memory: each of its minds is the same. */
export const quick = <View>(name: string, choose: (ask: Ask<View>) => number): Quick<View> => ({
  name,
  choose,
  open: () => ({ told() {}, choose }),
})

/** Puts this game's questions to bots, in a simulation with its own views. The state stays out of reach: a bot holds functions, never what they close over. */
export function asks<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  eyes: Pick<Simulator<State, View>, 'view'> = game,
): (state: State, decision: Decision, random: Random) => Ask<View> {
  return (state, decision, random) => {
    let view: View | undefined
    const look = (): View => {
      view ??= eyes.view(state, decision.seat)
      return view
    }
    return {
      decision,
      view: look,
      explain: () => game.explain(look(), decision),
      nameOf: option => game.nameOf(option),
      random,
    }
  }
}
