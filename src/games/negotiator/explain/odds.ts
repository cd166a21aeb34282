/** The chances of a threat test's three rows (N-13), by going through every throw. */
export interface Odds {
  readonly none: number
  readonly one: number
  readonly two: number
}

const known = new Map<string, Odds>()

/** The chances of no, one and two pairs of 6s, by the same way of counting: five dice have no third. */
export function pairOdds(dice: number, have: readonly number[] = []): readonly number[] {
  const throws = [0, 0, 0]
  const throwAll = (left: number, sixes: number, ways: number): void => {
    if (left === 0) throws[sixes >> 1] += ways
    else {
      throwAll(left - 1, sixes + 1, ways)
      throwAll(left - 1, sixes, ways * 5)
    }
  }
  throwAll(dice, have.filter(face => face === 6).length, 1)
  return throws.map(ways => ways / 6 ** dice)
}

/** `converts`: how many 4s would be bought; `fours`: 4s succeed for free. Faces already lying count with `have`. */
export function testOdds(dice: number, converts = 0, fours = false, have: readonly number[] = []): Odds {
  const key = `${dice}/${converts}/${fours}/${have.join('')}`
  const before = known.get(key)
  if (before) return before
  const rows = [0, 0, 0]
  const throwAll = (left: number, good: number, four: number): void => {
    if (left === 0) {
      const total = good + (fours ? four : Math.min(four, converts))
      rows[Math.min(2, total)]++
      return
    }
    for (let face = 1; face <= 6; face++) throwAll(left - 1, good + (face >= 5 ? 1 : 0), four + (face === 4 ? 1 : 0))
  }
  throwAll(dice, have.filter(face => face >= 5).length, have.filter(face => face === 4).length)
  const throws = 6 ** dice
  const odds = { none: rows[0] / throws, one: rows[1] / throws, two: rows[2] / throws }
  known.set(key, odds)
  return odds
}
