import { stream } from '../../src/engine/chance.ts'
import type { GameEvent, Viewer } from '../../src/engine/game.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { put } from './checks/twins.ts'
import { bytes, copy, demand } from './plain.ts'
import type { AnyGame, Player } from './plan.ts'
import { someone } from './play.ts'

/** Every world is made up this many times on average: that one of them never is has less than a chance in a million. */
const TIMES_EACH = 20

/** States by their bytes, without chance to come. */
type Worlds = ReadonlyMap<string, unknown>

/** What is compared of a state: everything but its roots of chance, which are made up anew in any case. */
const keyOf = (state: unknown): string =>
  bytes(Object.fromEntries(Object.entries(state as object).filter(([name]) => name !== 'luck')))

const set = (states: readonly unknown[]): Worlds => new Map(states.map(state => [keyOf(state), state]))

/** All the ways that cards which this viewer cannot place could lie: exchange after exchange, until nothing is new. */
function deals(game: AnyGame, state: unknown, viewer: Viewer): Worlds {
  const found = new Map([[keyOf(state), game.clone(state)]])
  for (const one of found.values())
    for (const { key, sets } of game.hidden(one, viewer)) {
      if (!key.startsWith('cards ')) continue
      const other = copy(one)
      for (const { path, value } of sets) put(other, path, value)
      if (!found.has(keyOf(other))) found.set(keyOf(other), other)
    }
  return found
}

const told = (game: AnyGame, state: unknown, viewer: Viewer, events: readonly GameEvent[]): string =>
  bytes([game.view(state, viewer), events.map(event => game.seen(event, viewer))])

/**
 * Plays a game with a deck so small that all deals can be played along with it: those whose replay tells the viewer the
 * same, whatever the others chose in secret, are the worlds the viewer could be in. What `worlds` draws must be these
 * and no others, each of them. Comes back with how many worlds were counted.
 */
export function everyWorld(game: AnyGame, setup: unknown, viewer: Viewer, player: Player, seed: string): number {
  const state = game.start(setup, rootsOf(seed, game.chances))
  const random = stream(rootsOf(seed, ['worlds']).worlds)
  let worlds = deals(game, state, viewer)
  let knowledge = game.know(game.view(state, viewer))
  let counted = 0
  for (;;) {
    counted += worlds.size
    const missing = new Set(worlds.keys())
    const draw = game.worlds(game.view(state, viewer), knowledge)
    for (let n = TIMES_EACH * worlds.size; n > 0; n--) {
      const made = keyOf(draw(random))
      demand(worlds.has(made), () => `${viewer} cannot be in this world: ${made}`)
      missing.delete(made)
    }
    demand(missing.size === 0, () => `${missing.size} of ${worlds.size} worlds are never made: ${[...missing][0]}`)

    const decisions = game.decisions(state)
    if (decisions.length === 0) return counted
    const decision = someone(decisions, random)
    const { seat } = decision
    const option = player(game, decision, random)
    const events: GameEvent[] = []
    game.apply(state, seat, option, events)
    for (const event of events) {
      const seen = game.seen(event, viewer)
      if (seen !== null) knowledge = game.learn(knowledge, seen)
    }
    const now = told(game, state, viewer, events)
    worlds = set(
      [...worlds.values()].flatMap(world => {
        const options = game.decisions(world).find(one => one.seat === seat)?.options ?? []
        return (seat === viewer ? [option] : options).flatMap(chosen => {
          const next = game.clone(world)
          const heard: GameEvent[] = []
          game.apply(next, seat, chosen, heard)
          return told(game, next, viewer, heard) === now ? [next] : []
        })
      }),
    )
  }
}
