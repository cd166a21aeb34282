/** When somebody is reminded of one decision: once, and once more when a quarter of their time is left. */

export interface Waiting {
  /** Which of the questions to this seat it is. */
  readonly asked: number
  readonly since: number
  /** When they will be out of time; null where nobody is in a hurry. */
  readonly deadline: number | null
}

/** What somebody was reminded of last. */
export interface Reminded {
  readonly asked: number
  readonly times: number
  /** How long they had for it, altogether; null where nobody was in a hurry. */
  readonly windowMs: number | null
}

export interface Plan {
  /** What is so once the reminder that is due now has been sent; null where none is due. */
  readonly sent: Reminded | null
  /** When to look again; null where that is not before something happens. */
  readonly next: number | null
}

export interface Moment {
  readonly now: number
  /** So long nobody is reminded of what they have just been asked. */
  readonly afterMs: number
  /** Has this player a line to the table? */
  readonly isLooking: boolean
}

const MOST_TIMES = 2
/** Whoever looks is not reminded; whether they still do is looked at so much later. */
export const LOOK_AGAIN_MS = 30_000

function dueAt({ since, deadline }: Waiting, { times, windowMs }: Omit<Reminded, 'asked'>, afterMs: number) {
  if (times === 0) return since + afterMs
  return times < MOST_TIMES && deadline !== null && windowMs !== null ? deadline - windowMs / 4 : null
}

export function planFor(waiting: Waiting, last: Reminded | null, { now, afterMs, isLooking }: Moment): Plan {
  const { asked, since, deadline } = waiting
  const first = { asked, times: 0, windowMs: deadline === null ? null : Math.max(0, deadline - since) }
  const before = last?.asked === asked ? last : first
  const at = dueAt(waiting, before, afterMs)
  if (at === null || at > now) return { sent: null, next: at }
  if (isLooking) return { sent: null, next: now + LOOK_AGAIN_MS }
  const after = { ...before, times: before.times + 1 }
  const again = dueAt(waiting, after, afterMs)
  // Should the second be due as well, this one is both.
  if (again !== null && again <= now) return { sent: { ...after, times: MOST_TIMES }, next: null }
  return { sent: after, next: again }
}
