/**
 * Values that were counted in few games each, made smooth: from one moment to the next a value moves by little, and how
 * little is found from the counts themselves. Where the counts cannot tell a jump from noise, the line stays calm.
 */
export interface Counted {
  readonly wins: number
  readonly tries: number
}

export interface Smoothed {
  readonly means: readonly number[]
  /** How what is not known of one value hangs together with what is not known of another. */
  readonly covariance: readonly (readonly number[])[]
}

/** What a share may be off by, squared. One more win and one more loss, so that none of none is not taken for certain. */
function noiseOf({ wins, tries }: Counted): number {
  const share = (wins + 1) / (tries + 2)
  return (share * (1 - share)) / (tries + 2)
}

/** By how much a value may move in one step of weight 1, squared: from hardly at all to a third of a win. */
const MOVES = Array.from({ length: 25 }, (_, n) => 1e-5 * 1.5 ** n)

/** How likely these counts are, should values move by so much: each is foretold from those before it. */
function logLikelihood(counts: readonly Counted[], weights: readonly number[], move: number): number {
  let mean = 0
  let spread = 0
  let log = 0
  for (const [i, count] of counts.entries()) {
    const share = count.wins / count.tries
    const noise = noiseOf(count)
    if (i === 0) {
      mean = share
      spread = noise
      continue
    }
    spread += move * weights[i]
    const all = spread + noise
    const off = share - mean
    log -= 0.5 * (Math.log(all) + (off * off) / all)
    mean += (spread / all) * off
    spread *= noise / all
  }
  return log
}

/** The inverse of a symmetric matrix that has one, by elimination. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let at = 0; at < size; at++) {
    const pivot = rows[at][at]
    for (let column = 0; column < 2 * size; column++) rows[at][column] /= pivot
    for (let other = 0; other < size; other++) {
      const factor = rows[other][at]
      if (other === at || factor === 0) continue
      for (let column = 0; column < 2 * size; column++) rows[other][column] -= factor * rows[at][column]
    }
  }
  return rows.map(row => row.slice(size))
}

/** Smooths counts; `weights` says how much a value may move on its way to each of them, the first being nothing. */
export function smooth(counts: readonly Counted[], weights: readonly number[]): Smoothed {
  const size = counts.length
  let move = MOVES[0]
  let most = Number.NEGATIVE_INFINITY
  for (const one of MOVES) {
    const log = logLikelihood(counts, weights, one)
    if (log > most) {
      most = log
      move = one
    }
  }
  const precision = counts.map((count, i) => counts.map((_, j) => (i === j ? 1 / noiseOf(count) : 0)))
  for (let i = 1; i < size; i++) {
    const tie = 1 / (move * weights[i])
    precision[i][i] += tie
    precision[i - 1][i - 1] += tie
    precision[i][i - 1] -= tie
    precision[i - 1][i] -= tie
  }
  const covariance = inverse(precision)
  const told = counts.map(count => count.wins / count.tries / noiseOf(count))
  const means = covariance.map(row => row.reduce((sum, one, j) => sum + one * told[j], 0))
  return { means, covariance }
}
