import type { Seat } from '../../../engine/game.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { type Agenda, TRACK } from '../../../games/homeland/vocabulary.ts'
import type { Cards } from './cards.ts'
import { chanceOf, type Estimate } from './estimate.ts'
import type { Weights } from './weights.ts'

const IMPACTS = 4

/** What the two verdicts on a threat are worth to me, by its impact, whoever leads it. */
interface Verdicts {
  readonly neutralised: readonly number[]
  readonly succeeded: readonly number[]
}

/** Worth to me of every way a case can end. */
export interface Stakes {
  /** What is to be expected of a case, with so much more on the blue side, and with another lead or none. */
  worth(estimate: Estimate, more?: number, lead?: Seat | null): number
  /** How much rather I see it neutralised than not, for this impact. */
  verdict(organization: string, lead: Seat | null, impact: number): number
}

/** The chance that the agency's track is the first to fill, from how far both are. */
export function agencyFirst({ tracks: { scale, handicap } }: Weights, agency: number, terrorist: number): number {
  const ahead = TRACK - Math.min(TRACK, terrorist) - (TRACK - Math.min(TRACK, agency)) - handicap
  // The nearer the end, the more each step decides.
  const left = Math.max(1, (2 * TRACK - agency - terrorist) / TRACK)
  if (terrorist >= TRACK) return 0
  if (agency >= TRACK) return 1
  return 1 / (1 + Math.exp(-ahead / (scale * Math.sqrt(left))))
}

export function stakesOf(cards: Cards, weights: Weights, view: View, me: number, agenda: Agenda): Stakes {
  const { agency, terrorist } = view
  const now = agencyFirst(weights, agency, terrorist)
  // Points count only where the agency's track is the first to fill.
  const points = weights.tracks.pointsNeedAgency ? now : 1
  const others = view.players.length - 1
  const survival = weights.tracks.survival[agenda] * (agenda === 'mole' ? -1 : 1)

  /** How far so much impact moves the chance that the agency's track is the first to fill, by either verdict. */
  const raised: number[] = []
  const lowered: number[] = []
  for (let impact = 0; impact < IMPACTS; impact++) {
    raised.push(agencyFirst(weights, agency + impact, terrorist) - now)
    lowered.push(agencyFirst(weights, agency, terrorist + impact) - now)
  }

  const verdictsFor = (whose: 'mine' | 'anothers' | 'nobodys'): Verdicts => {
    const neutralised: number[] = []
    const succeeded: number[] = []
    for (let impact = 0; impact < IMPACTS; impact++) {
      neutralised.push(
        survival * raised[impact] +
          points *
            (whose === 'mine' ? impact * weights.rep[agenda] : whose === 'anothers' ? -impact * weights.rivalry : 0),
      )
      succeeded.push(
        survival * lowered[impact] +
          points *
            (impact * (weights.clout[agenda] + weights.terrorist[agenda] - weights.rivalry / others) -
              (whose === 'mine' ? weights.fallout : 0)),
      )
    }
    return { neutralised, succeeded }
  }
  const mine = verdictsFor('mine')
  const anothers = verdictsFor('anothers')
  const nobodys = verdictsFor('nobodys')
  const verdicts = (lead: Seat | null): Verdicts => (lead === me ? mine : lead === null ? nobodys : anothers)

  const advantage = (organization: string, lead: Seat | null): number => {
    if (lead !== me) return 0
    let sum = 0
    for (const { do: effect, n } of cards.organization(organization).advantage)
      sum += (weights.effects[effect] ?? 0) * (n || 1)
    return sum
  }

  /** Most ask how much better something is than what is there: that is worked out once. */
  const asItStands = new Map<Estimate, number>()
  return {
    worth(estimate, more = 0, lead = estimate.threat.lead ?? null) {
      const isAsItStands = more === 0 && lead === (estimate.threat.lead ?? null)
      const known = isAsItStands ? asItStands.get(estimate) : undefined
      if (known !== undefined) return known
      const { neutralised, succeeded } = verdicts(lead)
      const extra = advantage(estimate.threat.organization, lead)
      let sum = 0
      for (const { complexity, impact, share } of estimate.plots) {
        const p = chanceOf(estimate, complexity, more)
        sum += share * (p * (neutralised[impact] + extra) + (1 - p) * succeeded[impact])
      }
      if (isAsItStands) asItStands.set(estimate, sum)
      return sum
    },
    verdict(organization, lead, impact) {
      const { neutralised, succeeded } = verdicts(lead)
      return neutralised[impact] + advantage(organization, lead) - succeeded[impact]
    },
  }
}
