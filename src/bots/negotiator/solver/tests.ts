import { changeThreat, release } from '../imagine.ts'
import { countOf } from '../pack.ts'
import { copy, GOING, type Position, removeCard, testDice, WON } from '../position.ts'
import { castOf, everyCast, everyFall, FIVE, FOUR, KINDS, kindChance, MISS, SIX } from './dice.ts'
import type { About, Then } from './search.ts'

/** A threat test: the card at work (-1 for a Terror card), the first of its three lists, and what comes then. */
export interface Tested {
  readonly title: number
  readonly rows: number
  readonly after: Then
}

/** Dice that lie, by kind, and how many of each were rolled again; and how many more the card in use may roll. */
export interface Dice {
  readonly counts: readonly number[]
  readonly again: readonly number[]
  readonly left: number
}

/** N-13: a test from its roll to its row, with all that the player may decide on the way. */
export interface Tests {
  /** So many titles in hand at most, the least missed where there are more. */
  leastMissed(p: Position, most: number): number[]
  test(p: Position, test: Tested, depth: number): number
  /** The dice as they lie: no more are rolled again. */
  keep(p: Position, test: Tested, counts: readonly number[], depth: number): number
  /** One die of this kind is rolled again with a card in hand, or with the one in use (-1). */
  reroll(p: Position, test: Tested, dice: Dice, kind: number, wasAgain: boolean, card: number, depth: number): number
  /** The row of so many successes. */
  accept(p: Position, test: Tested, successes: number, depth: number): number
  /** Cards are paid for one of so many 4s, so many still to pay. */
  pay(p: Position, test: Tested, successes: number, fours: number, left: number, depth: number): number
  /** So many successes and 4s lie there: take the row, or pay for a 4. */
  convert(p: Position, test: Tested, successes: number, fours: number, depth: number): number
}

const NONE_AGAIN: readonly number[] = [0, 0, 0, 0]

export function tests(
  about: About,
  carryOut: (p: Position, title: number, list: number, then: Then, depth: number) => number,
): Tests {
  const { deck, opponent, limits } = about
  const { pack } = about.reader
  const { lists, rerolls } = deck
  const isSixes = (p: Position): boolean => opponent.rule === 'sixes-release' && !p.second

  const accept = (from: Position, { title, rows, after }: Tested, successes: number, depth: number): number => {
    const p = copy(from)
    if (successes === 0) changeThreat(p, p.bargain.drawbacks['fail-rise'], opponent)
    if (p.ending !== GOING) return p.ending === WON ? 1 : 0
    return carryOut(p, title, rows + successes, after, depth)
  }

  const mayConvert = (p: Position, successes: number, fours: number): boolean =>
    fours > 0 && successes < 2 && p.cards >= 2 && !p.fours && p.bargain.drawbacks['no-conversion'] === 0

  const leastMissed = (p: Position, most: number): number[] => {
    const titles: number[] = []
    for (let title = 0; title < deck.titles; title++) if (countOf(pack, p.hand, title) > 0) titles.push(title)
    if (titles.length <= most) return titles
    const worths = about.worth.cards(p)
    return titles.sort((a, b) => worths[2 * a] - worths[2 * b]).slice(0, most)
  }

  const pay = (p: Position, test: Tested, successes: number, fours: number, left: number, depth: number): number =>
    payFrom(p, test, successes, fours, left, leastMissed(p, limits.pays), 0, depth)

  /** Each choice of cards once, in whatever order they are paid. */
  const payFrom = (
    p: Position,
    test: Tested,
    successes: number,
    fours: number,
    left: number,
    titles: readonly number[],
    from: number,
    depth: number,
  ): number => {
    if (left === 0) return convert(p, test, successes + 1, fours - 1, depth)
    let most = 0
    for (let i = from; i < titles.length; i++) {
      if (countOf(pack, p.hand, titles[i]) === 0) continue
      const q = copy(p)
      removeCard(q, pack, titles[i])
      most = Math.max(most, payFrom(q, test, successes, fours, left - 1, titles, i, depth))
    }
    return most
  }

  const convert = (p: Position, test: Tested, successes: number, fours: number, depth: number): number => {
    const row = accept(p, test, successes, depth)
    return mayConvert(p, successes, fours) && row < 1 ? Math.max(row, pay(p, test, successes, fours, 2, depth)) : row
  }

  const paired = (p: Position, pairs: number): Position => {
    if (pairs === 0) return p
    const q = copy(p)
    release(q, pairs)
    return q
  }

  const keep = (p: Position, test: Tested, counts: readonly number[], depth: number): number => {
    const { successes, fours, pairs } = castOf(counts, p.fours, isSixes(p))
    const q = paired(p, pairs)
    if (q.ending !== GOING) return q.ending === WON ? 1 : 0
    return convert(q, test, successes, fours, depth)
  }

  /** Would more successes than there are bring another row? As the rules ask it before they offer to roll again. */
  const wantsSuccess = (p: Position, { rows }: Tested, counts: readonly number[]): boolean => {
    const { successes } = castOf(counts, p.fours, false)
    for (let more = successes + 1; more <= 2; more++)
      if (lists[rows + more].print !== lists[rows + successes].print) return true
    return successes === 0 && p.bargain.drawbacks['fail-rise'] > 0
  }

  const rerollsLeft = (p: Position, left: number): number => {
    let n = left
    for (const title of rerolls) n += countOf(pack, p.hand, title) * deck.reroll[title]
    return n
  }

  const wantsSixes = (p: Position, { counts, left }: Dice): boolean => {
    if (!isSixes(p) || (p.zone === 0 && p.inTerror)) return false
    const wanted = 2 - (counts[SIX] % 2)
    return wanted <= rerollsLeft(p, left) && wanted <= counts[MISS] + counts[FOUR] + counts[FIVE]
  }

  const reroll = (
    from: Position,
    test: Tested,
    dice: Dice,
    kind: number,
    wasAgain: boolean,
    card: number,
    depth: number,
    known = new Map<number, number>(),
  ): number => {
    const p = copy(from)
    if (card >= 0) removeCard(p, pack, card)
    const left = (card >= 0 ? deck.reroll[card] : dice.left) - 1
    const counts = dice.counts.with(kind, dice.counts[kind] - 1)
    const again = wasAgain ? dice.again.with(kind, dice.again[kind] - 1) : dice.again
    let sum = 0
    for (let face = 0; face < KINDS; face++)
      sum +=
        kindChance[face] *
        lying(
          p,
          test,
          { counts: counts.with(face, counts[face] + 1), again: again.with(face, again[face] + 1), left },
          depth,
          known,
        )
    return sum
  }

  /** Roll again whatever is worth it, or keep the dice. What dice that are kept come to is found out once a test. */
  const lying = (p: Position, test: Tested, dice: Dice, depth: number, known: Map<number, number>): number => {
    const { successes, fours, pairs } = castOf(dice.counts, p.fours, isSixes(p))
    const cast = ((p.hand * 3 + successes) * 3 + fours) * 3 + pairs
    let most = known.get(cast) ?? -1
    if (most < 0) {
      most = keep(p, test, dice.counts, depth)
      known.set(cast, most)
    }
    const isSuccess = wantsSuccess(p, test, dice.counts)
    const isSix = wantsSixes(p, dice)
    for (let kind = 0; kind < KINDS; kind++) {
      const isMiss = kind === MISS || (kind === FOUR && !p.fours)
      if (dice.counts[kind] === 0 || !((isSuccess && isMiss) || (isSix && kind !== SIX))) continue
      const fresh = dice.counts[kind] - dice.again[kind]
      if (dice.left > 0) {
        if (fresh > 0) most = Math.max(most, reroll(p, test, dice, kind, false, -1, depth, known))
        continue
      }
      for (const card of rerolls)
        if (countOf(pack, p.hand, card) > 0)
          most = Math.max(most, reroll(p, test, dice, kind, fresh === 0, card, depth, known))
    }
    return most
  }

  const test = (p: Position, tested: Tested, depth: number): number => {
    const dice = testDice(p)
    if (!p.inTerror) p.nextDice = 0
    let sum = 0
    if (rerollsLeft(p, 0) > 0) {
      const known = new Map<number, number>()
      for (const { counts, chance } of everyFall(dice))
        sum += chance * lying(p, tested, { counts, again: NONE_AGAIN, left: 0 }, depth, known)
      return sum
    }
    // Each row is valued once, however many throws lead to it.
    const rows = [-1, -1, -1]
    for (const { successes, fours, pairs, chance } of everyCast(dice, p.fours, isSixes(p))) {
      if (pairs > 0 || mayConvert(p, successes, fours)) {
        const q = paired(p, pairs)
        sum += chance * (q.ending !== GOING ? (q.ending === WON ? 1 : 0) : convert(q, tested, successes, fours, depth))
        continue
      }
      if (rows[successes] < 0) rows[successes] = accept(p, tested, successes, depth)
      sum += chance * rows[successes]
    }
    return sum
  }

  return { leastMissed, test, keep, reroll, accept, pay, convert }
}
