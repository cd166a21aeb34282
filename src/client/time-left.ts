import type { Say } from '../words/index.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const two = (n: number): string => String(n).padStart(2, '0')

/** How long somebody has left, as exactly as it matters: seconds only where there are few minutes. */
export function timeText(say: Say, ms: number): string {
  const left = Math.max(0, ms)
  if (left < HOUR_MS)
    return say('time.minutes', {
      minutes: String(Math.floor(left / MINUTE_MS)),
      seconds: two(Math.floor((left % MINUTE_MS) / SECOND_MS)),
    })
  if (left < 2 * DAY_MS)
    return say('time.hours', {
      hours: String(Math.floor(left / HOUR_MS)),
      minutes: two(Math.floor((left % HOUR_MS) / MINUTE_MS)),
    })
  return say('time.days', { days: Math.floor(left / DAY_MS), hours: Math.floor((left % DAY_MS) / HOUR_MS) })
}
