import { existsSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import Sqlite from 'libsql'
import { Fault } from '../../engine/game.ts'
import { OWN_FILE } from '../store/data-folder.ts'
import { migrations } from '../store/schema.ts'
import { sqliteWork } from '../store/sqlite-work.ts'

/** A whole copy of a server's file, taken slice by slice while the server goes on. */

/** So much is copied at once: whoever waits for the disk meanwhile waits for no more than that. */
const SLICE_BYTES = 1 << 20

/** What SQLite keeps beside a file that is written to. */
export const logOf = (file: string): string => `${file}-wal`

/**
 * Copies the file, then its log. The file has to be still (`SqliteFile.keepStill`), or nobody may use it: what is added
 * to the log meanwhile comes along or not, a transaction whole or not at all.
 */
export async function copyWhole(from: string, to: string): Promise<void> {
  const isNew = !existsSync(to)
  try {
    await copySlices(from, to)
    if (existsSync(logOf(from))) await copySlices(logOf(from), logOf(to))
    settle(to)
  } catch (error) {
    if (isNew) for (const one of [to, logOf(to)]) rmSync(one, { force: true })
    throw error
  }
}

async function copySlices(from: string, to: string): Promise<void> {
  let [source, target]: [FileHandle | null, FileHandle | null] = [null, null]
  try {
    source = await open(from, 'r')
    target = await open(to, 'wx', OWN_FILE)
    const slice = Buffer.allocUnsafe(SLICE_BYTES)
    for (;;) {
      const { bytesRead } = await source.read(slice, 0, SLICE_BYTES)
      if (bytesRead === 0) break
      await target.write(slice, 0, bytesRead)
      // On the disk before the next: a heap of it written out at once would be in everybody's way.
      await target.datasync()
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code === 'EEXIST') throw new Fault('error.exists', { file: to })
    throw new Fault('error.cannot-write', { file: to, problem: code })
  } finally {
    await source?.close()
    await target?.close()
  }
}

/** Carries journal and log over into the copy, so that it is one file with everything in its tables, and looks whether it is whole. */
function settle(file: string): void {
  const db = new Sqlite(file)
  try {
    if (db.prepare("select 1 from sqlite_master where name = 'journal'").get() !== undefined) sqliteWork(db).carryOver()
    db.exec('pragma wal_checkpoint(truncate)')
    db.prepare('pragma journal_mode = delete').get()
    mustBeWhole(db, file)
  } finally {
    db.close()
  }
}

function mustBeWhole(db: InstanceType<typeof Sqlite>, file: string): void {
  let found: { readonly integrity_check?: string }
  try {
    found = db.prepare('pragma integrity_check').get() as typeof found
  } catch {
    throw new Fault('operate.no-backup', { file })
  }
  if (found.integrity_check !== 'ok') throw new Fault('operate.no-backup', { file })
}

/** Whether a file is a backup that can be used here; throws a Fault where it is not. */
export function mustBeBackup(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Fault('error.no-file', { file })
  let db: InstanceType<typeof Sqlite> | null = null
  try {
    db = new Sqlite(file, { readonly: true })
    const row = db.prepare("select value from meta where name = 'schema'").get() as { value?: string } | undefined
    const shape = Number(row?.value ?? Number.NaN)
    if (Number.isNaN(shape)) throw new Fault('operate.no-backup', { file })
    if (shape > migrations.length) throw new Fault('database.newer', { file })
    mustBeWhole(db, file)
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Fault('operate.no-backup', { file })
  } finally {
    db?.close()
  }
}
