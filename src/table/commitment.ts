import { Fault } from '../engine/game.ts'
import { digest } from '../seed/roots.ts'
import type { MatchRecord } from './match.ts'

/** What no bare seed may begin with: else one commitment could be shown to be of two different games. */
const DOMAIN = 'situation-room/commitment@1/'

/**
 * What the players of a table are shown before the first choice, so that nobody can deal them another game afterwards.
 * A seed that somebody typed can be guessed: 256 random bits beside it, the nonce, keep a guess from being tried against
 * this. The nonce always has 64 digits, so that where it ends and the seed begins is never in doubt. Tables of older
 * versions have none, and were shown the bare hash of their seed.
 */
export const commitmentOf = ({ seed, nonce }: Pick<MatchRecord, 'seed' | 'nonce'>): string =>
  digest(nonce === null ? seed : `${DOMAIN}${nonce}/${seed}`)

/** Is this what was shown before the first choice? */
export function checkCommitment(
  record: Pick<MatchRecord, 'seed' | 'nonce' | 'seats'>,
  { commitment }: { readonly commitment?: string | undefined },
): void {
  const { seed, nonce, seats } = record
  const fits =
    nonce === null
      ? commitment === undefined && !(seats.length > 0 && seed.startsWith(DOMAIN))
      : commitment === commitmentOf(record)
  if (!fits) throw new Fault('file.commitment')
}
