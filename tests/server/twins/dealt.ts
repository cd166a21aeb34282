import type { Exchange, Random, Viewer } from '../../../src/engine/game.ts'
import type { Testable } from '../../../src/engine/testable.ts'
import { homeland } from '../../../src/games/homeland/index.ts'
import { type AnyGame, type Registry, registryWith, shipped } from '../../../src/games/index.ts'
import { includesAll, put } from '../../kit/checks/twins.ts'

export type Hidden = AnyGame & Testable<unknown>

/** The registry with Homeland dealt as it is, and then these exchanged; `leak` is planted into the game. */
export function dealtWith(
  exchanges: readonly Exchange[],
  leak: (game: Hidden) => Partial<AnyGame> = () => ({}),
): Registry {
  return registryWith({
    homeland: async () => {
      const loaded = await shipped.find('homeland')()
      return {
        ...loaded,
        game() {
          const game = homeland() as unknown as Hidden
          const start: AnyGame['start'] = (setup, roots, events) => {
            const state = game.start(setup, roots, events)
            for (const { sets } of exchanges) for (const { path, value } of sets) put(state, path, value)
            return state
          }
          return { ...game, start, ...leak(game) }
        },
      }
    },
  })
}

/** One exchange of each of some kinds, all of them declared by both twins. */
export function exchangesFor(game: Hidden, state: unknown, viewer: Viewer, random: Random, kinds = /./): Exchange[] {
  const twin = game.clone(state)
  const chosen: Exchange[] = []
  for (let n = 0; n < 6; n++) {
    const keys = chosen.map(({ key }) => key)
    const possible = game.hidden(twin, viewer).filter(({ key }) => kinds.test(key) && !keys.includes(key))
    if (possible.length === 0) break
    const one = possible[random(possible.length)]
    const next = game.clone(twin)
    for (const { path, value } of one.sets) put(next, path, value)
    if (
      !includesAll(game.hidden(next, viewer), [...keys, one.key]) ||
      !includesAll(game.hidden(state, viewer), [one.key])
    )
      continue
    for (const { path, value } of one.sets) put(twin, path, value)
    chosen.push(one)
  }
  return chosen
}
