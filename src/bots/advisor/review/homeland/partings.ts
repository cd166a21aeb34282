import type { Seat } from '../../../../engine/game.ts'
import type { Homeland } from '../../../../games/homeland/game.ts'
import type { State } from '../../../../games/homeland/rules/state.ts'
import { chanceOf } from '../../chance.ts'
import { type PlayOn, type RollOuts, rollOuts } from '../../roll-outs.ts'
import type { Knot, Turning } from '../review.ts'
import type { Parting } from './course.ts'
import { luckOf } from './opened.ts'

/** A parting that is looked into: what was chosen and what was advised, in the same worlds with the same luck. */
export interface Trial {
  readonly parting: Parting
  readonly rolls: RollOuts
}

/** In how many worlds a question is tried first, in how many one that seems to matter, and in how many one that did. */
const FIRST = 6
const SECOND = 20
const LAST = 40
/** How many are looked into, how many of them seem to matter, and how many are opened again. */
const LOOKED = 20
const SEEMING = 6
const OPENED = 3
/** So many options at most are weighed of a question that is opened again. */
const OPTIONS = 6

const PARTINGS = 3

/** Where the value moved most while the player was moving the match, there the decisions are that are looked into. */
export function suspects(partings: readonly Parting[], knots: readonly Knot[]): readonly Parting[] {
  const swing = ({ at }: Parting): number => {
    const to = Math.max(
      1,
      knots.findIndex(knot => knot.at > at),
    )
    return Math.abs(knots[to].knew.share - knots[to - 1].knew.share)
  }
  return [...partings]
    .sort((a, b) => swing(b) - swing(a) || a.at - b.at)
    .slice(0, LOOKED)
    .sort((a, b) => a.at - b.at)
}

export function trialOf(game: Homeland, seat: Seat, playOn: PlayOn<State>, parting: Parting): Trial {
  const question = { seat, draw: parting.worlds, apply: game.apply, clone: game.clone, playOn }
  return { parting, rolls: rollOuts(question, luckOf(PARTINGS, parting.at)) }
}

/** What the choice was worth against the advice so far. */
export function gainOf({ rolls }: Trial): number {
  const [chosen, advised] = rolls.tried()
  if (!chosen || !advised || chosen.tries === 0) return 0
  return (chosen.wins - advised.wins) / chosen.tries
}

const largest = (trials: readonly Trial[], most: number): Trial[] =>
  [...trials].sort((a, b) => Math.abs(gainOf(b)) - Math.abs(gainOf(a)) || a.parting.at - b.parting.at).slice(0, most)

/** Tries all partings a little, those that seem to matter more, and gives back those that did. */
export function* weigh(trials: readonly Trial[], effort: number): Generator<void, readonly Trial[]> {
  let left = trials
  for (const [worlds, most] of [
    [FIRST, SEEMING],
    [SECOND, OPENED],
  ]) {
    for (const { parting, rolls } of left) {
      rolls.advance([parting.chosen, parting.advised], Math.ceil(worlds * effort))
      yield
    }
    left = largest(left, most)
  }
  for (const { parting, rolls } of left) {
    const { chosen, advised, decision } = parting
    const others = decision.options.filter(one => one !== chosen && one !== advised)
    rolls.advance([chosen, advised], Math.ceil(LAST * effort))
    yield
    rolls.advance(others.slice(0, OPTIONS - 2), Math.ceil((LAST / 2) * effort))
    yield
  }
  return left
}

/** The question as it is opened again. */
export function turningOf(game: Homeland, trial: Trial): Turning {
  const { at, round, decision, chosen, advised } = trial.parting
  const tried = new Map(trial.rolls.tried().map(one => [one.option, one]))
  return {
    ...{ at, round, kind: decision.kind },
    options: decision.options.map(option => {
      const one = tried.get(option)
      return { option: game.nameOf(option), chance: one ? chanceOf(one.wins, one.tries) : null }
    }),
    chosen: game.nameOf(chosen),
    advised: game.nameOf(advised),
    gain: gainOf(trial),
  }
}
