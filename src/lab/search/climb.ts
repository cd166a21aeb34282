import type { Random } from '../../engine/game.ts'
import { type Story, storyOf } from '../../games/negotiator/achievements/achievements.ts'
import type { Event } from '../../games/negotiator/events.ts'
import type { Negotiator } from '../../games/negotiator/index.ts'
import type { State } from '../../games/negotiator/rules/state.ts'
import { rootsOf } from '../../seed/roots.ts'
import type { Policy } from './policy.ts'

type Moves = ReturnType<Negotiator['simulator']>

/** What is looked for, and how good a finished game is that has not found it. */
export interface Goal {
  readonly reached: (story: Story) => boolean
  readonly score: (story: Story) => number
}

/** A played game with the positions it went through, so that it can be taken up again at any of them. */
interface Line {
  readonly choices: number[]
  readonly events: Event[]
  readonly positions: { readonly state: State; readonly events: number }[]
}

export interface Found {
  readonly choices: readonly string[]
  readonly story: Story
}

/** Play to the end from position number `from` of a line. */
function playOn(game: Negotiator, simulator: Moves, line: Line, from: number, policy: Policy, random: Random): Line {
  const at = line.positions[from]
  const state = game.clone(at.state)
  const events = line.events.slice(0, at.events)
  const choices = line.choices.slice(0, from)
  const positions = line.positions.slice(0, from)
  let [decision] = simulator.decisions(state)
  while (decision !== undefined) {
    positions.push({ state: game.clone(state), events: events.length })
    const option = policy(decision.options, random)
    choices.push(option)
    simulator.apply(state, decision.seat, option, events)
    decision = simulator.decisions(state)[0]
  }
  return { choices, events, positions }
}

/**
 * Climb within one seed: play a game, take it up again at a random decision, and keep the new end if it is no worse.
 * Luck is keyed by the seed, so the dice of the part that is kept stay what they were, and what comes out is a game
 * that anybody could have played.
 */
export function climb(
  game: Negotiator,
  abductor: string,
  seed: string,
  goal: Goal,
  policy: Policy,
  random: Random,
  tries: number,
): { readonly found: Found | null; readonly tried: number } {
  const events: Event[] = []
  const state = game.start({ abductor }, rootsOf(seed, game.chances), events)
  let best: Line = { choices: [], events, positions: [{ state, events: events.length }] }
  const simulator = game.simulator()
  let bestScore = Number.NEGATIVE_INFINITY
  for (let tried = 1; tried <= tries; tried++) {
    const line = playOn(game, simulator, best, random(best.positions.length), policy, random)
    const story = storyOf(line.events)
    if (goal.reached(story)) return { found: { choices: line.choices.map(game.nameOf), story }, tried }
    const score = goal.score(story)
    if (score < bestScore) continue
    best = line
    bestScore = score
  }
  return { found: null, tried: tries }
}
