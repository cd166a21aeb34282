import * as z from 'zod'
import { moment } from '../games/bounded.ts'
import { claimSchema, subjectSchema } from '../games/schemas.ts'
import { LONGEST_NOTE_CHARACTERS } from './notes.ts'

const seat = z.int().min(0).max(5)
const longest = 2 * LONGEST_NOTE_CHARACTERS

export const talkSchema = z.strictObject({ seat, after: moment, claim: claimSchema })

export const noteSchema = z.strictObject({ seat, about: subjectSchema, text: z.string().min(1).max(longest) })

/** A note as its writer hands it in; an empty one takes the old one away. */
export const newNoteSchema = z.strictObject({ about: subjectSchema, text: z.string().max(longest) })
