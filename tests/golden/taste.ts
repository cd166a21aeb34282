import type { Random } from '../../src/engine/game.ts'

/** Players who like to do things rather than stop: a golden game should show as much of the rules as it can. */
const liked: Readonly<Record<string, number>> = {
  play: 6,
  buy: 3,
  convert: 4,
  concede: 2,
  'hang-up': 1,
  done: 1,
  claim: 6,
  intel: 5,
  activate: 4,
  use: 4,
  'recruit-asset': 4,
  end: 1,
}

export function likedMost(names: readonly string[], random: Random): string {
  const weights = names.map(name => liked[name.split(' ')[0]] ?? 2)
  let at = random(weights.reduce((sum, weight) => sum + weight, 0))
  for (const [i, weight] of weights.entries()) {
    if (at < weight) return names[i]
    at -= weight
  }
  return names[0]
}
