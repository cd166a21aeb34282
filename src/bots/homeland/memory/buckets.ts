import type { Intel } from '../../../games/homeland/cards/card.ts'
import { type Deck, isFor } from '../../../games/homeland/cards/deck.ts'
import { addsOf } from '../play/cards.ts'

/** Intel of one colour and about one strength: what a belief tells apart. */
export const BUCKETS = 13
const HIGHEST = 5
const GOLDS = HIGHEST

/** Red from the strongest, gold by what it does to a case, blue up to the strongest. */
export function bucketOf(card: Intel): number {
  const adds = addsOf(card)
  if (card.colour === 'gold') return GOLDS + 1 + Math.sign(adds)
  return adds < 0 ? HIGHEST + Math.max(-HIGHEST, adds) : GOLDS + 2 + Math.min(HIGHEST, adds)
}

export interface Buckets {
  of(id: string): number
  /** How likely a card from the deck is in each. */
  readonly shares: readonly number[]
  /** What a card of each adds to a case on average, and its square. */
  readonly adds: readonly number[]
  readonly squares: readonly number[]
}

export function bucketsOf({ data }: Deck, players: number): Buckets {
  const byId = new Map(data.intel.map(card => [card.id, bucketOf(card)]))
  const count = new Array<number>(BUCKETS).fill(0)
  const sum = new Array<number>(BUCKETS).fill(0)
  const squared = new Array<number>(BUCKETS).fill(0)
  let all = 0
  for (const card of data.intel) {
    if (!isFor(card, players)) continue
    const at = bucketOf(card)
    const adds = addsOf(card)
    count[at] += card.copies
    sum[at] += card.copies * adds
    squared[at] += card.copies * adds * adds
    all += card.copies
  }
  const mean = (total: readonly number[]) => total.map((one, at) => (count[at] > 0 ? one / count[at] : 0))
  return {
    of: id => byId.get(id) ?? GOLDS + 1,
    shares: count.map(n => n / all),
    adds: mean(sum),
    squares: mean(squared),
  }
}
