import { stream } from '../../src/engine/chance.ts'
import { standard } from '../../src/games/negotiator/cards/standard.ts'
import { negotiator } from '../../src/games/negotiator/index.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { contract } from './contract.ts'
import { negotiatorPlan } from './negotiator.ts'
import { withOddCards } from './odd-cards.ts'

/** The same contract with cards that our deck has none of, and that a deck file can say. */
const game = negotiator(withOddCards(standard, stream(rootsOf('odd cards', ['cards']).cards)))
contract(game, {
  ...negotiatorPlan(game),
  less: { games: 0.1, looks: 1, twins: { games: 20 } },
  // Cards as they come: some are hardly ever played.
  coverage: { least: 0, games: 1 },
})
