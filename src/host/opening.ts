import { Fault, type Json } from '../engine/game.ts'
import type { AnyGame, LoadedGame, Registry } from '../games/index.ts'
import { deckHash } from '../table/file.ts'
import { openMatch, type SeatedPlayer } from '../table/match.ts'
import type { OpenMatch } from './hosting.ts'
import type { Kept, Loaded } from './store.ts'

/** A new match: what is to be played, by whom, from where. */
export interface Opening {
  readonly game: string
  readonly setup: Json
  /** Typed, dated or shared seeds; null for one nobody knows. */
  readonly seed: string | null
  readonly practice: boolean
  readonly seats: readonly SeatedPlayer[]
  readonly position?: { readonly given: Json; readonly dice: readonly number[] } | null
  /** A lesson or a daily call by its name: it is kept apart from other saves and found again by it. */
  readonly tag?: string
}

/** More than any seed or tag of ours. */
const LONGEST_TEXT_CHARACTERS = 200

function check(isRight: boolean, at: string): void {
  if (!isRight) throw new Fault('shape.other', { at })
}

const isText = (given: unknown): given is string => typeof given === 'string' && given.length <= LONGEST_TEXT_CHARACTERS

/** An opening from outside. Its set-up, seats and position are read by the game and the table. */
export function readOpening(given: unknown): Opening {
  check(typeof given === 'object' && given !== null, 'opening')
  const { game, seed, practice, seats, position = null, tag } = given as Readonly<Record<string, unknown>>
  check(isText(game), 'game')
  check(seed === null || (isText(seed) && seed !== ''), 'seed')
  check(typeof practice === 'boolean', 'practice')
  check(Array.isArray(seats), 'seats')
  check(position === null || (typeof position === 'object' && 'given' in position && 'dice' in position), 'position')
  check(tag === undefined || isText(tag), 'tag')
  return given as Opening
}

/** Games with the decks we ship: a game holds nothing of a match, and all matches share it. */
const shared = new WeakMap<LoadedGame, AnyGame>()

/** A game that has its own deck or begins from a position needs what reads them; any other goes without. */
export async function gameFor(
  loaded: LoadedGame,
  { cards, hash }: { readonly cards?: Json | undefined; readonly hash?: string },
  position: unknown,
): Promise<AnyGame> {
  const isStandard = hash === undefined || hash === deckHash(loaded.standard)
  if (cards !== undefined || position || !isStandard) {
    const files = await loaded.files()
    return files.make(cards ?? (hash === undefined ? undefined : files.shippedDeck(hash)))
  }
  const game = shared.get(loaded) ?? loaded.game()
  shared.set(loaded, game)
  return game
}

/** The version of the rules that a game is played by here. */
export const rulesOf = async (loaded: LoadedGame): Promise<string> => (await gameFor(loaded, {}, null)).rulesVersion

/** A match that was just begun, or read, as a host needs it. */
export const openWith = (
  loaded: LoadedGame,
  game: AnyGame,
  match: OpenMatch['match'],
  { id, begun, tag, version = 0 }: Pick<OpenMatch, 'id' | 'begun' | 'tag'> & { readonly version?: number | undefined },
  { durable, changes }: Pick<Loaded, 'durable' | 'changes'> = { durable: null, changes: [] },
): OpenMatch => ({
  ...{ id, begun, tag, loaded, game, match, durable, version },
  unkept: durable === null ? [] : changes.slice(durable),
  isStandard: deckHash(game.deck) === deckHash(loaded.standard),
  suspicions: {},
})

/** A new match. `newSecret` makes 256 random bits in hexadecimal digits. */
export async function openNew(
  games: Registry,
  opening: Opening,
  id: string,
  now: number,
  newSecret: () => string,
): Promise<OpenMatch> {
  const { game: name, setup, practice, seats, position = null, tag = null } = opening
  const loaded = await games.find(name)()
  const game = await gameFor(loaded, {}, position)
  game.readSetup(setup)
  const seed = opening.seed ?? newSecret()
  const nonce = seats.length > 0 ? newSecret() : null
  return openWith(loaded, game, openMatch(game, { setup, seed, nonce, practice, seats, position }, now), {
    id,
    begun: now,
    tag,
  })
}

/** A kept match, read with care: whatever is wrong with it is a Fault that says so. */
export async function openKept(games: Registry, kept: Kept & Partial<Loaded>): Promise<OpenMatch> {
  const { readKept } = await import('./reading.ts')
  return readKept(games, kept)
}
