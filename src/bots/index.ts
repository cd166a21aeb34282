import { own } from '../engine/own.ts'
import type { GameId } from '../games/index.ts'
import { FIRST_CAREERIST, homelandBotNames, negotiatorBotNames, STAND_IN } from './names.ts'
import { chance, type SeatedBots, seated } from './seated.ts'

/** The players for programs of one game, for tables and simulations. */
export interface GameBots extends SeatedBots {
  /** Those that take a seat. */
  readonly names: readonly string[]
  /** Those that a simulation can be played by. */
  readonly simulated: readonly string[]
  /** Who takes a seat for which none is named: the best company, where a simulation wants the quickest. */
  readonly companion: string
}

const rows: Readonly<Record<GameId, GameBots>> = {
  negotiator: {
    names: negotiatorBotNames,
    simulated: negotiatorBotNames,
    usual: 'greedy',
    companion: 'greedy',
    load: async () => (await import('./negotiator/index.ts')).makeBot,
  },
  homeland: {
    ...seated.homeland,
    names: homelandBotNames,
    simulated: [...homelandBotNames, FIRST_CAREERIST, STAND_IN],
    companion: 'analyst',
    load: async () => (await import('./homeland/measured.ts')).makeBot,
  },
}

const alone = [chance.usual]
const generic: GameBots = { ...chance, names: alone, simulated: alone, companion: chance.usual }

/** The bots of a game by its id. */
export const botsOf = (id: string): GameBots => own(rows, id) ?? generic
