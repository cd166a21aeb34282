import { existsSync } from 'node:fs'
import Sqlite from 'libsql'
import { Fault } from '../../engine/game.ts'
import { keyFileIn, prepareFolder, sealingWith } from '../store/data-folder.ts'

/** What is looked at before a backup takes the place of what is there. */

/** Nobody uses the file. */
export function mustBeFree(file: string): void {
  const db = new Sqlite(file)
  try {
    db.exec('begin exclusive')
    db.exec('rollback')
  } catch {
    throw new Fault('database.taken', { file })
  } finally {
    db.close()
  }
}

/** What is sealed in a backup can be opened with the key that is there: better now than in the middle of a game. */
export function mustFit(backup: string, folder: string, sealKey: string | null): void {
  const db = new Sqlite(backup, { readonly: true })
  let sealed: { readonly name: string; readonly body: string } | undefined
  try {
    // A backup may be older than the table that matches' texts have now.
    const isApart = db.prepare("select 1 from sqlite_master where name = 'opening'").get() !== undefined
    const matches = isApart
      ? 'select match as name, text as body from opening'
      : 'select id as name, text as body from match'
    sealed = db
      .prepare(
        `${matches} where text like 'sealed@%'
         union all select 'lobby ' || id, body from lobby where body like 'sealed@%' limit 1`,
      )
      .get() as typeof sealed
  } finally {
    db.close()
  }
  if (!sealed) return
  if (sealKey === null && !existsSync(keyFileIn(folder))) throw new Fault('operate.no-key', { file: keyFileIn(folder) })
  const { open } = sealKey === null ? prepareFolder(folder) : sealingWith(sealKey)
  open(sealed.name, sealed.body)
}
