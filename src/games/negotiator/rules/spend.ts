import type { AskStep, Options, Steps } from '../../../engine/steps.ts'
import { BUY, DONE, ENOUGH, option, TAKE, thingOf, verbOf } from '../options.ts'
import { HAND_LIMIT, SPEND } from '../vocabulary.ts'
import { type FrameOf, type Frames, plain, takingFree } from './frames.ts'
import { drawback, payPoints } from './hostages.ts'
import { handSize, type Play, push, ran, returnPlayed } from './state.ts'
import { SPEND_BUY, SPEND_END, TERROR_BEGIN } from './steps.ts'
import { terrorBegin } from './terror.ts'

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
  payPoints(play, cost)
}

const spendEnd = {
  rule: 'N-19',
  does(play: Play): void {
    const { s, events } = play
    s.points = 0
    returnPlayed(play)
    if (events !== null) events.push({ kind: 'spent' })
    ran(play, TERROR_BEGIN)
    terrorBegin.does(play)
  },
}

const spending: AskStep<Play, FrameOf<'spend.buy'>> = {
  rule: 'N-17',
  surely: () => true,
  options(play, _frame, out) {
    buyable(play, BUY, out)
    out.push(option(DONE))
  },
  choose(play, frame, chosen) {
    if (verbOf(chosen) === DONE) {
      ran(play, SPEND_END)
      spendEnd.does(play)
    } else {
      play.s.stack.push(frame)
      buy(play, thingOf(chosen))
    }
  },
}

/** Free cards of a demand's effect: the hand limit holds, and one may take fewer (N-17). */
const taking: AskStep<Play, FrameOf<'take'>> = {
  rule: 'N-17',
  options(play, _frame, out) {
    buyable(play, TAKE, out)
    if (out.length > 0) out.push(option(ENOUGH))
  },
  choose({ s, deck, events }, { left }, chosen) {
    if (verbOf(chosen) === ENOUGH) return
    const title = thingOf(chosen)
    if (left > 1) push(s, takingFree(left - 1))
    s.supply[title]--
    s.hand[title]++
    if (events !== null) events.push({ kind: 'took', card: deck.data.conversation[title].id })
  },
}

export const spendBegin = {
  rule: 'N-17',
  does({ s }: Play): void {
    s.phase = SPEND
    push(s, plain(SPEND_BUY))
  },
}

export const spendSteps = {
  'spend.begin': spendBegin,
  'spend.buy': spending,
  take: taking,
  'spend.end': spendEnd,
} satisfies Partial<Steps<Play, Frames>>
