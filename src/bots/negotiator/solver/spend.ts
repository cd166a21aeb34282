import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import { HAND_LIMIT } from '../../../games/negotiator/vocabulary.ts'
import { countOf, type Pack } from '../pack.ts'
import type { Position } from '../position.ts'
import type { CardWorths } from './worth.ts'

/** How many cards may still come into this hand (N-17). */
export function roomOf(p: Position): number {
  const limit = p.bargain.drawbacks['hand-limit']
  return (limit > 0 && limit < HAND_LIMIT ? limit : HAND_LIMIT) - p.cards
}

export const priceOf = (deck: Deck, p: Position, title: number): number =>
  deck.cost[title] === 0 ? 0 : deck.cost[title] + p.bargain.drawbacks.dearer

/** Every choice of cards that the points and the hand allow, told one by one as packed cards (N-17, N-18). */
export function everyPurchase(deck: Deck, pack: Pack, p: Position, tell: (cards: number) => void): void {
  const buy = (from: number, cards: number, points: number, room: number): void => {
    tell(cards)
    if (room <= 0) return
    for (let title = from; title < deck.titles; title++) {
      const cost = priceOf(deck, p, title)
      if (cost > 0 && cost > points) return // N-4: those that follow cost as much or more
      if (countOf(pack, p.supply - cards, title) > 0) buy(title, cards + pack.one[title], points - cost, room - 1)
    }
  }
  buy(0, 0, p.points, roomOf(p))
}

/** Buys the cards that are worth most in hand when each is worth what this table says. */
export function buyer(deck: Deck, pack: Pack): (p: Position, worths: CardWorths) => number {
  const free: number[] = []
  const dear: number[] = []
  for (let title = 0; title < deck.titles; title++) (deck.cost[title] === 0 ? free : dear).push(title)

  /** What was bought before, by what is worth how much, what there is, and who buys. */
  const known = new Map<CardWorths, Map<number, Map<number, number>>>()
  const place = (worths: CardWorths, supply: number): Map<number, number> => {
    let byWorth = known.get(worths)
    if (!byWorth) {
      byWorth = new Map()
      known.set(worths, byWorth)
    }
    let bySupply = byWorth.get(supply)
    if (!bySupply) {
      bySupply = new Map()
      byWorth.set(supply, bySupply)
    }
    return bySupply
  }

  return (p, worths) => {
    const bought = place(worths, p.supply)
    const key = ((p.hand * 128 + p.points + 32) * 16 + p.bargain.drawbacks.dearer) * 16 + roomOf(p) + p.cards
    let cards = bought.get(key)
    if (cards === undefined) {
      cards = bestOf(p, worths)
      bought.set(key, cards)
    }
    return cards
  }

  function bestOf(p: Position, worths: CardWorths): number {
    const { hand, supply } = p
    const dearer = p.bargain.drawbacks.dearer
    const each = (title: number, cards: number): number =>
      worths[2 * title + (countOf(pack, hand + cards, title) > 0 ? 1 : 0)]
    let best = 0
    let most = Number.NEGATIVE_INFINITY

    /** Fill up with what costs nothing, the best first. */
    const fill = (cards: number, sum: number, room: number): void => {
      let taken = cards
      let total = sum
      for (let left = room; left > 0; left--) {
        let found = -1
        let gain = 0
        for (let i = 0; i < free.length; i++) {
          if (countOf(pack, supply - taken, free[i]) === 0) continue
          const worth = each(free[i], taken)
          if (worth > gain) {
            gain = worth
            found = free[i]
          }
        }
        if (found < 0) break
        taken += pack.one[found]
        total += gain
      }
      if (total > most) {
        most = total
        best = taken
      }
    }

    const buy = (from: number, cards: number, sum: number, points: number, room: number): void => {
      fill(cards, sum, room)
      if (room <= 0) return
      for (let i = from; i < dear.length; i++) {
        const title = dear[i]
        const cost = deck.cost[title] + dearer
        if (cost > points) return
        if (countOf(pack, supply - cards, title) === 0) continue
        const worth = each(title, cards)
        if (worth > 0) buy(i, cards + pack.one[title], sum + worth, points - cost, room - 1)
      }
    }
    buy(0, 0, 0, p.points, roomOf(p))
    return best
  }
}
