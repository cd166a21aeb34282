import * as z from 'zod'
import { balance, line, tally, word } from '../games/bounded.ts'
import { parseFormat } from './file-schema.ts'

const MOST_GAMES = 1_000_000
/** Progress towards an achievement. */
const progress = z.number().min(0).max(9_999)

export const careerSchema = z
  .strictObject({
    format: z.literal('situation-room/career@1'),
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
              }),
            )
            .max(6),
        }),
      )
      .max(MOST_GAMES)
      .optional()
      .describe('Games of Homeland.'),
    rehearsed: z
      .array(z.strictObject({ abductor: word, seed: line }))
      .max(MOST_GAMES)
      .optional()
      .describe('Calls that were practised, and no longer count.'),
  })
  .describe('What was played here: games of Hostage Negotiator, and tables of Homeland')

/** The text of a career; throws a Fault that says what is wrong with it. */
export const parseCareer = (text: string): z.infer<typeof careerSchema> => parseFormat(text, 'career', careerSchema)
