import * as z from 'zod'
import { Fault } from '../engine/game.ts'
import { careerSchema } from './career-schema.ts'
import { matchFileSchema, parseFormat } from './file-schema.ts'

/** One day's call as it went the first time: enough for the result, the row of days and the text to share. */
export const dailyResultSchema = z.strictObject({
  date: z.iso.date(),
  abductor: z.string(),
  won: z.boolean(),
  cause: z.string(),
  saved: z.int().min(0),
  killed: z.int().min(0),
  held: z.int().min(0).describe('Hostages still in the Zone at the end.'),
  turns: z
    .array(z.strictObject({ saved: z.int().min(0), killed: z.int().min(0) }))
    .describe('What each turn brought, no cards named.'),
})
export type DailyResult = z.infer<typeof dailyResultSchema>

const line = {
  id: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .describe('Its name in the browser it comes from.'),
  tag: z.string().nullable().describe('A lesson or a daily call by its name.'),
  begun: z.number().describe('Milliseconds since 1970.'),
  changed: z.number(),
}

/** Everything a browser keeps, in one file: nothing is lost with the browser. */
export const archiveSchema = z
  .strictObject({
    format: z.literal('situation-room/archive@1'),
    matches: z.array(
      z.union([
        z.strictObject({ line: z.strictObject(line), file: matchFileSchema }),
        z
          .strictObject({ line: z.strictObject(line), text: z.string() })
          .describe('A save that could not be read, as it was found.'),
      ]),
    ),
    career: careerSchema.nullable(),
    records: z.strictObject({ daily: z.array(dailyResultSchema).optional() }),
  })
  .describe('Everything that Situation Room keeps in one browser')
export type Archive = z.infer<typeof archiveSchema>

export const parseArchive = (text: string): Archive => parseFormat(text, 'archive', archiveSchema)

const kinds = ['match', 'scenario', 'archive'] as const
export type FileKind = (typeof kinds)[number]

/** Which of our formats a text is, by what it says of itself; whether it is whole is for its own reader. */
export function kindOf(text: string): FileKind {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    throw new Fault('file.not-json')
  }
  const format = typeof given === 'object' && given !== null && 'format' in given ? String(given.format) : ''
  const kind = kinds.find(one => format.startsWith(`situation-room/${one}@`))
  if (!kind) throw new Fault('file.not-ours')
  return kind
}
