import type { GameEvent, Simulator } from '../../../src/engine/game.ts'
import { demand } from '../plain.ts'
import type { AnyGame, Check } from '../plan.ts'
import { someone } from '../play.ts'
import { same } from './data.ts'
import { viewersOf } from './views.ts'

/** One for all games of a series, as a long simulation has it: what it keeps of one game must not show in the next. */
const simulators = new WeakMap<AnyGame, Simulator<unknown, unknown>>()

function simulatorOf(game: AnyGame): Simulator<unknown, unknown> {
  const simulator = simulators.get(game) ?? game.simulator()
  simulators.set(game, simulator)
  return simulator
}

/** Played by a simulator, a game asks, shows, tells and comes to the same as at a table. */
export const simulatedAlike: Check = ({ game, seats, state, random, player }) => {
  const simulator = simulatorOf(game)
  const viewers = viewersOf(seats)
  const one = game.clone(state)
  const two = game.clone(state)
  const eyes = game.eyes?.() ?? game
  let last = game.clone(state)
  for (let left = 12; left > 0; left--) {
    const decisions = simulator.decisions(one)
    same('A simulator asks something else', decisions, game.decisions(two))
    const now = game.clone(two)
    for (const viewer of viewers) {
      const view = game.view(two, viewer)
      same(`A simulator shows ${viewer} something else`, simulator.view(one, viewer), view)
      // As a host looks: at how it was, and at how it is.
      eyes.view(last, viewer)
      same(`Eyes that have seen more show ${viewer} something else`, eyes.view(now, viewer), view)
    }
    last = now
    if (decisions.length === 0) break
    const decision = someone(decisions, random)
    const { seat } = decision
    const option = player(game, decision, random)
    const told: GameEvent[] = []
    const toldToo: GameEvent[] = []
    simulator.apply(one, seat, option, told)
    game.apply(two, seat, option, toldToo)
    same('A simulator comes to another state', one, two)
    same('A simulator tells other events', told, toldToo)
  }
  return 1
}

/** Played out at random, a game comes to what it comes to question by question with the same numbers. */
export const playsOutAlike: Check = ({ game, state, random }) => {
  const drawn: [number, of: number][] = []
  const one = game.clone(state)
  const told: GameEvent[] = []
  const asked = simulatorOf(game).playOut(
    one,
    n => {
      const number = random(n)
      drawn.push([number, n])
      return number
    },
    told,
  )
  same('Somebody is still asked', game.decisions(one), [])
  const two = game.clone(state)
  const toldToo: GameEvent[] = []
  for (const [number, of] of drawn) {
    const [decision] = game.decisions(two)
    demand(decision?.options.length === of, () => 'Played out, it is asked something else.')
    game.apply(two, decision.seat, decision.options[number], toldToo)
  }
  same('Played out, it ends in another state', one, two)
  same('Played out, it tells other events', told, toldToo)
  demand(asked === drawn.length, () => `${asked} questions were counted and ${drawn.length} answered.`)
  return 1
}
