/**
 * A function that tells how likely it is that cards of these buckets lie in these slots, whichever in which: the permanent of the matrix of
 * slots by cards, less the orders of equal cards, which are the same for everybody. `likely(slot, bucket)` is how likely
 * a slot holds a card of that bucket. There are as many slots as cards. For the
 * same cards it is asked again and again: once for each hypothesis.
 */
export function permanent(buckets: readonly number[]): (likely: (slot: number, bucket: number) => number) => number {
  const kinds: number[] = []
  const counts: number[] = []
  for (const bucket of buckets) {
    const at = kinds.indexOf(bucket)
    if (at >= 0) counts[at]++
    else {
      kinds.push(bucket)
      counts.push(1)
    }
  }
  // A state says how many cards of each kind the slots so far have taken: a number with a digit for each kind.
  const weights = counts.map((_, at) => counts.slice(0, at).reduce((product, n) => product * (n + 1), 1))
  const states = counts.reduce((product, n) => product * (n + 1), 1)
  /** By state and kind: whether a card of this kind is left. */
  const isLeft = new Uint8Array(states * kinds.length)
  for (let state = 0; state < states; state++)
    for (let kind = 0; kind < kinds.length; kind++)
      if (Math.floor(state / weights[kind]) % (counts[kind] + 1) < counts[kind]) isLeft[state * kinds.length + kind] = 1
  const ways = new Float64Array(states)
  const chances = new Float64Array(kinds.length)
  return likely => {
    ways.fill(0)
    ways[0] = 1
    for (let slot = 0; slot < buckets.length; slot++) {
      for (let kind = 0; kind < kinds.length; kind++) chances[kind] = likely(slot, kinds[kind])
      // From the end, since a state gives to later ones alone: what it had is passed on then, and it is empty.
      for (let state = states - 1; state >= 0; state--) {
        const way = ways[state]
        if (way === 0) continue
        ways[state] = 0
        const at = state * kinds.length
        for (let kind = 0; kind < kinds.length; kind++)
          if (isLeft[at + kind] === 1) ways[state + weights[kind]] += way * chances[kind]
      }
    }
    return ways[states - 1]
  }
}
