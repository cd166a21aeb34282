const WARM_UPS = 2
const RUNS = 7

/** Nanoseconds of one run: the median of seven, after two that only warm up. */
export function time(run) {
  const measured = []
  for (let i = 0; i < WARM_UPS + RUNS; i++) {
    const begun = process.hrtime.bigint()
    run()
    const nanoseconds = Number(process.hrtime.bigint() - begun)
    if (i >= WARM_UPS) measured.push(nanoseconds)
  }
  return measured.sort((a, b) => a - b)[RUNS >> 1]
}

export const perSecond = (count, nanoseconds) => (count / nanoseconds) * 1e9
