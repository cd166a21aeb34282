import type { CryptographicRoot, Random, Root } from './game.ts'

/**
 * Chance is keyed, not streamed: act number n of a kind of chance is generated from (root, n) alone, so a
 * different choice meets the same luck. The generator is sfc32, or ChaCha20 where the root is one of 256 bits.
 *
 * Its words are the module's, and may be: `begin` fills all of them before anything is drawn, an act is begun and
 * drawn from within one call, and neither a view nor what is legal is ever drawn. So no state, no game and no viewer
 * meets what another left here. As fields of an object they would be written back to memory at every draw.
 */
let a = 0
let b = 0
let c = 0
let d = 0
let isCryptographic = false

/** The generator of roots of 256 bits. */
export interface Cryptographic {
  begin(root: CryptographicRoot, act: number): void
  word(): number
}
/** `chacha20.ts`, handed over by whoever opens matches between people: a first call does not wait for it. */
let cryptographic: Cryptographic | null = null
export const bringCryptographic = (one: Cryptographic): void => {
  cryptographic = one
}

export function begin(root: Root, act: number): void {
  isCryptographic = root.length === 8
  if (root.length === 8) {
    if (!cryptographic) throw new Error('chacha20')
    cryptographic.begin(root, act)
    return
  }
  // Twelve rounds of `word`. Locals stay in registers, which is worth a twentieth of a game's time.
  let p = root[0] ^ Math.imul(act, 0x9e3779b1)
  let q = root[1]
  let r = root[2]
  const s = (root[3] + act) | 0
  for (let i = 0; i < 12; i++) {
    const t = (((p + q) | 0) + s + i) | 0
    p = q ^ (q >>> 9)
    q = (r + (r << 3)) | 0
    r = (((r << 21) | (r >>> 11)) + t) | 0
  }
  a = p
  b = q
  c = r
  d = (s + 12) | 0
}

/** The next 32 bits of the act begun. */
export function word(): number {
  if (isCryptographic && cryptographic) return cryptographic.word()
  const t = (((a + b) | 0) + d) | 0
  d = (d + 1) | 0
  a = b ^ (b >>> 9)
  b = (c + (c << 3)) | 0
  c = (c << 21) | (c >>> 11)
  c = (c + t) | 0
  return t >>> 0
}

/** A whole number from 0 to n-1 without modulo bias: what would favour the low numbers is drawn again. */
export function below(n: number): number {
  let drawn = word()
  // Too many are the last 2^32 mod n numbers, which are fewer than n: nearly always one look is enough.
  while (drawn > 0xffff_ffff - n && drawn > 0xffff_ffff - ((-n >>> 0) % n)) drawn = word()
  return drawn % n
}

/** Shuffle in place with the act begun. */
export function shuffle<T>(items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const held = items[i]
    items[i] = items[j]
    items[j] = held
  }
  return items
}

/** A stream of its own, for bots and tests: act after act of one root. */
export function stream(root: Root): Random {
  let act = 0
  return n => {
    begin(root, act++)
    return below(n)
  }
}
