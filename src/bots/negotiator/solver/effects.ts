import { HIDDEN } from '../../../games/negotiator/vocabulary.ts'
import { discardTop, type Gifts, imagineOne } from '../imagine.ts'
import { countOf } from '../pack.ts'
import { addCard, copy, GOING, type Position, WON } from '../position.ts'
import type { About, Then } from './search.ts'
import { roomOf } from './spend.ts'

export const NO_GIFTS: Gifts = { hidden: 0, take: 0, look: 0 }

/** Lines of effects, with all that chance or the player decides within them. */
export interface Branching {
  /** The rest of a line from `at` on, on a position that may be changed; and what comes then. */
  effects(p: Position, title: number, list: number, at: number, then: Then, depth: number): number
  /** Turn up one of those that lie face down (N-16). */
  reveal(p: Position, slot: number, left: number, then: Then, depth: number): number
  /** Take a card for nothing, of so many that may be taken. */
  take(p: Position, title: number, left: number, then: Then, depth: number): number
  discard(p: Position, then: Then, depth: number): number
}

export function branching(about: About, proceed: (p: Position, then: Then, depth: number) => number): Branching {
  const { deck, opponent, limits } = about
  const { pack, bargains } = about.reader

  /** The demands that may lie in this slot: those of its kind that are not in sight. */
  const pool = ({ bargain: { slots } }: Position, isEscape: boolean): number[] => {
    const all = isEscape ? about.escapes : about.majors
    return all.filter(demand => !slots.some(slot => slot.demand === demand))
  }

  const reveal = (p: Position, slot: number, left: number, then: Then, depth: number): number => {
    const demands = pool(p, p.bargain.slots[slot].isEscape)
    if (demands.length > limits.reveals) {
      const q = copy(p)
      q.bargain = bargains.glimpse(p.bargain, slot, demands)
      return revealSome(q, left - 1, then, depth)
    }
    let sum = 0
    for (const demand of demands) {
      const q = copy(p)
      q.bargain = bargains.reveal(p.bargain, slot, demand)
      sum += revealSome(q, left - 1, then, depth)
    }
    return demands.length > 0 ? sum / demands.length : proceed(copy(p), then, depth)
  }

  const revealSome = (p: Position, left: number, then: Then, depth: number): number => {
    if (left <= 0 || p.bargain.hidden === 0) return proceed(p, then, depth)
    const { slots } = p.bargain
    let most = 0
    for (let slot = 0; slot < slots.length; slot++)
      if (slots[slot].standing === HIDDEN) most = Math.max(most, reveal(p, slot, left, then, depth))
    return most
  }

  const take = (p: Position, title: number, left: number, then: Then, depth: number): number => {
    const q = copy(p)
    addCard(q, pack, title)
    return takeSome(q, left - 1, then, depth)
  }

  const takeSome = (p: Position, left: number, then: Then, depth: number): number => {
    if (left <= 0 || roomOf(p) <= 0) return proceed(p, then, depth)
    const worths = about.worth.cards(p)
    const titles: number[] = []
    for (let title = 0; title < deck.titles; title++) if (countOf(pack, p.supply, title) > 0) titles.push(title)
    const worthOf = (title: number): number => worths[2 * title + (countOf(pack, p.hand, title) > 0 ? 1 : 0)]
    if (titles.length > limits.takes) titles.sort((a, b) => worthOf(b) - worthOf(a)).splice(limits.takes)
    let most = proceed(copy(p), then, depth)
    for (const title of titles) most = Math.max(most, take(p, title, left, then, depth))
    return most
  }

  const discard = (p: Position, then: Then, depth: number): number => {
    const q = copy(p)
    discardTop(q)
    return proceed(q, then, depth)
  }

  /** Over every card that may lie on top, if it is not known yet. */
  const look = (p: Position, then: Then, depth: number, seen: (q: Position) => number): number => {
    if (p.terror === 0) return proceed(p, then, depth)
    if (p.next >= 0) return seen(p)
    if (!limits.looks) return proceed(p, then, depth)
    const isPivotal = p.terror === 1
    let all = 0
    let sum = 0
    for (let title = 0; title < about.unseen.length; title++) {
      const n = about.unseen[title]
      if (n === 0 || deck.terror[title].pivotal !== isPivotal) continue
      const q = copy(p)
      q.next = title
      all += n
      sum += n * seen(q)
    }
    return all > 0 ? sum / all : proceed(p, then, depth)
  }

  const mayDiscard = (p: Position, then: Then, depth: number): number =>
    deck.terror[p.next].pivotal
      ? proceed(p, then, depth)
      : Math.max(discard(p, then, depth), proceed(copy(p), then, depth))

  const effects = (p: Position, title: number, list: number, at: number, then: Then, depth: number): number => {
    const { effects: line, asks } = deck.lists[list]
    for (let i = at; i < line.length; i++) {
      const { do: kind, n } = line[i]
      const isLook = kind === 'look'
      if (asks[i] || isLook) {
        const rest: Then = i + 1 < line.length ? { step: 'effects', title, list, at: i + 1, after: then } : then
        if (kind === 'reveal') return revealSome(p, n, rest, depth)
        if (kind === 'take') return takeSome(p, n, rest, depth)
        return look(p, rest, depth, q => (isLook ? proceed(q, rest, depth) : mayDiscard(q, rest, depth)))
      }
      if (kind === 'leave') {
        if (title >= 0) p.gone += pack.one[title]
      } else imagineOne(p, line[i], opponent, NO_GIFTS)
      if (p.ending !== GOING) return p.ending === WON ? 1 : 0
    }
    return proceed(p, then, depth)
  }

  return { effects, reveal, take, discard }
}
