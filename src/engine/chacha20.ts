import type { Cryptographic } from './chance.ts'
import type { CryptographicRoot } from './game.ts'

/**
 * ChaCha20 (RFC 8439) as a source of chance: whoever has seen any number of its words can tell nothing of the others.
 * Written out here because the engine has no dependency; `chacha20.test.ts` holds it against Node's own cipher.
 */

const WORDS = 16
/** “expand 32-byte k”. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
const DOUBLE_ROUNDS = 10

const input = new Uint32Array(WORDS)
const output = new Uint32Array(WORDS)
/** How many words of the block have been taken. */
let taken = WORDS

/** The first block of an act: the act is the nonce, and blocks are counted from 0. */
function beginAct(root: CryptographicRoot, act: number): void {
  input.set(CONSTANTS)
  input.set(root, CONSTANTS.length)
  input[12] = 0
  input[13] = act
  input[14] = 0
  input[15] = 0
  taken = WORDS
}

function nextWord(): number {
  if (taken === WORDS) {
    mix()
    input[12] += 1
    taken = 0
  }
  return output[taken++]
}

function mix(): void {
  output.set(input)
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < WORDS; i++) output[i] += input[i]
}

function quarter(a: number, b: number, c: number, d: number): void {
  output[a] += output[b]
  output[d] = turned(output[d] ^ output[a], 16)
  output[c] += output[d]
  output[b] = turned(output[b] ^ output[c], 12)
  output[a] += output[b]
  output[d] = turned(output[d] ^ output[a], 8)
  output[c] += output[d]
  output[b] = turned(output[b] ^ output[c], 7)
}

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits))

export const chacha20: Cryptographic = { begin: beginAct, word: nextWord }
