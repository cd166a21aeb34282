import { asks, type Quick } from '../../bots/bot.ts'
import { stream } from '../../engine/chance.ts'
import type { Random } from '../../engine/game.ts'
import type { Negotiator } from '../../games/negotiator/index.ts'
import type { State } from '../../games/negotiator/rules/state.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { rootsOf } from '../../seed/roots.ts'

/** The luck of playing out number n from place number p: the same each time somebody asks. */
export const luckOf = (p: number, n: number): Random => stream(rootsOf(`${p}/${n}`, ['chances']).chances)

/** Plays to the end: is it won? */
function isWon(game: Negotiator, bot: Quick<View>, state: State, random: Random): boolean {
  const simulator = game.simulator()
  const ask = asks(game, simulator)
  for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state))
    simulator.apply(state, decision.seat, bot.choose(ask(state, decision, random)))
  return (game.outcome(state)?.winners.length ?? 0) > 0
}

/** Somebody takes over here, knowing what was known then and nothing more, and plays to the end. */
export const playedOut = (game: Negotiator, bot: Quick<View>, view: View, random: Random): boolean =>
  isWon(game, bot, game.resample(view, game.know(view), random), random)

/** How two choices compare: how far the first is better, in chances of winning, and how sure that is. */
export interface Comparison {
  readonly better: number
  /** One standard error of it. */
  readonly error: number
}

/** The same hidden cards and the same luck for both choices, so that only the choice makes a difference. */
export function compared(
  game: Negotiator,
  bot: Quick<View>,
  view: View,
  [first, second]: readonly [number, number],
  luck: (n: number) => Random,
  times: number,
): Comparison {
  let sum = 0
  let squares = 0
  for (let n = 0; n < times; n++) {
    const state = game.resample(view, game.know(view), luck(n))
    const ends = [first, second].map(option => {
      const after = game.clone(state)
      game.apply(after, 0, option)
      return Number(isWon(game, bot, after, luck(n)))
    })
    sum += ends[0] - ends[1]
    squares += (ends[0] - ends[1]) ** 2
  }
  const better = sum / times
  return { better, error: Math.sqrt(Math.max(0, squares / times - better ** 2) / times) }
}

/** What the bot would have chosen, knowing the same. */
export function botsChoice(game: Negotiator, bot: Quick<View>, view: View, random: Random): number | null {
  const state = game.resample(view, game.know(view), random)
  const [decision] = game.decisions(state)
  return decision ? bot.choose(asks(game)(state, decision, random)) : null
}

/** How often each place has been played out, and how often it was won. */
export interface Tally {
  readonly times: number
  readonly wins: readonly number[]
}

/** A choice that mattered: what was chosen, what the bot would have done, and what lies between them. */
export interface Mattered extends Comparison {
  readonly at: number
  readonly mine: string
  readonly bots: string
}

/** Differences that chance alone would hardly make: three standard errors, and five points of a hundred at least. */
export const isTelling = ({ better, error }: Comparison): boolean =>
  Math.abs(better) > 3 * error && Math.abs(better) >= 0.05
