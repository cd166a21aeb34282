import type { Ask, Options, Steps } from '../../../engine/flow.ts'
import { BUY, DONE, ENOUGH, option, TAKE, thingOf, verbOf } from '../options.ts'
import { HAND_LIMIT, SPEND } from '../vocabulary.ts'
import { changePoints, drawback } from './hostages.ts'
import { handSize, type NegotiatorFrame, type Play, push } from './state.ts'
import { SPEND_BUY, SPEND_END, TAKING, TERROR_BEGIN } from './steps.ts'

/** N-17: a drawback can only make it smaller. */
export const handLimit = (play: Play): number => {
  const limit = drawback(play, 'hand-limit')
  return limit > 0 && limit < HAND_LIMIT ? limit : HAND_LIMIT
}

/** What a title costs now: a drawback makes what has a price dearer, what is free stays free. */
export const price = (play: Play, title: number): number => {
  const cost = play.deck.cost[title]
  return cost === 0 ? 0 : cost + drawback(play, 'dearer')
}

/** N-17, N-18: what the points and the hand allow. */
export function buyable(play: Play, verb: number, out: Options): void {
  const { supply, points } = play.s
  const { cost, titles } = play.deck
  if (handSize(play.s) >= handLimit(play)) return
  const dearer = drawback(play, 'dearer')
  for (let title = 0; title < titles; title++) {
    const isDear = cost[title] > 0 && cost[title] + dearer > points
    if (isDear && verb === BUY) return // N-4: those that follow cost as much or more
    if (supply[title] > 0) out.push(option(verb, title))
  }
}

export function buy(play: Play, title: number): void {
  const { s, deck, events } = play
  const cost = price(play, title)
  s.supply[title]--
  s.hand[title]++
  if (events !== null) events.push({ kind: 'bought', card: deck.data.conversation[title].id, cost })
  changePoints(play, -cost)
}

/** The cards set aside go back to the Supply (N-19, N-22). */
export function returnPlayed({ s: { played, supply } }: Play): void {
  for (let title = 0; title < played.length; title++) {
    supply[title] += played[title]
    played[title] = 0
  }
}

const spending: Ask<Play, NegotiatorFrame> = {
  rule: 'N-17',
  surely: () => true,
  options(play, _frame, out) {
    buyable(play, BUY, out)
    out.push(option(DONE))
  },
  choose(play, frame, chosen) {
    if (verbOf(chosen) === DONE) push(play.s, SPEND_END)
    else {
      play.s.stack.push(frame)
      buy(play, thingOf(chosen))
    }
  },
}

/** Free cards of a demand's effect: the hand limit holds, and one may take fewer (N-17). */
const taking: Ask<Play, NegotiatorFrame> = {
  rule: 'N-17',
  options(play, _frame, out) {
    buyable(play, TAKE, out)
    if (out.length > 0) out.push(option(ENOUGH))
  },
  choose({ s, deck, events }, { at }, chosen) {
    if (verbOf(chosen) === ENOUGH) return
    const title = thingOf(chosen)
    if (at > 1) push(s, TAKING, -1, -1, at - 1)
    s.supply[title]--
    s.hand[title]++
    if (events !== null) events.push({ kind: 'took', card: deck.data.conversation[title].id })
  },
}

export function beginSpending({ s }: Play): void {
  s.phase = SPEND
  push(s, SPEND_BUY)
}

export const spendSteps: Steps<Play, NegotiatorFrame> = {
  'spend.begin': { rule: 'N-17', does: beginSpending },
  'spend.buy': spending,
  take: taking,

  'spend.end': {
    rule: 'N-19',
    does(play) {
      const { s, events } = play
      s.points = 0
      returnPlayed(play)
      if (events !== null) events.push({ kind: 'spent' })
      push(s, TERROR_BEGIN)
    },
  },
}
