import type { AnyGame, LoadGame } from '../../../src/games/index.ts'
import { toy } from './index.ts'
import { DECK } from './rules.ts'

const make = (): AnyGame => toy() as unknown as AnyGame

/** The toy game as a row of the registry: all that a third game needs to be played everywhere. */
export const loadToy: LoadGame = async () => ({
  standard: DECK.cards,
  game: make,
  setup: ({ hands }) => ({ seats: Array.isArray(hands) ? hands.length : 2 }),
  several: { setup: seats => ({ seats }) },
  files: async () => ({ make, deckFile: ({ deck }) => deck, shippedDeck: () => undefined }),
})
