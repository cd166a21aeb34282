/**
 * Where a win or a loss came from, in shares of a win. Every step of a match from one value to the next is posted to an
 * account, so that they add up to the result less the chance at the beginning, whatever the values are worth.
 */
export const accounts = ['decisions', 'dice', 'draws', 'deal', 'others', 'hidden', 'estimate'] as const
export type Account = (typeof accounts)[number]

export interface Posting {
  /** After how many choices of the match it was. */
  readonly at: number
  readonly account: Account
  readonly gain: number
}

export interface Ledger {
  /** The chance to win at the beginning, from what the player knew, and 1 for a win or 0 for a loss. */
  readonly initial: number
  readonly final: number
  /** What each account comes to: the sum of all is `final - initial`. */
  readonly totals: Readonly<Record<Account, number>>
  /** Half the width of the 95 % interval of each, as far as games were counted; 0 where all was reckoned. */
  readonly margins: Margins
  /** All that was not the player's own doing. */
  readonly luck: number
  readonly decisions: number
}

export type Margins = Readonly<Record<Account, number>>

export const noMargins = {
  decisions: 0,
  dice: 0,
  draws: 0,
  deal: 0,
  others: 0,
  hidden: 0,
  estimate: 0,
} as const satisfies Margins

export function ledgerOf(
  initial: number,
  final: number,
  postings: readonly Posting[],
  margins: Margins = noMargins,
): Ledger {
  const totals: Record<Account, number> = { ...noMargins }
  for (const { account, gain } of postings) totals[account] += gain
  const { decisions } = totals
  return { initial, final, totals, margins, luck: final - initial - decisions, decisions }
}
