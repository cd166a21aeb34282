import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { begin, word } from '../engine/chance.ts'
import type { Root, Roots } from '../engine/game.ts'

/** SHA-256 of a text, as lower-case hexadecimal. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

function rootOf(seed: string, kind: string): Root {
  const hash = sha256(utf8ToBytes(`${seed}/${kind}`))
  const words: number[] = []
  for (let i = 0; i < 16; i += 4) words.push((hash[i] << 24) | (hash[i + 1] << 16) | (hash[i + 2] << 8) | hash[i + 3])
  return [words[0], words[1], words[2], words[3]]
}

/** The roots of game n of a series, drawn from the roots of the series: hashing for each game would cost more than playing it. */
export function gameRoots(series: Roots, n: number): Roots {
  const roots: Record<string, Root> = { ...series } // with every kind from the start: to add them one by one takes longer
  for (const kind in series) {
    begin(series[kind], n)
    roots[kind] = [word() | 0, word() | 0, word() | 0, word() | 0]
  }
  return roots
}

/**
 * The root of each kind of chance, by SHA-256 of the match seed. A seed `NAME#17` is game 17 of the series NAME,
 * so that any game of a simulation can be named, played again and shared.
 */
export function rootsOf(seed: string, kinds: readonly string[]): Roots {
  const series = /^(.*)#(\d{1,9})$/s.exec(seed)
  const roots: Record<string, Root> = {}
  for (const kind of kinds) roots[kind] = rootOf(series ? series[1] : seed, kind)
  return series ? gameRoots(roots, Number(series[2])) : roots
}
