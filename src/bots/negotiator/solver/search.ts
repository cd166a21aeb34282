import { payable } from '../../../games/negotiator/rules/conversation.ts'
import { KNOWN } from '../../../games/negotiator/vocabulary.ts'
import { countOf } from '../pack.ts'
import { addCard, copy, GOING, type Position, removeCard, WON } from '../position.ts'
import { listChances } from '../throws.ts'
import { type Branching, branching } from './effects.ts'
import { type Ahead, type Endings, ending } from './ending.ts'
import type { Memo } from './memo.ts'
import { priceOf, roomOf } from './spend.ts'
import { type Tests, tests } from './tests.ts'

/** What comes after the matter in hand, as the rules have it on their stack. */
export type Then =
  | { readonly step: 'talk' }
  | { readonly step: 'turn' }
  | {
      readonly step: 'effects'
      readonly title: number
      readonly list: number
      readonly at: number
      readonly after: Then
    }
  | { readonly step: 'drawback'; readonly demand: number; readonly after: Then }
  | { readonly step: 'additional'; readonly terror: number; readonly after: Then }

export const TALK: Then = { step: 'talk' }
export const TURN: Then = { step: 'turn' }

/** How far a search may go. */
export interface Limits {
  /** Positions of a conversation that may be looked at. */
  readonly positions: number
  /** Of how many titles, the least missed first, a 4 is paid for with; and of how many, the best first, free cards are taken. */
  readonly pays: number
  readonly takes: number
  /** How many titles, the least missed first, are banked further on than now. */
  readonly banks: number
  /** Of how many demands at most one that is turned up is told apart; what is more is only known to be known. */
  readonly reveals: number
  /** Whether what a look at the next Terror card shows is told apart. */
  readonly looks: boolean
  /** Whether cards that cost nothing are taken before all else where they may be bought and played at once (N-24). */
  readonly takesFree: boolean
}

export const NO_LIMITS: Limits = {
  positions: Number.POSITIVE_INFINITY,
  pays: Number.POSITIVE_INFINITY,
  takes: Number.POSITIVE_INFINITY,
  banks: Number.POSITIVE_INFINITY,
  reveals: Number.POSITIVE_INFINITY,
  looks: true,
  takesFree: false,
}

/** All that a search is about beside the position: one conversation's worth. */
export interface About extends Ahead {
  /** The demands that may lie face down: of the abductor's own, and of the Escapes. */
  readonly majors: readonly number[]
  readonly escapes: readonly number[]
  readonly memo: Memo
  readonly limits: Limits
  /** Acts of the conversation that are looked ahead; after them it is taken to end. 0 for all of them. */
  readonly depth: number
}

/** The value of everything a player may be asked about: the chance to win with the best play that is looked at. */
export interface Search extends Branching, Tests, Endings {
  readonly about: About
  /** More positions were wanted than there may be: the values are of no use. */
  isExhausted(): boolean
  /** How many positions it has looked at; what was found by a search before it is not looked at again. */
  looked(): number
  /** For the next question of the same conversation it may look at so many positions more, within its limit. */
  goOn(positions: number): void
  talk(p: Position, depth: number): number
  play(p: Position, title: number, depth: number): number
  bank(p: Position, title: number, depth: number): number
  concede(p: Position, demand: number, depth: number): number
  buy(p: Position, title: number, depth: number): number
  proceed(p: Position, then: Then, depth: number): number
}

/**
 * Goes through a whole conversation: every card that may be played, banked or paid, every demand that may be conceded,
 * every throw with its exact chance, until the player hangs up or is cut off. A position that has been valued is not
 * valued again, however it was reached.
 */
export function search(about: About, after: Endings = ending(about)): Search {
  const { deck, memo, limits } = about
  const { pack, bargains } = about.reader
  const { titles } = deck
  let isExhausted = false
  const found = memo.size
  let looked = found
  let most = limits.positions

  const talk = (p: Position, depth: number): number => {
    if (p.ending !== GOING) return p.ending === WON ? 1 : 0
    if (p.silent) return self.end(p)
    if (depth === 0) return p.last && !p.escaping ? self.goingOn(p) : self.end(p)
    const known = memo.find(p, keyOf(depth))
    if (known >= 0) return known
    // Counted where it is entered: what a later question reaches was then counted as well, and fits if this did.
    if (looked >= most) isExhausted = true
    if (isExhausted) return 0
    looked++
    const free = limits.takesFree && p.last && roomOf(p) > 0 ? freeCard(p) : -1
    if (free >= 0) {
      const taken = self.buy(p, free, depth + 1)
      if (!isExhausted) memo.keep(p, keyOf(depth), taken)
      return taken
    }
    let best = self.end(p)
    for (let title = 0; title < titles; title++) {
      if (countOf(pack, p.hand, title) === 0 || deck.reroll[title] > 0) continue
      best = Math.max(best, self.play(p, title, depth))
      if (isExhausted) return 0
    }
    for (const title of self.leastMissed(p, limits.banks)) best = Math.max(best, self.bank(p, title, depth))
    const { slots, minors } = p.bargain
    for (let i = 0; i < slots.length; i++)
      if (slots[i].standing === KNOWN && slots[i].demand >= 0 && payable(deck.demands[slots[i].demand].cost, p.points))
        best = Math.max(best, self.concede(p, slots[i].demand, depth))
    for (let i = 0; i < minors.length; i++)
      if (minors[i] !== minors[i - 1] && payable(deck.demands[minors[i]].cost, p.points))
        best = Math.max(best, self.concede(p, minors[i], depth))
    if (p.last && roomOf(p) > 0)
      for (let title = 0; title < titles; title++)
        if (countOf(pack, p.supply, title) > 0 && payable(priceOf(deck, p, title), p.points))
          best = Math.max(best, self.buy(p, title, depth))
    if (isExhausted) return 0
    memo.keep(p, keyOf(depth), best)
    return best
  }
  /** A card in the Supply that costs nothing: it can be banked, or pay for a 4, so that having it is never worse. */
  const freeCard = (p: Position): number => {
    for (let title = 0; title < titles && deck.cost[title] === 0; title++)
      if (countOf(pack, p.supply, title) > 0) return title
    return -1
  }
  /** Without a limit all depths are one. */
  const keyOf = (depth: number): number => (about.depth === 0 ? 0 : depth)

  const proceed = (p: Position, then: Then, depth: number): number => {
    if (p.ending !== GOING) return p.ending === WON ? 1 : 0
    switch (then.step) {
      case 'talk':
        return talk(p, depth)
      case 'turn':
        return self.turn(p)
      case 'effects':
        return self.effects(p, then.title, then.list, then.at, then.after, depth)
      case 'drawback':
        if (!p.second) {
          p.bargain = bargains.concede(p.bargain, then.demand)
          if (deck.demands[then.demand].kind === 'escape') p.escaping = true
        }
        return proceed(p, then.after, depth)
      case 'additional': {
        const { additional } = deck.terror[then.terror]
        if (additional < 0 || p.second || p.bargain.hidden === 0) return proceed(p, then.after, depth)
        return self.effects(p, -1, additional, 0, then.after, depth)
      }
      default:
        return 0
    }
  }

  /** N-11. */
  const play = (from: Position, title: number, depth: number): number => {
    const p = copy(from)
    removeCard(p, pack, title)
    const face = deck.faces[title]
    if (face.rows >= 0) return self.test(p, { title, rows: face.rows, after: TALK }, depth - 1)
    let sum = 0
    for (const [list, chance] of listChances(deck, face, 1, false, p.threat))
      if (chance > 0) sum += chance * self.effects(copy(p), title, list, 0, TALK, depth - 1)
    return sum
  }

  /** N-12. */
  const bank = (from: Position, title: number, depth: number): number => {
    const p = copy(from)
    removeCard(p, pack, title)
    p.points++
    return talk(p, depth - 1)
  }

  /** N-15: pay, then the effect, then the drawback. */
  const concede = (from: Position, index: number, depth: number): number => {
    const p = copy(from)
    const demand = deck.demands[index]
    p.points -= demand.cost
    let then: Then
    if (demand.kind === 'minor') {
      p.bargain = bargains.dropMinor(p.bargain, index)
      then = { step: 'effects', title: -1, list: demand.drawback, at: 0, after: TALK }
    } else then = { step: 'drawback', demand: index, after: TALK }
    return self.effects(p, -1, demand.effects, 0, then, depth - 1)
  }

  /** N-24. */
  const buy = (from: Position, title: number, depth: number): number => {
    const p = copy(from)
    p.points -= priceOf(deck, p, title)
    addCard(p, pack, title)
    return talk(p, depth - 1)
  }

  const self: Search = {
    about,
    isExhausted: () => isExhausted,
    looked: () => looked - found,
    goOn(positions) {
      most = Math.min(limits.positions, looked + positions)
    },
    talk,
    play,
    bank,
    concede,
    buy,
    proceed,
    ...branching(about, (p, then, depth) => proceed(p, then, depth)),
    ...tests(about, (p, title, list, then, depth) => self.effects(p, title, list, 0, then, depth)),
    ...after,
  }
  return self
}
