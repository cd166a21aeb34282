import { randomBytes } from 'node:crypto'
import { Fault } from '../../engine/game.ts'
import { commitmentOf } from '../../table/commitment.ts'
import type { MatchRecord } from '../../table/match.ts'
import type { Say } from '../../words/index.ts'
import { isVisible, LONGEST_VALUE_CHARACTERS, shown } from '../../words/shown.ts'

/** 256 random bits: a seed for a match that nobody named, and a nonce for its commitment. */
export const freshSecret = (): string => randomBytes(32).toString('hex')

export function checkedSeed(given: string): string {
  if (given.length === 0 || given.length > LONGEST_VALUE_CHARACTERS || !isVisible(given)) throw new Fault('error.seed')
  return given
}

/** What the commitment was to, once nobody can use it any more. */
export function revealed(say: Say, record: Pick<MatchRecord, 'seed' | 'nonce' | 'receipt'>): string {
  const { nonce, receipt } = record
  const seed = shown(record.seed)
  const commitment = commitmentOf(record)
  if (receipt?.known) return say('seats.revealed.known', { seed, nonce: receipt.known.nonce, commitment })
  if (receipt) return say('seats.revealed.receipt', { seed, secret: receipt.secret, commitment })
  return nonce === null
    ? say('seats.revealed.bare', { seed, commitment })
    : say('seats.revealed', { seed, nonce: shown(nonce), commitment })
}
