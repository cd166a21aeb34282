import { Fault, type Game, type GameEvent, type Json } from '../engine/game.ts'
import { own } from '../engine/own.ts'

/**
 * The registry: which games there are, what is known of each without loading it, and how it is loaded. It is the only
 * list of games. What a room has of its own for a game (bots, a painter, a screen) is a `Record<GameId, …>` in that
 * room, with a default for a game that has no row there.
 */

/** Any game, for whoever hands it only what came from it. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

/** The rules of a game with the deck we ship: enough to play it. */
export interface LoadedGame {
  readonly standard: Json
  /** The game as most matches have it. It reads no position: `files` brings what can. */
  game(): AnyGame
  /** How many sit at a table in this state; 1 in a game for one. */
  playersIn(state: unknown): number
  files(): Promise<GameFiles>
}

/** What reads decks and positions from outside, loaded when there are any. */
export interface GameFiles {
  /** The game with a deck from outside, which is checked, or with ours. */
  make(deck?: unknown): AnyGame
  /** The file that `make` reads. */
  deckFile(game: AnyGame): Json
}

export interface GameRow {
  /** The set-up of a match where nobody asks for another: as a position has it, or the usual one. */
  setup(position: Readonly<Record<string, Json>>): Json
  /** A game for several has seats, talk and secrets among its players. Null for one that is played alone. */
  readonly several: Several | null
  /** Where a finished match counts: among the calls or the tables of a career, or nowhere. */
  readonly career: 'calls' | 'tables' | null
  load(): Promise<LoadedGame>
}

export interface Several {
  /** The set-up for so many players, unchecked: `readSetup` refuses what the game cannot be played by. */
  setup(players: number | string): Json
}

export const gameIds = ['negotiator', 'homeland'] as const
export type GameId = (typeof gameIds)[number]

const rows: Readonly<Record<GameId, GameRow>> = {
  negotiator: {
    setup: ({ abductor }) => ({ abductor: typeof abductor === 'string' ? abductor : 'arkayne' }),
    several: null,
    career: 'calls',
    load: () => import('./negotiator/load.ts'),
  },
  homeland: {
    setup: ({ players }) => ({ players: Array.isArray(players) ? players.length : 4 }),
    several: { setup: players => ({ players }) },
    career: 'tables',
    load: () => import('./homeland/load.ts'),
  },
}

/** The games somebody can play here. */
export interface Registry {
  readonly ids: readonly string[]
  /** Throws a Fault where there is no such game. */
  row(id: string): GameRow
}

/** The games we ship and these: a test adds one of its own. */
export function registryWith(more: Readonly<Record<string, GameRow>> = {}): Registry {
  const all: Readonly<Record<string, GameRow>> = { ...rows, ...more }
  const ids = Object.keys(all)
  return {
    ids,
    row(id) {
      const row = own(all, id)
      if (!row) throw new Fault('error.game', { name: id, known: ids.join(', ') })
      return row
    },
  }
}

export const shipped: Registry = registryWith()
