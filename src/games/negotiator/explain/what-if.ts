import { NO_USE, type Odds, type Use } from './odds.ts'

const CONVERTS = ['', 'convert', 'convert-two'] as const

/** The name of a use of cards: `convert`, `convert-two`, `reroll`, `reroll-convert`, `reroll-convert-two`. */
export const nameOfUse = ({ converts, rerolls }: Use): string =>
  [rerolls > 0 ? 'reroll' : '', CONVERTS[converts]].filter(part => part !== '').join('-')

/** What is in hand to be used on a test. */
export interface AtHand {
  readonly cards: number
  /** How many dice one of these cards rolls again. */
  readonly rerolls: number
  readonly mayConvert: boolean
}

/** The odds of the rows under every use of cards that is at hand and makes a difference, by the name of the use. */
export function whatIfs({ cards, rerolls, mayConvert }: AtHand, oddsOf: (use: Use) => Odds): ReadonlyMap<string, Odds> {
  const found = new Map([['', oddsOf(NO_USE)]])
  const isNew = (odds: Odds): boolean =>
    [...found.values()].every(known => known.some((chance, row) => Math.abs(chance - odds[row]) > 1e-12))
  for (const again of rerolls > 0 ? [0, rerolls] : [0])
    for (const converts of mayConvert ? [0, 1, 2] : [0]) {
      if (2 * converts + (again > 0 ? 1 : 0) > cards) continue
      const use: Use = { converts, rerolls: again }
      const odds = oddsOf(use)
      if (isNew(odds)) found.set(nameOfUse(use), odds)
    }
  return found
}

/** The chances of one row under each use, where there are any. */
export function ifsOf(
  uses: ReadonlyMap<string, Odds>,
  row: number,
): { readonly ifs?: Readonly<Record<string, number>> } {
  const ifs = [...uses].filter(([name]) => name !== '').map(([name, odds]) => [name, odds[row]] as const)
  return ifs.length === 0 ? {} : { ifs: Object.fromEntries(ifs) }
}
