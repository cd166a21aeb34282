import { digest } from '../seed/roots.ts'
import type { MatchRecord } from './match.ts'

/** What no bare seed may begin with: else one commitment could be shown to be of two different games. */
export const DOMAIN = 'situation-room/commitment@1/'

/** What a table whose seed is made by several machines commits itself to. */
export const secretHash = (secret: string): string => digest(`situation-room/secret@1/${secret}`)

type Committed = Pick<MatchRecord, 'seed' | 'nonce'> & Partial<Pick<MatchRecord, 'receipt'>>

/**
 * What the players of a table are shown before the first choice, so that nobody can deal them another game afterwards.
 * A seed that somebody typed can be guessed: 256 random bits beside it, the nonce, keep a guess from being tried against
 * this. The nonce always has 64 digits, so that where it ends and the seed begins is never in doubt. Tables of older
 * versions have none, and were shown the bare hash of their seed.
 */
export const commitmentOf = ({ seed, nonce, receipt }: Committed): string => {
  // Where everybody's machine takes part, the seed is not known when the table commits itself: it does so to its secret.
  if (receipt) return secretHash(receipt.secret)
  return digest(nonce === null ? seed : `${DOMAIN}${nonce}/${seed}`)
}
