import * as z from 'zod'
import { parseFormat } from './file-schema.ts'

const count = z.int().min(0)
export const careerSchema = z
  .strictObject({
    format: z.literal('situation-room/career@1'),
    games: z.array(
      z.strictObject({
        date: z.string(),
        abductor: z.string(),
        seed: z.string(),
        won: z.boolean(),
        cause: z.string(),
        turns: count,
        saved: count,
        killed: count,
        achievements: z.array(z.string()),
      }),
    ),
    best: z.record(z.string(), z.strictObject({ have: z.number(), need: z.number() })),
    tables: z
      .array(
        z.strictObject({
          date: z.string(),
          seed: z.string(),
          ending: z.string(),
          rounds: count,
          players: z.array(
            z.strictObject({
              name: z.string(),
              bot: z.string().nullable(),
              agenda: z.string(),
              points: z.int().nullable(),
              won: z.boolean(),
            }),
          ),
        }),
      )
      .optional()
      .describe('Games of Homeland.'),
    rehearsed: z
      .array(z.strictObject({ abductor: z.string(), seed: z.string() }))
      .optional()
      .describe('Calls that were practised, and no longer count.'),
  })
  .describe('What was played here: games of Hostage Negotiator, and tables of Homeland')

/** The text of a career; throws a Fault that says what is wrong with it. */
export const parseCareer = (text: string): z.infer<typeof careerSchema> => parseFormat(text, 'career', careerSchema)
