import * as z from 'zod'
import { line, MOST_GAMES, tally, word } from '../../bounded.ts'

/** Progress towards an achievement. */
const progress = z.number().min(0).max(9_999)

/** What a career file has of Hostage Negotiator. */
export const callCareerShape = {
  games: z
    .array(
      z.strictObject({
        date: word,
        abductor: word,
        seed: line,
        won: z.boolean(),
        cause: word,
        turns: tally,
        saved: tally,
        killed: tally,
        achievements: z.array(word).max(99),
      }),
    )
    .max(MOST_GAMES),
  best: z.record(word, z.strictObject({ have: progress, need: progress })),
  rehearsed: z
    .array(z.strictObject({ abductor: word, seed: line }))
    .max(MOST_GAMES)
    .optional()
    .describe('Calls that were practised, and no longer count.'),
}
