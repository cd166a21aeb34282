// The same rules for every server: Homeland for four, as a state in memory, a view for each seat, and a choice by name.
import { randomBytes } from 'node:crypto'
import { homeland } from '../../dist/src/games/homeland/index.js'
import { rootsOf } from '../../dist/src/seed/roots.js'

export const PLAYERS = 4
export const rules = homeland()

export const dealt = () => rules.start({ players: PLAYERS }, rootsOf(randomBytes(16).toString('hex'), rules.chances))

/** What one seat is to see and may choose; a seat that nobody has sees what everybody does. */
export function shown(state, seat) {
  const decision = rules.decisions(state).find(one => one.seat === seat)
  return {
    view: rules.view(state, seat ?? 'observer'),
    asked: decision ? { kind: decision.kind, options: decision.options.map(one => rules.nameOf(one)) } : null,
    isOver: rules.outcome(state) !== null,
  }
}

/** Throws where it is not for this seat to choose, and leaves the state as it was. */
export function choose(state, seat, name) {
  const option = rules.optionOf(name)
  if (option === null) throw new Error(`There is no ${name}.`)
  rules.apply(state, seat, option)
}
