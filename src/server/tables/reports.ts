import { Fault, type Seat } from '../../engine/game.ts'
import type { ReportSeen } from '../../host/wire.ts'
import type { Sealing } from '../store/seal.ts'
import type { Database } from '../store/statement.ts'
import { openSealedRows } from './sealed-rows.ts'

/**
 * What people at a table have reported to whoever looks after it: whose words, by their number, and how often. Who has
 * reported is kept so that each counts once for each line, and shown to nobody; the words stay in the match.
 */
export interface Reports {
  /** Told what was reported, unless nothing was, and again whenever something is. */
  watch(table: string, listener: (reports: readonly ReportSeen[]) => void): () => void
  /** Somebody reports words of somebody else; once more is the same. */
  add(table: string, by: Seat, about: Pick<ReportSeen, 'seat' | 'words'>, at: number): Promise<void>
  /** How often anything was reported there. */
  count(table: string): Promise<number>
  /** A row of this table was changed at another node. */
  heard(table: string): Promise<void>
}

interface Reported extends Pick<ReportSeen, 'seat' | 'words'> {
  readonly by: readonly { readonly seat: Seat; readonly at: number }[]
}
interface Row {
  readonly reported: readonly Reported[]
}

/** So many in so long are somebody who minds; more are a flood. */
const MOST_AT_ONCE = 5
const AT_ONCE_MS = 60_000
/** More than anybody looks through. */
export const MOST_REPORTED = 200

const seenIn = ({ reported }: Row): readonly ReportSeen[] =>
  reported
    .map(({ seat, words, by }) => ({ seat, words, times: by.length }))
    // By the words alone: the order in which it was reported might say by whom.
    .sort((a, b) => a.words - b.words)

function withReport(row: Row, by: Seat, { seat, words }: Pick<ReportSeen, 'seat' | 'words'>, at: number): Row {
  const { reported } = row
  const known = reported.find(one => one.words === words)
  if (known?.by.some(one => one.seat === by)) return row
  const recent = reported.flatMap(one => one.by).filter(one => one.seat === by && one.at > at - AT_ONCE_MS)
  if (recent.length >= MOST_AT_ONCE || (!known && reported.length >= MOST_REPORTED)) throw new Fault('report.enough')
  const others = reported.filter(one => one !== known)
  return { reported: [...others, { seat, words, by: [...(known?.by ?? []), { seat: by, at }] }] }
}

const PART = 'reports'

export function openReports(database: Database, sealing: Sealing): Reports {
  const rows = openSealedRows<Row>(database, sealing, { reported: [] })
  return {
    watch: (table, listener) => rows.watch(table, PART, row => listener(seenIn(row))),
    add: (table, by, about, at) => rows.change(table, PART, row => withReport(row, by, about, at)),
    count: async table => (await rows.read(table, PART)).reported.reduce((sum, { by }) => sum + by.length, 0),
    heard: rows.heard,
  }
}
