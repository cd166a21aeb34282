import type { GameEvent, Json } from '../engine/game.ts'
import { digest } from '../seed/roots.ts'
import { commitmentOf } from './commitment.ts'
import type { MatchFile } from './file-schema.ts'
import { type AnyGame, eventsOf, type Match } from './match.ts'
import { areUsual } from './options.ts'

/** JSON with sorted keys: the same content is always the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

/** Nobody changes a deck, and to hash one takes longer than to play a game. */
const hashes = new WeakMap<object, string>()

export function deckHash(deck: Json): string {
  // A game without cards may have a deck that is no object.
  const key: object = Object(deck)
  const hash = hashes.get(key) ?? digest(canonical(deck))
  hashes.set(key, hash)
  return hash
}

export type FileGame<Setup, State, Event extends GameEvent> = AnyGame<Setup, State, Event> & {
  readonly rulesVersion: string
  readonly deck: Json
}

/** The file of a match. It carries its deck, but where that is one of ours and the file stays with us. */
export function writeMatch<Setup, State, Event extends GameEvent>(
  game: FileGame<Setup, State, Event>,
  match: Match<State, Event>,
  isOurs: boolean,
): MatchFile {
  const { record, state, log } = match
  const outcome = game.outcome(state)
  const content = {
    format: 'situation-room/match@2' as const,
    game: record.game,
    rules: game.rulesVersion,
    chance: record.chance,
    deck: { hash: deckHash(game.deck), ...(isOurs ? {} : { cards: game.deck }) },
    setup: record.setup,
    seed: record.seed,
    ...(record.nonce === null ? {} : { nonce: record.nonce, commitment: commitmentOf(record) }),
    ...(record.receipt === null
      ? {}
      : { receipt: record.receipt as NonNullable<MatchFile['receipt']>, commitment: commitmentOf(record) }),
    ...(record.position ? { position: { given: record.position.given, dice: [...record.position.dice] } } : {}),
    practice: record.practice,
    ...(record.pace ? { pace: { ...record.pace } } : {}),
    ...(areUsual(record.options) ? {} : { options: { ...record.options } }),
    log: log.map(entry => ({ ...entry })) as MatchFile['log'],
    ...(record.notes.length > 0
      ? { notes: record.notes.map(note => ({ ...note })) as NonNullable<MatchFile['notes']> }
      : {}),
    draft: [...record.draft],
    ...(outcome ? { outcome: outcome as unknown as Json, events: eventsOf(game, match) as unknown as Json[] } : {}),
  }
  return { ...content, check: digest(canonical(content)) }
}
