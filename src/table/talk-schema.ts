import * as z from 'zod'
import { moment } from '../games/bounded.ts'
import { answerSchema, claimSchema, subjectSchema } from '../games/schemas.ts'
import { LONGEST_ANSWER_CHARACTERS } from './answer.ts'
import { LONGEST_NOTE_CHARACTERS } from './notes.ts'

const seat = z.int().min(0).max(5)
const longest = 2 * LONGEST_NOTE_CHARACTERS

export const talkSchema = z.strictObject({ seat, after: moment, claim: claimSchema })

export const noteSchema = z.strictObject({ seat, about: subjectSchema, text: z.string().min(1).max(longest) })

/** An answer as it stands beside what it answers. */
export const answeredSchema = z.strictObject({
  seat,
  says: answerSchema,
  text: z
    .string()
    .min(1)
    .max(2 * LONGEST_ANSWER_CHARACTERS)
    .exactOptional(),
})

/** An answer as it is handed in. */
export const newAnswerSchema = z.strictObject({
  to: moment.describe('Which of all that was said, counted from 0.'),
  answer: answerSchema,
  text: z.string().max(1000).exactOptional().describe('At most 140 characters, where free words are.'),
})

/** A note as its writer hands it in; an empty one takes the old one away. */
export const newNoteSchema = z.strictObject({ about: subjectSchema, text: z.string().max(longest) })
