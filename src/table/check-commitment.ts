import { Fault } from '../engine/game.ts'
import { commitmentOf, DOMAIN } from './commitment.ts'
import type { MatchRecord } from './match.ts'
import { fits } from './receipt.ts'

/** Is this what was shown before the first choice? */
export function checkCommitment(
  record: Pick<MatchRecord, 'seed' | 'nonce' | 'receipt' | 'seats'>,
  { commitment }: { readonly commitment?: string | undefined },
): void {
  const { seed, nonce, receipt, seats } = record
  const isRight = receipt
    ? nonce === null && commitment === commitmentOf(record) && fits(receipt, seed)
    : nonce === null
      ? commitment === undefined && !(seats.length > 0 && seed.startsWith(DOMAIN))
      : commitment === commitmentOf(record)
  if (!isRight) throw new Fault('file.commitment')
}
