import type { Seat } from '../../../engine/game.ts'
import type { Plot } from '../../../games/homeland/cards/card.ts'
import type { ThreatSeen, View } from '../../../games/homeland/view/view.ts'
import { COLUMNS, IMMINENT } from '../../../games/homeland/vocabulary.ts'
import type { Cards } from './cards.ts'
import type { Guess, Weights } from './weights.ts'

/** Plots of one complexity and impact, and how likely it is that a hidden Plot is one of them. */
export interface PlotGroup {
  readonly complexity: number
  readonly impact: number
  readonly share: number
}

/** A case as it stands and as it may stand when it is analysed. */
export interface Estimate {
  readonly threat: ThreatSeen
  /** Rounds of play after this one, before its analysis. */
  readonly roundsLeft: number
  /** Blue over red but for the Plot's complexity, and how far that may be off. */
  readonly mean: number
  readonly deviation: number
  readonly plots: readonly PlotGroup[]
  /** How much of it is unknown to me: cards of others that I have not seen. */
  readonly unseen: number
}

/** The Plots that may lie under a threat whose Plot I have not seen: all but those that lie open or that I know. */
export function hiddenPlots(cards: Cards, view: View): readonly PlotGroup[] {
  const out = new Set(view.discards.plots)
  for (const { plot } of view.threats) if (plot !== undefined) out.add(plot)
  const counted = new Map<number, number>()
  let all = 0
  for (const { id, complexity, impact } of cards.plots) {
    if (out.has(id)) continue
    const key = complexity * 8 + impact
    counted.set(key, (counted.get(key) ?? 0) + 1)
    all++
  }
  return [...counted].map(([key, n]) => ({ complexity: key >> 3, impact: key & 7, share: n / all }))
}

const groupOf = ({ complexity, impact }: Plot): readonly PlotGroup[] => [{ complexity, impact, share: 1 }]

/** What the Intel on a threat adds up to, from my looks, my own cards, those everybody knows, and guesses. */
function intelOn(cards: Cards, { cards: guesses }: Weights, threat: ThreatSeen, me: number) {
  const { by, known = [], looks = [], mine = [], lead } = threat
  let mean = 0
  let variance = 0
  let unseen = 0
  const last = looks.at(-1)
  if (last) for (const id of last.cards) mean += cards.adds(id)
  const looked = last?.cards.length ?? 0
  let own = 0
  for (let i = 0; i < by.length; i++) {
    const card = by[i] === me ? mine[own++] : known[i]
    if (i < looked) continue
    if (card) mean += cards.adds(card)
    else {
      const guess: Guess = by[i] === 'deck' ? guesses.deck : by[i] === lead ? guesses.lead : guesses.other
      mean += guess.mean
      variance += guess.variance
      unseen++
    }
  }
  return { mean, variance, unseen }
}

/** What this player's face-up assets add to every case they lead (M-36). */
function blueOfLead(cards: Cards, view: View, lead: Seat | undefined): number {
  if (lead === undefined) return 0
  let n = 0
  for (const id of view.players[lead].up)
    for (const ability of cards.asset(id).always ?? []) if (ability.do === 'blue-on-my-cases') n += ability.n
  return n
}

/** How much play is still to come before a threat is analysed: what is left of this round, and whole rounds after it. */
function roundsToCome(
  { turn, marker, players, analysis }: View,
  me: number,
  roundsLeft: number,
  decay: number,
): number {
  const n = players.length
  const after = turn === me && analysis === null ? n - 1 - ((me - marker + n) % n) : 0
  let sum = (after / n) * decay ** roundsLeft
  for (let round = 0; round < roundsLeft; round++) sum += decay ** round
  return sum
}

export function estimateOf(
  cards: Cards,
  weights: Weights,
  view: View,
  threat: ThreatSeen,
  me: number,
  hidden: readonly PlotGroup[],
): Estimate {
  const space = view.spaces.indexOf(threat.id)
  const roundsLeft = space < 0 ? 0 : IMMINENT - Math.floor(space / COLUMNS)
  const { future } = weights
  const share = roundsToCome(view, me, roundsLeft, future.decay) * (threat.lead === undefined ? future.unclaimed : 1)
  const intel = intelOn(cards, weights, threat, me)
  const { sophistication } = cards.organization(threat.organization)
  return {
    threat,
    roundsLeft,
    mean:
      intel.mean + (threat.agents ?? 0) + blueOfLead(cards, view, threat.lead) - sophistication + share * future.mean,
    // A verdict is never quite sure before it is read: reactions and gold cards see to that.
    deviation: Math.sqrt(1 + intel.variance + share * future.variance),
    plots: threat.plot === undefined ? hidden : groupOf(cards.plot(threat.plot)),
    unseen: intel.unseen,
  }
}

/** Blue must be strictly higher (M-12): the chance of it, with so much more on the blue side. */
export const chanceOf = ({ mean, deviation }: Estimate, complexity: number, more: number): number =>
  1 / (1 + Math.exp((-1.7 * (mean + more - complexity - 0.5)) / deviation))

/** The chance that a case is neutralised, with so much more on the blue side. */
export function chance(estimate: Estimate, more = 0): number {
  let sum = 0
  for (const { complexity, share } of estimate.plots) sum += share * chanceOf(estimate, complexity, more)
  return sum
}
