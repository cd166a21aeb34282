/** How a throw matters to a test: successes and 4s, each counted to two, pairs of 6s (N-13), and the chance of all. */
export interface Cast {
  readonly successes: number
  readonly fours: number
  readonly pairs: number
  readonly chance: number
}

/** Dice by what they show: 1 to 3, 4, 5, 6. */
export const MISS = 0
export const FOUR = 1
export const FIVE = 2
export const SIX = 3
export const KINDS = 4
/** The chance of each. */
export const kindChance: readonly number[] = [3 / 6, 1 / 6, 1 / 6, 1 / 6]

export const kindOf = (face: number): number => (face < 4 ? MISS : face - 3)

/** Dice that lie, by kind, and how likely they are to fall so. */
export interface Lying {
  readonly counts: readonly number[]
  readonly chance: number
}

function fallsOf(dice: number): Lying[] {
  const found = new Map<string, { counts: readonly number[]; chance: number }>()
  const throwAll = (left: number, counts: readonly number[], chance: number): void => {
    if (left === 0) {
      const key = counts.join()
      const known = found.get(key)
      if (known) known.chance += chance
      else found.set(key, { counts, chance })
      return
    }
    for (let kind = 0; kind < KINDS; kind++)
      throwAll(left - 1, counts.with(kind, counts[kind] + 1), chance * kindChance[kind])
  }
  throwAll(dice, [0, 0, 0, 0], 1)
  return [...found.values()]
}

const falls = [1, 2, 3, 4, 5].map(fallsOf)

/** Every way 1 to 5 dice may fall. */
export const everyFall = (dice: number): readonly Lying[] => falls[dice - 1]

/** What dice that lie come to. */
export const castOf = (counts: readonly number[], isFree: boolean, isSixes: boolean): Omit<Cast, 'chance'> => ({
  successes: Math.min(2, counts[FIVE] + counts[SIX] + (isFree ? counts[FOUR] : 0)),
  fours: isFree ? 0 : Math.min(2, counts[FOUR]),
  pairs: isSixes ? counts[SIX] >> 1 : 0,
})

function castsOf(dice: number, isFree: boolean, isSixes: boolean): Cast[] {
  const found = new Map<string, { successes: number; fours: number; pairs: number; chance: number }>()
  for (const { counts, chance } of everyFall(dice)) {
    const cast = castOf(counts, isFree, isSixes)
    const key = `${cast.successes} ${cast.fours} ${cast.pairs}`
    const known = found.get(key)
    if (known) known.chance += chance
    else found.set(key, { ...cast, chance })
  }
  return [...found.values()]
}

const casts = [false, true].map(isSixes =>
  [false, true].map(isFree => [1, 2, 3, 4, 5].map(dice => castsOf(dice, isFree, isSixes))),
)

/** Every throw of 1 to 5 dice as far as it matters: with 4s that succeed for free or not, where pairs of 6s count or not. */
export const everyCast = (dice: number, isFree: boolean, isSixes: boolean): readonly Cast[] =>
  casts[isSixes ? 1 : 0][isFree ? 1 : 0][dice - 1]
