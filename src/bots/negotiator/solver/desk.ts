import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import type { View } from '../../../games/negotiator/view/view.ts'
import type { Opponent } from '../imagine.ts'
import type { Reader } from '../position.ts'
import { type Ahead, type Endings, ending } from './ending.ts'
import { Memo } from './memo.ts'
import { type About, type Limits, NO_LIMITS, type Search, search } from './search.ts'
import type { Unseen } from './terror.ts'
import type { Worth } from './worth.ts'

/** What is known of the one at the other end: it holds for a whole game. */
export interface Against extends Opponent {
  readonly majors: readonly number[]
  readonly escapes: readonly number[]
  readonly worth: Worth
}

export function against(deck: Deck, { bargains }: Reader, abductor: number, worth: Worth): Against {
  const { rule, threat } = deck.abductors[abductor]
  return { rule, threat, nothing: bargains.none, majors: deck.majorsOf[abductor], escapes: deck.escapeBox, worth }
}

/** How many cards of each Terror title are not in sight. */
export function unseenIn(deck: Deck, view: View): number[] {
  const counts = deck.terror.map(({ card }) => card.copies)
  const titleOf = (id: string): number => deck.terror.findIndex(({ card }) => card.id === id)
  const { discard, gone, resolving, next } = view.terror
  for (const id of [...discard, ...gone, ...view.minors]) counts[titleOf(id)]--
  if (resolving !== null) counts[titleOf(resolving)]--
  if (next !== null) counts[titleOf(next)]--
  return counts
}

/** More acts than any conversation has. */
const ALL_ACTS = 99
const NARROW = { pays: 2, takes: 3, banks: 3, reveals: 1, looks: false, takesFree: true }

/** How many positions may be looked at for one question, and how narrowly. Of no limit, everything is looked at. */
export const limitsFor = (positions: number): Limits =>
  positions === Number.POSITIVE_INFINITY ? NO_LIMITS : { positions, ...NARROW }

/**
 * A search that has gone to the end before goes on with the next question for this share of the limit. Where that is
 * not enough, the question is gone through from the beginning, so that no answer hangs on what was asked before; what
 * was spent then is over the budget.
 */
const GOING_ON = 0.2

/** A place to think at: what was found out in a conversation is kept for its next question. */
export interface Desk {
  /** Values by the deepest search that keeps to the limit; each of them is asked for the same things. */
  values(
    against: Against,
    unseen: Unseen,
    limits: Limits,
    of: (search: Search, depth: number) => readonly number[],
  ): readonly number[]
  /** How many positions were looked at for the question asked last. */
  looked(): number
}

export function desk(deck: Deck, reader: Reader): Desk {
  const memo = new Memo()
  const ended = new Memo()
  let key = ''
  let after: Endings | null = null
  let sure: Search | null = null
  let looked = 0

  const valued = (
    search: Search,
    depth: number,
    of: (search: Search, depth: number) => readonly number[],
  ): readonly number[] => {
    const before = search.looked()
    const values = of(search, depth)
    looked += search.looked() - before
    return values
  }

  return {
    looked: () => looked,

    values(opponent, unseen, limits, of) {
      const { majors, escapes, worth } = opponent
      looked = 0
      const now = `${opponent.threat} ${majors} ${escapes} ${unseen} ${limits.positions}`
      const at: Ahead = { deck, reader, opponent, worth, unseen, ended }
      if (now !== key || after?.worth !== worth) {
        key = now
        sure = null
        ended.clear()
        after = ending(at)
      }
      const about: About = { ...at, majors, escapes, memo, limits, depth: 0 }
      if (sure !== null) {
        sure.goOn(Math.floor(GOING_ON * limits.positions))
        const values = valued(sure, ALL_ACTS, of)
        if (!sure.isExhausted()) return values
        sure = null
      }
      memo.clear()
      const whole = search(about, after)
      const values = valued(whole, ALL_ACTS, of)
      if (whole.isExhausted()) return deepened(about, after, of)
      sure = whole
      return values
    },
  }

  /** One act deeper each time, as long as there is room: every option is looked at equally far. */
  function deepened(
    about: About,
    after: Endings,
    of: (search: Search, depth: number) => readonly number[],
  ): readonly number[] {
    memo.clear()
    let found: readonly number[] = []
    for (let depth = 1; depth < 32; depth++) {
      const deeper = search({ ...about, depth }, after)
      const values = valued(deeper, depth, of)
      if (deeper.isExhausted() && depth > 1) break
      found = values
    }
    memo.clear()
    return found
  }
}
