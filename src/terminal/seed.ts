import { randomBytes } from 'node:crypto'
import { Fault } from '../engine/game.ts'
import { commitmentOf } from '../table/commitment.ts'
import type { MatchRecord } from '../table/match.ts'
import type { Say } from '../words/index.ts'

/** 256 random bits: a seed for a match that nobody named, and a nonce for its commitment. */
export const freshSecret = (): string => randomBytes(32).toString('hex')

export function checkedSeed(given: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (given.length === 0 || given.length > 200 || /[\u0000-\u001f\u007f]/.test(given)) throw new Fault('error.seed')
  return given
}

/** What the commitment was to, once nobody can use it any more. */
export function revealed(say: Say, record: Pick<MatchRecord, 'seed' | 'nonce'>): string {
  const { seed, nonce } = record
  const commitment = commitmentOf(record)
  return nonce === null
    ? say('seats.revealed.bare', { seed, commitment })
    : say('seats.revealed', { seed, nonce, commitment })
}
