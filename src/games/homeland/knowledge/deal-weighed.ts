import { below, word } from '../../../engine/chance.ts'
import type { Deck } from '../cards/deck.ts'
import type { IntelDealer, Place, Somewhere, Weighing } from './deal-intel.ts'
import { wishesOf } from './intel-wishes.ts'
import type { IntelStock } from './knowledge.ts'

/** How often each weighed card is offered for another, after a deal that is nearly right: then it is. */
const SWEEPS = 16
/** So many deals are begun anew where one does not come out even. */
const DEALS = 50

const share = (): number => word() / 0x1_0000_0000

/** Deals by weights, and by what a deck was made of. */
export const weighed: Weighing = (...dealt) => new WeighedDealer(...dealt)

/**
 * Deals cards to places that do not all want the same: by weights, and because a deck was made anew. What was in the
 * discards when the deck was made of them (M-31) was in none of the places that were filled before, and a place filled
 * from that deck alone has one of them. It is titles that are dealt: of one title any card will do.
 */
class WeighedDealer implements IntelDealer {
  readonly cards: Int16Array
  /** The titles dealt, by place; -1 for none yet. */
  readonly #dealt: Int16Array
  readonly #titles: readonly number[]
  readonly #places: readonly Place[]
  readonly #somewhere: Somewhere
  /** Which places have one of the cards that lie somewhere. */
  readonly #isGiven: Uint8Array

  /** By title: the cards there are to deal, how many are left of them, and how many are not in a place with limits. */
  readonly #pool: readonly (readonly number[])[]
  readonly #left: Int16Array
  readonly #loose: Int16Array
  /** Each title's share for places of the kind that was dealt to last, and their sum: one changes with each that is dealt. */
  readonly #shares: Float64Array
  #sum = 0
  #kind = -1
  readonly #kinds: readonly number[]
  readonly #next: Int16Array
  readonly #rest: Int16Array

  /** See `Wishes`; `more` is what is left of the most. */
  readonly #order: readonly number[]
  readonly #anything: number
  readonly #limits: readonly (readonly number[])[]
  readonly #most: Int16Array
  readonly #more: Int16Array
  readonly #weighed: readonly number[]

  constructor(
    { intelTitle, data }: Deck,
    { shuffles }: IntelStock,
    pool: readonly number[],
    places: readonly Place[],
    somewhere: Somewhere,
  ) {
    const titles = data.intel.length
    this.cards = new Int16Array(places.length)
    this.#dealt = new Int16Array(places.length)
    this.#titles = intelTitle
    this.#places = places
    this.#somewhere = somewhere
    this.#isGiven = new Uint8Array(places.length)
    this.#pool = data.intel.map((_, title) => pool.filter(card => intelTitle[card] === title))
    this.#left = new Int16Array(titles)
    this.#loose = new Int16Array(titles)
    this.#shares = new Float64Array(titles)
    this.#next = new Int16Array(titles)
    this.#rest = new Int16Array(pool.length)
    this.#weighed = places.flatMap(({ weights }, place) => (weights === null ? [] : [place]))

    const wishes = wishesOf(data, shuffles, places)
    this.#order = wishes.order
    this.#anything = wishes.anything
    this.#limits = wishes.limits
    this.#most = wishes.most
    this.#more = new Int16Array(wishes.most.length)
    this.#kinds = wishes.kinds
  }

  deal(): void {
    for (let n = 1; !this.#dealByWishes(n === DEALS); n++)
      if (n === DEALS) throw new Error('No deal of Intel that can be is believed in.')
    for (let n = 0; n < SWEEPS; n++) this.#sweep()
    this.#next.fill(0)
    for (let place = 0; place < this.cards.length; place++) {
      const title = this.#dealt[place]
      if (this.#isGiven[place] === 0) this.cards[place] = this.#pool[title][this.#next[title]++]
    }
  }

  /** False where it does not come out even. That has not been met with in 200,000 deals without weights: any card will do then. */
  #dealByWishes(isLast: boolean): boolean {
    for (let title = 0; title < this.#pool.length; title++) {
      this.#left[title] = this.#pool[title].length
      this.#loose[title] = this.#pool[title].length
    }
    this.#more.set(this.#most)
    this.#kind = -1
    this.#dealt.fill(-1)
    if (!this.#giveSomewhere()) return false
    for (let i = 0; i < this.#anything; i++) {
      const place = this.#order[i]
      if (this.#isGiven[place] === 1 || this.#fromLeft(place) || this.#fromOthers(place, new Set())) continue
      if (!isLast || this.#weighed.length > 0) return false
      this.#takeAny(place)
    }
    this.#dealRest()
    return true
  }

  /** Cards that lie in one of some places go to any of them, as they are weighed there; false where none is left. */
  #giveSomewhere(): boolean {
    const { cards, from, places } = this.#somewhere
    this.#isGiven.fill(0)
    for (let i = 0; i < cards.length; i++) {
      const title = this.#titles[cards[i]]
      let sum = 0
      for (let place = from; place < from + places; place++)
        if (this.#isGiven[place] === 0) sum += this.#weight(place, title)
      if (sum === 0) return false
      let wanted = share() * sum
      let place = from
      for (let at = from; at < from + places && wanted >= 0; at++)
        if (this.#isGiven[at] === 0 && this.#weight(at, title) > 0) {
          wanted -= this.#weight(at, title)
          place = at
        }
      this.#isGiven[place] = 1
      this.#dealt[place] = title
      this.cards[place] = cards[i]
    }
    return true
  }

  /** Where anything goes: what is left, in any order. */
  #dealRest(): void {
    const rest = this.#rest
    let n = 0
    for (let title = 0; title < this.#left.length; title++)
      for (let times = this.#left[title]; times > 0; times--) rest[n++] = title
    let dealt = 0
    for (let i = this.#anything; i < this.#order.length; i++) {
      const place = this.#order[i]
      if (this.#isGiven[place] === 1) continue
      const at = dealt + below(n - dealt)
      this.#dealt[place] = rest[at]
      rest[at] = rest[dealt++]
    }
  }

  #weight(place: number, title: number): number {
    const { weights } = this.#places[place]
    return weights === null ? 1 : weights[title]
  }

  /** How many cards of a title this place can have one of, if there are so many at all. */
  #room(place: number, title: number, there: number): number {
    const limits = this.#limits[place]
    let room = there
    for (let i = 0; i < limits.length; i++) room = Math.min(room, this.#more[limits[i] + title])
    return Math.max(0, room)
  }

  #fits(place: number, title: number): boolean {
    return this.#room(place, title, 1) > 0 && this.#weight(place, title) > 0
  }

  #take(place: number, title: number): void {
    const limits = this.#limits[place]
    for (let i = 0; i < limits.length; i++) this.#more[limits[i] + title]--
    if (limits.length > 0) this.#loose[title]--
    this.#dealt[place] = title
  }

  #giveBack(place: number): void {
    const title = this.#dealt[place]
    const limits = this.#limits[place]
    for (let i = 0; i < limits.length; i++) this.#more[limits[i] + title]++
    if (limits.length > 0) this.#loose[title]++
  }

  #fromLeft(place: number): boolean {
    const shares = this.#shares
    if (this.#kind !== this.#kinds[place]) {
      this.#kind = this.#kinds[place]
      this.#sum = 0
      for (let title = 0; title < shares.length; title++) {
        shares[title] = this.#share(place, title)
        this.#sum += shares[title]
      }
    }
    let wanted = share() * this.#sum
    let chosen = -1
    for (let title = 0; title < shares.length && wanted >= 0; title++)
      if (shares[title] > 0) {
        wanted -= shares[title]
        chosen = title
      }
    if (chosen < 0) return false
    this.#left[chosen]--
    this.#take(place, chosen)
    this.#sum -= shares[chosen]
    shares[chosen] = this.#share(place, chosen)
    this.#sum += shares[chosen]
    return true
  }

  #share(place: number, title: number): number {
    return this.#room(place, title, this.#left[title]) * this.#weight(place, title)
  }

  /** Any that is left, wherever it may come from. */
  #takeAny(place: number): void {
    let title = 0
    this.#kind = -1
    while (this.#left[title] === 0) title++
    this.#left[title]--
    this.#take(place, title)
  }

  /** Nothing that is left fits: take what was dealt to another place, which gets something else, and so on. */
  #fromOthers(place: number, tried: Set<number>): boolean {
    const n = this.#dealt.length
    const from = below(n)
    this.#kind = -1
    for (let i = 0; i < n; i++) {
      const other = (from + i) % n
      const title = this.#dealt[other]
      if (title < 0 || other === place || this.#isGiven[other] === 1 || tried.has(other)) continue
      this.#giveBack(other)
      if (this.#fits(place, title)) {
        tried.add(other)
        this.#take(place, title)
        this.#kind = -1
        if (this.#fromLeft(other) || this.#fromOthers(other, tried)) return true
        this.#giveBack(place)
        this.#dealt[place] = -1
      }
      this.#take(other, title)
      this.#kind = -1
    }
    return false
  }

  /**
   * Place by place the weights are heeded as long as there is something left that they like: those that come late had
   * less to choose from. So each is offered for any other, and goes there as often as all weights together want it to
   * (Metropolis): of all deals that can be, each comes as often as its weights say.
   */
  #sweep(): void {
    for (let i = 0; i < this.#weighed.length; i++) {
      const one = this.#weighed[i]
      const other = below(this.#dealt.length)
      if (this.#dealt[one] === this.#dealt[other]) continue
      if (this.#isGiven[one] + this.#isGiven[other] > 0) this.#offerSomewhere(one, other)
      else this.#offer(one, other)
    }
  }

  #offer(one: number, other: number): void {
    const mine = this.#dealt[one]
    const theirs = this.#dealt[other]
    this.#giveBack(one)
    this.#giveBack(other)
    const now = this.#ways(one, mine) * this.#ways(other, theirs)
    const then = this.#ways(one, theirs) * this.#ways(other, mine)
    const isTaken = share() * now < then
    this.#take(one, isTaken ? theirs : mine)
    this.#take(other, isTaken ? mine : theirs)
  }

  /** How many cards a place can have a title by, all others being dealt, and how it is weighed there. */
  #ways(place: number, title: number): number {
    return this.#room(place, title, this.#loose[title]) * this.#weight(place, title)
  }

  /** What lies in one of some places stays among them; where two of these come from different decks, it is left alone. */
  #offerSomewhere(one: number, other: number): void {
    const { from, places } = this.#somewhere
    const [first, last] = this.#places[one].span
    const isAmong = Math.min(one, other) >= from && Math.max(one, other) < from + places
    if (!isAmong || this.#places[other].span[0] !== first || this.#places[other].span[1] !== last) return
    const mine = this.#dealt[one]
    const theirs = this.#dealt[other]
    const now = this.#weight(one, mine) * this.#weight(other, theirs)
    if (share() * now >= this.#weight(one, theirs) * this.#weight(other, mine)) return
    const card = this.cards[one]
    const given = this.#isGiven[one]
    this.cards[one] = this.cards[other]
    this.cards[other] = card
    this.#isGiven[one] = this.#isGiven[other]
    this.#isGiven[other] = given
    this.#dealt[one] = theirs
    this.#dealt[other] = mine
  }
}
