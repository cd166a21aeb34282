import * as z from 'zod'
import { Fault, type Json } from '../engine/game.ts'
import { shapeFault } from '../games/shape.ts'
import { digest } from '../seed/roots.ts'
import { canonical } from './file.ts'
import { checkNames } from './seats.ts'
import { noteSchema, talkSchema } from './talk-schema.ts'

const choice = z.strictObject({ seat: z.int().min(0), choice: z.string().min(1) })
const json: z.ZodType<Json> = z.json()
const hex256 = z.string().regex(/^[0-9a-f]{64}$/)

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
    nonce: hex256.optional().describe('At a table for several: 256 random bits, as secret as the seed.'),
    commitment: hex256.optional().describe('What was shown before the first choice: SHA-256 of nonce and seed.'),
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

const notOurs = {
  match: 'file.not-a-match',
  scenario: 'file.not-a-scenario',
  career: 'file.not-a-career',
  archive: 'file.not-ours',
} as const

/** JSON of one of our formats, in the version we know and in the right shape. */
export function parseFormat<T>(text: string, kind: keyof typeof notOurs, schema: z.ZodType<T>): T {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Fault(kind === 'career' ? notOurs.career : 'file.not-json')
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
  // Also of a game that is only told, because its rules are not ours, the names are read out.
  checkNames(file.seats ?? [])
  return file
}
