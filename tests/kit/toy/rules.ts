import { begin, below, shuffle } from '../../../src/engine/chance.ts'
import type { Root, Roots } from '../../../src/engine/game.ts'
import type { Steps } from '../../../src/engine/steps.ts'

/**
 * The toy game, made to have every kind of secret and no charm. Fifteen cards, three to each of two or three seats,
 * the rest face down in a pile.
 * - T-1 All lay a card face down at once; when all have, the cards are turned up and go to the discard pile.
 * - T-2 The highest card takes a point and the turn.
 * - T-3 Whose turn it is looks at the top of the pile, or takes it, or rolls, or passes.
 * - T-4 Having looked: leave the card where it is, or put it at the bottom of the pile.
 * - T-5 The card taken is turned up; an even one is a point. A roll of 4 or more is a point, a lower one costs one.
 * - T-6 When the hands are empty the game is over; most points win. What is left of the pile stays unseen.
 */
export interface ToySetup {
  readonly seats: number
}

/** How many cards there are, and how many each seat is dealt. */
export interface ToyDeck {
  readonly cards: number
  readonly hand: number
}

export interface ToyFrame {
  readonly step: string
  /** Whose turn it is; -1 where it is everybody's. */
  readonly seat: number
}

export interface ToyState {
  hands: number[][]
  /** What each seat has laid this round, -1 for nothing yet. */
  laid: number[]
  /** Face down, the top last; and for each place in it the seats that have looked, as bits. */
  pile: number[]
  seenBy: number[]
  discard: number[]
  points: number[]
  luck: Root
  rolls: number
  stack: ToyFrame[]
}

export type ToyEvent =
  | { readonly kind: 'began'; readonly seats: number }
  | { readonly kind: 'laid'; readonly seat: number; readonly card: number | null }
  | { readonly kind: 'turned-up'; readonly cards: readonly number[]; readonly seat: number }
  | { readonly kind: 'looked'; readonly seat: number; readonly card: number | null }
  | { readonly kind: 'buried' | 'left' | 'passed'; readonly seat: number }
  | { readonly kind: 'took'; readonly seat: number; readonly card: number }
  | { readonly kind: 'rolled'; readonly seat: number; readonly die: number }
  | { readonly kind: 'ended'; readonly points: readonly number[] }

/** Which events settle a draft: looks, draws, rolls, and cards turned up. */
export const settling: Readonly<Record<ToyEvent['kind'], boolean>> = {
  began: true,
  laid: false,
  'turned-up': true,
  looked: true,
  buried: false,
  left: false,
  passed: false,
  took: true,
  rolled: true,
  ended: false,
}

export interface ToyPlay {
  s: ToyState
  events: ToyEvent[] | null
  ran: Map<string, number> | null
}

export const DECK: ToyDeck = { cards: 15, hand: 3 }

export const LOOK = 1
export const TAKE = 2
export const ROLL = 3
export const PASS = 4
export const BURY = 5
export const LEAVE = 6
/** Laying card n is option LAY + n. */
export const LAY = 32

export function deal({ cards, hand }: ToyDeck, { seats }: ToySetup, roots: Roots): ToyState {
  begin(roots.deck, 0)
  const pile = shuffle([...Array(cards).keys()])
  const hands = Array.from({ length: seats }, () => pile.splice(-hand))
  return {
    hands,
    laid: hands.map(() => -1),
    pile,
    seenBy: pile.map(() => 0),
    discard: [],
    points: hands.map(() => 0),
    luck: roots.dice,
    rolls: 0,
    stack: [{ step: 'round', seat: -1 }],
  }
}

const tell = (play: ToyPlay, event: ToyEvent): void => {
  play.events?.push(event)
}

const ran = (play: ToyPlay, effect: string): void => {
  play.ran?.set(effect, (play.ran.get(effect) ?? 0) + 1)
}

/** The effects of a turn, as `coverable` names them. */
export const effects = ['took even', 'took odd', 'rolled high', 'rolled low'] as const

function score(play: ToyPlay, seat: number, good: boolean, effect: (typeof effects)[number], loss: number): void {
  play.s.points[seat] += good ? 1 : loss
  ran(play, effect)
}

export const steps: Steps<ToyPlay, Readonly<Record<string, ToyFrame>>> = {
  round: {
    rule: 'T-1',
    does({ s }) {
      s.stack.push(s.hands[0].length === 0 ? { step: 'end', seat: -1 } : { step: 'lay', seat: -1 })
    },
  },

  lay: {
    rule: 'T-1',
    seats({ s }, _frame, out) {
      for (const [seat, card] of s.laid.entries()) if (card < 0) out.push(seat)
    },
    options({ s }, _frame, out, seat) {
      for (const card of s.hands[seat]) out.push(LAY + card)
    },
    choose(play, frame, option, seat) {
      const { s } = play
      const [card] = s.hands[seat].splice(s.hands[seat].indexOf(option - LAY), 1)
      s.laid[seat] = card
      tell(play, { kind: 'laid', seat, card })
      s.stack.push(frame)
    },
    otherwise({ s }) {
      s.stack.push({ step: 'turn-up', seat: -1 })
    },
  },

  'turn-up': {
    rule: 'T-2',
    does(play) {
      const { s } = play
      const seat = s.laid.indexOf(Math.max(...s.laid))
      tell(play, { kind: 'turned-up', cards: s.laid.slice(), seat })
      s.discard.push(...s.laid)
      s.laid.fill(-1)
      s.points[seat]++
      s.stack.push({ step: 'round', seat: -1 }, { step: 'turn', seat })
    },
  },

  turn: {
    rule: 'T-3',
    seats: (_play, { seat }, out) => out.push(seat),
    options({ s }, _frame, out) {
      if (s.pile.length > 0) {
        out.push(LOOK)
        out.push(TAKE)
      }
      out.push(ROLL)
      out.push(PASS)
    },
    choose(play, { seat }, option) {
      const { s } = play
      const top = s.pile.length - 1
      if (option === LOOK) {
        s.seenBy[top] |= 1 << seat
        tell(play, { kind: 'looked', seat, card: s.pile[top] })
        s.stack.push({ step: 'after-look', seat })
      } else if (option === TAKE) {
        const card = s.pile[top]
        s.pile.pop()
        s.seenBy.pop()
        s.discard.push(card)
        tell(play, { kind: 'took', seat, card })
        score(play, seat, card % 2 === 0, card % 2 === 0 ? 'took even' : 'took odd', 0)
      } else if (option === ROLL) {
        begin(s.luck, s.rolls++)
        const die = 1 + below(6)
        tell(play, { kind: 'rolled', seat, die })
        score(play, seat, die >= 4, die >= 4 ? 'rolled high' : 'rolled low', -1)
      } else tell(play, { kind: 'passed', seat })
    },
  },

  'after-look': {
    rule: 'T-4',
    seats: (_play, { seat }, out) => out.push(seat),
    options(_play, _frame, out) {
      out.push(BURY)
      out.push(LEAVE)
    },
    choose(play, { seat }, option) {
      const { s } = play
      if (option === BURY) {
        s.pile.unshift(...s.pile.splice(-1))
        s.seenBy.unshift(...s.seenBy.splice(-1))
      }
      tell(play, { kind: option === BURY ? 'buried' : 'left', seat })
    },
  },

  end: {
    rule: 'T-6',
    does(play) {
      tell(play, { kind: 'ended', points: play.s.points.slice() })
    },
  },
}
