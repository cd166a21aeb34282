import type { RemoteTable } from '../../client/table.ts'
import { timeText } from '../../client/time-left.ts'
import { extensionOf, type Pace } from '../../table/clock.ts'
import type { Say } from '../../words/index.ts'
import type { AroundTable } from './around.ts'

/** Does something later; the answer calls it off. */
export type After = (ms: number, work: () => void) => () => void

export interface TimeWarning {
  readonly left: number
  readonly more: number
  readonly text: string
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** This part of all the time there is, yet a minute at least and an hour at most, is when somebody is warned. */
const WARNED_PART = 15
export const warnedAtMs = ({ bankMs }: Pace): number => Math.min(HOUR_MS, Math.max(MINUTE_MS, bankMs / WARNED_PART))

/** No timer waits longer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** It keeps no process from ending. */
export const later: After = (ms, work) => {
  const timer = setTimeout(work, ms).unref()
  return () => clearTimeout(timer)
}

/** Does the own time run, and is there little of it? */
export function isLow(table: RemoteTable, around: AroundTable): boolean {
  const own = around.own()
  const pace = table.now().lobby?.pace
  return own !== null && !!pace && around.running().includes(own) && around.leftAt(own) <= warnedAtMs(pace)
}

/**
 * Tells somebody whose time runs out, early enough to take more, and once: not again until they have been given time
 * and it has run down anew, or they are asked something else.
 */
export function openTimeWarning(
  {
    table,
    around,
    after = later,
  }: { readonly table: RemoteTable; readonly around: AroundTable; readonly after?: After | undefined },
  warn: (warning: TimeWarning) => void,
  say: Say,
): { look(): void; stop(): void } {
  let warned: string | null = null
  let callOff = (): void => {}
  const look = (): void => {
    callOff()
    const own = around.own()
    const pace = table.now().lobby?.pace
    if (own === null || !pace || !around.running().includes(own)) return
    const left = around.leftAt(own)
    const beforeMs = left - warnedAtMs(pace)
    if (beforeMs > 0) {
      warned = null
      callOff = after(Math.min(LONGEST_WAIT_MS, Math.ceil(beforeMs)), look)
      return
    }
    // Further steps of the same decision are the same question.
    const question = around.shown().asked?.question.split('.')[0] ?? ''
    if (warned === question) return
    warned = question
    const more = extensionOf(pace)
    const text = say('people.low', { time: timeText(say, left), more: timeText(say, more) })
    warn({ left: Math.max(0, Math.round(left)), more, text })
  }
  return { look, stop: () => callOff() }
}
