import type { Findings } from '../../lab/study/findings.ts'
import { keysOf } from '../../lab/study/study.ts'

const HEAD = ['arm', 'setup', 'bots', 'deck', 'card', 'style', 'what', 'hits', 'tries', 'share', 'low', 'high'] as const
const LAST = ['wilson-low', 'wilson-high', 'blocks'] as const

const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Every share of every arm as a row, for programs: by the names the lab counts under, in no language. */
export function csvOf({ study, arms }: Findings): string {
  const rows = arms.flatMap(({ arm, shares, cards }) => {
    const { setup, bots, deck, card = '', style = '' } = study.arms[arm]
    return [...shares, ...cards].map(({ share, hits, tries, estimate: { value, interval, blocks }, wilson }) => [
      ...[arm, JSON.stringify(setup), bots.join(' '), deck, card, style, keysOf(share)[0]],
      ...[hits, tries, value, interval?.[0] ?? '', interval?.[1] ?? '', ...wilson, blocks],
    ])
  })
  return [[...HEAD, ...LAST], ...rows].map(row => `${row.map(cell).join(',')}\n`).join('')
}
