import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type TableLink, writeLink } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import { changedAt, home, readText, writeWhole } from '../io/store.ts'

/**
 * A seat at a table elsewhere, as this machine keeps it: what lets its player in again, and what proves afterwards how
 * the game was dealt. Whoever reads it plays there, so it is its owner's alone.
 */
const seatSchema = z.strictObject({
  format: z.literal('situation-room/seat@1'),
  address: z.string().max(300),
  table: z.string().regex(/^[\w-]{1,64}$/),
  kind: z.enum(['seat', 'host', 'watch', 'friend', 'screen']),
  /** SHA-256 of the link it came from: the same link leads to the same seat, and need not be kept itself. */
  link: z.string().length(64),
  pass: z.string().min(1).max(100),
  seat: z.int().min(0).max(5).nullable(),
  /** What this machine adds to the seed; null where it adds nothing. */
  bits: z.string().length(32).nullable(),
  /** By seat: the hashes that were shown when the bits were given. Whoever shows others at the end chose theirs by ours. */
  promised: z.array(z.string().length(64).nullable()).max(6).nullable().default(null),
  /** What the table had committed to when this seat was taken. */
  commitment: z.string().length(64),
  isOver: z.boolean(),
})
export type KeptSeat = z.infer<typeof seatSchema>
/** A seat that was just taken has given nothing yet. */
type NewSeat = Omit<z.input<typeof seatSchema>, 'format'>

const folderOf = (env: NodeJS.ProcessEnv): string => join(home(env), 'tables')
export const linkHash = (link: TableLink): string => createHash('sha256').update(writeLink(link)).digest('hex')

/** How many digits of a link's hash tell the seats of one machine at one table apart. */
const NAME_DIGITS = 16

export function keepSeat(env: NodeJS.ProcessEnv, seat: NewSeat): void {
  const file = join(folderOf(env), `${seat.table}-${seat.link.slice(0, NAME_DIGITS)}.json`)
  writeWhole(file, `${JSON.stringify({ format: 'situation-room/seat@1', ...seat }, null, 2)}\n`)
}

/** All seats of this machine, the newest first; what cannot be read is passed over. */
export function keptSeats(env: NodeJS.ProcessEnv): KeptSeat[] {
  const folder = folderOf(env)
  let names: string[]
  try {
    names = readdirSync(folder).filter(name => name.endsWith('.json'))
  } catch {
    return []
  }
  return names
    .map(name => join(folder, name))
    .sort((a, b) => changedAt(b) - changedAt(a))
    .flatMap(file => seatIn(file) ?? [])
}

function seatIn(file: string): KeptSeat | null {
  try {
    return seatSchema.parse(JSON.parse(readText(file)))
  } catch (error) {
    if (error instanceof Fault || error instanceof SyntaxError || error instanceof z.ZodError) return null
    throw error
  }
}

/** The seat that a link leads to on this machine: its own, or the newest at its table where it only names that. */
export const seatFor = (env: NodeJS.ProcessEnv, link: TableLink): KeptSeat | undefined =>
  keptSeats(env).find(seat =>
    link.right === null
      ? seat.table === link.table && seat.address === link.address
      : seat.link === linkHash(link) && seat.table === link.table,
  )
