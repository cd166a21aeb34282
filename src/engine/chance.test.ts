import { expect, test } from 'vitest'
import { begin, below, word } from './chance.ts'
import type { Root } from './game.ts'

/** sfc32 as it is published, seeded as `begin` says, with its twelve rounds thrown away. */
function published(root: Root, act: number): () => number {
  let [a, b, c, d] = [root[0] ^ Math.imul(act, 0x9e3779b1), root[1], root[2], (root[3] + act) | 0]
  const next = () => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

const roots: readonly Root[] = [
  [0, 0, 0, 0],
  [1, 2, 3, 4],
  [0x7fffffff, -0x80000000, -1, 0x7ffffffe],
]

test('an act is sfc32 after twelve rounds', () => {
  for (const root of roots)
    for (const act of [0, 1, 7, 0x7fffffff]) {
      const next = published(root, act)
      begin(root, act)
      for (let i = 0; i < 20; i++) expect(word()).toBe(next())
    }
})

// Of the larger n, up to half of all numbers drawn would favour the low ones.
test.each([1, 2, 3, 6, 21, 0x5555_5556, 0x8000_0001, 0xc000_0000])('below(%d) draws again what is biased', n => {
  let again = 0
  for (let act = 0; act < 500; act++) {
    const next = published(roots[1], act)
    begin(roots[1], act)
    let drawn = next()
    for (; drawn >= 2 ** 32 - (2 ** 32 % n); again++) drawn = next()
    expect(below(n)).toBe(drawn % n)
  }
  expect(again > 0).toBe(n > 2 ** 30)
})
