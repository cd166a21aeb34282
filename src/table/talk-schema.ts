import * as z from 'zod'
import { moment, tally } from '../games/bounded.ts'
import { LONGEST_NOTE } from './notes.ts'
import { caseClaims, playerClaims, strengths } from './talk.ts'

const seat = z.int().min(0).max(5)
const id = tally

export const claimSchema = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('case'), case: id, says: z.enum(caseClaims) }),
  z.strictObject({ about: z.literal('player'), player: seat, says: z.enum(playerClaims), strength: z.enum(strengths) }),
  z.strictObject({ about: z.literal('retract'), case: id.optional(), player: seat.optional() }),
])

export const talkSchema = z.strictObject({ seat, after: moment, claim: claimSchema })

const about = z.union([z.strictObject({ case: id }), z.strictObject({ player: seat })])
const longest = 2 * LONGEST_NOTE

export const noteSchema = z.strictObject({ seat, about, text: z.string().min(1).max(longest) })

/** A note as its writer hands it in; an empty one takes the old one away. */
export const newNoteSchema = z.strictObject({ about, text: z.string().max(longest) })
