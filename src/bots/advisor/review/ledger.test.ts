import { expect, test } from 'vitest'
import { accounts, ledgerOf, type Posting } from './ledger.ts'

test('whatever is posted, the accounts add up to the result less the beginning', () => {
  // A walk from 0.3 to a win, each step booked somewhere.
  const values = [0.3, 0.1, 0.45, 0.45, 0.7, 1]
  const postings: Posting[] = values
    .slice(1)
    .map((value, i) => ({ at: i, account: accounts[i % accounts.length], gain: value - values[i] }))
  const { totals, luck, decisions, initial, final } = ledgerOf(0.3, 1, postings)
  const sum = accounts.reduce((all, account) => all + totals[account], 0)
  expect(sum).toBeCloseTo(final - initial, 12)
  expect(luck + decisions).toBeCloseTo(0.7, 12)
  expect(totals.decisions).toBeCloseTo(-0.2, 12)
})
