import { figures } from '../judge/figures.ts'
import { type ActKind, actKinds } from '../memory/acts.ts'
import type { Printed, Slot } from '../memory/memory.ts'
import { behaviourOn, behaviours, FIRST_MOLE_PATH, styleNames } from '../memory/styles.ts'

/** Nobody always does what their like usually do: a share of every act is anything at all. */
const TREMBLE = 0.06

/**
 * Acts of one kind are not independent of each other, as a sum of logarithms would have it: where somebody places a card
 * today they place one tomorrow. What is done often counts for less each time; what is seldom done counts whole.
 */
const actWeights: Readonly<Record<ActKind, number>> = {
  place: 0.4,
  agents: 0.6,
  soldiers: 0.4,
  claim: 0.5,
  strike: 0.8,
  trade: 0.9,
  pay: 0.8,
  recruit: 0.4,
  swing: 1,
}
const FACES_WEIGHT = 1
const SAVED_WEIGHT = 0.5

const trembling = (shares: readonly number[], otherwise: readonly number[]): number[] => {
  const all = shares.reduce((sum, one) => sum + one, 0)
  return shares.map((share, at) => ((1 - TREMBLE) * share) / all + TREMBLE * otherwise[at])
}

/** How likely what was seen is, by how somebody behaves. */
export interface Likelihoods {
  /** As a logarithm: an act of this kind and category. */
  act(behaviour: number, kind: ActKind, category: number): number
  /** That a slot holds a card of this bucket, put there by somebody on this path. */
  face(slot: Slot, path: number, bucket: number): number
  readonly facesWeight: number
  /** As a logarithm: that the agency's track was the first to fill, with a mole on this path in play, or without one. */
  saved(path: number | null): number
}

export function likelihoodsFor({ buckets }: Printed): Likelihoods {
  const { shares } = buckets
  const acts = behaviours.map(behaviour => {
    const row = {} as Record<ActKind, readonly number[]>
    for (const kind of Object.keys(actKinds) as ActKind[]) {
      const counted = figures.acts[behaviour][kind]
      const pooled = counted.map((_, at) => behaviours.reduce((sum, one) => sum + figures.acts[one][kind][at], 0))
      const all = pooled.reduce((sum, one) => sum + one, 0)
      row[kind] = trembling(
        counted,
        pooled.map(one => one / all),
      ).map(one => actWeights[kind] * Math.log(one))
    }
    return row
  })
  const placed = behaviours.map(behaviour =>
    figures.placed[behaviour].map(preferences =>
      trembling(
        preferences.map((preference, at) => preference * shares[at]),
        shares,
      ),
    ),
  )
  return {
    act: (behaviour, kind, category) => acts[behaviour][kind][category],
    face: ({ by, setting, open }, path, bucket) =>
      by < 0 ? shares[bucket] : placed[behaviourOn(path, open)][setting][bucket],
    facesWeight: FACES_WEIGHT,
    saved: path => SAVED_WEIGHT * Math.log(figures.saved[path === null ? 'none' : styleNames[path - FIRST_MOLE_PATH]]),
  }
}
