import type { Reason } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import { BANK, BUY, CONCEDE, option, PLAY, TAKE, thingOf, verbOf, verbs } from '../options.ts'
import type { View } from '../view/view.ts'
import { type DrawbackKind, endingRules, endings, HAND_LIMIT } from '../vocabulary.ts'

/** Which verbs each question takes; anything else is out of place there. */
const verbsOf: Readonly<Record<string, readonly string[]>> = {
  'conversation.talk': ['play', 'bank', 'concede', 'hang-up', 'buy'],
  'spend.buy': ['buy', 'done'],
  take: ['take', 'enough'],
  reveal: ['reveal'],
  look: ['discard', 'leave'],
  'test.reroll': ['reroll', 'keep'],
  'test.convert': ['convert', 'accept'],
  'test.pay': ['pay'],
}

/** The rule that says when a verb has its place. */
const placeRule: Readonly<Record<string, string>> = {
  play: 'N-10',
  bank: 'N-12',
  concede: 'N-15',
  'hang-up': 'N-10',
  buy: 'N-17',
  done: 'N-17',
  take: 'N-15',
  enough: 'N-15',
  reveal: 'N-16',
  reroll: 'N-22',
  keep: 'N-22',
  convert: 'N-13',
  accept: 'N-13',
  pay: 'N-13',
  discard: 'N-20',
  leave: 'N-20',
}

/** The number on a drawback in force, as `drawback` of the rules has it. */
export const lasting = ({ demands }: Deck, view: View, kind: DrawbackKind): number =>
  view.demands
    .filter(({ standing }) => standing === 'conceded')
    .flatMap(({ card }) => demands.find(({ id }) => id === card)?.lasting ?? [])
    .reduce((sum, one) => (one.do === kind ? sum + (one.n || 1) : sum), 0)

/**
 * Why an option that is not offered cannot be chosen now, from what the viewer sees and nothing else. The engine throws
 * this reason, and page and terminal show it: no other place works one out.
 */
export function refusal(deck: Deck, view: View, chosen: number): Reason {
  const verb = verbs[verbOf(chosen)]
  const thing = thingOf(chosen)
  const unknown = { key: 'refuse.unknown', rule: 'N-10' }
  if (verb === undefined) return unknown
  if (view.ending !== 'playing') return { key: 'refuse.over', rule: endingRules[endings.indexOf(view.ending)] }
  const question = view.asked?.kind ?? ''
  const asked = verbsOf[question] ?? []
  if (!asked.includes(verb) || (verb === 'buy' && question === 'conversation.talk' && !view.last))
    return { key: `refuse.not-now.${verb}`, rule: placeRule[verb] }

  switch (verb) {
    case 'play':
    case 'bank':
    case 'pay': {
      const card = deck.data.conversation[thing]
      if (!card || !view.hand.includes(card.id))
        return { key: 'refuse.not-in-hand', rule: placeRule[verb], values: { card: card?.id ?? '' } }
      return { key: 'refuse.only-in-a-test', rule: 'N-22', values: { card: card.id } }
    }
    case 'buy':
    case 'take':
      return refuseCard(deck, view, thing)
    case 'concede':
      return refuseDemand(deck, view, thing)
    case 'reveal':
      return { key: 'refuse.not-hidden', rule: 'N-16' }
    case 'reroll': {
      const card = deck.data.conversation[Math.floor(thing / 5)]
      const die = thing % 5
      if (die >= view.test.dice.length) return { key: 'refuse.no-such-die', rule: 'N-13' }
      const { using } = view.asked ?? {}
      if (using !== undefined && view.test.rerolled.includes(die)) return { key: 'refuse.rerolled', rule: 'N-13' }
      if (card && (using ? card.id === using : view.hand.includes(card.id)))
        return { key: 'refuse.reroll-idle', rule: 'N-13' }
      return { key: 'refuse.not-in-hand', rule: 'N-22', values: { card: card?.id ?? '' } }
    }
    default: // verbs without a thing are offered whenever they are asked for
      return unknown
  }
}

function refuseCard(deck: Deck, view: View, title: number): Reason {
  const card = deck.data.conversation[title]
  const id = card?.id ?? ''
  if (!view.supply.includes(id)) {
    const played = view.played.includes(id)
    return {
      key: played ? 'refuse.played' : 'refuse.not-in-supply',
      rule: played ? 'N-14' : 'N-17',
      values: { card: id },
    }
  }
  const limit = Math.min(lasting(deck, view, 'hand-limit') || HAND_LIMIT, HAND_LIMIT)
  if (view.hand.length >= limit) return { key: 'refuse.hand-full', rule: 'N-17', values: { limit } }
  return { key: 'refuse.too-dear', rule: 'N-17', values: { card: id, cost: view.prices[id], points: view.points } }
}

function refuseDemand(deck: Deck, view: View, index: number): Reason {
  const demand = deck.demands[index]
  const id = demand?.id ?? ''
  const values = { demand: id }
  if (view.second) return { key: 'refuse.second', rule: 'N-26' }
  const dealt = view.demands.find(({ card }) => card === id)
  if (dealt?.standing === 'conceded') return { key: 'refuse.conceded', rule: 'N-15', values }
  if (!demand || !(dealt || view.minors.includes(id))) return { key: 'refuse.not-known', rule: 'N-16', values }
  return { key: 'refuse.demand-cost', rule: 'N-15', values: { ...values, cost: demand.cost, points: view.points } }
}

/** Everything one could try with what lies in sight: cards in hand, the shelf, the demands. */
export function inSight(deck: Deck, view: View): number[] {
  const take = view.asked?.kind === 'take' ? [TAKE] : []
  const found: number[] = []
  for (const [title, { id }] of deck.data.conversation.entries()) {
    if (view.hand.includes(id)) found.push(option(PLAY, title), option(BANK, title))
    for (const verb of [BUY, ...take]) found.push(option(verb, title))
  }
  for (const [index, { id }] of deck.demands.entries())
    if (view.demands.some(({ card }) => card === id) || view.minors.includes(id)) found.push(option(CONCEDE, index))
  return found
}

/** The acts worth explaining when they are not possible: what lies in sight and cannot be had. */
export function refusable(deck: Deck, view: View): number[] {
  const question = view.asked?.kind
  const found: number[] = []
  if (question === 'spend.buy' || (question === 'conversation.talk' && view.last))
    for (const [title] of deck.data.conversation.entries()) found.push(option(BUY, title))
  if (question === 'conversation.talk') {
    for (const [title, card] of deck.data.conversation.entries())
      if (card.reroll && view.hand.includes(card.id)) found.push(option(PLAY, title))
    for (const [index, { id }] of deck.demands.entries())
      if (view.demands.some(({ card }) => card === id) || view.minors.includes(id)) found.push(option(CONCEDE, index))
  }
  return found
}
