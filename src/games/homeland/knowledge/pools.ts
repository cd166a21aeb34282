import { below, shuffle } from '../../../engine/chance.ts'

/** Cards of a kind by number, from which those that are shown are taken one by one, each by its name. */
export interface Pool {
  readonly left: number[]
  take(name: string): number
  /** As many as lie where nobody sees them: where these are more than are left, some came from the box. */
  fill(n: number): void
}

/** Of all cards of a kind, those in play; what lies in the box is among them only where somebody laid it out. */
export function poolOf(names: readonly string[], inPlay: readonly number[] = [...names.keys()]): Pool {
  const left = [...inPlay]
  // Made only where it is wanted: in a game that was dealt, nothing in it is.
  let made: number[] | null = null
  const box = (): number[] => {
    made ??= [...names.keys()].filter(card => !inPlay.includes(card))
    return made
  }
  return {
    left,
    take(name) {
      const from = left.some(card => names[card] === name) ? left : box()
      const [card] = from.splice(
        from.findIndex(one => names[one] === name),
        1,
      )
      return card
    },
    fill(n) {
      if (left.length < n) left.push(...box().splice(0, n - left.length))
    },
  }
}

/**
 * The cards of a deck that somebody cannot place: in places each of which wants one that went into the deck by a certain
 * shuffle (M-31), and in the deck, where the rest is. Dealt again and again, by the act of chance that has begun.
 */
export class Hidden {
  /** What was dealt last, by place. */
  readonly cards: Int16Array
  /** The cards shuffle by shuffle; where those for each place begin, less what was taken for places before it, and end. */
  readonly #sorted: Int16Array
  readonly #left: Int16Array
  readonly #from: readonly number[]
  readonly #to: readonly number[]
  /** What is left for the deck. */
  readonly #rest: readonly number[]

  constructor(cards: readonly number[], shuffleOf: (card: number) => number, wanted: readonly number[]) {
    const sorted = cards.toSorted((a, b) => shuffleOf(a) - shuffleOf(b))
    const shuffles = sorted.map(shuffleOf)
    this.cards = new Int16Array(wanted.length)
    this.#sorted = Int16Array.from(sorted)
    this.#left = new Int16Array(sorted.length)
    this.#from = wanted.map(
      (one, place) => shuffles.indexOf(one) + wanted.slice(0, place).filter(before => before === one).length,
    )
    this.#to = wanted.map(one => shuffles.lastIndexOf(one) + 1)
    this.#rest = [...sorted.keys()].filter(at => !this.#from.includes(at))
    if (wanted.some((one, place) => !shuffles.includes(one) || this.#from[place] >= this.#to[place]))
      throw new Error('There are fewer cards than lie face down.')
  }

  deal(): void {
    const left = this.#left
    left.set(this.#sorted)
    for (let place = 0; place < this.cards.length; place++) {
      const from = this.#from[place]
      const at = from + below(this.#to[place] - from)
      this.cards[place] = left[at]
      left[at] = left[from]
    }
  }

  /** What was not dealt, as a deck. */
  rest(): number[] {
    const deck = new Array<number>(this.#rest.length)
    for (let i = 0; i < deck.length; i++) deck[i] = this.#left[this.#rest[i]]
    return shuffle(deck)
  }
}
