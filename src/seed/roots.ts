import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { begin, word } from '../engine/chance.ts'
import type { CryptographicRoot, FastRoot, Generator, Roots } from '../engine/game.ts'

/** SHA-256 of a text, as lower-case hexadecimal. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** SHA-256 of a seed and a kind of chance, as eight words. */
function wordsOf(seed: string, kind: string): CryptographicRoot {
  const hash = sha256(utf8ToBytes(`${seed}/${kind}`))
  const word = (i: number): number =>
    (hash[4 * i] << 24) | (hash[4 * i + 1] << 16) | (hash[4 * i + 2] << 8) | hash[4 * i + 3]
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)]
}

function rootOf(seed: string, kind: string): FastRoot {
  const [a, b, c, d] = wordsOf(seed, kind)
  return [a, b, c, d]
}

/** The roots of game n of a series, drawn from the roots of the series: hashing for each game would cost more than playing it. */
export function gameRoots(series: Roots<FastRoot>, n: number): Roots<FastRoot> {
  const roots: Record<string, FastRoot> = { ...series } // with every kind from the start: to add them one by one takes longer
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
export function rootsOf(seed: string, kinds: readonly string[]): Roots<FastRoot> {
  const series = /^(.*)#(\d{1,9})$/s.exec(seed)
  const roots: Record<string, FastRoot> = {}
  for (const kind of kinds) roots[kind] = rootOf(series ? series[1] : seed, kind)
  return series ? gameRoots(roots, Number(series[2])) : roots
}

/** The roots for the generator that a match names. */
export function rootsFor(generator: Generator, seed: string, kinds: readonly string[]): Roots {
  if (generator === 'sfc32@1') return rootsOf(seed, kinds)
  return Object.fromEntries(kinds.map(kind => [kind, wordsOf(seed, kind)]))
}
