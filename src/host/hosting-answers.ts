import * as z from 'zod'
import { word } from '../games/bounded.ts'
import { LAST_MS } from '../table/file-schema.ts'

/** What whoever runs a server is told of its tables: what is open and what is played, and nothing of any match. */

/** More than anybody reads through; the newest come first. */
export const MOST_HOSTED = 500

export const hostedPhases = ['gathering', 'drawing', 'played'] as const

export const hostedTableSchema = z.object({
  table: word.describe('The name of the table, as its links have it.'),
  game: word,
  seats: z.int().min(0).max(6),
  taken: z.int().min(0).max(6).describe('So many of the seats are taken, by people or bots.'),
  phase: z.enum(hostedPhases),
  since: z.int().min(0).max(LAST_MS).describe('When somebody last came or went; of a match, when it began.'),
  reported: z.int().min(1).max(10_000).exactOptional().describe('So often words were reported there.'),
  quietDays: z.int().min(0).max(LAST_MS).describe('For so many whole days nothing has happened there.'),
})
export const hostedTablesSchema = z.object({
  tables: z.array(hostedTableSchema).max(MOST_HOSTED).readonly().describe('The newest first.'),
})
export const closedSchema = z.object({ table: word })

export type HostedTable = z.infer<typeof hostedTableSchema>
