import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../../engine/game.ts'
import { KEY_BYTES, newKey, type Sealing, sealing } from './seal.ts'

/** The folder of a server that keeps its tables in a file of its own: the file, and the key that seals seeds. */

/** Only whoever runs the server reads what is in there. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600
const SEAL_KEY = /^[0-9a-f]{64}$/i

export const databaseIn = (folder: string): string => join(folder, 'tables.db')
export const keyFileIn = (folder: string): string => join(folder, 'key')

/** The key of this data folder, made when it is first used. */
function keyIn(folder: string): Buffer {
  const file = keyFileIn(folder)
  if (!existsSync(file)) writeFileSync(file, `${newKey().toString('hex')}\n`, { mode: OWN_FILE, flag: 'wx' })
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (key.length !== KEY_BYTES) throw new Fault('serve.key', { file })
  return key
}

/** Makes the folder where there is none. */
export function prepareFolder(folder: string, sealKey?: string | null): Sealing {
  try {
    mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
    return sealKey == null ? sealing(keyIn(folder)) : sealingWith(sealKey)
  } catch (error) {
    if (error instanceof Fault) throw error
    throw new Fault('serve.data', { folder })
  }
}

/** A node's own key would seal what no other node can open. */
export function sealingWith(key: string): Sealing {
  if (!SEAL_KEY.test(key)) throw new Fault('serve.seal-key')
  return sealing(Buffer.from(key, 'hex'))
}
