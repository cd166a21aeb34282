import type { Root } from '../../../engine/game.ts'
import type { Deck } from '../cards/deck.ts'
import type { Event } from '../events.ts'
import { COLUMNS } from '../vocabulary.ts'
import type { HomelandFrame } from './frames.ts'

export interface Player {
  agenda: number
  rep: number
  clout: number
  /** Undeployed figures, and Case Leads not on the board. */
  agents: number
  soldiers: number
  leads: number
  /** Intel in hand: hidden, and laid open by Exposure (M-17). */
  hand: number[]
  open: number[]
  /** Assets face down and face up. */
  down: number[]
  up: number[]
  /** Assets drawn, one of which is kept (M-22). */
  drawn: number[]
  /** Whom this player accuses: -1 not said yet, the number of players for nobody (M-29). */
  accuses: number
}

export interface Threat {
  /** Its own number for the whole game: a threat is named by it, never by its space. */
  id: number
  organization: number
  plot: number
  lead: number
  agents: number
  soldiers: number
  /** Intel in the order it was put there, by whom (-1: from the deck), and whether everybody knows the card. */
  cards: number[]
  by: number[]
  known: boolean[]
  /** Who has seen the Plot, one bit a seat. */
  plotSeen: number
  /** Every look at the Intel: seat, how many cards there were, round; three numbers each. */
  looks: number[]
}

export interface State {
  players: Player[]
  spare: number
  round: number
  marker: number
  /** Seats still to be drawn as first player (M-5), next one last. */
  initiative: number[]

  /** The turn under way: whose, which actions are done, and what has been used. */
  turn: number
  done: number
  mustClaim: boolean
  trades: number
  recruits: number
  /** During the placing of Intel: the case that has its card already, and the card in hand. */
  placedOn: number
  placing: number
  used: number[]
  /** Assets used in this Terrorist turn whose card says once (M-11). */
  reacted: number[]

  /** Threat numbers by space, level by level from Low, left to right; -1 for an empty space. */
  spaces: number[]
  threats: Threat[]
  nextThreat: number
  agency: number
  terrorist: number

  plots: number[]
  plotDiscard: number[]
  plotGone: number[]
  organizations: number[]
  organizationDiscard: number[]
  organizationGone: number[]
  intel: number[]
  intelDiscard: number[]
  /** Left the game unseen, and burned before everybody's eyes. */
  intelGone: number[]
  intelBurned: number[]
  assets: number[]
  assetDiscard: number[]
  assetGone: number[]

  /** The analysis under way: which threat, its Intel in shuffled order, how many are turned up, and what counts besides. */
  analysing: number
  order: number[]
  shown: number
  /**
   * Places in that order that count no more: cancelled, to be discarded, and sniped, to be burned. The cards stay on the
   * threat until the analysis is over: taken off at once, the gap would tell who had put them there (M-9).
   */
  cancelled: number[]
  sniped: number[]
  redBonus: number
  blueBonus: number
  doubleRed: number
  doubleBlue: number
  quiet: boolean
  pending: number[]

  ending: number
  scores: number[]
  winners: number[]
  stack: HomelandFrame[]
  /** Roots and act numbers: shuffles of Intel, reshuffles of decks, initiative. */
  shuffles: Root
  reshuffles: Root
  firsts: Root
  acts: number[]
}

export interface Play {
  s: State
  readonly deck: Deck
  events: Event[] | null
  ran: Map<string, number> | null
  /** Where whoever looks again and again notes what need not be looked at again. */
  readonly led: Led | null
}

/** The choice made last that did nothing but lead to a further question, as the frames of the two. */
export interface Led {
  from: HomelandFrame | null
  to: HomelandFrame | null
}

export const push = (s: State, frame: HomelandFrame): void => {
  s.stack.push(frame)
}

/** Ask on: the choice in this frame leads to a further question, and changes nothing that lies on the table. */
export function askOn({ s, led }: Play, from: HomelandFrame, to: HomelandFrame): void {
  push(s, to)
  if (led === null) return
  led.from = from
  led.to = to
}

/** Is all that lies on the table as it was when this frame was next? False where that cannot be told so easily. */
export const hasOnlyAskedOn = ({ s: { stack }, led }: Play, since: HomelandFrame | null): boolean =>
  led !== null && stack.length > 0 && led.to === stack[stack.length - 1] && led.from === since && since !== null

/** Whose turn it is among those asked in order from the marker, clockwise (M-11). */
export const seatFromMarker = ({ s }: Play, at: number): number => (s.marker + at) % s.players.length

export const spaceAt = (level: number, column: number): number => level * COLUMNS + column

export function threatOf(s: State, id: number): Threat {
  const { threats } = s
  for (let i = 0; i < threats.length; i++) if (threats[i].id === id) return threats[i]
  throw new Error(`there is no threat ${id}`)
}

/** Does the card at this place of the analysis still count? */
export const counts = ({ cancelled, sniped }: State, place: number): boolean =>
  !cancelled.includes(place) && !sniped.includes(place)

/** The space a threat lies on, or -1 while it is analysed. */
export const spaceOf = (s: State, id: number): number => s.spaces.indexOf(id)

const clonePlayer = (p: Player): Player => ({
  agenda: p.agenda,
  rep: p.rep,
  clout: p.clout,
  agents: p.agents,
  soldiers: p.soldiers,
  leads: p.leads,
  hand: p.hand.slice(),
  open: p.open.slice(),
  down: p.down.slice(),
  up: p.up.slice(),
  drawn: p.drawn.slice(),
  accuses: p.accuses,
})

const cloneThreat = (t: Threat): Threat => ({
  id: t.id,
  organization: t.organization,
  plot: t.plot,
  lead: t.lead,
  agents: t.agents,
  soldiers: t.soldiers,
  cards: t.cards.slice(),
  by: t.by.slice(),
  known: t.known.slice(),
  plotSeen: t.plotSeen,
  looks: t.looks.slice(),
})

export function clone(s: State): State {
  const players: Player[] = []
  for (let i = 0; i < s.players.length; i++) players.push(clonePlayer(s.players[i]))
  const threats: Threat[] = []
  for (let i = 0; i < s.threats.length; i++) threats.push(cloneThreat(s.threats[i]))
  return {
    players,
    spare: s.spare,
    round: s.round,
    marker: s.marker,
    initiative: s.initiative.slice(),
    turn: s.turn,
    done: s.done,
    mustClaim: s.mustClaim,
    trades: s.trades,
    recruits: s.recruits,
    placedOn: s.placedOn,
    placing: s.placing,
    used: s.used.slice(),
    reacted: s.reacted.slice(),
    spaces: s.spaces.slice(),
    threats,
    nextThreat: s.nextThreat,
    agency: s.agency,
    terrorist: s.terrorist,
    plots: s.plots.slice(),
    plotDiscard: s.plotDiscard.slice(),
    plotGone: s.plotGone.slice(),
    organizations: s.organizations.slice(),
    organizationDiscard: s.organizationDiscard.slice(),
    organizationGone: s.organizationGone.slice(),
    intel: s.intel.slice(),
    intelDiscard: s.intelDiscard.slice(),
    intelGone: s.intelGone.slice(),
    intelBurned: s.intelBurned.slice(),
    assets: s.assets.slice(),
    assetDiscard: s.assetDiscard.slice(),
    assetGone: s.assetGone.slice(),
    analysing: s.analysing,
    order: s.order.slice(),
    shown: s.shown,
    cancelled: s.cancelled.slice(),
    sniped: s.sniped.slice(),
    redBonus: s.redBonus,
    blueBonus: s.blueBonus,
    doubleRed: s.doubleRed,
    doubleBlue: s.doubleBlue,
    quiet: s.quiet,
    pending: s.pending.slice(),
    ending: s.ending,
    scores: s.scores.slice(),
    winners: s.winners.slice(),
    stack: s.stack.slice(),
    shuffles: s.shuffles,
    reshuffles: s.reshuffles,
    firsts: s.firsts,
    acts: s.acts.slice(),
  }
}
