import { existsSync } from 'node:fs'
import { Fault } from '../../engine/game.ts'
import { type Running, runningOn } from '../../server/operate/running.ts'
import { type Flags, readSettings } from '../../server/settings.ts'
import { databaseIn } from '../../server/store/data-folder.ts'
import type { Context } from '../context.ts'
import { dataFolder } from './serve.ts'

/** What a server keeps, as the commands of whoever runs it find it: a folder with or without a server, or a PostgreSQL. */
export type Operated =
  | {
      readonly kind: 'folder'
      readonly folder: string
      readonly sealKey: string | null
      /** The server that runs on it, where one does. */
      readonly running: Running | null
    }
  | { readonly kind: 'postgres'; readonly url: string; readonly sealKey: string }

export type OperateFlags = Pick<Flags, 'data'>

export async function operated(context: Context, flags: OperateFlags): Promise<Operated> {
  const settings = readSettings(context.env, flags)
  const { databaseUrl: url, sealKey } = settings
  if (url !== null) return { kind: 'postgres', url, sealKey: sealKey ?? '' }
  const folder = dataFolder(settings, context)
  return { kind: 'folder', folder, sealKey, running: await runningOn(folder) }
}

/** A folder in which a server has kept something. */
export function mustHaveData({ folder }: { readonly folder: string }): void {
  if (!existsSync(databaseIn(folder))) throw new Fault('operate.no-data', { folder })
}
