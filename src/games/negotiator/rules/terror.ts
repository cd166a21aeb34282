import type { AskStep, Steps } from '../../../engine/steps.ts'
import { DISCARD, LEAVE, option, REVEAL, revealThing, thingOf, verbOf } from '../options.ts'
import { HIDDEN, KNOWN, TERROR } from '../vocabulary.ts'
import { carryOut } from './effects.ts'
import { faceUp } from './face-up.ts'
import { additionalOf, effectsOf, type FrameOf, type Frames, plain } from './frames.ts'
import { changeThreat, discardTop, drawback, outOfTime } from './hostages.ts'
import { hiddenDemands, type Play, push, ran, returnPlayed } from './state.ts'
import { TERROR_DRAW, TERROR_END, TURN } from './steps.ts'

/** Where a dealt demand lies among those of its kind: the only name a face-down one has. */
export function placeOf({ s, deck }: Play, index: number): number {
  const kind = deck.demands[s.demands[index]].kind
  let ordinal = 0
  for (let i = 0; i < index; i++) if (deck.demands[s.demands[i]].kind === kind) ordinal++
  return revealThing(kind === 'escape', ordinal)
}

function turnUp(play: Play, index: number): void {
  const { s, deck, events } = play
  s.standing[index] = KNOWN
  if (events !== null) events.push({ kind: 'revealed', demand: deck.demands[s.demands[index]].id })
}

/** N-16: the player picks which; with one face down there is nothing to pick. */
const revealing: AskStep<Play, FrameOf<'reveal'>> = {
  rule: 'N-16',
  options(play, _frame, out) {
    const { s } = play
    if (hiddenDemands(s) < 2) return
    for (let i = 0; i < s.demands.length; i++) if (s.standing[i] === HIDDEN) out.push(option(REVEAL, placeOf(play, i)))
  },
  otherwise(play) {
    const at = play.s.standing.indexOf(HIDDEN)
    if (at >= 0) turnUp(play, at)
  },
  choose(play, _frame, chosen) {
    for (let i = 0; i < play.s.demands.length; i++)
      if (play.s.standing[i] === HIDDEN && placeOf(play, i) === thingOf(chosen)) {
        turnUp(play, i)
        return
      }
  },
}

/** Having looked at the next Terror card: discard it, or leave it. The Pivotal Event cannot be discarded. */
const looking: AskStep<Play, FrameOf<'look'>> = {
  rule: 'N-20',
  options({ s, deck }, _frame, out) {
    if (s.terror.length === 0 || s.terror[s.terror.length - 1] >= deck.reds) return
    out.push(option(DISCARD))
    out.push(option(LEAVE))
  },
  choose(play, _frame, chosen) {
    if (verbOf(chosen) === DISCARD) discardTop(play)
  },
}

function drawTerror(play: Play): void {
  const { s, deck, events } = play
  const card = s.terror.pop()
  if (card === undefined) {
    outOfTime(play) // N-21
    return
  }
  if (s.looked > 0) s.looked--
  const terror = deck.terror[deck.terrorTitle[card]]
  if (events !== null) events.push({ kind: 'terror', card: terror.card.id, left: s.terror.length })
  push(s, plain(TERROR_END))
  if (terror.additional >= 0) push(s, additionalOf(deck.terrorTitle[card]))
  if (terror.demand < 0) {
    s.resolving.push(card)
    faceUp(play, -1, terror)
  } else if (s.second) {
    s.terrorDiscard.push(card) // N-26
    if (events !== null) events.push({ kind: 'minor-void', demand: terror.card.id })
  } else {
    s.minors.push(card) // N-23
    if (events !== null) events.push({ kind: 'minor', demand: terror.card.id })
  }
}

const terrorDraw = { rule: 'N-20', does: drawTerror }

export const terrorBegin = {
  rule: 'N-20',
  does(play: Play): void {
    play.s.phase = TERROR
    changeThreat(play, drawback(play, 'terror-rise'))
    if (play.s.ending !== 0) return
    ran(play, TERROR_DRAW)
    terrorDraw.does(play)
  },
}

export const terrorSteps = {
  effects: carryOut,

  reveal: revealing,
  look: looking,

  'terror.begin': terrorBegin,
  'terror.draw': terrorDraw,

  'terror.additional': {
    rule: 'N-20',
    does(play, { terror }) {
      const { additional, card: title } = play.deck.terror[terror]
      if (additional < 0 || play.s.second || hiddenDemands(play.s) === 0) return
      if (play.events !== null) play.events.push({ kind: 'additional', card: title.id })
      push(play.s, effectsOf(-1, additional, 0))
    },
  },

  'terror.end': {
    rule: 'N-22',
    does(play) {
      const { resolving, terrorDiscard } = play.s
      for (let card = resolving.pop(); card !== undefined; card = resolving.pop()) terrorDiscard.push(card) // N-20
      returnPlayed(play)
      push(play.s, plain(TURN))
    },
  },
} satisfies Partial<Steps<Play, Frames>>
