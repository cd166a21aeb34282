import type { Event } from '../../../../games/negotiator/events.ts'
import type { Negotiator } from '../../../../games/negotiator/game.ts'
import { clone, type State } from '../../../../games/negotiator/rules/state.ts'
import { ledgerOf, type Posting } from '../ledger.ts'
import { type Knot, type Played, type Reviewing, reckoned, type Turning } from '../review.ts'
import { turningPoints } from '../turnings.ts'
import { lucksOf, type Step, worthOfChoice } from './luck.ts'
import { reckoner } from './values.ts'

/** So many positions may be looked at for one question: a conversation is gone through to its end nearly always. */
const POSITIONS = 4_000

/** Half a point of a win. */
const LEAST = 0.005

/**
 * A finished call, by the solver's values. What the player knew is the solver's own sight; to the other line the next
 * Terror card and the demands lie open.
 */
export function* reviewNegotiator(
  { game, first, choices }: Played<Negotiator, State>,
  positions = POSITIONS,
): Reviewing {
  const knew = reckoner(game, 'knew', positions)
  const open = reckoner(game, 'open', positions)
  const curve: Knot[] = []
  const postings: Posting[] = []
  const turnings: Turning[] = []
  const state = clone(first)
  const knot = (at: number, value: number): void => {
    curve.push({ at, round: state.turn, knew: reckoned(value), open: reckoned(open.value(state)) })
  }
  /** The value of the question that stands. */
  let value = knew.value(state)
  const initial = value
  knot(0, value)
  for (const [at, { choice }] of choices.entries()) {
    const [decision] = game.decisions(state)
    const option = game.optionOf(choice)
    if (!decision || option === null) break
    const { round } = curve[at]
    const values = knew.options(state, decision)
    const before = clone(state)
    const events: Event[] = []
    game.apply(state, 0, option, events)
    const next = knew.value(state)
    const step: Step = { before, option, events }
    const chosen = worthOfChoice(game, knew, step, values[decision.options.indexOf(option)], next)
    const chances = decision.options.map((one, i) => (one === option ? chosen : values[i]))
    const best = Math.max(...chances)
    postings.push({ at, account: 'estimate', gain: best - value }, { at, account: 'decisions', gain: chosen - best })
    turnings.push({
      at,
      round,
      kind: decision.kind,
      options: decision.options.map((one, i) => ({ option: game.nameOf(one), chance: reckoned(chances[i]) })),
      chosen: choice,
      advised: chosen === best ? choice : game.nameOf(decision.options[chances.indexOf(best)]),
      gain: chosen - best,
    })
    for (const { account, gain } of lucksOf(game, knew, step, chosen, next)) postings.push({ at, account, gain })
    value = next
    knot(at + 1, value)
    yield { done: at + 1, of: choices.length, curve }
  }
  return {
    game: game.id,
    seat: 0,
    won: value === 1,
    reference: 'solver',
    curve,
    ledger: ledgerOf(initial, value, postings),
    postings,
    turnings: turningPoints(turnings, LEAST),
    suspicions: [],
    shared: [],
    mole: null,
  }
}
