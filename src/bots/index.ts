import { own } from '../engine/own.ts'
import type { GameId } from '../games/index.ts'
import { homelandBotNames, negotiatorBotNames } from './names.ts'
import { chance, type SeatedBots, seated } from './seated.ts'

/** The players for programs of one game, for tables and simulations. */
export interface GameBots extends SeatedBots {
  readonly names: readonly string[]
  /** Who takes a seat for which none is named: the best company, where a simulation wants the quickest. */
  readonly companion: string
}

const rows: Readonly<Record<GameId, GameBots>> = {
  negotiator: {
    names: negotiatorBotNames,
    usual: 'greedy',
    companion: 'greedy',
    load: async () => (await import('./negotiator/index.ts')).makeBot,
  },
  homeland: { ...seated.homeland, names: homelandBotNames, companion: 'careerist' },
}

const generic: GameBots = { ...chance, names: [chance.usual], companion: chance.usual }

/** The bots of a game by its id. */
export const botsOf = (id: string): GameBots => own(rows, id) ?? generic
