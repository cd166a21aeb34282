import type { Deck, Face } from '../../games/negotiator/cards/deck.ts'
import { compareOdds } from '../../games/negotiator/explain/odds.ts'

/** How a throw matters to a threat test: its successes and its 4s, each counted to two, and the chance of both. */
export interface Throw {
  readonly successes: number
  readonly fours: number
  readonly chance: number
}

function countThrows(dice: number, foursSucceed: boolean): Throw[] {
  const ways = new Map<number, number>()
  const throwAll = (left: number, successes: number, fours: number): void => {
    if (left === 0) {
      const key = Math.min(2, successes) * 3 + Math.min(2, fours)
      ways.set(key, (ways.get(key) ?? 0) + 1)
      return
    }
    for (let face = 1; face <= 6; face++)
      throwAll(
        left - 1,
        successes + (face >= 5 || (foursSucceed && face === 4) ? 1 : 0),
        fours + (face === 4 && !foursSucceed ? 1 : 0),
      )
  }
  throwAll(dice, 0, 0)
  return [...ways].map(([key, count]) => ({
    successes: Math.floor(key / 3),
    fours: key % 3,
    chance: count / 6 ** dice,
  }))
}

const plain = [1, 2, 3, 4, 5].map(dice => countThrows(dice, false))
const generous = [1, 2, 3, 4, 5].map(dice => countThrows(dice, true))

/** Every kind of throw of 1 to 5 dice, exactly (N-13). */
export const throwsOf = (dice: number, foursSucceed: boolean): readonly Throw[] =>
  (foursSucceed ? generous : plain)[dice - 1]

/** The chance of each row without converting: none, one, two. */
export function rowChances(dice: number, foursSucceed: boolean): readonly [number, number, number] {
  const chances: [number, number, number] = [0, 0, 0]
  for (const { successes, chance } of throwsOf(dice, foursSucceed)) chances[successes] += chance
  return chances
}

/** The lists of effects that a card may come to, each with its chance; nothing for a card that is not played. */
export function listChances(
  { lists }: Deck,
  { effects, rows, compare }: Face,
  dice: number,
  foursSucceed: boolean,
  threat: number,
): (readonly [list: number, chance: number])[] {
  if (effects >= 0) return [[effects, 1]]
  if (rows >= 0) return rowChances(dice, foursSucceed).map((chance, row) => [rows + row, chance])
  const how = lists[compare]?.compare
  return how ? compareOdds(how, threat).map(({ chance }, n) => [compare + n, chance]) : []
}
