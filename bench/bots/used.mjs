import { readFileSync } from 'node:fs'

// What programs for play have used of the processor: on a machine that others use too the clock says little.

const CLOCK_TICKS = 100

/** Seconds of the processor that this process has used. */
export function usedHere() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** What another process has used, in seconds, where the system says so. */
export function usedBy(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS
  } catch {
    return Number.NaN
  }
}

/** The value that so large a share of all is not above. */
export const quantile = (list, share) => list.toSorted((a, b) => a - b)[Math.ceil((list.length - 1) * share)]
export const median = list => quantile(list, 0.5)

/** What the turns of one measurement come to: the middle one, and the one that was disturbed least. */
export const rates = list => ({ median: Math.round(median(list)), best: Math.round(Math.max(...list)) })
