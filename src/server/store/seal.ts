import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { Fault } from '../../engine/game.ts'

/**
 * Seeds are sealed: whoever reads the database, or a backup of it, cannot deal a running match for themselves without
 * the key, which is kept elsewhere.
 */
export interface Sealing {
  seal(name: string, text: string): string
  open(name: string, sealed: string): string
  /** The same for the same text, and of no use to whoever has not the key: 64 hexadecimal digits. */
  hash(text: string): string
}

export const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'
/** What is sealed begins with this; a match file begins with a brace. */
const MARK = 'sealed@1:'

export const newKey = (): Buffer => randomBytes(KEY_BYTES)

/** AES-256-GCM; the name is part of what is checked, so that nothing can be put in another's place. */
export function sealing(key: Buffer): Sealing {
  return {
    seal(name, text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return MARK + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
    },
    open(name, sealed) {
      if (!sealed.startsWith(MARK)) return sealed
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64')
      const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(name))
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
      } catch {
        throw new Fault('database.other-key')
      }
    },
    hash: text => createHmac('sha256', key).update(text).digest('hex'),
  }
}
