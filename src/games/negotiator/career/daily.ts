import { storyOf } from '../achievements/achievements.ts'
import type { Event } from '../events.ts'
import type { DailyResult } from './daily-schema.ts'

/** The abductors of the daily call, one after the other. */
const callers = ['arkayne', 'donna', 'edward'] as const

/** Days since the first of March of the year 0: with leap days at the ends of years, months are easy to count. */
function dayNumber(date: string): number {
  const [year, month, day] = date.split('-').map(Number)
  const y = month > 2 ? year : year - 1
  const m = (month + 9) % 12
  return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + Math.floor((153 * m + 2) / 5) + day
}

/** Which game has a call of the day. */
export const DAILY_GAME = 'negotiator'

/** The call of a date: the same for everybody, from the date alone. */
export const dailyCall = (
  date: string,
): { readonly seed: string; readonly abductor: string; readonly tag: string } => ({
  seed: `daily-${date}`,
  abductor: callers[dayNumber(date) % callers.length],
  tag: `daily-${date}`,
})

/** The date of a save that is a daily call for the record; null for any other. */
export const dailyDate = (tag: string | null): string | null => /^daily-(\d{4}-\d\d-\d\d)$/.exec(tag ?? '')?.[1] ?? null

/** How a finished call of the day went, with no card in it; null while it goes on. */
export function dailyResult(events: readonly Event[], date: string): DailyResult | null {
  const turns: { saved: number; killed: number }[] = []
  let abductor = ''
  let saved = 0
  let killed = 0
  let held = 0
  for (const event of events) {
    const turn = turns.at(-1)
    switch (event.kind) {
      case 'began':
        abductor = event.abductor
        held = event.hostages
        break
      case 'turn':
        turns.push({ saved: 0, killed: 0 })
        break
      case 'released':
        if (turn) turn.saved += event.saved - saved
        saved = event.saved
        held = event.zone
        break
      case 'killed':
        if (turn) turn.killed += event.killed - killed
        killed = event.killed
        held = event.zone
        break
      case 'more-hostages':
        held = event.zone
        break
      case 'ended':
        return {
          date,
          abductor,
          won: storyOf(events).ended?.won ?? false,
          cause: event.ending,
          saved,
          killed,
          held,
          turns,
        }
    }
  }
  return null
}

/** Days in a row that were answered: those that still run on this date, and the most there have been. */
export function daysInARow(
  results: readonly Pick<DailyResult, 'date'>[],
  today: string,
): { readonly current: number; readonly best: number } {
  const days = [...new Set(results.map(({ date }) => dayNumber(date)))].sort((a, b) => a - b)
  let run = 0
  let best = 0
  for (const [i, day] of days.entries()) {
    run = i > 0 && day === days[i - 1] + 1 ? run + 1 : 1
    best = Math.max(best, run)
  }
  const last = days.at(-1)
  // Today's call can still be answered: yesterday's row goes on until the day is over.
  const runs = last !== undefined && dayNumber(today) - last <= 1
  return { current: runs ? run : 0, best }
}
