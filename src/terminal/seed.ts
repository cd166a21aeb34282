import { randomBytes } from 'node:crypto'
import { Fault } from '../engine/game.ts'

/** Typed seeds are for solo play; a match that nobody named gets 256 bits of its own. */
export const freshSeed = (): string => randomBytes(32).toString('hex')

export function checkedSeed(given: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (given.length === 0 || given.length > 200 || /[\u0000-\u001f\u007f]/.test(given)) throw new Fault('error.seed')
  return given
}
