import { stream } from '../../../../engine/chance.ts'
import type { Random } from '../../../../engine/game.ts'
import { clone, type State } from '../../../../games/homeland/rules/state.ts'
import { rootFrom } from '../../roll-outs.ts'

function mix(cards: number[], random: Random): void {
  for (let at = cards.length - 1; at > 0; at--) {
    const other = random(at + 1)
    const card = cards[at]
    cards[at] = cards[other]
    cards[other] = card
  }
}

/**
 * The same table with all cards open but those that nobody has drawn yet: decks are shuffled anew, and so is what comes
 * later. Otherwise "with all cards open" would know the future as well.
 */
export function reopened(state: State, random: Random): State {
  const world = clone(state)
  for (const pile of [world.plots, world.organizations, world.intel, world.assets]) mix(pile, random)
  // Who is first later on is drawn; what is left of a deck of all seats lies face down.
  mix(world.initiative, random)
  world.shuffles = rootFrom(random)
  world.reshuffles = rootFrom(random)
  world.firsts = rootFrom(random)
  return world
}

/** The chance of roll-out number n of a kind: the same at every moment, so that moments differ by what has happened. */
export const luckOf = (kind: number, n: number): Random => stream([kind, n, 0x5eed, 0x2026])
