import * as z from 'zod'
import { Fault, generators } from '../engine/game.ts'
import { day, json, laidDice, line, MOST_MOMENTS, moment, word } from '../games/bounded.ts'
import { answerSchema, claimSchema } from '../games/schemas.ts'
import { shapeFault } from '../games/shape.ts'
import { digest } from '../seed/roots.ts'
import { LONGEST_ANSWER_CHARACTERS } from './answer.ts'
import { MOST_THOUGHTS } from './course.ts'
import { canonical } from './file.ts'
import { LONGEST_ARCHIVE_CHARACTERS, LONGEST_FILE_CHARACTERS, readJsonText, textAt } from './json-text.ts'
import { endCauses } from './log.ts'
import { memories, talkings } from './options.ts'
import { checkNames } from './seats.ts'
import { noteSchema, talkSchema } from './talk-schema.ts'
import { upcast } from './upcast.ts'
import { verdicts } from './vote.ts'
import { LONGEST_WORDS_CHARACTERS } from './words.ts'

/** The last moment a date can be. */
export const LAST_MS = 8.64e15

const choice = z.strictObject({ seat: z.int().min(0).max(5), choice: line.min(1) })
export const choicesSchema = z.array(choice).max(MOST_MOMENTS)
const hex256 = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]{64}$/)
const hex128 = z
  .string()
  .length(32)
  .regex(/^[0-9a-f]{32}$/)

const time = z.number().min(0).max(LAST_MS).nullable().describe('Milliseconds since 1970; null where no time was kept.')
const at = { at: time }
const seat = z.int().min(0).max(5)
const player = z.strictObject({
  name: word,
  bot: word.nullable().describe('The kind of a bot; null for a person.'),
  program: z.literal(true).optional().describe('A program of somebody’s own plays there.'),
  absent: z.enum(['autopilot', 'nobody']).optional().describe('Who plays for a person who is away.'),
  isPutOff: z.literal(true).optional().describe('The others have put them off the table, and may let them back.'),
})
const span = z.int().min(0).max(LAST_MS)

const thought = z.strictObject({
  after: moment.describe('How many choices had been settled by then.'),
  of: seat,
  mix: z
    .array(z.number().min(0).max(100))
    .length(3)
    .nullable()
    .describe('In per cent: loyal, opportunist, mole; null for the prior.'),
})

/** How somebody's suspicions went. */
export const courseSchema = z.array(thought).max(MOST_THOUGHTS)

export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sit'), ...at, seat, player }),
  z.strictObject({
    kind: z.literal('choices'),
    ...at,
    seat,
    choices: z.array(line.min(1)).min(1).max(MOST_MOMENTS),
    by: z.literal('autopilot').optional(),
  }),
  z.strictObject({ kind: z.literal('talk'), ...at, seat, claim: claimSchema }),
  z.strictObject({
    kind: z.literal('answer'),
    ...at,
    seat,
    to: moment.describe('What it is pinned to, by its place in the talk.'),
    answer: answerSchema,
    text: line
      .min(1)
      .max(2 * LONGEST_ANSWER_CHARACTERS)
      .optional(),
  }),
  z.strictObject({ kind: z.literal('rewind'), ...at, to: moment }),
  z.strictObject({ kind: z.literal('end'), ...at, cause: z.enum(endCauses) }),
  z.strictObject({ kind: z.literal('text'), ...at, seat, text: line.min(1).max(LONGEST_WORDS_CHARACTERS) }),
  z.strictObject({ kind: z.enum(['away', 'back']), ...at, seat }),
  z.strictObject({ kind: z.literal('vote'), ...at, seat, about: seat.nullable(), verdict: z.enum(verdicts) }),
  z.strictObject({ kind: z.enum(['pause', 'resume']), ...at, seat: seat.nullable() }),
  z.strictObject({ kind: z.enum(['silence', 'unsilence']), ...at, seat }),
  z.strictObject({ kind: z.literal('extend'), ...at, seat }),
  z.strictObject({ kind: z.literal('forgive'), ...at, ms: span }),
  z.strictObject({ kind: z.literal('screen'), ...at, isOpen: z.boolean() }),
  z
    .strictObject({ kind: z.literal('suspicions'), ...at, seat, course: courseSchema })
    .describe('Once the game is over somebody shares how their suspicions went.'),
])

/** The file of one match: a save while it runs, a replay once it is over. */
export const matchFileSchema = z
  .strictObject({
    format: z.literal('situation-room/match@2'),
    game: word,
    rules: word.describe('Version of the rules it was played under.'),
    chance: z.enum(generators).describe('The generator its chance is drawn from.'),
    deck: z.strictObject({
      hash: word.describe('SHA-256 of the deck as canonical JSON.'),
      cards: json.optional().describe('The whole deck. Saves and links leave it out where it is one of ours.'),
    }),
    setup: json,
    seed: line.min(1),
    nonce: hex256.optional().describe('At a table for several: 256 random bits, as secret as the seed.'),
    commitment: hex256.optional().describe('What was shown before the first choice: SHA-256 of nonce and seed.'),
    receipt: z
      .strictObject({
        table: word,
        secret: hex256.describe('What the table committed to when it was opened.'),
        shares: z
          .array(z.strictObject({ hash: hex256, bits: hex128.nullable() }).nullable())
          .max(6)
          .describe('By seat: what each person’s own client has added, and its hash, which came first.'),
        known: z
          .strictObject({ seed: line.min(1), nonce: hex256, day: day.optional() })
          .optional()
          .describe(
            'There where whoever opened the table typed the seed, or it is that of a day: nothing else is in it.',
          ),
      })
      .optional()
      .describe('What the seed was made of, where several machines took part in it.'),
    position: z
      .strictObject({ given: json, dice: laidDice })
      .optional()
      .describe('The position it began from, where that was not the set-up.'),
    practice: z.boolean(),
    pace: z
      .strictObject({ bankMs: span, incrementMs: span, mostMs: span.optional() })
      .optional()
      .describe('How much time everybody had, and how much more with each answer.'),
    options: z
      .strictObject({
        talk: z.enum(talkings).describe('Claims and free words; claims alone; or neither.'),
        memory: z.enum(memories).describe('What page and terminal remember: all; what one saw oneself; nothing.'),
      })
      .optional()
      .describe('What the table agreed on, where it is not the usual: claims and free words, and all remembered.'),
    log: z
      .array(entrySchema)
      .max(MOST_MOMENTS)
      .describe('What happened, in order: who sat down where, what was chosen in one go, said, rewound.'),
    notes: z.array(noteSchema).max(MOST_MOMENTS).optional().describe('What each player keeps for themselves.'),
    draft: choicesSchema.describe('Choices that can still be undone.'),
    outcome: json.optional().describe('How it ended, once it has.'),
    events: z
      .array(json)
      .max(MOST_MOMENTS)
      .optional()
      .describe('What came of it, once it is over: a finished game can always be shown.'),
    check: word.describe('SHA-256 of everything above as canonical JSON: an edited file is noticed.'),
  })
  .describe('A match of Situation Room')
export type MatchFile = z.infer<typeof matchFileSchema>

/** The file as it was written before there was a log. It is read for ever. */
export const match1Schema = z
  .strictObject({
    format: z.literal('situation-room/match@1'),
    game: word,
    rules: word.describe('Version of the rules it was played under.'),
    deck: z.strictObject({
      hash: word.describe('SHA-256 of the deck as canonical JSON.'),
      cards: json.optional().describe('The whole deck, where it is not the standard one.'),
    }),
    setup: json,
    seed: line.min(1),
    nonce: hex256.optional().describe('At a table for several: 256 random bits, as secret as the seed.'),
    commitment: hex256.optional().describe('What was shown before the first choice: SHA-256 of nonce and seed.'),
    seats: z
      .array(z.strictObject({ name: word, bot: word.nullable() }))
      .max(6)
      .optional()
      .describe('Who sits where, at a table for several.'),
    position: z
      .strictObject({ given: json, dice: laidDice })
      .optional()
      .describe('The position it began from, where that was not the set-up.'),
    talk: z.array(talkSchema).max(MOST_MOMENTS).optional().describe('What was said at the table.'),
    notes: z.array(noteSchema).max(MOST_MOMENTS).optional().describe('What each player keeps for themselves.'),
    practice: z.boolean(),
    choices: choicesSchema.describe('Settled choices, in order.'),
    draft: choicesSchema.describe('Choices that can still be undone.'),
    branches: z
      .array(z.strictObject({ at: moment, choices: choicesSchema }))
      .max(MOST_MOMENTS)
      .describe('Lines of play left behind by rewinding.'),
    outcome: json.optional().describe('How it ended, once it has.'),
    events: z
      .array(json)
      .max(MOST_MOMENTS)
      .optional()
      .describe('What happened, once it is over: a finished game can always be shown.'),
    check: word.describe('SHA-256 of everything above as canonical JSON: an edited file is noticed.'),
  })
  .describe('A match of Situation Room, as it was written before match@2')
export type Match1File = z.infer<typeof match1Schema>

const notOurs = {
  match: 'file.not-a-match',
  scenario: 'file.not-a-scenario',
  career: 'file.not-a-career',
  archive: 'file.not-ours',
} as const

function jsonOf(text: string, kind: keyof typeof notOurs): unknown {
  try {
    return readJsonText(text, kind === 'archive' ? LONGEST_ARCHIVE_CHARACTERS : LONGEST_FILE_CHARACTERS)
  } catch (error) {
    // Whoever has a damaged career has to be told what becomes of it.
    throw kind === 'career' ? new Fault(notOurs.career) : error
  }
}

/** JSON of one of our formats, in the version we know and in the right shape. */
export const parseFormat = <T>(text: string, kind: keyof typeof notOurs, schema: z.ZodType<T>): T =>
  shaped(jsonOf(text, kind), kind, schema)

function shaped<T>(given: unknown, kind: keyof typeof notOurs, schema: z.ZodType<T>, version = 1): T {
  const format = textAt(given, 'format')
  if (!format.startsWith(`situation-room/${kind}@`)) throw new Fault(notOurs[kind])
  if (format !== `situation-room/${kind}@${version}`) throw new Fault('file.version', { format })
  const read = schema.safeParse(given)
  if (!read.success) throw shapeFault(read.error)
  return read.data
}

/** The text of a match file, understood and unharmed; throws a Fault that says what is wrong. */
export function parseMatch(text: string): MatchFile {
  const given = jsonOf(text, 'match')
  const file = readMatch(given)
  // Also of a game that is only told, because its rules are not ours, the names are read out.
  const sits = file.log.filter(one => one.kind === 'sit')
  checkNames([...new Map(sits.map(({ seat, player }) => [seat, player])).values()])
  for (const { player } of sits) checkNames([player])
  return file
}

/** A match file as it was read, unharmed; an older one becomes one of today's, once its own check is made. */
export function readMatch(given: unknown): MatchFile {
  if (textAt(given, 'format') !== 'situation-room/match@1') return unharmed(shaped(given, 'match', matchFileSchema, 2))
  const content = upcast(unharmed(shaped(given, 'match', match1Schema)))
  return { ...content, check: digest(canonical(content)) }
}

function unharmed<File extends { readonly check: string }>(file: File): File {
  const { check, ...content } = file
  if (digest(canonical(content)) !== check) throw new Fault('file.edited')
  return file
}
