import type { Decision, Random, Seat } from '../../../../engine/game.ts'
import type { Course as SharedCourse } from '../../../../engine/talk.ts'
import type { Event } from '../../../../games/homeland/events.ts'
import type { Homeland } from '../../../../games/homeland/game.ts'
import { clone, type State } from '../../../../games/homeland/rules/state.ts'
import type { Played } from '../review.ts'
import { follow } from './follow.ts'
import { type Mover, moverOf } from './segments.ts'

/** A moment of the match at which its value is looked for. */
export interface Moment {
  readonly at: number
  readonly round: number
  readonly state: State
  /** Worlds the player may have been in; null once it is over. */
  readonly worlds: ((random: Random) => State) | null
  /** Who moved the match on to here from the moment before. */
  readonly by: Mover | null
  /** What the reference in each followed seat thought of everybody. */
  readonly suspicions: readonly (readonly number[])[]
}

/** A question at which the player chose otherwise than the reference would have. */
export interface Parting {
  readonly at: number
  readonly round: number
  readonly decision: Decision
  readonly chosen: number
  readonly advised: number
  readonly worlds: (random: Random) => State
}

export interface Course {
  readonly moments: readonly Moment[]
  readonly partings: readonly Parting[]
  readonly winners: readonly Seat[]
}

/** What is known of a finished match of Homeland: how it began, with what was told then, and through whose eyes it is seen. */
export interface PlayedHomeland extends Played<Homeland, State> {
  readonly opening: readonly Event[]
  readonly seat: Seat
  /** Whose thoughts are told: those of bots, who keep nothing to themselves once it is over. */
  readonly thinkers: readonly Seat[]
  /** What people thought, of those who share it. */
  readonly courses: readonly SharedCourse[]
}

/** Plays the match again from the seat that looks back on it, and stops wherever somebody else begins to move it. */
export function courseOf({ game, first, opening, choices, seat, thinkers }: PlayedHomeland): Course {
  const state = clone(first)
  const own = follow(game, seat, first, opening)
  const others = thinkers.filter(one => one !== seat).map(one => follow(game, one, first, opening))
  const moments: Moment[] = []
  const partings: Parting[] = []
  const tell = (events: readonly Event[]): void => {
    for (const one of [own, ...others]) one.told(events)
  }
  const stop = (at: number, by: Mover | null, then: State): void => {
    moments.push({
      ...{ at, by, round: then.round, state: then },
      worlds: game.outcome(then) === null ? own.worlds(then) : null,
      suspicions: [own, ...others].map(one => one.suspicion()),
    })
  }
  stop(0, null, clone(state))
  let last: Mover | null = null
  for (const [at, { seat: chooser, choice }] of choices.entries()) {
    const decision = game.decisions(state).find(one => one.seat === chooser)
    const option = game.optionOf(choice)
    if (!decision || option === null) break
    const { turn, round } = state
    const isAsked = chooser === seat && decision.options.length > 1
    const advised = isAsked ? own.advised(state, decision, at) : option
    // Worlds are drawn from the view, which is made now: the state moves on.
    const parting =
      advised === option ? null : { at, round, decision, chosen: option, advised, worlds: own.worlds(state) }
    const before = clone(state)
    const events: Event[] = []
    game.apply(state, chooser, option, events)
    const by = moverOf(decision, seat, turn, events)
    if (last !== null && by !== last) stop(at, last, before)
    last = by
    if (parting) partings.push(parting)
    tell(events)
  }
  stop(choices.length, last, state)
  return { moments, partings, winners: game.outcome(state)?.winners ?? [] }
}
