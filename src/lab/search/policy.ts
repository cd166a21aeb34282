import type { Random } from '../../engine/game.ts'
import type { Negotiator } from '../../games/negotiator/index.ts'

/** Picks one of the options offered. */
export type Policy = (options: readonly number[], random: Random) => number

/** Weights by option name, or by the verb alone; the full name counts first. */
export type Weights = Readonly<Record<string, number>>

/** An eager player without a plan: talks rather than hangs up, buys rather than saves. */
const eager: Weights = {
  play: 8,
  bank: 2,
  concede: 2,
  buy: 8,
  take: 8,
  pay: 2,
  reroll: 1,
  reveal: 1,
  'hang-up': 1,
  done: 3,
  keep: 4,
  accept: 1,
  convert: 3,
  discard: 1,
  leave: 2,
  enough: 1,
}

/** A player who picks at random, each option as often as its weight says. */
export function weighted(game: Negotiator, weights: Weights): Policy {
  const known = new Map<number, number>()
  const weightOf = (option: number): number => {
    let weight = known.get(option)
    if (weight === undefined) {
      const name = game.nameOf(option)
      const verb = game.parts(option)?.verb ?? ''
      weight = weights[name] ?? weights[verb] ?? eager[verb] ?? 1
      known.set(option, weight)
    }
    return weight
  }
  return (options, random) => {
    let total = 0
    for (const option of options) total += weightOf(option)
    let drawn = random(total)
    for (const option of options) {
      drawn -= weightOf(option)
      if (drawn < 0) return option
    }
    return options[options.length - 1]
  }
}
