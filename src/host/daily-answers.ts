import * as z from 'zod'
import { day, word } from '../games/bounded.ts'
import { medals } from '../games/negotiator/career/ranking.ts'
import { LAST_MS } from '../table/file-schema.ts'
import { pass } from './answers.ts'

/** The call of the day as a server tells of it: what came of it for whom, and no card. */

/** The best; whoever is further down is told their own place. */
export const MOST_PLACES = 100

const hash = z.string().length(64)
const count = z.int().min(0).max(1_000_000)

const went = {
  won: z.boolean(),
  cause: word.describe('How it ended.'),
  saved: count,
  killed: count,
  turns: count,
  medal: z.enum(medals).nullable().describe('Gold: nobody was lost; silver: a success; bronze: more saved than lost.'),
}
const place = z.object({
  place: count.min(1).describe('Whoever did equally well shares one.'),
  name: word.describe('As the player typed it.'),
  isYou: z.boolean(),
  ...went,
})

export const dailyBoardSchema = z.object({
  day,
  abductor: word,
  isClosed: z.boolean().describe('Is the day over, so that everybody may know what was dealt?'),
  closesAt: z.int().min(0).max(LAST_MS),
  commitment: hash.describe('Made of the seed, and shown from the beginning of the day.'),
  seed: hash.nullable().describe('Null until the day is over.'),
  played: count.describe('How many have a place.'),
  places: z.array(place).max(MOST_PLACES).readonly().describe('The best first.'),
  you: place.nullable().describe('Your own place, also where it is further down.'),
  isTaken: z.boolean().describe('Have you taken the call of this day? Then another attempt is unranked.'),
  table: word.nullable().describe('Where your call of this day goes on; null where none does.'),
})
export type DailyBoard = z.infer<typeof dailyBoardSchema>
export type DailyPlace = DailyBoard['places'][number]

export const dailyOpenedSchema = z.object({
  day,
  table: word.describe('Joined as any table is: `/t/TABLE`.'),
  pass: pass.describe('For coming back to this seat.'),
  guest: pass.nullable().describe('By which a guest is known again that day; a browser has it as a cookie.'),
  counts: z
    .boolean()
    .describe('False where you have taken the call of this day before, finished or not: then it is unranked.'),
})
export type DailyOpened = z.infer<typeof dailyOpenedSchema>

export const dailyOpeningSchema = z.strictObject({
  name: z.string().max(100),
  id: z.string().min(1).max(64).optional().describe('Made once: sent again, it is the same table.'),
})
