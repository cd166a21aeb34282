import type { Reason } from '../../engine/game.ts'
import type { Deck } from './cards/deck.ts'
import { rerollThing, revealThing, thingOf, verbOf, verbs } from './options.ts'
import type { View } from './view.ts'
import { endingRules, endings, HAND_LIMIT } from './vocabulary.ts'

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

const lasting = (deck: Deck, view: View, kind: string): number => {
  for (const { card, standing } of view.demands) {
    const major = standing === 'conceded' ? deck.data.majors.find(({ id }) => id === card) : undefined
    if (major?.drawback.do === kind) return major.drawback.n
  }
  return 0
}

/** Why this option cannot be chosen now, from what the viewer sees and nothing else; null when it can. */
export function refusal(deck: Deck, view: View, chosen: number): Reason | null {
  const verb = verbs[verbOf(chosen)]
  const thing = thingOf(chosen)
  if (verb === undefined) return { key: 'refuse.unknown', rule: 'N-10' }
  if (view.ending !== 'playing') return { key: 'refuse.over', rule: endingRules[endings.indexOf(view.ending)] }
  const question = view.stack[view.stack.length - 1]?.step ?? ''
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
      if (verb === 'play' && !card.rows)
        return { key: 'refuse.only-in-a-test', rule: 'N-22', values: { card: card.id } }
      return null
    }
    case 'buy':
    case 'take':
      return refuseCard(deck, view, thing, verb)
    case 'concede':
      return refuseDemand(deck, view, thing)
    case 'reveal': {
      const places = { major: 0, escape: 0 }
      for (const { kind, standing } of view.demands)
        if (revealThing(kind === 'escape', places[kind]++) === thing && standing === 'hidden') return null
      return { key: 'refuse.not-hidden', rule: 'N-16' }
    }
    case 'reroll': {
      const frame = view.stack[view.stack.length - 1]
      const card = deck.data.conversation[Math.floor(thing / 5)]
      const die = thing % 5
      if (die >= view.test.dice.length) return { key: 'refuse.no-such-die', rule: 'N-13' }
      if (frame.at > 0)
        return thing === rerollThing(frame.card, die) && !view.test.rerolled.includes(die)
          ? null
          : { key: 'refuse.rerolled', rule: 'N-13' }
      return card?.reroll && view.hand.includes(card.id)
        ? null
        : { key: 'refuse.not-in-hand', rule: 'N-22', values: { card: card?.id ?? '' } }
    }
    default:
      return null
  }
}

function refuseCard(deck: Deck, view: View, title: number, verb: 'buy' | 'take'): Reason | null {
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
  const cost = view.prices[id]
  if (verb === 'buy' && cost > 0 && cost > view.points)
    return { key: 'refuse.too-dear', rule: 'N-17', values: { card: id, cost, points: view.points } }
  return null
}

function refuseDemand(deck: Deck, view: View, index: number): Reason | null {
  const demand = deck.demands[index]
  const id = demand?.id ?? ''
  const values = { demand: id }
  if (view.second) return { key: 'refuse.second', rule: 'N-26' }
  const dealt = view.demands.find(({ card }) => card === id)
  if (dealt?.standing === 'conceded') return { key: 'refuse.conceded', rule: 'N-15', values }
  if (!demand || !(dealt || view.minors.includes(id))) return { key: 'refuse.not-known', rule: 'N-16', values }
  if (demand.cost > 0 && demand.cost > view.points)
    return { key: 'refuse.demand-cost', rule: 'N-15', values: { ...values, cost: demand.cost, points: view.points } }
  return null
}

/** The acts worth explaining when they are not possible: what lies in sight and cannot be had. */
export function refusable(deck: Deck, view: View, optionFor: (verb: string, thing: number) => number): number[] {
  const question = view.stack[view.stack.length - 1]?.step
  const found: number[] = []
  if (question === 'spend.buy' || (question === 'conversation.talk' && view.last))
    for (const [title] of deck.data.conversation.entries()) found.push(optionFor('buy', title))
  if (question === 'conversation.talk') {
    for (const [title, card] of deck.data.conversation.entries())
      if (!card.rows && view.hand.includes(card.id)) found.push(optionFor('play', title))
    for (const [index, { id }] of deck.demands.entries())
      if (view.demands.some(({ card }) => card === id) || view.minors.includes(id))
        found.push(optionFor('concede', index))
  }
  return found
}
