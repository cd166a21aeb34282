import { performance } from 'node:perf_hooks'
import { asks, type Bot } from '../bots/bot.ts'
import { stream } from '../engine/chance.ts'
import type { Game, GameEvent, Roots } from '../engine/game.ts'
import { gameRoots, rootsOf } from '../seed/roots.ts'
import { wilson } from './interval.ts'

/** What a report says about a game beyond the contract: how long it was, and every way it can end. */
export interface Measures<State> {
  readonly turns: (state: State) => number
  readonly causes: { readonly won: readonly string[]; readonly lost: readonly string[] }
}

export interface Simulation<Setup, State, View> extends Measures<State> {
  readonly setup: Setup
  readonly bot: Bot<View>
  readonly games: number
  /** A series: its game n is the game of the seed `SEED#n`. */
  readonly seed: string
  /** The first game's number, so that a series can be split; 0 where this is left out. */
  readonly from?: number
  /** Milliseconds; only differences count. */
  readonly clock?: () => number
}

export interface Report {
  readonly game: string
  readonly bot: string
  readonly seed: string
  readonly from: number
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly wins: number
  readonly winRate: number
  /** 95 %, after Wilson. */
  readonly winRateInterval: readonly [number, number]
  readonly won: Readonly<Record<string, number>>
  readonly losses: Readonly<Record<string, number>>
  readonly meanTurns: number
}

/** A root of its own: what a bot draws never touches the luck of the game. */
const BOT = 'bot'
const PROGRESS_EVERY = 250

const counters = (causes: readonly string[]): Record<string, number> =>
  Object.fromEntries(causes.map(cause => [cause, 0]))

/** The chance of game n of a series for the bot that plays it. */
export const botRoots = (seed: string): Roots => rootsOf(seed, [BOT])

/** One bot in every seat, many games; a win is a win of the first seat. */
export function simulate<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  options: Simulation<Setup, State, View>,
  onProgress?: (done: number, games: number) => void,
): Report {
  const { setup, bot, games, seed, from = 0, turns, causes, clock = () => performance.now() } = options
  const ask = asks(game)
  const luck = rootsOf(seed, game.chances)
  const botLuck = botRoots(seed)
  const won = counters(causes.won)
  const losses = counters(causes.lost)
  let decisions = 0
  let wins = 0
  let turnsPlayed = 0

  const begun = clock()
  let told = begun
  for (let n = from; n < from + games; n++) {
    const state = game.start(setup, gameRoots(luck, n))
    const random = stream(gameRoots(botLuck, n)[BOT])
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      game.apply(state, decision.seat, bot.choose(ask(state, decision), random))
      decisions++
    }
    const outcome = game.outcome(state)
    if (outcome === null) throw new Error(`Game ${seed}#${n} asks nobody and is not over.`)
    const isWon = outcome.winners.includes(0)
    const tally = isWon ? won : losses
    tally[outcome.cause] = (tally[outcome.cause] ?? 0) + 1
    if (isWon) wins++
    turnsPlayed += turns(state)
    if (onProgress && clock() - told >= PROGRESS_EVERY) {
      told = clock()
      onProgress(n - from + 1, games)
    }
  }
  const seconds = (clock() - begun) / 1000

  return {
    game: game.id,
    bot: bot.name,
    seed,
    from,
    games,
    decisions,
    seconds,
    gamesPerSecond: perSecond(games, seconds),
    decisionsPerSecond: perSecond(decisions, seconds),
    wins,
    winRate: games > 0 ? wins / games : 0,
    winRateInterval: wilson(wins, games),
    won,
    losses,
    meanTurns: games > 0 ? turnsPlayed / games : 0,
  }
}

const perSecond = (count: number, seconds: number): number => (seconds > 0 ? count / seconds : 0)
