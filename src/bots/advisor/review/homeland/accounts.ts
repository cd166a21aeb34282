import type { Chance } from '../../chance.ts'
import { type Account, accounts, type Margins, noMargins, type Posting } from '../ledger.ts'
import type { Knot } from '../review.ts'
import type { Moment } from './course.ts'
import type { Lines } from './curve.ts'
import type { Smoothed } from './smooth.ts'

/** What the player's own accusation was worth against the reference's, after how many choices. */
export interface Accusation {
  readonly at: number
  readonly gain: Chance
}

type Line = 'knew' | 'open'

/** A step along one of the lines, forwards or backwards, that an account is charged with. */
interface Charge {
  readonly account: Account
  readonly line: Line
  readonly sign: 1 | -1
  readonly from: number
  readonly to: number
}

/**
 * Who is charged with what. On the open line the match goes from the deal to its result: whatever moves it there is
 * booked, so that all adds up. What the player and the others did counts by what the player could see of it, and what it
 * changed beyond that lay hidden.
 */
function chargesOf(moments: readonly Moment[]): readonly Charge[] {
  return moments.flatMap(({ by }, to): Charge[] => {
    if (by === null) return []
    const step = { from: to - 1, to }
    if (by === 'cards') return [{ ...step, account: 'draws', line: 'open', sign: 1 }]
    if (by === 'accusing') return [{ ...step, account: 'hidden', line: 'open', sign: 1 }]
    return [
      { ...step, account: by === 'own' ? 'decisions' : 'others', line: 'knew', sign: 1 },
      { ...step, account: 'hidden', line: 'open', sign: 1 },
      { ...step, account: 'hidden', line: 'knew', sign: -1 },
    ]
  })
}

/** The postings of a match by both lines: their sum is the result less what the player could hope for at the beginning. */
export function postingsOf(
  moments: readonly Moment[],
  knots: readonly Knot[],
  accusation: Accusation | null,
): readonly Posting[] {
  const charged = chargesOf(moments).map(({ account, line, sign, from, to }) => ({
    at: knots[to].at,
    account,
    gain: sign * (knots[to][line].share - knots[from][line].share),
  }))
  const accused: readonly Posting[] =
    accusation === null
      ? []
      : [
          { at: accusation.at, account: 'decisions', gain: accusation.gain.share },
          { at: accusation.at, account: 'hidden', gain: -accusation.gain.share },
        ]
  return [{ at: 0, account: 'deal', gain: knots[0].open.share - knots[0].knew.share }, ...charged, ...accused]
}

/** How sure the sum of each account is, as half the width of a 95 % interval, from all that was counted. */
export function marginsOf(moments: readonly Moment[], lines: Lines, accusation: Accusation | null): Margins {
  const weights = new Map<Account, Record<Line, number[]>>()
  const weigh = (account: Account, line: Line, at: number, by: number): void => {
    const both = weights.get(account) ?? { knew: moments.map(() => 0), open: moments.map(() => 0) }
    both[line][at] += by
    weights.set(account, both)
  }
  weigh('deal', 'open', 0, 1)
  weigh('deal', 'knew', 0, -1)
  for (const { account, line, sign, from, to } of chargesOf(moments)) {
    weigh(account, line, to, sign)
    weigh(account, line, from, -sign)
  }
  const margins: Record<Account, number> = { ...noMargins }
  for (const account of accounts) {
    const both = weights.get(account)
    const spread = both ? spreadOf(lines.knew, both.knew) + spreadOf(lines.open, both.open) : 0
    const accused = account === 'decisions' && accusation ? (accusation.gain.high - accusation.gain.low) / 2 : 0
    margins[account] = Math.hypot(1.96 * Math.sqrt(Math.max(0, spread)), accused)
  }
  return margins
}

/** What a sum of the values of a line may be off by, squared, each taken so often. */
function spreadOf({ covariance }: Smoothed, times: readonly number[]): number {
  let sum = 0
  for (const [i, row] of covariance.entries()) for (const [j, one] of row.entries()) sum += times[i] * times[j] * one
  return sum
}
