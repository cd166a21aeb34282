import { own } from '../engine/own.ts'
import type { AnyGame, GameId } from '../games/index.ts'
import type { Bot } from './bot.ts'
import { random } from './random.ts'

/** Makes a bot by its name, for a game with its cards. Who sits where is checked before: any other name is chance. */
export type MakeBot = (name: string, game: AnyGame) => Bot<unknown>

/** Bots that take a seat at a table. They are loaded only where one is to play. */
export interface SeatedBots {
  /** The quickest that plays well: for simulations, and where nobody asks for better company. */
  readonly usual: string
  load(): Promise<MakeBot>
}

/** A game without bots of its own is played by chance. */
export const chance: SeatedBots = { usual: random.name, load: async () => () => random }

/** A game for one seats nobody: what plays simulations of it is apart, in `index.ts`; a page need not carry it. */
export const seated = {
  negotiator: chance,
  homeland: { usual: 'steady', load: async () => (await import('./homeland/index.ts')).makeBot },
} as const satisfies Readonly<Record<GameId, SeatedBots>>

export const seatedBotsOf = (id: string): SeatedBots => own<SeatedBots>(seated, id) ?? chance
