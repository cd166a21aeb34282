import { own } from '../../engine/own.ts'
import type { AnyGame, GameId } from '../../games/index.ts'
import type { Advisor } from './advice.ts'

/** The advisor of one game, loaded when somebody asks it. */
export interface GameAdvisor {
  /** How much it thinks where nobody says otherwise: a second or two on a slow machine. */
  readonly usual: number
  /** The most that can be asked for. */
  readonly most: number
  load(): Promise<(game: AnyGame) => Advisor>
}

const rows: Readonly<Record<GameId, GameAdvisor>> = {
  negotiator: {
    usual: 1_000,
    most: 40_000,
    load: async () => (await import('./negotiator/index.ts')).makeAdvisor,
  },
  homeland: {
    usual: 150,
    most: 5_000,
    load: async () => (await import('./homeland/index.ts')).makeAdvisor,
  },
}

/** Null for a game that nobody advises in. */
export const advisorOf = (id: string): GameAdvisor | null => own(rows, id) ?? null
