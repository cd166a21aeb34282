import type { Decision, Explanation, Game, GameEvent, Random, Simulator } from '../engine/game.ts'

/** A question put to a bot: all that a player in that seat may know, and made only when it is looked at. */
export interface Ask<View> {
  readonly decision: Decision
  view(): View
  explain(): Explanation
  nameOf(option: number): string
}

/** A player for programs. It returns one of the options it was given; all its chance comes from `random`. */
export interface Bot<View> {
  readonly name: string
  choose(ask: Ask<View>, random: Random): number
}

/** Puts this game's questions to bots, with the views of a simulator in a simulation. The state stays out of reach: a bot holds functions, never what they close over. */
export function asks<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  eyes: Pick<Simulator<State, View>, 'view'> = game,
): (state: State, decision: Decision) => Ask<View> {
  return (state, decision) => {
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
    }
  }
}
