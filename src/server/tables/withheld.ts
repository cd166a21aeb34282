import { Fault } from '../../engine/game.ts'
import { servedDay } from '../../games/negotiator/career/served-day.ts'
import { isClosed } from '../daily/days.ts'

/** Is it the call of a day that others still play, so that nobody may know what was dealt? */
export function isWithheld(tag: string | null, now: number): boolean {
  const day = servedDay(tag)
  return day !== null && !isClosed(day, now)
}

export function mustBeClosed(tag: string | null, now: number): void {
  if (isWithheld(tag, now)) throw new Fault('today.not-closed', { day: servedDay(tag) ?? '' })
}
