import type { Deck } from '../../../games/negotiator/cards/deck.ts'
import {
  ACCEPT,
  BANK,
  BUY,
  CONCEDE,
  DISCARD,
  DONE,
  ENOUGH,
  KEEP,
  option,
  PLAY,
  thingOf,
  verbOf,
} from '../../../games/negotiator/options.ts'
import type { StepSeen } from '../../../games/negotiator/view/asked.ts'
import type { View } from '../../../games/negotiator/view/view.ts'
import { countOf } from '../pack.ts'
import { copy, type Position, removeCard } from '../position.ts'
import { castOf, kindOf } from './dice.ts'
import { type Search, TALK, type Then, TURN } from './search.ts'
import { everyPurchase } from './spend.ts'
import type { Tested } from './tests.ts'

/** The value of an option of the question that stands, as a search finds it so many acts ahead. */
export type Valued = (search: Search, chosen: number, depth: number) => number

/** What goes on once the question is answered, as the view shows it. */
function thenOf(deck: Deck, waiting: readonly StepSeen[], at = 0): Then {
  if (at >= waiting.length) return TALK
  const { kind, effects, next = 0, demand, card } = waiting[at]
  switch (kind) {
    case 'conversation.talk':
      return TALK
    case 'terror.end':
      return TURN
    case 'effects':
      return {
        step: 'effects',
        title: deck.data.conversation.findIndex(({ id }) => id === effects?.split('.')[0]),
        list: deck.lists.findIndex(({ key }) => key === effects),
        at: next,
        after: thenOf(deck, waiting, at + 1),
      }
    case 'concede.drawback':
      return {
        step: 'drawback',
        demand: deck.demands.findIndex(({ id }) => id === demand),
        after: thenOf(deck, waiting, at + 1),
      }
    case 'terror.additional':
      return {
        step: 'additional',
        terror: deck.terror.findIndex(one => one.card.id === card),
        after: thenOf(deck, waiting, at + 1),
      }
    default: // the rest of the test, or of what is revealed: each question knows its own
      return thenOf(deck, waiting, at + 1)
  }
}

const testOf = (deck: Deck, { asked, waiting }: View): Tested => ({
  title: deck.data.conversation.findIndex(({ id }) => id === asked?.test),
  rows: deck.lists.findIndex(({ key }) => key === `${asked?.test}.none`),
  after: thenOf(deck, waiting),
})

const talk =
  (p: Position): Valued =>
  (search, chosen, depth) => {
    const thing = thingOf(chosen)
    switch (verbOf(chosen)) {
      case PLAY:
        return search.play(p, thing, depth)
      case BANK:
        return search.bank(p, thing, depth)
      case CONCEDE:
        return search.concede(p, thing, depth)
      case BUY:
        return search.buy(p, thing, depth)
      default:
        return search.end(p)
    }
  }

function reroll(deck: Deck, view: View, p: Position): Valued {
  const test = testOf(deck, view)
  const { dice, rerolled } = view.test
  const counts = [0, 0, 0, 0]
  const again = [0, 0, 0, 0]
  for (const [die, face] of dice.entries()) {
    counts[kindOf(face)]++
    if (rerolled.includes(die)) again[kindOf(face)]++
  }
  const left = view.asked?.left ?? 0
  return (search, chosen, depth) => {
    if (verbOf(chosen) === KEEP) return search.keep(p, test, counts, depth)
    const die = thingOf(chosen) % 5
    const card = left > 0 ? -1 : Math.floor(thingOf(chosen) / 5)
    return search.reroll(p, test, { counts, again, left }, kindOf(dice[die]), rerolled.includes(die), card, depth)
  }
}

/** Successes and 4s that can still be bought, of the dice that lie. */
function lying(view: View, p: Position): { readonly successes: number; readonly fours: number } {
  const { dice, converted } = view.test
  const counts = [0, 0, 0, 0]
  for (const face of dice) counts[kindOf(face)]++
  const { successes } = castOf(counts, p.fours, false)
  return { successes: Math.min(2, successes + converted), fours: counts[1] - converted }
}

function convert(deck: Deck, view: View, p: Position): Valued {
  const test = testOf(deck, view)
  const { successes, fours } = lying(view, p)
  return (search, chosen, depth) =>
    verbOf(chosen) === ACCEPT
      ? search.accept(p, test, successes, depth)
      : search.pay(p, test, successes, fours, 2, depth)
}

function pay(deck: Deck, view: View, p: Position): Valued {
  const test = testOf(deck, view)
  const { successes, fours } = lying(view, p)
  const left = view.asked?.left ?? 1
  return (search, chosen, depth) => {
    const q = copy(p)
    removeCard(q, search.about.reader.pack, thingOf(chosen))
    return search.pay(q, test, successes, fours, left - 1, depth)
  }
}

/** The first of a kind of step that wait, one after the other. */
const leading = (waiting: readonly StepSeen[], kind: string): number => {
  const n = waiting.findIndex(step => step.kind !== kind)
  return n < 0 ? waiting.length : n
}

function reveal(deck: Deck, view: View, p: Position): Valued {
  const after = thenOf(deck, view.waiting)
  const left = 1 + leading(view.waiting, 'reveal')
  return (search, chosen, depth) => {
    const isEscape = thingOf(chosen) >= 8
    let ordinal = thingOf(chosen) & 7
    const slot = p.bargain.slots.findIndex(one => one.isEscape === isEscape && ordinal-- === 0)
    return search.reveal(p, slot, left, after, depth)
  }
}

function take(deck: Deck, view: View, p: Position): Valued {
  const after = thenOf(deck, view.waiting)
  const left = view.asked?.left ?? 1
  return (search, chosen, depth) =>
    verbOf(chosen) === ENOUGH
      ? search.proceed(copy(p), after, depth)
      : search.take(p, thingOf(chosen), left, after, depth)
}

function look(deck: Deck, view: View, p: Position): Valued {
  const after = thenOf(deck, view.waiting)
  return (search, chosen, depth) =>
    verbOf(chosen) === DISCARD ? search.discard(p, after, depth) : search.proceed(copy(p), after, depth)
}

/** Of all that can be bought the best lot is found at once; its cheapest card is bought first. */
function spend(deck: Deck, p: Position): Valued {
  let first = -1
  return (search, chosen) => {
    if (first < 0) first = bestPurchase(deck, search, p)
    return chosen === first ? 1 : 0
  }
}

function bestPurchase(deck: Deck, search: Search, p: Position): number {
  const { pack } = search.about.reader
  let best = 0
  let most = -1
  everyPurchase(deck, pack, p, cards => {
    const q = copy(p)
    q.hand += cards
    for (let title = 0; title < deck.titles; title++) q.cards += countOf(pack, cards, title)
    const is = search.terror(q)
    if (is > most) {
      most = is
      best = cards
    }
  })
  for (let title = 0; title < deck.titles; title++) if (countOf(pack, best, title) > 0) return option(BUY, title)
  return option(DONE)
}

/** How to value the options of the question that this view shows. */
export function questionOf(deck: Deck, view: View, kind: string, p: Position): Valued {
  switch (kind) {
    case 'conversation.talk':
      return talk(p)
    case 'test.reroll':
      return reroll(deck, view, p)
    case 'test.convert':
      return convert(deck, view, p)
    case 'test.pay':
      return pay(deck, view, p)
    case 'reveal':
      return reveal(deck, view, p)
    case 'take':
      return take(deck, view, p)
    case 'look':
      return look(deck, view, p)
    default:
      return spend(deck, p)
  }
}
