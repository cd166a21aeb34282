import * as z from 'zod'
import { word } from '../games/bounded.ts'
import { LAST_MS } from '../table/file-schema.ts'
import { phases } from '../table/lobby.ts'

/** The tables somebody sits at or looks after: of each, what whoever sits there may know without coming to it. */

/** More than anybody is at; the newest come first. */
export const MOST_OWN = 100

const ms = z.int().min(0).max(LAST_MS)

export const ownTableSchema = z.object({
  table: word,
  game: word,
  seat: z.int().min(0).max(5).nullable().describe('Yours; null where you only look after the table.'),
  isHost: z.boolean(),
  phase: z.enum(phases),
  names: z.array(word.nullable()).max(6).readonly().describe('By seat; null where nobody sits.'),
  isAsked: z.boolean().describe('Are you waited for?'),
  leftMs: ms.nullable().describe('So much time you have left, at a pace; null where nobody is in a hurry.'),
  isPaused: z.boolean(),
  isOver: z.boolean(),
  since: ms.describe('When somebody last came or went; of a match, when it began.'),
})
export const ownTablesSchema = z.object({
  tables: z.array(ownTableSchema).max(MOST_OWN).readonly().describe('The newest first.'),
})
export type OwnTable = z.infer<typeof ownTableSchema>
