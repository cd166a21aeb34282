import type { GameEvent } from '../../../src/engine/game.ts'
import { bytes, copy, demand, notPlain, parting } from '../plain.ts'
import type { Check, Moment } from '../plan.ts'
import { begin, someone } from '../play.ts'

export const same = (what: string, one: unknown, two: unknown): void =>
  demand(bytes(one) === bytes(two), () => `${what}: ${parting(bytes(one), bytes(two))}`)

/** Play a few choices on from one state and the same choices from another: nothing may tell them apart. */
function playOnAlike({ game, random, player }: Moment, one: unknown, two: unknown, what: string): void {
  for (let left = 12; left > 0; left--) {
    const decisions = game.decisions(one)
    same(`${what} is asked something else`, decisions, game.decisions(two))
    if (decisions.length === 0) return
    const decision = someone(decisions, random)
    const option = player(game, decision, random)
    const told: GameEvent[] = []
    const toldToo: GameEvent[] = []
    game.apply(one, decision.seat, option, told)
    game.apply(two, decision.seat, option, toldToo)
    same(`${what} plays on differently`, one, two)
    same(`${what} tells other events`, told, toldToo)
  }
}

/** State and events go into a file and come out the same, and the game goes on as if nothing had happened. */
export const jsonRoundTrip: Check = moment => {
  const { game, state, events } = moment
  const fault = notPlain(state) ?? notPlain(events)
  demand(fault === null, () => `State and events are not plain JSON: ${fault}.`)
  playOnAlike(moment, game.clone(state), copy(state), 'A state that went through JSON')
  return 1
}

/** Two copies go their own ways: neither may move the other, nor the one they were made from. */
export const cloneIndependent: Check = moment => {
  const { game, state } = moment
  const before = bytes(state)
  const first = game.clone(state)
  same('A clone differs from its original', state, first)
  const second = game.clone(first)
  playOnAlike(moment, first, copy(state), 'A clone')
  demand(bytes(state) === before, () => `Playing a clone changed its original: ${parting(before, bytes(state))}`)
  demand(bytes(second) === before, () => `Playing a state changed its clone: ${parting(before, bytes(second))}`)
  return 1
}

/** The same set-up, roots and names of choices give the same bytes and the same events. */
export const replaysAlike: Check = ({ game, plan, origin, state, events, choices }) => {
  const again = begin(game, plan, origin)
  for (const [seat, name] of choices) {
    const option = game.optionOf(name)
    demand(option !== null, () => `"${name}" was chosen, but is the name of nothing.`)
    game.apply(again.state, seat, option, again.events)
  }
  same('The replay ends in another state', state, again.state)
  same('The replay tells other events', events, again.events)
  return 1
}

export const cardsConserved: Check = ({ game, state }) => {
  const faults = game.conserved(state)
  demand(faults.length === 0, () => `Cards are not in exactly one place: ${faults.join('; ')}.`)
  return 1
}

/** A state written by plain names reads back to the same bytes, and so does the set-up. */
export const positionRoundTrip: Check = ({ game, plan, origin, state, roots }) => {
  const written = game.position.write(state)
  const fault = notPlain(written)
  demand(fault === null, () => `A written position is not plain JSON: ${fault}.`)
  let read: unknown
  try {
    read = game.position.read(copy(written), roots)
  } catch (error) {
    throw new Error(`A position of this game cannot be read again: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
  same('Written as a position and read again, the state differs', state, read)
  const setup = plan.setups[origin.setup]
  same('The set-up differs when it is read', setup, game.readSetup(copy(setup)))
  return 1
}
