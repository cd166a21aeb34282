import { asks, type Bot, type Budget, isQuick, type Mind, USUAL_BUDGET } from '../../bots/bot.ts'
import type { Decision, GameEvent, Random, Seat } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import type { Bound } from '../bound.ts'
import { gather } from '../gathering.ts'

/** What somebody who counts wants to know of a game while it is played. */
export interface Watching {
  chosen(seat: Seat, decision: Decision, option: number): void
  /** A mind is about to answer: the last moment at which it knows no more than it was told. */
  minded(seat: Seat, mind: Mind<unknown>): void
}

/** Everybody at the table: their bot, and the chance it may use. */
export interface Seated {
  readonly bot: Bot<unknown>
  /** Instead of the bot, with the state before it. */
  readonly bound: Bound | null
  readonly random: Random
}

/**
 * Plays a game that has begun to its end, each seat by its own bot and with chance of its own, so that what one of them
 * draws never changes what another does. How many questions there were.
 */
export async function playOut(
  game: AnyGame,
  state: unknown,
  seats: readonly Seated[],
  talking: Random,
  budget: Budget | undefined,
  events: GameEvent[],
  watching: Watching,
): Promise<number> {
  const simulator = game.simulator()
  const ask = asks(game, simulator)
  const bots = seats.map(({ bot }) => bot)
  const gathering = gather(game, simulator, bots, talking, events)
  let questions = 0
  for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state)) {
    const { seat } = decision
    const { bot, bound, random } = seats[seat]
    let option: number
    await gathering.talk(state, questions)
    if (bound) option = bound(state, simulator.view(state, seat), decision, budget)
    else if (isQuick(bot)) option = bot.choose(ask(state, decision, random), budget)
    else {
      const mind = gathering.mindAt(seat)
      watching.minded(seat, mind)
      option = await mind.choose(ask(state, decision, random), budget ?? USUAL_BUDGET)
    }
    watching.chosen(seat, decision, option)
    simulator.apply(state, seat, option, events)
    questions++
  }
  return questions
}
