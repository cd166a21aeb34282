import type { Seat } from '../engine/game.ts'

/** One choice as it is written down: who, and the option's text name. */
export interface Choice {
  readonly seat: Seat
  readonly choice: string
}

/** More than a game has of them, for every seat. */
const MOST_SHARED = 20_000
const shared = new Map<string, Choice>()

/** A choice as a value: the same choice, in however many matches it is made, is kept once. */
export function choiceOf(seat: Seat, choice: string): Choice {
  const key = `${seat} ${choice}`
  const known = shared.get(key)
  if (known) return known
  // Names from outside that no game knows are refused before they get here; all the same, there is an end to it.
  if (shared.size >= MOST_SHARED) shared.clear()
  const made: Choice = Object.freeze({ seat, choice })
  shared.set(key, made)
  return made
}
