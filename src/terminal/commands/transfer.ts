import { closeSync, createReadStream, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { Fault } from '../../engine/game.ts'
import { type Reading, readFile, readPostgres } from '../../server/operate/reading.ts'
import { exportLines, importLines, linesIn, tableNames } from '../../server/operate/transfer.ts'
import { databaseIn, OWN_FILE, prepareFolder } from '../../server/store/data-folder.ts'
import type { Database } from '../../server/store/statement.ts'
import { type Context, print } from '../context.ts'
import { codeOf, isThere } from '../io/store.ts'
import { snapshot } from './backup.ts'
import { mustHaveData, type Operated, type OperateFlags, operated } from './operated.ts'

/** All that is kept as it is now; a server that runs goes on meanwhile. */
export async function withReading<T>(
  kept: Operated,
  beside: string,
  work: (reading: Reading) => Promise<T>,
): Promise<T> {
  if (kept.kind === 'postgres') return using(await readPostgres(kept.url), work)
  mustHaveData(kept)
  const copy = `${beside}.copy`
  rmSync(copy, { force: true })
  try {
    await snapshot(kept, copy)
    return await using(readFile(copy), work)
  } finally {
    rmSync(copy, { force: true })
  }
}

async function using<T>(reading: Reading, work: (reading: Reading) => Promise<T>): Promise<T> {
  try {
    return await work(reading)
  } finally {
    await reading.close()
  }
}

/** All that a server keeps, as lines that any other can take in. */
export async function exportAll(context: Context, given: string, flags: OperateFlags): Promise<number> {
  const file = resolve(given)
  const kept = await operated(context, flags)
  if (isThere(file)) throw new Fault('error.exists', { file })
  const lines = await withReading(kept, file, async reading => {
    let [handle, count]: [number | null, number] = [null, 0]
    try {
      for await (const line of exportLines(reading)) {
        handle ??= openSync(file, 'wx', OWN_FILE)
        writeSync(handle, `${line}\n`)
        count += 1
      }
      if (handle !== null) fsyncSync(handle)
    } catch (error) {
      if (handle !== null) rmSync(file, { force: true })
      if (error instanceof Fault) throw error
      throw new Fault('error.cannot-write', { file, problem: codeOf(error) })
    } finally {
      if (handle !== null) closeSync(handle)
    }
    return count
  })
  // The first and the last line are about the others.
  print(context, context.say('export.done', { file, rows: lines - 2 }))
  return 0
}

/** Takes what was exported elsewhere into a server where nothing is kept yet. */
export async function importAll(context: Context, given: string, flags: OperateFlags): Promise<number> {
  const file = resolve(given)
  const kept = await operated(context, flags)
  if (!isThere(file)) throw new Fault('error.no-file', { file })
  const lines = linesIn(createReadStream(file, 'utf8'))
  const rows =
    kept.kind === 'folder' && kept.running
      ? await kept.running.import(lines)
      : await intoDatabase(kept, database => importLines(lines, database, tableNames(database)))
  print(context, context.say('import.done', { rows }))
  return 0
}

/** What is kept where no server of a folder runs, or beside the nodes of a PostgreSQL. */
export async function intoDatabase<T>(kept: Operated, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openKept(kept)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function openKept(kept: Operated): Promise<Database> {
  if (kept.kind === 'postgres') return (await import('../../server/store/postgres.ts')).openPostgres(kept.url)
  prepareFolder(kept.folder, kept.sealKey)
  const { openSqlite } = await import('../../server/store/sqlite.ts')
  return openSqlite({ file: databaseIn(kept.folder), synchronous: 'full', mostPages: null })
}
