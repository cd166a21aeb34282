import * as z from 'zod'
import { word } from '../../bounded.ts'
import { PAWNS } from '../vocabulary.ts'

const hostages = z.int().min(0).max(PAWNS)
const MOST_TURNS = 99

/** One day's call as it went the first time: enough for the result, the row of days and the text to share. */
export const dailyResultSchema = z.strictObject({
  date: z.iso.date().max(10),
  abductor: word,
  won: z.boolean(),
  cause: word,
  saved: hostages,
  killed: hostages,
  held: hostages.describe('Hostages still in the Zone at the end.'),
  turns: z
    .array(z.strictObject({ saved: hostages, killed: hostages }))
    .max(MOST_TURNS)
    .describe('What each turn brought, no cards named.'),
})
export type DailyResult = z.infer<typeof dailyResultSchema>
