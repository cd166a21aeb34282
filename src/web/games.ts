import { own } from '../engine/own.ts'
import type { GameId } from '../games/index.ts'
import type { Part } from './shared/words.tsx'

/** Where on the page a game is played, and what is said at its table. */
export interface PageRow {
  readonly screen: string
  readonly words: readonly Part[]
  /** Whether guests can learn it while a table elsewhere fills. */
  readonly isTaught?: boolean
}

export const pages = {
  negotiator: { screen: 'call', words: ['negotiator/', 'negotiator/call'] },
  homeland: {
    screen: 'table',
    words: ['table', 'homeland/', 'homeland/cards', 'homeland/board', 'homeland/stage'],
    isTaught: true,
  },
} as const satisfies Readonly<Record<GameId, PageRow>>

/** What is said before a table elsewhere; what its server refuses is loaded when it does. */
export const beforeTable = ['online', 'elsewhere', 'names', 'table', 'homeland/', 'homeland/board'] as const

/** A game without a screen of its own is played by the names its rules use. */
export const generic: PageRow = { screen: 'match', words: ['generic'] }

export const screenOf = (game: string): string => (own<PageRow>(pages, game) ?? generic).screen
