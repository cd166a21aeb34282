import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import type { Opponent } from '../imagine.ts'
import { countOf, packed } from '../pack.ts'
import { copy, GOING, type Position, type Reader, WON } from '../position.ts'
import type { Memo } from './memo.ts'
import { buyer } from './spend.ts'
import { beginTurn, type Outlook, terrorAhead, type Unseen } from './terror.ts'
import { type CardWorths, handWorth, logistic, type Worth } from './worth.ts'

/** What has to be known of the time after a conversation. */
export interface Ahead {
  readonly deck: Deck
  readonly reader: Reader
  readonly opponent: Opponent
  readonly unseen: Unseen
  readonly worth: Worth
  /** Conversations that are over, with what they are worth. */
  readonly ended: Memo
}

/** What comes after a conversation: the purchase, the Terror card, the next turn. */
export interface Endings {
  readonly worth: Worth
  /** The value of ending the conversation here and buying what is worth most. */
  end(p: Position): number
  /** The value of going into the Terror Phase with the hand as it is. */
  terror(p: Position): number
  /** The value of the turn that begins here. */
  turn(p: Position): number
  /** The value of the last conversation from here on, where it is not gone through: as if it began here. */
  goingOn(p: Position): number
}

export function ending(about: Ahead): Endings {
  const { worth } = about
  const { pack } = about.reader
  const all = packed(pack, about.deck.copies)
  const buy = buyer(about.deck, pack)
  const ahead = terrorAhead(about.deck, about.reader.bargains, about.opponent, worth, about.unseen)
  const known = new Map<number, Outlook>()
  const { ended } = about

  const outlook = (p: Position): Outlook => {
    const key =
      p.threat +
      8 *
        (p.zone +
          16 *
            (p.saved +
              16 *
                (p.killed +
                  16 *
                    (p.terror +
                      16 * (p.next + 1 + 64 * (p.bargain.id * 4 + (p.second ? 2 : 0) + (p.cards > 1 ? 1 : 0)))))))
    let found = known.get(key)
    if (!found) {
      found = ahead(p)
      known.set(key, found)
    }
    return found
  }

  /** What is lost with the two cards that are missed least: they pay for a 4. */
  const twoLeast = (worths: CardWorths, hand: number): number => {
    let least = Number.POSITIVE_INFINITY
    let second = Number.POSITIVE_INFINITY
    for (let title = 0; title < pack.titles; title++)
      for (let held = countOf(pack, hand, title); held > 0; held--) {
        const is = worths[2 * title + (held > 1 ? 1 : 0)]
        if (is < least) {
          second = least
          least = is
        } else if (is < second) second = is
      }
    return least + second
  }

  const terror = (p: Position): number => {
    const { won, prospects } = outlook(p)
    const { hand } = p
    let sum = won
    let cards: CardWorths | null = null
    let held = 0
    for (let i = 0; i < prospects.length; i++) {
      const one = prospects[i]
      if (one.cards !== cards) {
        cards = one.cards
        held = handWorth(pack, cards, hand)
      }
      let score = one.board + held
      if (one.bought > one.board)
        score = Math.max(score, one.bought + handWorth(pack, one.boughtCards, hand) - twoLeast(one.boughtCards, hand))
      sum += one.chance * logistic(score)
    }
    return sum
  }

  const end = (p: Position): number => {
    if (p.escaping || p.last || p.terror === 0) return 0
    const q = copy(p)
    q.silent = true
    q.nextDice = 0
    q.talkDice = 0
    q.fours = false
    const found = ended.find(q, 0)
    if (found >= 0) return found
    const cards = q.hand
    const before = q.cards
    q.terror--
    const worths = worth.cards(q)
    q.terror++
    const bought = buy(q, worths)
    q.hand += bought
    q.cards += sizeOf(bought)
    const value = terror(q)
    q.hand = cards
    q.cards = before
    ended.keep(q, 0, value)
    return value
  }

  const sizeOf = (cards: number): number => {
    let n = 0
    if (cards !== 0) for (let title = 0; title < pack.titles; title++) n += countOf(pack, cards, title)
    return n
  }

  const goingOn = (p: Position): number => logistic(worth.board(p) + handWorth(pack, worth.cards(p), p.hand))

  return {
    worth,
    end,
    terror,
    goingOn,
    turn(p) {
      if (p.ending !== GOING) return p.ending === WON ? 1 : 0
      const q = copy(p)
      beginTurn(q, all)
      return goingOn(q)
    },
  }
}
