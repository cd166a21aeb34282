import type { GameEvent } from '../../../src/engine/game.ts'
import { rootsOf } from '../../../src/seed/roots.ts'
import { bytes, demand } from '../plain.ts'
import type { AnyGame, AnyPlan, Check, Moment } from '../plan.ts'
import { viewersOf } from './views.ts'

/** Nobody is shown a root of chance: who has one knows every card and every die. */
export const rootsUnseen: Check = moment => {
  const { seats, roots } = moment
  for (const viewer of viewersOf(seats)) {
    const numbers = new Set(reaching(moment, viewer).match(/-?\d{6,}/g) ?? [])
    for (const [kind, words] of Object.entries(roots))
      for (const word of words)
        demand(
          !numbers.has(String(word)) && !numbers.has(String(word >>> 0)),
          () => `${viewer} sees the root of ${kind}.`,
        )
  }
  return seats + 1
}

const reaching = ({ game, state, events }: Moment, viewer: number | 'observer'): string =>
  bytes([game.view(state, viewer), ...events.map(event => game.seen(event, viewer))])

/**
 * Twins are made from a state that has begun, so they cannot tell on what `start` itself says: here games are begun
 * with many roots, and again with the root of one kind of chance replaced; first states that look alike to a viewer
 * must have been told alike.
 */
export function startsAlike(game: AnyGame, plan: AnyPlan, seed: string, setup: string, games: number): number {
  const viewers = viewersOf(game.seats(plan.setups[setup]))
  const toldOf = viewers.map(() => new Map<string, string>())
  let met = 0
  for (let number = 0; number < games; number++) {
    const roots = rootsOf(`${seed}#${number}`, game.chances)
    const others = rootsOf(`${seed}#${number} again`, game.chances)
    for (const luck of [roots, ...game.chances.map(kind => ({ ...roots, [kind]: others[kind] }))]) {
      const events: GameEvent[] = []
      const state = game.start(plan.setups[setup], luck, events)
      for (const [i, viewer] of viewers.entries()) {
        const look = bytes([game.view(state, viewer), game.decisions(state).filter(({ seat }) => seat === viewer)])
        const told = bytes(events.flatMap(event => game.seen(event, viewer) ?? []))
        const before = toldOf[i].get(look)
        demand(
          before === undefined || before === told,
          () => `${viewer} is told of two like starts: ${before}, ${told}.`,
        )
        if (before !== undefined) met++
        toldOf[i].set(look, told)
      }
    }
  }
  return met
}
