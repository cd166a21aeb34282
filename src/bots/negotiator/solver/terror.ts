import type { Deck, Face } from '../../../games/negotiator/cards/deck.ts'
import type { Bargains } from '../bargain.ts'
import { changeThreat, type Gifts, imagine, type Opponent } from '../imagine.ts'
import { packed, packOf } from '../pack.ts'
import { copy, GOING, type Position, testDice, WON } from '../position.ts'
import { listChances } from '../throws.ts'
import { everyCast } from './dice.ts'
import type { CardWorths, Worth } from './worth.ts'

/** One way the Terror Phase may go, but for the hand: where it leads as the dice fall, and where with a 4 converted. */
export interface Prospect {
  readonly chance: number
  readonly board: number
  readonly cards: CardWorths
  /** Minus infinity where no 4 can be converted. */
  readonly bought: number
  readonly boughtCards: CardWorths
}

export interface Outlook {
  /** The chance to win in the Terror Phase itself, whatever is in hand. */
  readonly won: number
  readonly prospects: readonly Prospect[]
}

/** How many cards of each Terror title nobody has seen. */
export type Unseen = readonly number[]

/** In a glance ahead at a Terror card nothing is chosen: what it lets the player choose is left out. */
const NOTHING: Gifts = { hidden: 0, take: 0, look: 0 }
const LOST_BOARD = Number.NEGATIVE_INFINITY

/** The Terror Phase that follows a conversation, over every card that may come (N-20). */
export function terrorAhead(
  deck: Deck,
  bargains: Bargains,
  opponent: Opponent,
  worth: Worth,
  unseen: Unseen,
): (p: Position) => Outlook {
  const noCards: CardWorths = new Float64Array(2 * deck.titles)
  const all = packed(packOf(deck.copies), deck.copies)

  /** The next turn, if there is one. */
  const reached = (q: Position): { readonly board: number; readonly cards: CardWorths } => {
    if (q.ending === WON) return { board: Number.POSITIVE_INFINITY, cards: noCards }
    if (q.ending !== GOING) return { board: LOST_BOARD, cards: noCards }
    beginTurn(q, all)
    return { board: worth.board(q), cards: worth.cards(q) }
  }

  const after = (p: Position, list: number, title: number) => {
    const q = copy(p)
    if (list >= 0) imagine(q, deck.lists[list].effects, opponent, NOTHING)
    const { additional } = deck.terror[title]
    if (q.ending === GOING && additional >= 0 && !q.second && q.bargain.hidden > 0)
      imagine(q, deck.lists[additional].effects, opponent, NOTHING)
    return reached(q)
  }

  const rowAfter = (p: Position, face: Face, row: number, title: number) => {
    const q = copy(p)
    if (row === 0) changeThreat(q, q.bargain.drawbacks['fail-rise'], opponent)
    return q.ending === GOING ? after(q, face.rows + row, title) : reached(q)
  }

  /** All that one title may bring. */
  function turnedUp(p: Position, title: number, chance: number, out: Prospect[]): void {
    const face = deck.terror[title]
    const q = copy(p)
    q.terror--
    q.next = -1
    const add = (
      share: number,
      { board, cards }: { readonly board: number; readonly cards: CardWorths },
      converted: { readonly board: number; readonly cards: CardWorths } | null = null,
    ): void => {
      out.push({
        chance: chance * share,
        board,
        cards,
        bought: converted?.board ?? LOST_BOARD,
        boughtCards: converted?.cards ?? noCards,
      })
    }
    if (face.demand >= 0) {
      if (!q.second) q.bargain = bargains.addMinor(q.bargain, face.demand)
      add(1, after(q, -1, title))
    } else if (face.rows >= 0) {
      const isSixes = opponent.rule === 'sixes-release' && !q.second
      const mayConvert = q.cards >= 2 && q.bargain.drawbacks['no-conversion'] === 0
      for (const { successes, fours, pairs, chance: share } of everyCast(testDice(q), q.fours, isSixes)) {
        const thrown = copy(q)
        imagine(thrown, [{ do: 'release', n: pairs }], opponent, NOTHING)
        const isBought = mayConvert && fours > 0 && successes < 2
        add(
          share,
          rowAfter(thrown, face, successes, title),
          isBought ? rowAfter(thrown, face, successes + 1, title) : null,
        )
      }
    } else
      for (const [list, share] of listChances(deck, face, 1, false, q.threat))
        if (share > 0) add(share, after(q, list, title))
  }

  return p => {
    const q = copy(p)
    q.silent = true
    q.inTerror = true
    changeThreat(q, q.bargain.drawbacks['terror-rise'], opponent)
    if (q.ending === WON) return { won: 1, prospects: [] }
    if (q.ending !== GOING || q.terror === 0) return { won: 0, prospects: [] }
    const found: Prospect[] = []
    if (q.next >= 0) turnedUp(q, q.next, 1, found)
    else {
      const isPivotal = q.terror === 1
      let all = 0
      for (const [title, n] of unseen.entries()) if (deck.terror[title].pivotal === isPivotal) all += n
      for (const [title, n] of unseen.entries())
        if (n > 0 && deck.terror[title].pivotal === isPivotal) turnedUp(q, title, n / all, found)
    }
    return summed(found)
  }
}

/** What is alike is added up; what is lost is left out. */
function summed(all: readonly Prospect[]): Outlook {
  let won = 0
  const prospects: Prospect[] = []
  for (const one of all) {
    if (one.board === Number.POSITIVE_INFINITY) {
      won += one.chance
      continue
    }
    if (one.board === LOST_BOARD && one.bought === LOST_BOARD) continue
    const at = prospects.findIndex(
      p =>
        p.board === one.board && p.cards === one.cards && p.bought === one.bought && p.boughtCards === one.boughtCards,
    )
    if (at < 0) prospects.push(one)
    else prospects[at] = { ...prospects[at], chance: prospects[at].chance + one.chance }
  }
  // Together what is worth the same in hand: the hand is then counted once for all of them.
  const order = new Map<CardWorths, number>()
  for (const { cards } of prospects) if (!order.has(cards)) order.set(cards, order.size)
  prospects.sort((a, b) => (order.get(a.cards) ?? 0) - (order.get(b.cards) ?? 0))
  return { won, prospects }
}

/** The next conversation begins (N-19, N-24): of all cards those that are neither in hand nor gone are in the Supply. */
export function beginTurn(p: Position, all: number): void {
  p.points = 0
  p.supply = all - p.hand - p.gone
  p.silent = false
  p.inTerror = false
  p.last = p.terror === 0
}
