import type { Root } from '../../../engine/game.ts'
import { count } from '../../../engine/steps.ts'
import type { Deck } from '../cards/deck.ts'
import type { Event } from '../events.ts'
import type { NegotiatorFrame } from './frames.ts'
import { stepNames } from './steps.ts'

/**
 * Plain data of fixed shape. Conversation cards are counted by title (copies are alike), Terror cards are single
 * numbers, top of a pile last. Everything hidden is here and only here: the decks, the boxes, the face-down demands
 * and the dice to come.
 */
export interface State {
  abductor: number
  turn: number
  phase: number
  threat: number
  points: number
  zone: number
  saved: number
  killed: number

  hand: number[]
  supply: number[]
  played: number[]
  gone: number[]

  /** Dealt demands as numbers among the deck's demands, with their standing: hidden, known, conceded. */
  demands: number[]
  standing: number[]
  majorBox: number[]
  escapeBox: number[]
  demandsGone: number[]
  goneStanding: number[]
  minors: number[]

  terror: number[]
  /** The Terror card being carried out: it is discarded afterwards (N-20). */
  resolving: number[]
  terrorDiscard: number[]
  terrorGone: number[]
  redBox: number[]
  pivotalBox: number[]
  /** How many cards on top of the Terror deck the player has looked at. */
  looked: number

  /** The test under way: its dice, which of them were rolled again, and how many 4s were converted. */
  dice: number[]
  rerolled: number[]
  converted: number
  nextDice: number
  talkDice: number
  fours: boolean

  second: boolean
  escaping: boolean
  cutOff: boolean
  last: boolean
  ending: number

  stack: NegotiatorFrame[]
  luck: Root
  rolls: number
  /** Dice a scenario has laid down in advance; they come before the rolled ones. */
  laid: number[]
}

/** A state being played: the state, its cards, and who is listening. */
export interface Play {
  s: State
  readonly deck: Deck
  events: Event[] | null
  ran: Map<string, number> | null
}

export const push = (s: State, frame: NegotiatorFrame): void => {
  s.stack.push(frame)
}

/** What follows at once, come what may, needs no place on the stack: it is counted here, and called. */
export const ran = (play: Play, step: number): void => {
  if (play.ran !== null) count(play.ran, stepNames[step])
}

export function clone(s: State): State {
  return {
    abductor: s.abductor,
    turn: s.turn,
    phase: s.phase,
    threat: s.threat,
    points: s.points,
    zone: s.zone,
    saved: s.saved,
    killed: s.killed,
    hand: s.hand.slice(),
    supply: s.supply.slice(),
    played: s.played.slice(),
    gone: s.gone.slice(),
    demands: s.demands.slice(),
    standing: s.standing.slice(),
    majorBox: s.majorBox.slice(),
    escapeBox: s.escapeBox.slice(),
    demandsGone: s.demandsGone.slice(),
    goneStanding: s.goneStanding.slice(),
    minors: s.minors.slice(),
    terror: s.terror.slice(),
    resolving: s.resolving.slice(),
    terrorDiscard: s.terrorDiscard.slice(),
    terrorGone: s.terrorGone.slice(),
    redBox: s.redBox.slice(),
    pivotalBox: s.pivotalBox.slice(),
    looked: s.looked,
    dice: s.dice.slice(),
    rerolled: s.rerolled.slice(),
    converted: s.converted,
    nextDice: s.nextDice,
    talkDice: s.talkDice,
    fours: s.fours,
    second: s.second,
    escaping: s.escaping,
    cutOff: s.cutOff,
    last: s.last,
    ending: s.ending,
    // Frames are never changed once pushed, so copies may share them.
    stack: s.stack.slice(),
    luck: s.luck,
    rolls: s.rolls,
    laid: s.laid.slice(),
  }
}

/** The cards set aside go back to the Supply (N-19, N-22). */
export function returnPlayed({ s: { played, supply } }: Play): void {
  for (let title = 0; title < played.length; title++) {
    supply[title] += played[title]
    played[title] = 0
  }
}

/** Some quantities the rules speak of more than once. */
export const handSize = ({ hand }: State): number => {
  let n = 0
  for (let i = 0; i < hand.length; i++) n += hand[i]
  return n
}

export const hasCard = ({ hand }: State): boolean => {
  for (let i = 0; i < hand.length; i++) if (hand[i] > 0) return true
  return false
}

export function hiddenDemands(s: State): number {
  let n = 0
  for (let i = 0; i < s.standing.length; i++) if (s.standing[i] === 0) n++
  return n
}

/** The turn that begins, as it is told. */
export const turnOf = (s: State): Extract<Event, { readonly kind: 'turn' }> => ({
  kind: 'turn',
  turn: s.turn,
  terror: s.terror.length,
  ...(hasCard(s) ? {} : { emptyHanded: true }),
})
