import { performance } from 'node:perf_hooks'
import { wilson } from '../bots/advisor/chance.ts'
import { asks, type Bot, type Budget, isQuick, USUAL_BUDGET } from '../bots/bot.ts'
import { random as randomBot } from '../bots/random.ts'
import { stream } from '../engine/chance.ts'
import type { FastRoot, Game, GameEvent, Json, Random, Roots, Simulator } from '../engine/game.ts'
import { gameRoots, rootsOf } from '../seed/roots.ts'
import { seatsOf } from './company.ts'
import { gather } from './gathering.ts'

/** Plain sums by name: those of the parts of a series add up to those of the whole. */
export type Sums = Readonly<Record<string, number>>

/** What a report says about a game beyond the contract: how long it was, every way it can end, and figures of its own. */
export interface Measures<State, Event extends GameEvent> {
  turns(state: State): number
  readonly causes: { readonly won: readonly string[]; readonly lost: readonly string[] }
  readonly tally?: Tally<State, Event>
}

export interface Tally<State, Event extends GameEvent> {
  /** Adds up one game that is over. */
  count(add: (what: string, n?: number) => void, events: readonly Event[], state: State): void
  figures(sums: Sums, games: number): { readonly [figure: string]: Json }
}

export interface Simulation<Setup, State, View, Event extends GameEvent> extends Measures<State, Event> {
  readonly setup: Setup
  readonly bot: Bot<View>
  /** How far it may think about one question; as far as it usually does where this is left out. */
  readonly budget?: Budget | undefined
  readonly games: number
  /** A series: its game n is the game of the seed `SEED#n`. */
  readonly seed: string
  /** The first game's number, so that a series can be split; 0 where this is left out. */
  readonly from?: number
  /** Milliseconds; only differences count. */
  readonly clock?: () => number
}

/** What came of some games of a series. */
export interface Part {
  readonly games: number
  readonly decisions: number
  readonly wins: number
  readonly turns: number
  readonly won: Sums
  readonly losses: Sums
  readonly sums: Sums
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
  readonly won: Sums
  readonly losses: Sums
  readonly meanTurns: number
  /** What only this game counts. */
  readonly figures?: { readonly [figure: string]: Json }
}

/** A root of its own: what a bot draws never touches the luck of the game. */
const BOT = 'bot'
/** And what bots say touches nothing of what they choose by. */
const TALK = 'talk'
const PROGRESS_EVERY = 250

const counters = (causes: readonly string[]): Record<string, number> =>
  Object.fromEntries(causes.map(cause => [cause, 0]))

/** The chance of game n of a series for the bot that plays it. */
export const botRoots = (seed: string): Roots<FastRoot> => rootsOf(seed, [BOT])

/** Plays one game with a mind in every seat; how many questions there were. */
async function playMinds<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  simulator: Simulator<State, View, Event>,
  state: State,
  bot: Bot<View>,
  random: Random,
  talking: Random,
  events: Event[],
  budget: Budget = USUAL_BUDGET,
): Promise<number> {
  const ask = asks(game, simulator)
  const gathering = gather(game, simulator, seatsOf(bot, game.seated(state)), talking, events)
  let questions = 0
  for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state)) {
    const { seat } = decision
    await gathering.talk(state, questions)
    const option = await gathering.mindAt(seat).choose(ask(state, decision, random), budget)
    simulator.apply(state, seat, option, events)
    questions++
  }
  return questions
}

/** One bot in every seat, many games; a win is a win of the first seat. */
export async function playPart<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  options: Simulation<Setup, State, View, Event>,
  onProgress?: (done: number, games: number) => void,
): Promise<Part> {
  const { setup, bot, budget, games, seed, from = 0, causes, tally, clock = () => performance.now() } = options
  const simulator = game.simulator()
  const ask = asks(game, simulator)
  const luck = rootsOf(seed, game.chances)
  const botLuck = botRoots(seed)
  const talkLuck = rootsOf(seed, [TALK])
  const won = counters(causes.won)
  const losses = counters(causes.lost)
  const sums: Record<string, number> = {}
  const add = (what: string, n = 1): void => {
    sums[what] = (sums[what] ?? 0) + n
  }
  let decisions = 0
  let wins = 0
  let turns = 0

  let told = clock()
  for (let n = from; n < from + games; n++) {
    const events: Event[] | undefined = tally || !isQuick(bot) ? [] : undefined
    const state = game.start(setup, gameRoots(luck, n), events)
    const random = stream(gameRoots(botLuck, n)[BOT])
    if (bot === randomBot) decisions += simulator.playOut(state, random, events)
    else if (isQuick(bot))
      for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state)) {
        simulator.apply(state, decision.seat, bot.choose(ask(state, decision, random), budget), events)
        decisions++
      }
    else
      decisions += await playMinds(
        game,
        simulator,
        state,
        bot,
        random,
        stream(gameRoots(talkLuck, n)[TALK]),
        events ?? [],
        budget,
      )
    const outcome = game.outcome(state)
    if (outcome === null) throw new Error(`Game ${seed}#${n} asks nobody and is not over.`)
    const isWon = outcome.winners.includes(0)
    const causesOf = isWon ? won : losses
    causesOf[outcome.cause] = (causesOf[outcome.cause] ?? 0) + 1
    if (isWon) wins++
    turns += options.turns(state)
    if (events) tally?.count(add, events, state)
    if (onProgress && clock() - told >= PROGRESS_EVERY) {
      told = clock()
      onProgress(n - from + 1, games)
    }
  }
  return { games, decisions, wins, turns, won, losses, sums }
}

function addSums(parts: readonly Sums[]): Sums {
  const sums: Record<string, number> = {}
  for (const part of parts) for (const what in part) sums[what] = (sums[what] ?? 0) + part[what]
  return sums
}

/** Parts of one series, put together. */
export function addParts(parts: readonly Part[]): Part {
  const total = (of: (part: Part) => number): number => parts.reduce((sum, part) => sum + of(part), 0)
  return {
    games: total(({ games }) => games),
    decisions: total(({ decisions }) => decisions),
    wins: total(({ wins }) => wins),
    turns: total(({ turns }) => turns),
    won: addSums(parts.map(({ won }) => won)),
    losses: addSums(parts.map(({ losses }) => losses)),
    sums: addSums(parts.map(({ sums }) => sums)),
  }
}

/** The report of a series, whoever played its parts, in so many seconds. */
export function reportOf<State, Event extends GameEvent>(
  about: Pick<Report, 'game' | 'bot' | 'seed' | 'from'>,
  { tally }: Measures<State, Event>,
  { games, decisions, wins, turns, won, losses, sums }: Part,
  seconds: number,
): Report {
  return {
    ...about,
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
    meanTurns: games > 0 ? turns / games : 0,
    ...(tally ? { figures: tally.figures(sums, games) } : {}),
  }
}

export async function simulate<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  options: Simulation<Setup, State, View, Event>,
  onProgress?: (done: number, games: number) => void,
): Promise<Report> {
  const { bot, seed, from = 0, clock = () => performance.now() } = options
  const begun = clock()
  const part = await playPart(game, options, onProgress)
  return reportOf({ game: game.id, bot: bot.name, seed, from }, options, part, (clock() - begun) / 1000)
}

const perSecond = (count: number, seconds: number): number => (seconds > 0 ? count / seconds : 0)
