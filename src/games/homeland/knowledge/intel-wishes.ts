import type { DeckData } from '../cards/card.ts'
import type { Place } from './deal-intel.ts'
import type { Counts, IntelShuffle } from './knowledge.ts'

/** What places want of the cards that are dealt to them. */
export interface Wishes {
  /** The narrowest first: those filled before the first shuffle, and so on; those from one deck; those weighed; the rest. */
  readonly order: readonly number[]
  /** From here in that order on, anything goes. */
  readonly anything: number
  /** By place, where the numbers begin in `most` that hold it and its like to so many of each title: all must allow it. */
  readonly limits: readonly (readonly number[])[]
  readonly most: Int16Array
  /** The same number for places that want the same. */
  readonly kinds: readonly number[]
}

export function wishesOf({ intel }: DeckData, shuffles: readonly IntelShuffle[], places: readonly Place[]): Wishes {
  const numbered = (counts: Counts): number[] => intel.map(({ id }) => counts[id] ?? 0)
  const inside = shuffles.flatMap(one => numbered(one.inside))
  const outside = shuffles.flatMap(one => numbered(one.named).map((n, title) => intel[title].copies - n))
  const limitsOf = ({ span: [first, last] }: Place): number[] =>
    shuffles.flatMap(({ n }, i) =>
      n > last ? [inside.length + i * intel.length] : n === last && n === first ? [i * intel.length] : [],
    )
  const rank = ({ span: [first, last], weights }: Place): number =>
    shuffles.some(({ n }) => n > last)
      ? last
      : shuffles.length > 0 && first === last
        ? Number.MAX_SAFE_INTEGER
        : weights === null
          ? Number.POSITIVE_INFINITY
          : Number.MAX_VALUE
  const ranks = places.map(rank)
  const isLike = (one: Place, other: Place): boolean =>
    one.span[0] === other.span[0] && one.span[1] === other.span[1] && one.weights === other.weights
  return {
    order: [...places.keys()].sort((a, b) => (ranks[a] === ranks[b] ? a - b : ranks[a] < ranks[b] ? -1 : 1)),
    anything: ranks.filter(one => one < Number.POSITIVE_INFINITY).length,
    limits: places.map(limitsOf),
    most: Int16Array.from([...inside, ...outside]),
    kinds: places.map(one => places.findIndex(other => isLike(one, other))),
  }
}
