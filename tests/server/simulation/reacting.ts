import type { Json } from '../../../src/engine/game.ts'
import type { DeckData } from '../../../src/games/homeland/cards/card.ts'
import { standard } from '../../../src/games/homeland/cards/standard.ts'
import { homeland } from '../../../src/games/homeland/index.ts'
import { type AnyGame, type Registry, registryWith, shipped } from '../../../src/games/index.ts'

/** Whose asset it is that may react, and whose turn is the last of the round. */
export const [REACTS, LAST] = [1, 2] as const
/** Plots of impact 1 that ask nobody anything. */
const plots = ['false-alarms', 'kidnapping', 'letter-bomb']
const organizations = ['lone-wolf', 'valley-sons', 'third-wing']

/**
 * Homeland where the last turn of a round is being ended: three threats are analysed then, and somebody has assets that
 * can be burned for it.
 */
export const reacting = (up: readonly string[] = ['nicholas-brody', 'lynne-reed'], deck?: DeckData): Registry =>
  startingAt(
    {
      players: [{}, { up: [...up] }, {}],
      ...{ marker: 1, turn: LAST + 1, done: ['claimed', 'placed'], mustClaim: false, initiative: [1] },
      threats: plots.map((plot, i) => ({
        ...{ id: i + 1, plot, organization: organizations[i], level: 'imminent', intel: [] },
      })),
    },
    deck,
  )

/** Homeland where every match begins in this position. */
export const startingAt = (position: object, deck: DeckData = standard): Registry =>
  registryWith({
    homeland: async () => {
      const loaded = await shipped.find('homeland')()
      return {
        ...loaded,
        standard: deck as unknown as Json,
        game() {
          const game = homeland(deck) as unknown as AnyGame
          const start: AnyGame['start'] = (setup, roots, events) => {
            game.start(setup, roots, events)
            return game.position.read(position as unknown as Json, roots)
          }
          return { ...game, start }
        },
      }
    },
  })

/** What burns it, never uses it, or leaves it to its player. */
export const rule = (asset: string, does: 'blue' | 'red' | 'never' | 'ask', more: object = {}): Json =>
  ({ asset, do: does, ...more }) as Json
export const never: readonly Json[] = [rule('nicholas-brody', 'never'), rule('lynne-reed', 'never')]
