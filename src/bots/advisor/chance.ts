/** How likely something is, as it was counted, and where it lies with 95 % certainty. */
export interface Chance {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Wilson's 95 % interval of a share: honest for few games and for shares near 0 and 1. */
export function wilson(hits: number, tries: number): readonly [number, number] {
  if (tries === 0) return [0, 1]
  const z = 1.959963984540054
  const share = hits / tries
  const spread = 1 + (z * z) / tries
  const middle = share + (z * z) / (2 * tries)
  const reach = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries))
  return [Math.max(0, (middle - reach) / spread), Math.min(1, (middle + reach) / spread)]
}

/** What so many hits of so many tries say. Of none nothing is known: an even chance, between never and always. */
export function chanceOf(hits: number, tries: number): Chance {
  const [low, high] = wilson(hits, tries)
  const share = tries === 0 ? 0.5 : hits / tries
  return { share, low: Math.min(low, share), high: Math.max(high, share) }
}
