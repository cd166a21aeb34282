import type { Random, Seat } from '../../../engine/game.ts'
import { option, thingOf, verbOf } from '../../../games/homeland/options.ts'
import type { PlayerSeen, View } from '../../../games/homeland/view/view.ts'
import { type Agenda, agendas, type StandingAbility } from '../../../games/homeland/vocabulary.ts'
import type { Ask } from '../../bot.ts'
import type { Deal } from './accusing.ts'
import type { Cards } from './cards.ts'
import type { Estimate, Estimates, Guesses } from './estimate.ts'
import { type Stakes, stakesOf } from './stakes.ts'
import type { Weights } from './weights.ts'

/** One question, with all that a mind makes of what its player may see. */
export interface Assessment {
  readonly cards: Cards
  readonly weights: Weights
  readonly options: readonly number[]
  readonly random: Random
  readonly view: View
  readonly seat: number
  readonly own: PlayerSeen
  readonly agenda: Agenda
  /** The agenda I play by: a mole under cover plays by a loyal agent's. */
  readonly plays: Agenda
  /** My Intel: hidden and open cards. */
  readonly hand: readonly string[]
  readonly stakes: Stakes
  readonly cases: readonly Estimate[]
  /** How likely this player is taken to sabotage now. */
  sabotages(seat: Seat): number
  /** How the agendas may be dealt, as far as it has been thought about. */
  deals(): readonly Deal[]
}

/** How a mind judges what it sees. */
export interface Judge {
  readonly weights: Weights
  /** The agenda it plays by: a mole may play by another's. */
  plays(view: View, seat: Seat, agenda: Agenda): Agenda
  guesses(view: View, seat: Seat): Guesses
  /** How likely this player is taken to sabotage now. */
  sabotages(view: View, seat: Seat): number
  readonly estimates: Estimates
  deals?(): readonly Deal[]
  /** What the guesses rest on besides the view: as long as it is the same, so are they. */
  belief?(): unknown
}

/** As the agenda that was dealt, or as another one: then what was dealt is not looked at. */
export function assess(
  cards: Cards,
  judge: Judge,
  { decision, view: look, random }: Pick<Ask<View>, 'decision' | 'view' | 'random'>,
  as?: Agenda,
): Assessment {
  const view = look()
  const { seat, options } = decision
  const { weights } = judge
  const own = view.players[seat]
  const agenda = as ?? agendas.find(one => one === view.me?.agenda) ?? 'loyal'
  const plays = judge.plays(view, seat, agenda)
  const guesses = judge.guesses(view, seat)
  return {
    cards,
    weights,
    options,
    random,
    view,
    seat,
    own,
    agenda,
    plays,
    hand: [...(view.me?.hand ?? []), ...own.open],
    stakes: stakesOf(cards, weights, view, seat, plays),
    cases: judge.estimates(guesses, view, seat, judge.belief?.()),
    sabotages: other => judge.sabotages(view, other),
    deals: () => judge.deals?.() ?? [],
  }
}

/** The option that scores best; between equals the lot decides. */
export function best({ options, random }: Assessment, score: (option: number) => number, among = options): number {
  let most = Number.NEGATIVE_INFINITY
  let found: number[] = []
  for (const one of among) {
    const points = score(one)
    if (points > most + 1e-9) {
      most = points
      found = [one]
    } else if (points > most - 1e-9) found.push(one)
  }
  return found.length > 1 ? found[random(found.length)] : found[0]
}

/** Is this offered? */
export const offers = ({ options }: Assessment, verb: number, thing = 0): boolean =>
  options.includes(option(verb, thing))

export const withVerb = ({ options }: Assessment, verb: number): number[] => options.filter(one => verbOf(one) === verb)

export function caseOf({ cases }: Assessment, id: number): Estimate {
  const found = cases.find(({ threat }) => threat.id === id)
  if (!found) throw new Error(`there is no threat ${id}`)
  return found
}

/** Of cases offered, the one that scores best. */
export const bestCase = (assessed: Assessment, score: (estimate: Estimate) => number): number =>
  best(assessed, one => score(caseOf(assessed, thingOf(one))))

/**
 * What so much more blue on a case would be worth to me. What helps me later helps less; what harms me later harms as
 * much, because nobody will know it is there.
 */
export function gain({ stakes, weights }: Assessment, estimate: Estimate, more: number): number {
  const difference = stakes.worth(estimate, more) - stakes.worth(estimate)
  const { helps, harms } = weights.patience
  return difference * (difference > 0 ? helps : harms) ** estimate.roundsLeft
}

/** What my face-up assets add up to for one ability (M-25). */
export function standing({ cards, own }: Assessment, ability: StandingAbility): number {
  let n = 0
  for (const id of own.up) for (const one of cards.asset(id).always ?? []) if (one.do === ability) n += one.n || 1
  return n
}
