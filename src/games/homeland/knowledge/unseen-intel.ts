import type { Random } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import type { Counts, IntelStock, PlayerKnown, Span } from './knowledge.ts'

/** A place that wants a card nobody has shown this viewer: the shuffles it can come from, and where to put it. */
export interface Place {
  readonly span: Span
  put(card: number): void
}

/** So many cards are tried at random before those that fit are searched for. */
const TRIES = 6

export function takeRandom(pool: number[], random: Random): number {
  const [taken] = pool.splice(random(pool.length), 1)
  return taken
}

/** The spans of a hand that has so many cards; longer lists come of an event that left open which card went. */
export function spansOf({ first, last }: PlayerKnown, cards: number): Span[] {
  const over = last.length - cards
  return Array.from({ length: cards }, (_, i) => [first[i] ?? 0, last[i + over] ?? Number.POSITIVE_INFINITY])
}

/**
 * Deal the cards that are left to the places that are left. What was in the discards when the deck was made of them
 * (M-31) was in none of the places that were filled before, and a place filled from that deck alone has one of them.
 * The narrowest places come first: those filled before the first shuffle, and so on; then those from one deck; then the
 * rest, where anything goes.
 */
export function dealUnseen(
  deck: Deck,
  { shuffles }: IntelStock,
  pool: number[],
  places: Place[],
  random: Random,
): void {
  if (shuffles.length === 0) {
    for (const { put } of places) put(takeRandom(pool, random))
    return
  }
  const { intelTitle, data } = deck
  const numbered = (counts: Counts): number[] => data.intel.map(({ id }) => counts[id] ?? 0)
  const inside = shuffles.map(one => numbered(one.inside))
  const outside = shuffles.map(one => numbered(one.named).map((n, title) => data.intel[title].copies - n))
  const rank = ([first, last]: Span): number =>
    shuffles.some(({ n }) => n > last) ? last : first === last ? Number.MAX_SAFE_INTEGER : Number.POSITIVE_INFINITY
  const narrowFirst = places.toSorted((a, b) =>
    rank(a.span) < rank(b.span) ? -1 : rank(a.span) > rank(b.span) ? 1 : 0,
  )
  /** By place, how many more of each title it and its like may have: each of these has to allow it. */
  const limits = narrowFirst.map(({ span: [first, last] }) =>
    shuffles.flatMap(({ n }, i) => (n > last ? [outside[i]] : n === last && n === first ? [inside[i]] : [])),
  )
  const left = pool.slice()
  const cards: number[] = []
  const fits = (place: number, card: number): boolean => limits[place].every(more => more[intelTitle[card]] > 0)
  const take = (place: number, card: number): void => {
    for (const more of limits[place]) more[intelTitle[card]]--
    cards[place] = card
  }
  const giveBack = (place: number): void => {
    for (const more of limits[place]) more[intelTitle[cards[place]]]++
  }
  const takeOut = (at: number): number => {
    const card = left[at]
    left[at] = left[left.length - 1]
    left.pop()
    return card
  }
  const fromLeft = (place: number): boolean => {
    for (let n = 0; n < TRIES; n++) {
      const at = random(left.length)
      if (!fits(place, left[at])) continue
      take(place, takeOut(at))
      return true
    }
    const fitting = left.flatMap((card, i) => (fits(place, card) ? [i] : []))
    if (fitting.length > 0) take(place, takeOut(fitting[random(fitting.length)]))
    return fitting.length > 0
  }
  /** Nothing that is left fits: take what was dealt to another place, which gets something else, and so on. */
  const fromOthers = (place: number, tried: Set<string>): boolean => {
    const dealt = cards.length
    const from = random(dealt)
    for (let n = 0; n < dealt; n++) {
      const other = (from + n) % dealt
      const card = cards[other]
      const way = `${narrowFirst[other].span} ${intelTitle[card]}`
      if (other === place || tried.has(way)) continue
      giveBack(other)
      if (fits(place, card)) {
        tried.add(way)
        take(place, card)
        if (fromLeft(other) || fromOthers(other, tried)) return true
        giveBack(place)
      }
      take(other, card)
    }
    return false
  }
  for (let place = 0; place < limits.length; place++)
    // Not to come out even has not been met with in 200,000 deals. Should it be, any card will do.
    if (!fromLeft(place) && !fromOthers(place, new Set())) take(place, takeOut(random(left.length)))
  for (const [i, card] of cards.entries()) narrowFirst[i].put(card)
}
