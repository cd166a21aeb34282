import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { chacha20 } from './chacha20.ts'
import type { CryptographicRoot } from './game.ts'

test.each([0, 1, 7, 65_536, 2 ** 31, 2 ** 32 - 1])('act %s of any root is what Node’s own cipher gives', act => {
  const key = randomBytes(32)
  const words = Array.from({ length: 8 }, (_, i) => key.readInt32LE(4 * i))
  chacha20.begin(words as unknown as CryptographicRoot, act)
  const drawn = Buffer.alloc(4 * 100)
  for (let i = 0; i < 100; i++) drawn.writeUInt32LE(chacha20.word(), 4 * i)
  // Its counter and nonce: block 0, then the act.
  const start = Buffer.alloc(16)
  start.writeUInt32LE(act, 4)
  expect(drawn).toEqual(createCipheriv('chacha20', key, start).update(Buffer.alloc(4 * 100)))
})
