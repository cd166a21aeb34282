import { BUCKETS } from './buckets.ts'
import { SETTINGS } from './setting.ts'

/** What a recruit was: the free figures, or an asset that was paid for (M-22). */
export const recruitCategories = { agent: 0, soldier: 1, asset: 2 } as const

/** An asset was paid for with Rep alone, with both, or with Clout alone. */
const PAYMENTS = 3
const SWINGS = 4

/** Acts that everybody sees, and how many categories of each are told apart: by setting, by card, by price. */
export const actKinds = {
  place: SETTINGS,
  agents: SETTINGS,
  soldiers: SETTINGS,
  claim: SETTINGS,
  strike: SETTINGS,
  trade: BUCKETS,
  pay: PAYMENTS,
  recruit: Object.keys(recruitCategories).length,
  swing: SWINGS,
} as const
export type ActKind = keyof typeof actKinds

/** How an asset was paid for, by somebody who had this much; null where there was no choice. */
export function payCategory(rep: number, clout: number, paidRep: number, paidClout: number): number | null {
  const price = paidRep + paidClout
  const least = Math.max(0, price - clout)
  const most = Math.min(price, rep)
  if (least === most) return null
  return paidRep === most ? 0 : paidRep === least ? 2 : 1
}

export const swingCategory = (isBlue: boolean, isOwn: boolean): number => (isBlue ? 0 : 1) + (isOwn ? 2 : 0)
