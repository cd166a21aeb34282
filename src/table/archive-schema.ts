import * as z from 'zod'
import { Fault } from '../engine/game.ts'
import { word } from '../games/bounded.ts'
import { dailyResultSchema } from '../games/schemas.ts'
import { careerSchema } from './career-schema.ts'
import { LAST_MS, match1Schema, matchFileSchema, parseFormat } from './file-schema.ts'
import { LONGEST_ARCHIVE_CHARACTERS, LONGEST_FILE_CHARACTERS, readJsonText, textAt } from './json-text.ts'

const MOST_SAVES = 100_000
const time = z.number().min(0).max(LAST_MS)

const line = {
  id: z
    .string()
    .max(40)
    .regex(/^[\w-]{1,40}$/)
    .describe('Its name in the browser it comes from.'),
  tag: word.nullable().describe('A lesson or a daily call by its name.'),
  begun: time.describe('Milliseconds since 1970.'),
  changed: time,
}

/** Everything a browser keeps, in one file: nothing is lost with the browser. */
export const archiveSchema = z
  .strictObject({
    format: z.literal('situation-room/archive@1'),
    matches: z
      .array(
        z.union([
          z.strictObject({ line: z.strictObject(line), file: z.union([matchFileSchema, match1Schema]) }),
          z
            .strictObject({ line: z.strictObject(line), text: z.string().max(LONGEST_FILE_CHARACTERS) })
            .describe('A save that could not be read, as it was found.'),
        ]),
      )
      .max(MOST_SAVES),
    career: careerSchema.nullable(),
    records: z.strictObject({ daily: z.array(dailyResultSchema).max(MOST_SAVES).optional() }),
  })
  .describe('Everything that Situation Room keeps in one browser')
export type Archive = z.infer<typeof archiveSchema>

export const parseArchive = (text: string): Archive => parseFormat(text, 'archive', archiveSchema)

const kinds = ['match', 'scenario', 'archive'] as const
export type FileKind = (typeof kinds)[number]

/** Which of our formats a text is, by what it says of itself; whether it is whole is for its own reader. */
export function kindOf(text: string): FileKind {
  const format = textAt(readJsonText(text, LONGEST_ARCHIVE_CHARACTERS), 'format')
  const kind = kinds.find(one => format.startsWith(`situation-room/${one}@`))
  if (!kind) throw new Fault('file.not-ours')
  return kind
}
