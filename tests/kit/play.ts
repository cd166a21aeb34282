import { chacha20 } from '../../src/engine/chacha20.ts'
import { bringCryptographic, stream } from '../../src/engine/chance.ts'
import type { Decision, GameEvent, Generator, Random, Roots } from '../../src/engine/game.ts'
import { rootsFor, rootsOf } from '../../src/seed/roots.ts'
import { memory } from './memory.ts'
import { bytes, demand } from './plain.ts'
import type { AnyGame, AnyPlan, Check, Origin, Player } from './plan.ts'

export const uniform: Player = (_game, { options }, random) => options[random(options.length)]

const FINENESS = 1000

/** Random, but leaning towards what the game says it likes: such a player gets further into a game. */
export const helpful =
  (likes: (name: string) => number): Player =>
  (game, { options }, random) => {
    const weights = options.map(option => Math.round(FINENESS * likes(game.nameOf(option))))
    let left = random(
      Math.max(
        1,
        weights.reduce((sum, weight) => sum + weight, 0),
      ),
    )
    for (const [i, weight] of weights.entries()) {
      left -= weight
      if (left < 0) return options[i]
    }
    return options[random(options.length)]
  }

const startsOf = (plan: AnyPlan): string[] => ['normal', ...Object.keys(plan.positions ?? {})]

/** The origin of game n: players and starts take turns, so that every mix of the two comes up. */
export function originOf(plan: AnyPlan, seed: string, setup: string, number: number): Origin {
  const starts = startsOf(plan)
  return {
    seed,
    number,
    setup,
    start: starts[(number >> 1) % starts.length],
    player: plan.likes && number % 2 === 1 ? 'helpful' : 'uniform',
  }
}

export interface Begun {
  readonly state: unknown
  readonly events: GameEvent[]
  readonly roots: Roots
}

const randomOf = ({ seed, number }: Origin, kind: string): Random =>
  stream(rootsOf(`${seed}#${number}`, [`kit ${kind}`])[`kit ${kind}`])

bringCryptographic(chacha20)

/** One game in so many is drawn by the generator of matches between people: what holds must hold with both. */
const CRYPTOGRAPHIC_EVERY = 4

/** Each time round the starts it is the next one's turn, so that each of them is met with both generators. */
export function generatorOf(plan: AnyPlan, number: number): Generator {
  const pair = number >> 1
  const starts = startsOf(plan).length
  const turn = (pair % starts) + Math.floor(pair / starts)
  return turn % CRYPTOGRAPHIC_EVERY === CRYPTOGRAPHIC_EVERY - 1 ? 'chacha20@1' : 'sfc32@1'
}

export function begin(game: AnyGame, plan: AnyPlan, origin: Origin): Begun {
  const roots = rootsFor(generatorOf(plan, origin.number), `${origin.seed}#${origin.number}`, game.chances)
  const events: GameEvent[] = []
  let state = game.start(plan.setups[origin.setup], roots, events)
  const late = plan.positions?.[origin.start]
  if (late) state = late(state, randomOf(origin, 'position'))
  return { state, events, roots }
}

export const playerOf = (plan: AnyPlan, origin: Origin): Player =>
  origin.player === 'helpful' && plan.likes ? helpful(plan.likes) : uniform

/** One seat of those asked, at random. */
export const someone = (decisions: readonly Decision[], random: Random): Decision => decisions[random(decisions.length)]

/** One look in this many is watched for changes of what it looks at: bytes cost more than most looks. */
const WATCHED = 4

export interface Series {
  readonly seed: string
  readonly setup: string
  readonly from: number
  readonly to: number
  /** One decision in this many is looked at. */
  readonly oneIn: number
}

/** Play a row of games and look at some of their moments; the number of things looked at comes back. */
export function series(game: AnyGame, plan: AnyPlan, check: Check, { seed, setup, from, to, oneIn }: Series): number {
  let looked = 0
  const met = new Set<number>()
  for (let number = from; number < to; number++)
    looked += playOne(game, plan, check, originOf(plan, seed, setup, number), oneIn, met)
  return looked
}

function playOne(game: AnyGame, plan: AnyPlan, check: Check, origin: Origin, oneIn: number, met: Set<number>): number {
  const choices: [number, string][] = []
  try {
    const { state, events, roots } = begin(game, plan, origin)
    const seats = game.seats(plan.setups[origin.setup])
    const random = randomOf(origin, 'player')
    const sampling = randomOf(origin, 'checks')
    const player = playerOf(plan, origin)
    const { known, told } = memory(game, state, events)
    let looked = 0
    let looks = 0
    for (;;) {
      const decisions = game.decisions(state)
      if (sampling(oneIn) === 0) {
        const before = looks++ % WATCHED === 0 ? bytes(state) : null
        const moment = { game, plan, origin, roots, seats, state, decisions, events, known, told, choices, met, player }
        looked += check({ ...moment, random: sampling })
        demand(before === null || bytes(state) === before, () => 'Looking at the state changed it.')
      }
      if (decisions.length === 0) return looked
      demand(choices.length < plan.bound, () => `The game is not over after ${plan.bound} decisions.`)
      const decision = someone(decisions, random)
      demand(decision.options.length > 0, () => `${decision.kind} asks seat ${decision.seat} without any option.`)
      for (const option of decision.options) met.add(option)
      const option = player(game, decision, random)
      choices.push([decision.seat, game.nameOf(option)])
      game.apply(state, decision.seat, option, events)
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${story(origin, choices)}`, { cause: error })
  }
}

/** All that is needed to play a broken game again. */
const story = ({ seed, number, setup, start, player }: Origin, choices: readonly (readonly [number, string])[]) =>
  [
    `  seed ${JSON.stringify(seed)}, game ${number}, setup ${setup}, ${start} start, ${player} players`,
    `  choices: ${choices.map(([seat, name]) => `${seat} ${name}`).join(' · ') || 'none yet'}`,
  ].join('\n')
