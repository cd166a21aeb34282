import { expect } from 'vitest'

/** Worlds that are counted out, and whether those that are drawn come as often. */

/** Every order of these cards; two that are alike are two. */
export function* orders(cards: readonly string[]): Generator<string[]> {
  if (cards.length === 0) yield []
  for (const [i, card] of cards.entries()) for (const rest of orders(cards.toSpliced(i, 1))) yield [card, ...rest]
}

/**
 * Does what was drawn fit its chances? Pearson's sum with those too seldom for it taken together; larger than this it is
 * by chance once in a million times.
 */
export function expectFitting(drawn: ReadonlyMap<string, number>, chances: ReadonlyMap<string, number>): void {
  const n = [...drawn.values()].reduce((sum, times) => sum + times, 0)
  for (const key of drawn.keys()) expect(chances.has(key), `${key} cannot be`).toBe(true)
  let sum = 0
  let freedom = -1
  let [fewDrawn, fewExpected] = [0, 0]
  const add = (times: number, expected: number): void => {
    sum += (times - expected) ** 2 / expected
    freedom++
  }
  for (const [key, chance] of chances) {
    const times = drawn.get(key) ?? 0
    if (n * chance >= 5) add(times, n * chance)
    else {
      fewDrawn += times
      fewExpected += n * chance
    }
  }
  if (fewExpected >= 5) add(fewDrawn, fewExpected)
  // Wilson and Hilferty: the cube root of it is nearly normal.
  const spread = 2 / (9 * freedom)
  const sigmas = (Math.cbrt(sum / freedom) - (1 - spread)) / Math.sqrt(spread)
  expect(sigmas, `chi-square ${sum.toFixed(1)} with ${freedom} degrees of freedom`).toBeLessThan(4.75)
}

export function tally(keys: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
  return times
}
