/**
 * Counts of cards by title in one whole number: quick to copy, to compare and to look up. No deck needs more than one
 * bit for each of its 22 cards.
 */
export interface Pack {
  readonly titles: number
  /** One card of each title. */
  readonly one: readonly number[]
  readonly shift: readonly number[]
  readonly mask: readonly number[]
}

export function packOf(copies: readonly number[]): Pack {
  const one: number[] = []
  const shift: number[] = []
  const mask: number[] = []
  let bits = 0
  for (const most of copies) {
    const wide = 32 - Math.clz32(most)
    one.push(1 << bits)
    shift.push(bits)
    mask.push((1 << wide) - 1)
    bits += wide
  }
  return { titles: copies.length, one, shift, mask }
}

export const countOf = ({ shift, mask }: Pack, cards: number, title: number): number =>
  (cards >> shift[title]) & mask[title]

export function packed({ one }: Pack, counts: readonly number[]): number {
  let cards = 0
  for (let title = 0; title < counts.length; title++) cards += counts[title] * one[title]
  return cards
}
