import type { AskStep, Steps } from '../../../engine/steps.ts'
import { BANK, BUY, CONCEDE, HANG_UP, option, PLAY, thingOf, verbOf } from '../options.ts'
import { CONCEDED, CONVERSATION, KNOWN } from '../vocabulary.ts'
import { faceUp } from './face-up.ts'
import { drawbackOf, effectsOf, type FrameOf, type Frames, plain } from './frames.ts'
import { changePoints, getAway, outOfTime, payPoints } from './hostages.ts'
import { buy, buyable, spendBegin } from './spend.ts'
import { hasCard, type Play, push, ran, turnOf } from './state.ts'
import { CONVERSATION_BEGIN, CONVERSATION_END, CONVERSATION_TALK, SPEND_BEGIN } from './steps.ts'

/** N-15: never below 0, but a free demand also with negative points. */
export const payable = (cost: number, points: number): boolean => cost === 0 || cost <= points

const talk: AskStep<Play, FrameOf<'conversation.talk'>> = {
  rule: 'N-10',
  surely: ({ s }) => !s.cutOff && hasCard(s),
  options(play, _frame, out) {
    const { s, deck } = play
    if (s.cutOff) return
    const { hand } = s
    for (let title = 0; title < hand.length; title++) {
      if (hand[title] === 0) continue
      if (deck.reroll[title] === 0) out.push(option(PLAY, title))
      out.push(option(BANK, title))
    }
    for (let i = 0; i < s.demands.length; i++)
      if (s.standing[i] === KNOWN && payable(deck.demands[s.demands[i]].cost, s.points))
        out.push(option(CONCEDE, s.demands[i]))
    for (let i = 0; i < s.minors.length; i++) {
      const demand = deck.terror[deck.terrorTitle[s.minors[i]]].demand
      const chosen = option(CONCEDE, demand)
      if (payable(deck.demands[demand].cost, s.points) && !out.includes(chosen)) out.push(chosen)
    }
    if (s.last) buyable(play, BUY, out) // N-24
    if (out.length > 0) out.push(option(HANG_UP))
  },
  otherwise(play) {
    ran(play, CONVERSATION_END)
    conversationEnd.does(play)
  },
  choose(play, asked, chosen) {
    const { s, deck } = play
    const thing = thingOf(chosen)
    if (verbOf(chosen) === HANG_UP) {
      ran(play, CONVERSATION_END)
      conversationEnd.does(play)
      return
    }
    s.stack.push(asked)
    switch (verbOf(chosen)) {
      case PLAY:
        s.hand[thing]--
        s.played[thing]++
        if (play.events !== null) play.events.push({ kind: 'played', card: deck.data.conversation[thing].id })
        faceUp(play, thing, deck.faces[thing])
        break
      case BANK:
        s.hand[thing]--
        s.played[thing]++
        if (play.events !== null) play.events.push({ kind: 'banked', card: deck.data.conversation[thing].id })
        changePoints(play, 1) // N-12
        break
      case BUY:
        buy(play, thing)
        break
      default:
        concede(play, thing)
    }
  },
}

/** N-15: pay, then the effect, then the drawback. */
function concede(play: Play, index: number): void {
  const { s, deck } = play
  const demand = deck.demands[index]
  if (play.events !== null) play.events.push({ kind: 'conceded', demand: demand.id, of: demand.kind })
  payPoints(play, demand.cost)
  if (demand.kind === 'minor') {
    const at = s.minors.findIndex(card => deck.terror[deck.terrorTitle[card]].demand === index)
    s.terrorDiscard.push(...s.minors.splice(at, 1))
    push(s, effectsOf(-1, demand.drawback, 0))
  } else push(s, drawbackOf(index))
  push(s, effectsOf(-1, demand.effects, 0))
}

const conversationBegin = {
  rule: 'N-24',
  does({ s, events }: Play): void {
    s.phase = CONVERSATION
    s.last = s.terror.length === 0
    if (events !== null && s.last) events.push({ kind: 'last-conversation' })
    push(s, plain(CONVERSATION_TALK))
  },
}

const conversationEnd = {
  rule: 'N-10',
  does(play: Play): void {
    const { s } = play
    if (play.events !== null) play.events.push({ kind: 'conversation-ends' })
    s.cutOff = false
    s.nextDice = 0 // N-13: lapses with the conversation
    s.talkDice = 0
    s.fours = false
    if (s.escaping)
      getAway(play) // N-15
    else if (s.last)
      outOfTime(play) // N-24
    else {
      ran(play, SPEND_BEGIN)
      spendBegin.does(play)
    }
  },
}

export const conversationSteps = {
  turn: {
    rule: 'N-10',
    does(play) {
      const { s, events } = play
      s.turn++
      if (events !== null) events.push(turnOf(s))
      ran(play, CONVERSATION_BEGIN)
      conversationBegin.does(play)
    },
  },

  'conversation.begin': conversationBegin,
  'conversation.talk': talk,
  'conversation.end': conversationEnd,

  'concede.drawback': {
    rule: 'N-15',
    does({ s, deck, events }, { demand }) {
      const at = s.demands.indexOf(demand)
      if (at < 0) return
      s.standing[at] = CONCEDED
      if (deck.demands[demand].kind !== 'escape') return
      s.escaping = true
      if (events !== null) events.push({ kind: 'escape-pending' })
    },
  },
} satisfies Partial<Steps<Play, Frames>>
