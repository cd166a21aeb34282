import * as z from 'zod'
import { balance, line, MOST_GAMES, tally, word } from '../../bounded.ts'
import { accusedHow } from './career.ts'

/** What a career file has of Homeland. */
export const tableCareerShape = {
  tables: z
    .array(
      z.strictObject({
        date: word,
        seed: line,
        ending: word,
        rounds: tally,
        players: z
          .array(
            z.strictObject({
              name: word,
              bot: word.nullable(),
              agenda: word,
              points: balance.nullable(),
              won: z.boolean(),
              from: z.strictObject({ own: balance, assets: balance, accusation: balance }).optional(),
              accused: z.enum(accusedHow).optional(),
            }),
          )
          .max(6),
      }),
    )
    .max(MOST_GAMES)
    .optional()
    .describe('Games of Homeland.'),
}
