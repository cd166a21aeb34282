import { Fault, type Game, type GameEvent, type Json } from '../engine/game.ts'

/**
 * The registry: which games there are, and how each is loaded. It is the only list of games. What a room has of its own
 * for a game (bots, a painter, a screen) is a `Record<GameId, …>` in that room, with a default for a game that has no
 * row there.
 */

/** Any game, for whoever hands it only what came from it. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

/** A game with the deck we ship, and what has to be known of it beside its rules: enough to play it. */
export interface LoadedGame {
  readonly standard: Json
  /** The game as most matches have it. It reads and writes no position: `files` brings what can. */
  game(): AnyGame
  /** The set-up of a match where nobody asks for another: as a position has it, or the usual one. */
  setup(position: Readonly<Record<string, Json>>): Json
  /** A game for several has seats, talk and secrets among its players. Null for one that is played alone. */
  readonly several: Several | null
  files(): Promise<GameFiles>
}

export interface Several {
  /** The set-up for so many players, unchecked: `readSetup` refuses what the game cannot be played by. */
  setup(players: number | string): Json
}

/** What reads decks and positions from outside, loaded when there are any. */
export interface GameFiles {
  /** The game with a deck from outside, which is checked, or with ours. */
  make(deck?: unknown): AnyGame
  /** The file that `make` reads. */
  deckFile(game: AnyGame): Json
  /** A deck that is or was ours, by its hash. */
  shippedDeck(hash: string): Json | undefined
}

export type LoadGame = () => Promise<LoadedGame>

export const gameIds = ['negotiator', 'homeland'] as const
export type GameId = (typeof gameIds)[number]

/** The game a bot is checked by where nobody names one: it has every kind of question, and company. */
export const usualForBots: GameId = 'homeland'

const rows: Readonly<Record<GameId, LoadGame>> = {
  negotiator: () => import('./negotiator/load.ts'),
  homeland: () => import('./homeland/load.ts'),
}

/** The games somebody can play here. */
export interface Registry {
  readonly ids: readonly string[]
  /** Throws a Fault where there is no such game. */
  find(id: string): LoadGame
}

/** The games we ship and these: a test adds one of its own. */
export function registryWith(more: Readonly<Record<string, LoadGame>> = {}): Registry {
  const all = new Map(Object.entries({ ...rows, ...more }))
  const ids = [...all.keys()]
  return {
    ids,
    find(id) {
      const load = all.get(id)
      if (!load) throw new Fault('error.game', { name: id, known: ids.join(', ') })
      return load
    },
  }
}

export const shipped: Registry = registryWith()
