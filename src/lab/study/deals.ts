import type { FastRoot, Roots } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import { gameRoots, rootsOf } from '../../seed/roots.ts'

/** One way the roles of a game can be dealt, and the roots of chance by which the game itself deals them so. */
export interface Deal {
  readonly name: string
  readonly roots: Roots<FastRoot>
}

/** How a game deals its roles: by which kinds of chance, into how many deals, and what was dealt. */
export interface Dealing<State> {
  readonly chances: readonly string[]
  count(state: State): number
  nameOf(state: State): string
}

/** Far more than any deal of a game needs to turn up. */
const MOST_TRIES = 1_000_000

/**
 * Every distinct deal once, in the order of their names. Nothing is put into a state: the kind of chance that deals the
 * roles is drawn until the game's own set-up has dealt each of them. All other kinds have roots of their own, so that
 * the luck of a block is the same whatever was dealt.
 */
export function dealsOf(game: AnyGame, setup: unknown, { chances, count, nameOf }: Dealing<unknown>): readonly Deal[] {
  const rest = rootsOf('lab', game.chances)
  const series = rootsOf('lab deals', chances)
  const found = new Map<string, Deal>()
  for (let n = 0; n < MOST_TRIES; n++) {
    const roots = gameRoots(series, n)
    const state = game.start(setup, { ...rest, ...roots })
    const name = nameOf(state)
    if (!found.has(name)) found.set(name, { name, roots })
    if (found.size === count(state)) return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }
  throw new Error(`Only ${found.size} deals have turned up.`)
}
