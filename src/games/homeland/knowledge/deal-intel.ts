import { below } from '../../../engine/chance.ts'
import type { Deck } from '../cards/deck.ts'
import type { IntelStock, PlayerKnown, Span } from './knowledge.ts'

/** A place that wants a card nobody has shown this viewer. */
export interface Place {
  /** The shuffles it can come from. */
  readonly span: Span
  /** How much likelier each title is there than by the deal alone; null for one as likely as another. */
  readonly weights: Float64Array | null
}

/** Cards that lie in some of these places, nobody knows in which of them: an analysis has turned them up. */
export interface Somewhere {
  readonly cards: readonly number[]
  /** From this place on, so many. */
  readonly from: number
  readonly places: number
}

/** The spans of a hand that has so many cards; longer lists come of an event that left open which card went. */
export function spansOf({ first, last }: PlayerKnown, cards: number): Span[] {
  const over = last.length - cards
  return Array.from({ length: cards }, (_, i) => [first[i] ?? 0, last[i + over] ?? Number.POSITIVE_INFINITY])
}

/** Deals the cards that are left to the places that are left, again and again, by the act of chance that has begun. */
export interface IntelDealer {
  /** What was dealt last, by place. */
  readonly cards: Int16Array
  deal(): void
}

/** Makes a dealer for places that do not all want the same. */
export type Weighing = (
  deck: Deck,
  stock: IntelStock,
  pool: readonly number[],
  places: readonly Place[],
  somewhere: Somewhere,
) => IntelDealer

/** Stands in for one in a game whose worlds are made up from views alone: a page need not load it. */
export const noWeighing: Weighing = () => {
  throw new Error('this game was opened without what weighs the Intel of a belief or of a deck made anew')
}

/** Any card will do in any place, as long as no deck was made anew and nothing is believed. */
export const intelDealer = (weighing: Weighing, ...dealt: Parameters<Weighing>): IntelDealer => {
  const [, { shuffles }, pool, places, somewhere] = dealt
  return shuffles.length === 0 && places.every(({ weights }) => weights === null)
    ? new PlainDealer(pool, places.length, somewhere)
    : weighing(...dealt)
}

class PlainDealer implements IntelDealer {
  readonly cards: Int16Array
  readonly #pool: Int16Array
  readonly #left: Int16Array
  readonly #somewhere: Somewhere

  constructor(pool: readonly number[], places: number, somewhere: Somewhere) {
    this.cards = new Int16Array(places)
    this.#pool = Int16Array.from(pool)
    this.#left = new Int16Array(pool.length)
    this.#somewhere = somewhere
  }

  deal(): void {
    const { cards } = this
    const left = this.#left
    left.set(this.#pool)
    cards.fill(-1)
    this.#giveSomewhere()
    let dealt = 0
    for (let place = 0; place < cards.length; place++) {
      if (cards[place] >= 0) continue
      const at = dealt + below(left.length - dealt)
      cards[place] = left[at]
      left[at] = left[dealt++]
    }
  }

  #giveSomewhere(): void {
    const { cards, from, places } = this.#somewhere
    for (let i = 0; i < cards.length; i++) {
      let free = below(places - i)
      let place = from
      while (this.cards[place] >= 0 || free-- > 0) place++
      this.cards[place] = cards[i]
    }
  }
}
