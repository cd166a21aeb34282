import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Fault } from '../../engine/game.ts'
import type { Meanwhile } from '../../server/operate/private-socket.ts'
import { mustBeFree, mustFit } from '../../server/operate/restoring.ts'
import { copyWhole, logOf, mustBeBackup } from '../../server/operate/snapshot.ts'
import { databaseIn, keyFileIn, OWN_FOLDER } from '../../server/store/data-folder.ts'
import { type Context, print } from '../context.ts'
import { flushFolder } from '../io/store.ts'
import { mustHaveData, type OperateFlags, operated } from './operated.ts'

/** Copies all that a server keeps into a file, while people play. */
export async function backup(context: Context, given: string, flags: OperateFlags): Promise<number> {
  const { say } = context
  const kept = await operated(context, flags)
  if (kept.kind === 'postgres') throw new Fault('operate.pg-dump')
  mustHaveData(kept)
  const file = resolve(given)
  const meanwhile = await snapshot(kept, file)
  const values = { file, megabytes: statSync(file).size / 1e6 }
  print(context, say('backup.done', values))
  if (meanwhile && meanwhile.moves > 0) print(context, say('backup.meanwhile', { ...meanwhile }))
  else if (meanwhile) print(context, say('backup.quiet'))
  if (kept.sealKey === null) print(context, say('backup.key', { file: keyFileIn(kept.folder) }))
  else print(context, say('backup.seal-key'))
  return 0
}

/** A whole copy at one moment; what the server that runs did meanwhile, where one does. */
export async function snapshot(
  { folder, running }: Extract<Awaited<ReturnType<typeof operated>>, { kind: 'folder' }>,
  to: string,
): Promise<Meanwhile | null> {
  const from = databaseIn(folder)
  if (running) return running.whileStill(() => copyWhole(from, to))
  const before = stampOf(from)
  await copyWhole(from, to)
  if (stampOf(from) === before) return null
  // A server has been started meanwhile, and may have written between two slices.
  rmSync(to, { force: true })
  throw new Fault('operate.changed')
}
const stampOf = (file: string): string =>
  [file, logOf(file)].map(one => statSync(one, { throwIfNoEntry: false })?.mtimeMs ?? '-').join()

export interface RestoreFlags extends OperateFlags {
  readonly overwrite?: boolean
}

/** Puts a backup where a server will find it. What lies there is never lost: it is put aside. */
export async function restore(context: Context, given: string, flags: RestoreFlags): Promise<number> {
  const { say } = context
  const kept = await operated(context, flags)
  if (kept.kind === 'postgres') throw new Fault('operate.pg-restore')
  const { folder, sealKey, running } = kept
  if (running) throw new Fault('operate.running', { folder })
  const [file, target] = [resolve(given), databaseIn(folder)]
  mustBeBackup(file)
  const hasData = existsSync(target)
  if (hasData && !flags.overwrite) throw new Fault('operate.would-overwrite', { folder })
  if (hasData) mustBeFree(target)
  mustFit(file, folder, sealKey)
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
  const fresh = `${target}.restored`
  rmSync(fresh, { force: true })
  await copyWhole(file, fresh)
  if (hasData) {
    const aside = `${target}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    renameSync(target, aside)
    if (existsSync(logOf(target))) renameSync(logOf(target), logOf(aside))
    print(context, say('restore.aside', { file: aside }))
  }
  renameSync(fresh, target)
  flushFolder(dirname(target))
  print(context, say('restore.done', { folder }))
  return 0
}
