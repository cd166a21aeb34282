import type { Seat } from '../../../engine/game.ts'
import type { Plot } from '../../../games/homeland/cards/card.ts'
import type { ThreatSeen, View } from '../../../games/homeland/view/view.ts'
import { COLUMNS, IMMINENT } from '../../../games/homeland/vocabulary.ts'
import type { Cards } from './cards.ts'

/** What something of unknown worth adds to a case (blue counts up, red counts down), and how far that may be off. */
export interface Guess {
  readonly mean: number
  readonly variance: number
}

/** What a mind supposes about a case where it cannot look. */
export interface Guesses {
  /** The card at this place. */
  card(threat: ThreatSeen, place: number): Guess
  /** What is still to come before the analysis, from the others and from my later turns. */
  future(threat: ThreatSeen, roundsLeft: number): Guess
}

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
function hiddenPlots(cards: Cards, seen: readonly string[]): readonly PlotGroup[] {
  const out = new Set(seen)
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
function intelOn(cards: Cards, guesses: Guesses, threat: ThreatSeen, me: number) {
  const { by, known = [], looks = [], mine = [], agents = 0 } = threat
  let mean = 0
  let variance = 0
  let unseen = 0
  const last = looks.at(-1)
  if (last) for (const id of last.cards) mean += cards.addsTo(id, agents)
  const looked = last?.cards.length ?? 0
  let own = 0
  for (let i = 0; i < by.length; i++) {
    const card = by[i] === me ? mine[own++] : known[i]
    if (i < looked) continue
    if (card) mean += cards.addsTo(card, agents)
    else {
      const guess = guesses.card(threat, i)
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

/** How much of this round is still to be played by others, once I am done with my turn. */
export function restOfRound({ turn, marker, players, analysis }: View, me: number): number {
  const n = players.length
  return turn === me && analysis === null ? (n - 1 - ((me - marker + n) % n)) / n : 0
}

/** Rounds after this one before a threat is analysed. */
export function roundsLeftOf({ spaces }: View, threat: number): number {
  const space = spaces.indexOf(threat)
  return space < 0 ? 0 : IMMINENT - Math.floor(space / COLUMNS)
}

function estimateOf(
  cards: Cards,
  guesses: Guesses,
  threat: ThreatSeen,
  me: number,
  hidden: readonly PlotGroup[],
  roundsLeft: number,
  leadAdds: number,
): Estimate {
  const future = guesses.future(threat, roundsLeft)
  const intel = intelOn(cards, guesses, threat, me)
  const { sophistication } = cards.organization(threat.organization)
  return {
    threat,
    roundsLeft,
    mean: intel.mean + (threat.agents ?? 0) + leadAdds - sophistication + future.mean,
    // A verdict is never quite sure before it is read: reactions and gold cards see to that.
    deviation: Math.sqrt(1 + intel.variance + future.variance),
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

/** What an estimate was made of, beside its threat. */
interface Made {
  readonly roundsLeft: number
  readonly leadAdds: number
  readonly rest: number
  readonly hidden: readonly PlotGroup[]
  readonly belief: unknown
  readonly estimate: Estimate
}

/** Estimates of all cases in a view. A view of a simulation has the same object for a threat as long as it looks the same: so has its estimate. */
export type Estimates = (guesses: Guesses, view: View, me: number, belief: unknown) => readonly Estimate[]

export function estimates(cards: Cards): Estimates {
  const made = new WeakMap<ThreatSeen, Made>()
  let seen: readonly string[] = []
  let hidden: readonly PlotGroup[] | null = null
  const hiddenIn = ({ discards, threats }: View): readonly PlotGroup[] => {
    const now = [...discards.plots]
    for (const { plot } of threats) if (plot !== undefined) now.push(plot)
    if (hidden !== null && now.length === seen.length && now.every((plot, at) => plot === seen[at])) return hidden
    seen = now
    hidden = hiddenPlots(cards, now)
    return hidden
  }
  return (guesses, view, me, belief) => {
    const all = hiddenIn(view)
    const rest = restOfRound(view, me)
    return view.threats.map(threat => {
      const roundsLeft = roundsLeftOf(view, threat.id)
      const leadAdds = blueOfLead(cards, view, threat.lead)
      const before = made.get(threat)
      if (
        before?.roundsLeft === roundsLeft &&
        before.leadAdds === leadAdds &&
        before.rest === rest &&
        before.hidden === all &&
        before.belief === belief
      )
        return before.estimate
      const estimate = estimateOf(cards, guesses, threat, me, all, roundsLeft, leadAdds)
      made.set(threat, { roundsLeft, leadAdds, rest, hidden: all, belief, estimate })
      return estimate
    })
  }
}
