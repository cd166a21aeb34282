import { stream } from '../../../engine/chance.ts'
import type { Decision, Random, Root, Roots } from '../../../engine/game.ts'
import type { Negotiator } from '../../../games/negotiator/game.ts'
import type { State } from '../../../games/negotiator/rules/state.ts'
import type { View } from '../../../games/negotiator/view/view.ts'
import { type Ask, asks, type Budget } from '../../bot.ts'
import { greedy } from '../greedy.ts'
import { missing, type Position, reader } from '../position.ts'
import { astray } from './astray.ts'
import { against, desk, limitsFor, unseenIn } from './desk.ts'
import { featuresOf, type Range } from './features.ts'
import { regress } from './regress.ts'
import { solver } from './solver.ts'
import type { Unseen } from './terror.ts'
import { describe, type Fitted, fittedWorth, type Stage, type Stages } from './value.ts'

/** Who plays the games that turns are taken from. */
interface Thinker {
  choose(ask: Ask<View>, budget: Budget): number
}

/** A turn that begins, to be valued. */
interface Beginning {
  readonly p: Position
  readonly unseen: Unseen
}

/** The same in a game that can be gone on with. */
interface Begun extends Beginning {
  readonly state: State
}

export interface Training {
  readonly game: Negotiator
  /** The chance of game n, and of whatever else is drawn. */
  readonly roots: (n: number) => Roots
  readonly luck: Root
  /** Games that are played to find out which turns there are; and turns that are valued for each number of cards left. */
  readonly games: number
  readonly turns: number
  readonly positions: number
  /** First turns of greedy's games are valued, then also turns of the games of the solver that came of it, so many times. */
  readonly rounds: number
  readonly tell: (line: string) => void
}

/** With more Terror cards than these no turn ends. */
const STAGES = 11
/** How strongly weights are held to those of the stage or the round before; of what every turn has, not at all. */
const PULL = 1.5
const FREE_PULL = 0.01
/** Nothing is surer than this before it is over. */
const SUREST = 0.003
/** Of the turns that are valued, so many are under the Second, whom few games come to; and so many are led astray. */
const SECOND_SHARE = 0.25
const ASTRAY_IN = 4
/** How often a stage is fitted again with the turns that its own weights lead to, and with how many a time. */
const CORRECTIONS = 3
const REACHED_SHARE = 0.3
/** The last conversation is the widest, and all other values rest on it: so many times as far is gone there. */
const LAST_FURTHER = 4
/** Greedy is quick: so many times as many of its games are played. */
const GREEDY_GAMES = 4

/** Plays on until the next turn begins: the view of it, or null once it is over. */
function nextTurn(game: Negotiator, state: State, choose: (decision: Decision) => number): View | null {
  const { turn } = state
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    if (state.turn > turn) return game.view(state, 0)
    game.apply(state, decision.seat, choose(decision))
  }
  return null
}

/** Where turns of this abductor's games begin, by the number of Terror cards left. */
function beginnings(
  { game, roots, positions }: Training,
  abductor: string,
  bot: Thinker,
  from: number,
  to: number,
): Begun[][] {
  const found: Begun[][] = Array.from({ length: STAGES }, () => [])
  const { position } = reader(game.cards)
  const ask = asks(game)
  for (let n = from; n < to; n++) {
    const chance = roots(n)
    const state = game.start({ abductor }, chance)
    const random = stream(chance.bot)
    const choose = (decision: Decision): number => bot.choose(ask(state, decision, random), { iterations: positions })
    for (let view = nextTurn(game, state, choose); view; view = nextTurn(game, state, choose))
      found[view.terror.left].push({
        p: position(view),
        unseen: unseenIn(game.cards, view),
        state: game.clone(state),
      })
  }
  return found
}

/** Turns with the values that a search found, as rows for a regression. */
interface Sample {
  readonly turns: Beginning[]
  readonly targets: number[]
}

/**
 * The value of turns, from the last to the first: a turn with no Terror card left is valued by going through its
 * conversation, and weights are fitted to that; with them turns with one card left are valued, and so on. What is fitted
 * is thus never the luck of games, only the value that the search found. A search seeks out whatever weights value too
 * highly: so turns of the stage above are played with new weights, where they lead to is valued, and the weights are
 * fitted again with that.
 */
function fitStages(
  training: Training,
  abductor: string,
  found: readonly Begun[][],
  before: Stages | null,
  random: Random,
): Stages {
  const { game, turns: wanted, positions } = training
  const deck = game.cards
  const read = reader(deck)
  const features = featuresOf(deck)
  const width = features.names.length
  const number = deck.abductors.findIndex(({ id }) => id === abductor)
  const stages: { abductor: Stage[]; second: Stage[] } = { abductor: [], second: [] }
  const at = desk(deck, read)
  const ask = asks(game)
  const pulls = features.names.map((_, i) => (i === 0 ? FREE_PULL : PULL))

  /** Values these turns by what is fitted so far, and adds them. */
  const value = (turns: readonly Beginning[], into: Sample): void => {
    // A new opponent each time, so that its cards are worth what the stages so far say.
    const opponent = against(deck, read, number, fittedWorth(deck, stages))
    for (const turn of turns) {
      const limits = limitsFor(turn.p.last ? positions * LAST_FURTHER : positions)
      const [is] = at.values(opponent, turn.unseen, limits, (search, depth) => [search.talk(turn.p, depth)])
      into.turns.push(turn)
      into.targets.push(Math.max(SUREST, Math.min(1 - SUREST, is)))
    }
  }

  const fitOne = ({ turns, targets }: Sample, near: readonly number[]): Stage => {
    const left = turns.map(({ p }) => missing(p))
    const range: Range = [Math.min(...left), Math.max(...left)]
    const rows = new Float64Array(turns.length * width)
    for (const [n, { p }] of turns.entries())
      describe(features, read.pack, p, range, rows.subarray(n * width, (n + 1) * width))
    return { range, weights: regress(rows, targets, near, pulls, features.signs) }
  }

  /** Where turns of the stage above lead to when they are played with what is fitted so far. */
  const reached = (stage: number, n: number): Beginning[] => {
    const above = found[Math.min(STAGES - 1, stage + 1)]
    if (above.length === 0) return []
    const bot = solver(deck, fittedTo(game, { [abductor]: stages }))
    const turns: Beginning[] = []
    for (let tried = 0; tried < n; tried++) {
      const state = game.clone(above[random(above.length)].state)
      const view = nextTurn(game, state, decision =>
        bot.choose(ask(state, decision, random), { iterations: positions }),
      )
      if (view?.terror.left === stage) turns.push({ p: read.position(view), unseen: unseenIn(deck, view) })
    }
    return turns
  }

  for (let stage = 0; stage < STAGES; stage++) {
    // Few games are as short or as long as some stages: then those of the next ones stand for them.
    const own =
      found[stage].length > 0
        ? found[stage]
        : found.flat().map(({ p, unseen }) => ({ p: { ...p, terror: stage }, unseen }))
    const draw = (isSecond: boolean, n: number): Beginning[] =>
      Array.from({ length: Math.round(n) }, () => {
        const { p, unseen } = own[random(own.length)]
        const from = { ...p, terror: stage, last: stage === 0 }
        const isPlain = p.second === isSecond && random(ASTRAY_IN) === 0
        return { p: isPlain ? from : astray(deck, read, number, from, isSecond, random), unseen }
      })
    const samples = [false, true].map((isSecond): Sample => {
      const sample: Sample = { turns: [], targets: [] }
      value(draw(isSecond, wanted * (isSecond ? SECOND_SHARE : 1 - SECOND_SHARE)), sample)
      return sample
    })
    const near = (of: (one: Stages) => readonly Stage[]): readonly number[] =>
      (before ? of(before)[stage] : of(stages).at(-1))?.weights ?? features.names.map(() => 0)
    const nears = [near(one => one.abductor), near(one => one.second)]
    const fitBoth = (): void => {
      stages.abductor[stage] = fitOne(samples[0], nears[0])
      stages.second[stage] = fitOne(samples[1], nears[1])
    }
    fitBoth()
    for (let n = 0; n < CORRECTIONS; n++) {
      const turns = reached(stage, wanted * REACHED_SHARE)
      for (const [i, sample] of samples.entries())
        value(
          turns.filter(({ p }) => p.second === (i === 1)),
          sample,
        )
      fitBoth()
    }
  }
  return stages
}

/** The value of turns against one abductor, fitted anew. */
export function fitTo(training: Training, abductor: string): Stages {
  const { game, games, rounds, tell } = training
  const random = stream(training.luck)
  let played = games * GREEDY_GAMES
  const found = beginnings(training, abductor, greedy(game.cards), 0, played)
  let stages = fitStages(training, abductor, found, null, random)
  tell(`${abductor}: the turns of ${played} games of greedy are fitted`)
  for (let round = 1; round < rounds; round++) {
    const own = beginnings(
      training,
      abductor,
      solver(game.cards, fittedTo(game, { [abductor]: stages })),
      played,
      played + games,
    )
    played += games
    stages = fitStages(training, abductor, own, stages, random)
    tell(`${abductor}: the turns of ${games} games of its own are fitted, round ${round}`)
  }
  return stages
}

export const fittedTo = ({ cards }: Negotiator, abductors: Fitted['abductors']): Fitted => ({
  features: featuresOf(cards).names,
  abductors,
})

/** The mean of several fits: what they have in common. */
export function meanOf(fits: readonly Stages[]): Stages {
  const mean = (of: (one: Stages) => readonly Stage[]): Stage[] =>
    of(fits[0]).map((first, stage) => ({
      range: [
        Math.min(...fits.map(one => of(one)[stage].range[0])),
        Math.max(...fits.map(one => of(one)[stage].range[1])),
      ],
      weights: first.weights.map((_, i) => fits.reduce((sum, one) => sum + of(one)[stage].weights[i], 0) / fits.length),
    }))
  return { abductor: mean(one => one.abductor), second: mean(one => one.second) }
}
