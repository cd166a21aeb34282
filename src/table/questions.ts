import type { Decision, Seat } from '../engine/game.ts'
import type { TimeMs } from './log.ts'

/** What a seat is asked by what is committed, and how often it was asked something new. */
export interface Asked {
  readonly count: number
  /** Kind, subject and options; empty where nothing is asked. */
  readonly what: string
  /** When it was asked for the first time; null where that was at the beginning. */
  readonly since: TimeMs
}

const nothing: Asked = { count: 0, what: '', since: null }

/**
 * How often each seat was asked something new, after the committed state has changed: another kind, subject or options,
 * or its last question answered by whomever. What others answer in the same window changes nothing.
 */
export function askedAfter(
  before: readonly Asked[],
  decisions: readonly Decision[],
  subject: string,
  answered: Seat | 'everybody' | null,
  at: TimeMs,
): readonly Asked[] {
  const seats = Math.max(before.length, ...decisions.map(({ seat }) => seat + 1))
  return Array.from({ length: seats }, (_, seat) => {
    const was = before[seat] ?? nothing
    const decision = decisions.find(one => one.seat === seat)
    const what = decision ? `${decision.kind} ${subject} ${decision.options.join(' ')}` : ''
    const isNew = what !== '' && (what !== was.what || answered === seat || answered === 'everybody')
    return isNew || what !== was.what ? { count: was.count + (isNew ? 1 : 0), what, since: at } : was
  })
}
