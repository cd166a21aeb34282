import type { Exchange } from '../../../src/engine/game.ts'
import type { Testable } from '../../../src/engine/testable.ts'
import { homeland } from '../../../src/games/homeland/index.ts'
import { type AnyGame, type Registry, registryWith, shipped } from '../../../src/games/index.ts'
import { put } from '../../kit/checks/twins.ts'

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
