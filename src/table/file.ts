import { Fault, type GameEvent, type Json } from '../engine/game.ts'
import { digest } from '../seed/roots.ts'
import { checkCommitment, commitmentOf } from './commitment.ts'
import type { MatchFile } from './file-schema.ts'
import { type AnyGame, type Match, type MatchRecord, replayMatch } from './match.ts'
import { checkSeats } from './seats.ts'
import { checkTalk } from './talk.ts'

/** JSON with sorted keys: the same content is always the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

export const deckHash = (deck: Json): string => digest(canonical(deck))

type FileGame<Setup, State, Event extends GameEvent> = AnyGame<Setup, State, Event> & {
  readonly rulesVersion: string
  readonly deck: Json
}

export function writeMatch<Setup, State, Event extends GameEvent>(
  game: FileGame<Setup, State, Event>,
  match: Match<State, Event>,
  isStandard: boolean,
): MatchFile {
  const { record, state, events } = match
  const outcome = game.outcome(state)
  const content = {
    format: 'situation-room/match@1' as const,
    game: record.game,
    rules: game.rulesVersion,
    deck: { hash: deckHash(game.deck), ...(isStandard ? {} : { cards: game.deck }) },
    setup: record.setup,
    seed: record.seed,
    ...(record.nonce === null ? {} : { nonce: record.nonce, commitment: commitmentOf(record) }),
    ...(record.seats.length > 0 ? { seats: record.seats.map(seat => ({ ...seat })) } : {}),
    ...(record.position ? { position: { given: record.position.given, dice: [...record.position.dice] } } : {}),
    // Claims and subjects are as the game's readers gave them: in the shape that files have.
    ...(record.talk.length > 0
      ? { talk: record.talk.map(said => ({ ...said })) as NonNullable<MatchFile['talk']> }
      : {}),
    ...(record.notes.length > 0
      ? { notes: record.notes.map(note => ({ ...note })) as NonNullable<MatchFile['notes']> }
      : {}),
    practice: record.practice,
    choices: [...record.choices],
    draft: [...record.draft],
    branches: record.branches.map(({ at, choices }) => ({ at, choices: [...choices] })),
    ...(outcome ? { outcome: outcome as unknown as Json, events: events as unknown as Json[] } : {}),
  }
  return { ...content, check: digest(canonical(content)) }
}

export const recordOf = (file: MatchFile): MatchRecord => ({
  game: file.game,
  setup: file.setup,
  seed: file.seed,
  nonce: file.nonce ?? null,
  seats: file.seats ?? [],
  position: file.position ?? null,
  talk: file.talk ?? [],
  notes: file.notes ?? [],
  practice: file.practice,
  choices: file.choices,
  draft: file.draft,
  branches: file.branches,
})

/** Open a file with the game it belongs to: same rules, same deck, every choice legal, everybody in a seat. */
export function openFile<Setup, State, Event extends GameEvent>(
  game: FileGame<Setup, State, Event>,
  file: MatchFile,
): Match<State, Event> {
  if (file.rules !== game.rulesVersion) throw new Fault('file.rules', { is: file.rules, should: game.rulesVersion })
  if (file.deck.hash !== deckHash(game.deck)) throw new Fault('file.deck')
  const match = replayMatch(game, recordOf(file))
  checkCommitment(match.record, file)
  checkSeats(game.id, game.seated(match.settled), match.record.seats)
  checkTalk(match.record, game.talk)
  return match
}

/** Does a finished game reproduce itself? Throws a Fault naming the first event that differs. */
export function verifyFile<Setup, State, Event extends GameEvent>(
  game: FileGame<Setup, State, Event>,
  file: MatchFile,
): Match<State, Event> {
  const match = openFile(game, file)
  const told = file.events
  if (told === undefined) return match
  const played = match.events
  for (let i = 0; i < Math.max(told.length, played.length); i++)
    if (canonical(told[i]) !== canonical(played[i])) throw new Fault('file.differs', { number: i + 1 })
  if (canonical(file.outcome) !== canonical(game.outcome(match.state))) throw new Fault('file.outcome-differs')
  return match
}
