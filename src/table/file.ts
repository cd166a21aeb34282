import * as z from 'zod'
import { Fault, type GameEvent, type Json } from '../engine/game.ts'
import { shapeFault } from '../games/shape.ts'
import { digest } from '../seed/roots.ts'
import { type AnyGame, type Match, type MatchRecord, replayMatch } from './match.ts'
import { noteSchema, talkSchema } from './talk-schema.ts'

const choice = z.strictObject({ seat: z.int().min(0), choice: z.string().min(1) })
const json: z.ZodType<Json> = z.json()

/** The file of one match: a save while it runs, a replay once it is over. */
export const matchFileSchema = z
  .strictObject({
    format: z.literal('situation-room/match@1'),
    game: z.string(),
    rules: z.string().describe('Version of the rules it was played under.'),
    deck: z.strictObject({
      hash: z.string().describe('SHA-256 of the deck as canonical JSON.'),
      cards: json.optional().describe('The whole deck, where it is not the standard one.'),
    }),
    setup: json,
    seed: z.string().min(1),
    seats: z
      .array(z.strictObject({ name: z.string(), bot: z.string().nullable() }))
      .optional()
      .describe('Who sits where, at a table for several.'),
    position: z
      .strictObject({ given: json, dice: z.array(z.int().min(1).max(6)) })
      .optional()
      .describe('The position it began from, where that was not the set-up.'),
    talk: z.array(talkSchema).optional().describe('What was said at the table.'),
    notes: z.array(noteSchema).optional().describe('What each player keeps for themselves.'),
    practice: z.boolean(),
    choices: z.array(choice).describe('Settled choices, in order.'),
    draft: z.array(choice).describe('Choices that can still be undone.'),
    branches: z
      .array(z.strictObject({ at: z.int().min(0), choices: z.array(choice) }))
      .describe('Lines of play left behind by rewinding.'),
    outcome: json.optional().describe('How it ended, once it has.'),
    events: z.array(json).optional().describe('What happened, once it is over: a finished game can always be shown.'),
    check: z.string().describe('SHA-256 of everything above as canonical JSON: an edited file is noticed.'),
  })
  .describe('A match of Situation Room')
export type MatchFile = z.infer<typeof matchFileSchema>

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
    ...(record.seats.length > 0 ? { seats: record.seats.map(seat => ({ ...seat })) } : {}),
    ...(record.position ? { position: { given: record.position.given, dice: [...record.position.dice] } } : {}),
    ...(record.talk.length > 0 ? { talk: record.talk.map(said => ({ ...said })) } : {}),
    ...(record.notes.length > 0 ? { notes: record.notes.map(note => ({ ...note })) } : {}),
    practice: record.practice,
    choices: [...record.choices],
    draft: [...record.draft],
    branches: record.branches.map(({ at, choices }) => ({ at, choices: [...choices] })),
    ...(outcome ? { outcome: outcome as unknown as Json, events: events as unknown as Json[] } : {}),
  }
  return { ...content, check: digest(canonical(content)) }
}

const notOurs = { match: 'file.not-a-match', scenario: 'file.not-a-scenario' } as const

/** JSON of one of our formats, in the version we know and in the right shape. */
export function parseFormat<T>(text: string, kind: keyof typeof notOurs, schema: z.ZodType<T>): T {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Fault('file.not-json')
  }
  const format = typeof given === 'object' && given !== null && 'format' in given ? String(given.format) : ''
  if (!format.startsWith(`situation-room/${kind}@`)) throw new Fault(notOurs[kind])
  if (format !== `situation-room/${kind}@1`) throw new Fault('file.version', { format })
  const read = schema.safeParse(given)
  if (!read.success) throw shapeFault(read.error)
  return read.data
}

/** The text of a match file, understood and unharmed; throws a Fault that says what is wrong. */
export function parseMatch(text: string): MatchFile {
  const file = parseFormat(text, 'match', matchFileSchema)
  const { check, ...content } = file
  if (digest(canonical(content)) !== check) throw new Fault('file.edited')
  return file
}

export const recordOf = (file: MatchFile): MatchRecord => ({
  game: file.game,
  setup: file.setup,
  seed: file.seed,
  seats: file.seats ?? [],
  position: file.position ?? null,
  talk: file.talk ?? [],
  notes: file.notes ?? [],
  practice: file.practice,
  choices: file.choices,
  draft: file.draft,
  branches: file.branches,
})

/** Open a file with the game it belongs to: same rules, same deck, every choice legal. */
export function openFile<Setup, State, Event extends GameEvent>(
  game: FileGame<Setup, State, Event>,
  file: MatchFile,
): Match<State, Event> {
  if (file.rules !== game.rulesVersion) throw new Fault('file.rules', { is: file.rules, should: game.rulesVersion })
  if (file.deck.hash !== deckHash(game.deck)) throw new Fault('file.deck')
  return replayMatch(game, recordOf(file))
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
