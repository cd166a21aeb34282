import * as z from 'zod'
import { tally } from '../../bounded.ts'
import { plainAnswers } from './answers.ts'
import { caseClaims, playerClaims, strengths } from './claims.ts'

/** Claims and subjects of notes as files have them; whether they could be said is for `index.ts`. */
const seat = z.int().min(0).max(5)

export const claimSchema = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('case'), case: tally, says: z.enum(caseClaims) }),
  z.strictObject({ about: z.literal('player'), player: seat, says: z.enum(playerClaims), strength: z.enum(strengths) }),
  z.strictObject({ about: z.literal('retract'), case: tally.optional(), player: seat.optional() }),
])

export const answerSchema = z.union([
  z.strictObject({ says: z.enum(plainAnswers) }),
  z.strictObject({ says: z.literal('helped'), case: tally }),
])

export const subjectSchema = z.union([z.strictObject({ case: tally }), z.strictObject({ player: seat })])
