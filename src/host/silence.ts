import type { GameEvent, Seat } from '../engine/game.ts'
import type { Match } from '../table/match.ts'
import { isPerson } from './reminding.ts'
import { isHurried } from './served.ts'

/**
 * Somebody who has a line to the table and does not answer: when they are asked whether they are there, and when the
 * table is told that they are away. It depends on what everybody sees and on whether they have answered, never on what
 * they draft or write down: the others see when it comes.
 */

type Running = Match<unknown, GameEvent>

export interface Patience {
  /** So long somebody may be waited for before they are asked whether they are there. */
  readonly nudgeMs: number
  /** So long they have to answer that. */
  readonly awayMs: number
}

/** What is known of one seat: since when there is a line to it, and how far it has come with which of its questions. */
export interface Quiet {
  readonly sinceMs: number
  readonly asked: number | null
  readonly is: 'nudged' | 'done' | null
}

export interface Due {
  readonly what: 'nudge' | 'away'
  /** Which question of the seat it is about. */
  readonly asked: number
  readonly at: number
}

/** What is to be done about somebody's silence next, and when; null where nobody waits for them in vain. */
export function silenceOf(match: Running, seat: Seat, quiet: Quiet, { nudgeMs, awayMs }: Patience): Due | null {
  const question = match.asked[seat]
  // Asked after every step, of everybody: most of them nobody waits for.
  if (!question?.what) return null
  const { record } = match
  if (record.ended !== null || record.isPaused || record.away.includes(seat) || !isHurried(match)) return null
  if (!isPerson(match, seat) || !isWaitedForByPeople(match, seat)) return null
  const { count: asked } = question
  const is = quiet.asked === asked ? quiet.is : null
  if (is === 'done') return null
  const from = Math.max(quiet.sinceMs, waitedSince(match, seat))
  return is === null
    ? { what: 'nudge', asked, at: from + nudgeMs }
    : { what: 'away', asked, at: from + nudgeMs + awayMs }
}

/** Bots wait for nobody. */
const isWaitedForByPeople = ({ record: { seats } }: Running, seat: Seat): boolean =>
  seats.some(({ bot }, other) => bot === null && other !== seat)

/** Since when somebody is waited for: since they were asked, it went on, they came back, or the table agreed to wait. */
function waitedSince({ log, asked }: Running, seat: Seat): number {
  const since = asked[seat].since ?? log[0]?.at ?? 0
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]
    if (entry.at === null || entry.at <= since) break
    if (entry.kind === 'resume' || ((entry.kind === 'back' || entry.kind === 'sit') && entry.seat === seat))
      return entry.at
  }
  return since
}
