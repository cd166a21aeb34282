/**
 * Logistic regression by Newton's method: the weights that make these chances likeliest, held near to those given
 * (which is where they stay for what is never seen) and to the signs given (0 for either). Rows are told one after the
 * other in one long list.
 */
export function regress(
  rows: Float64Array,
  targets: readonly number[],
  near: readonly number[],
  pulls: readonly number[],
  signs: readonly number[],
): number[] {
  const width = near.length
  const weights = Float64Array.from(near)
  for (let round = 0; round < ROUNDS; round++) {
    const curve = new Float64Array(width * width)
    const slope = new Float64Array(width)
    for (const [n, target] of targets.entries()) {
      const row = rows.subarray(n * width, (n + 1) * width)
      let sum = 0
      for (let i = 0; i < width; i++) sum += row[i] * weights[i]
      const is = 1 / (1 + Math.exp(-sum))
      const certainty = Math.max(SUREST, is * (1 - is))
      for (let i = 0; i < width; i++) {
        if (row[i] === 0) continue
        slope[i] += (target - is) * row[i]
        for (let j = 0; j <= i; j++) curve[i * width + j] += certainty * row[i] * row[j]
      }
    }
    for (let i = 0; i < width; i++) {
      slope[i] -= pulls[i] * (weights[i] - near[i])
      curve[i * width + i] += pulls[i]
    }
    for (let i = 0; i < width; i++)
      if (signs[i] !== 0 && weights[i] === 0 && slope[i] * signs[i] <= 0) fix(i, width, curve, slope)
    const step = solve(curve, slope)
    let most = 0
    for (let i = 0; i < width; i++) {
      const from = weights[i]
      const to = from + step[i]
      weights[i] = to * signs[i] < 0 ? 0 : to
      most = Math.max(most, Math.abs(weights[i] - from))
    }
    if (most < 1e-4) break
  }
  return [...weights]
}

/** This weight stays where it is: it would be drawn to the wrong side. */
function fix(at: number, width: number, lower: Float64Array, slope: Float64Array): void {
  slope[at] = 0
  for (let j = 0; j < at; j++) lower[at * width + j] = 0
  for (let i = at + 1; i < width; i++) lower[i * width + at] = 0
  lower[at * width + at] = 1
}

const ROUNDS = 40
/** What seems all but certain is taken to be less so: no step is then too long. */
const SUREST = 0.05

/** Of a symmetric matrix, of which the lower half is given, after Cholesky. */
function solve(lower: Float64Array, right: Float64Array): Float64Array {
  const width = right.length
  for (let i = 0; i < width; i++)
    for (let j = 0; j <= i; j++) {
      let sum = lower[i * width + j]
      for (let k = 0; k < j; k++) sum -= lower[i * width + k] * lower[j * width + k]
      lower[i * width + j] = i === j ? Math.sqrt(sum) : sum / lower[j * width + j]
    }
  const found = Float64Array.from(right)
  for (let i = 0; i < width; i++) {
    for (let k = 0; k < i; k++) found[i] -= lower[i * width + k] * found[k]
    found[i] /= lower[i * width + i]
  }
  for (let i = width - 1; i >= 0; i--) {
    for (let k = i + 1; k < width; k++) found[i] -= lower[k * width + i] * found[k]
    found[i] /= lower[i * width + i]
  }
  return found
}
