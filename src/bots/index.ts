import { own } from '../engine/own.ts'
import type { AnyGame, GameId } from '../games/index.ts'
import type { Bot } from './bot.ts'
import { homelandBotNames, negotiatorBotNames } from './names.ts'
import { random } from './random.ts'

type MakeBot = (name: string, game: AnyGame) => Bot<unknown>

/** The players for programs of one game. */
export interface GameBots {
  readonly names: readonly string[]
  /** Who plays where none is named: the quickest that plays well, for simulations. */
  readonly usual: string
  /** Who takes a seat for which none is named: the best company, where a simulation wants the quickest. */
  readonly companion: string
  /** Makes one of them for a game with its cards. They are loaded only when one is to play. */
  load(): Promise<MakeBot>
}

const rows: Readonly<Record<GameId, GameBots>> = {
  negotiator: {
    names: negotiatorBotNames,
    usual: 'greedy',
    companion: 'greedy',
    load: async () => (await import('./negotiator/index.ts')).makeBot,
  },
  homeland: {
    names: homelandBotNames,
    usual: 'steady',
    companion: 'careerist',
    load: async () => (await import('./homeland/index.ts')).makeBot,
  },
}

/** A game without bots of its own is played by chance. */
const generic: GameBots = {
  names: [random.name],
  usual: random.name,
  companion: random.name,
  load: async () => () => random,
}

/** The bots of a game by its id. Who sits where is checked before one is made: a name that is none of theirs is chance. */
export const botsOf = (id: string): GameBots => own(rows, id) ?? generic
