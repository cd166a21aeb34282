import type { AnyGame, GameRow } from '../../../src/games/index.ts'
import { toy } from './index.ts'
import { CARDS, type ToyState } from './rules.ts'

const make = (): AnyGame => toy() as unknown as AnyGame

/** The toy game as a row of the registry: all that a third game needs to be played everywhere. */
export const toyRow: GameRow = {
  setup: ({ hands }) => ({ seats: Array.isArray(hands) ? hands.length : 2 }),
  several: { setup: seats => ({ seats }) },
  career: null,
  load: async () => ({
    standard: CARDS,
    game: make,
    playersIn: state => (state as ToyState).hands.length,
    files: async () => ({ make, deckFile: ({ deck }) => deck }),
  }),
}
