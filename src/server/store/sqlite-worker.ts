import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'libsql'
import { type Answered, type Packed, unpacking } from './packing.ts'
import { META, migrations } from './schema.ts'
import type { SqliteFault } from './sqlite.ts'
import { codeOf, sqliteWork } from './sqlite-work.ts'
import type { Row } from './statement.ts'

/**
 * The one connection to the SQLite file, in a thread of its own. It is given lists of requests, each one transaction;
 * whoever waits is answered after it.
 */

export type Answer =
  | { readonly ready: true }
  | { readonly failed: SqliteFault }
  | { readonly answers: readonly Answered[] }

export interface SqliteSettings {
  readonly file: string
  /** `full` waits for the disk at every commit; `off` is there to be measured against, and is refused outside of that. */
  readonly synchronous: 'full' | 'off'
  /** How many pages the file may have; none for as many as there is room for. */
  readonly mostPages: number | null
}

/** After so many pages in the log they are carried over into the file; SQLite's own number. */
const PAGES_IN_LOG = 1000

const port = parentPort
const settings = workerData as SqliteSettings
const SYNCHRONOUS = { off: 0, full: 2 } as const

class Unfit extends Error {
  readonly fault: SqliteFault
  constructor(fault: SqliteFault) {
    super(fault)
    this.fault = fault
  }
}

function open(): InstanceType<typeof Sqlite> {
  const db = new Sqlite(settings.file)
  try {
    db.exec('pragma locking_mode = exclusive')
    db.exec('pragma journal_mode = wal')
    db.exec(`pragma synchronous = ${settings.synchronous}`)
    db.exec('pragma foreign_keys = on')
    if (settings.mostPages !== null) db.exec(`pragma max_page_count = ${settings.mostPages}`)
    // The lock is taken by the first write, so that a second server learns of the first one here.
    db.exec('begin exclusive')
    db.exec(META)
    const shape = Number(
      (db.prepare("select value from meta where name = 'schema'").get() as Row | undefined)?.value ?? 0,
    )
    if (shape > migrations.length) throw new Unfit('newer')
    for (const migration of migrations.slice(shape)) for (const sql of migration('sqlite')) db.exec(sql)
    db.prepare("insert into meta values ('schema', ?) on conflict (name) do update set value = excluded.value").run(
      String(migrations.length),
    )
    db.exec('commit')
    const { synchronous } = db.prepare('pragma synchronous').get() as Row
    const { journal_mode } = db.prepare('pragma journal_mode').get() as Row
    // Told = durable: a build of SQLite that takes these and does something else is of no use here.
    if (synchronous !== SYNCHRONOUS[settings.synchronous] || journal_mode !== 'wal') throw new Unfit('unsafe')
    return db
  } catch (error) {
    if (db.inTransaction) db.exec('rollback')
    db.close()
    throw error
  }
}

function serve(db: InstanceType<typeof Sqlite>): void {
  const { work, carryOver } = sqliteWork(db)
  // Of a server that was killed.
  carryOver()
  const unpacked = unpacking()
  port?.on('message', (packed: Packed) => {
    const requests = unpacked(packed)
    const closing = requests.findIndex(one => 'close' in one)
    const open = closing < 0 ? requests : requests.slice(0, closing)
    for (const one of open) if ('still' in one) db.exec(`pragma wal_autocheckpoint = ${one.still ? 0 : PAGES_IN_LOG}`)
    const answers = work(open)
    if (closing < 0) return port.postMessage({ answers } satisfies Answer)
    try {
      carryOver()
    } catch {
      // There is no room: it is done by whoever opens the file next.
    }
    db.close()
    port.postMessage({ answers: [...answers, true] } satisfies Answer)
    port.close()
  })
}

function faultOf(error: unknown): SqliteFault {
  if (error instanceof Unfit) return error.fault
  const code = codeOf(error)
  if (/BUSY|LOCKED/.test(code)) return 'taken'
  return /FULL/.test(code) ? 'full' : 'unusable'
}

try {
  serve(open())
  port?.postMessage({ ready: true } satisfies Answer)
} catch (error) {
  port?.postMessage({ failed: faultOf(error) } satisfies Answer)
}
