import { asks, type Bot } from '../../bots/bot.ts'
import { stream } from '../../engine/chance.ts'
import type { Random } from '../../engine/game.ts'
import type { Negotiator } from '../../games/negotiator/index.ts'
import type { View } from '../../games/negotiator/view.ts'
import { rootsOf } from '../../seed/roots.ts'

/** Somebody takes over here, knowing what was known then and nothing more, and plays to the end: is it won? */
export function playedOut(game: Negotiator, bot: Bot<View>, view: View, random: Random): boolean {
  const state = game.resample(view, random)
  const ask = asks(game)
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state))
    game.apply(state, decision.seat, bot.choose(ask(state, decision), random))
  return (game.outcome(state)?.winners.length ?? 0) > 0
}

/** The luck of playing out number n from place number p: the same each time somebody asks. */
export const luckOf = (p: number, n: number): Random => stream(rootsOf(`${p}/${n}`, ['chances']).chances)

/** How often each place has been played out, and how often it was won. */
export interface Tally {
  readonly times: number
  readonly wins: readonly number[]
}
