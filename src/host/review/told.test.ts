import { expect, test } from 'vitest'
import { ledgerOf, noMargins } from '../../bots/advisor/review/ledger.ts'
import { words } from '../../words/catalog.ts'
import { sayFrom } from '../../words/say-from.ts'
import { accountLines, tenths, tenthsOfSum } from './told.ts'

const sumOf = (shares: readonly number[]): number => Math.round(10 * shares.reduce((all, one) => all + one, 0))

test('accounts are rounded so that whoever adds them up finds the result', () => {
  const postings = [
    { at: 1, account: 'decisions', gain: -0.00744 },
    { at: 2, account: 'draws', gain: -0.03244 },
    { at: 3, account: 'deal', gain: -0.24744 },
    { at: 4, account: 'others', gain: -0.02068 },
  ] as const
  const ledger = ledgerOf(0.308, 0, postings, { ...noMargins, deal: 0.1 })
  const lines = accountLines(sayFrom('en', words), ledger)
  expect(lines.map(({ account }) => account)).toEqual(['decisions', 'draws', 'deal', 'others'])
  const gains = lines.map(({ gain }) => Number(gain.replace('−', '-').replace(/ ±.*/, '')))
  expect(sumOf(gains)).toBe(sumOf([-tenths(ledger.initial)]))
})

test('rounding moves no account by a tenth or more', () => {
  for (let n = 1; n <= 200; n++) {
    const shares = [1, 2, 3, 4, 5, 6, 7].map(k => Math.sin(n * k) / 3)
    const final = shares.reduce((all, one) => all + one, 0.3)
    const gains = tenthsOfSum(shares, tenths(final) - tenths(0.3))
    expect(sumOf(gains)).toBe(Math.round(10 * (tenths(final) - tenths(0.3))))
    for (const [i, gain] of gains.entries()) expect(Math.abs(gain - 100 * shares[i])).toBeLessThan(0.1 + 1e-9)
  }
})
