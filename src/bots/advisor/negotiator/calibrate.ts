import { type Chance, chanceOf } from '../chance.ts'
import { calibrated } from './calibrated.ts'

/** Turns that the solver valued about alike, each of another call, and how many of those calls it won. */
export interface Bin {
  readonly value: number
  readonly wins: number
  readonly calls: number
}

/** What `npm run calibrate:advisor` writes. */
export interface Calibrated {
  /** Of which cards and weights: a hash. */
  readonly of: string
  readonly abductors: Readonly<Record<string, readonly Bin[]>>
}

/** Fewer calls than these say too little. */
const LEAST_CALLS = 25

const pooled = (one: Bin, other: Bin): Bin => {
  const calls = one.calls + other.calls
  return {
    value: (one.value * one.calls + other.value * other.calls) / calls,
    wins: one.wins + other.wins,
    calls,
  }
}

/** Neighbours are taken together where there are few of them, and where a higher value was won less often. */
export function smoothed(bins: readonly Bin[]): readonly Bin[] {
  const kept: Bin[] = []
  for (const bin of bins) {
    let last = bin
    for (let before = kept.at(-1); before; before = kept.at(-1)) {
      const isFew = before.calls < LEAST_CALLS || last.calls < LEAST_CALLS
      if (!isFew && before.wins / before.calls <= last.wins / last.calls) break
      kept.pop()
      last = pooled(before, last)
    }
    if (last.calls > 0) kept.push(last)
  }
  return kept
}

/**
 * What a value of the solver has come to. A search takes the best of many values that are each a little off, and what was
 * fitted is off in its own way: what such values have been followed by is honest. Between two places the way is straight. Null where
 * nobody has played such calls.
 */
export function followedBy(abductor: string, value: number, from: Calibrated = calibrated): Chance | null {
  const bins = Object.hasOwn(from.abductors, abductor) ? from.abductors[abductor] : []
  if (bins.length === 0) return null
  const at = bins.findIndex(bin => bin.value >= value)
  const after = chanceIn(bins[at < 0 ? bins.length - 1 : at])
  if (at <= 0) return after
  const before = chanceIn(bins[at - 1])
  const share = (value - bins[at - 1].value) / (bins[at].value - bins[at - 1].value)
  const between = (one: number, other: number): number => one + share * (other - one)
  return {
    share: between(before.share, after.share),
    low: between(before.low, after.low),
    high: between(before.high, after.high),
  }
}

const chanceIn = ({ wins, calls }: Bin): Chance => chanceOf(wins, calls)
