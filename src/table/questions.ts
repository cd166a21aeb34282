import type { Decision, Seat } from '../engine/game.ts'

/** What a seat is asked by what is committed, and how often it was asked something new. */
export interface Asked {
  readonly count: number
  /** Kind, subject and options; empty where nothing is asked. */
  readonly what: string
}

const nothing: Asked = { count: 0, what: '' }

/**
 * How often each seat was asked something new, after the committed state has changed: another kind, subject or options,
 * or its last question answered by whomever. What others answer in the same window changes nothing.
 */
export function askedAfter(
  before: readonly Asked[],
  decisions: readonly Decision[],
  subject: string,
  answered: Seat | 'everybody' | null,
): readonly Asked[] {
  const seats = Math.max(before.length, ...decisions.map(({ seat }) => seat + 1))
  return Array.from({ length: seats }, (_, seat) => {
    const was = before[seat] ?? nothing
    const decision = decisions.find(one => one.seat === seat)
    const what = decision ? `${decision.kind} ${subject} ${decision.options.join(' ')}` : ''
    const isNew = what !== '' && (what !== was.what || answered === seat || answered === 'everybody')
    return isNew || what !== was.what ? { count: was.count + (isNew ? 1 : 0), what } : was
  })
}
