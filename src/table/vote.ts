import { Fault, type Seat } from '../engine/game.ts'
import type { MatchRecord } from './match.ts'

/** What a table can decide about somebody who is away; and, about nobody, that it stops here. */
export const verdicts = ['wait', 'autopilot', 'substitute', 'end'] as const
export type Verdict = (typeof verdicts)[number]

export interface Vote {
  readonly seat: Seat
  /** Whom it is about; null for the table itself. */
  readonly about: Seat | null
  readonly verdict: Verdict
}

type Table = Pick<MatchRecord, 'seats' | 'away' | 'votes'>

/** People who are there: only they decide, and only as long as they are. */
export const present = ({ seats, away }: Table): readonly Seat[] =>
  seats.flatMap(({ bot, absent }, seat) => (bot === null && absent === undefined && !away.includes(seat) ? [seat] : []))

/**
 * How many have to agree. About somebody who is away it is more than half of those who are there, and two where there
 * are two, so that no one decides alone. To put somebody off who is there, or to stop, everybody else has to.
 */
export function quorum(table: Table, about: Seat | null): number {
  const voters = present(table).filter(seat => seat !== about)
  const isThere = about !== null && present(table).includes(about)
  if (about === null || isThere) return Math.max(isThere ? 2 : 1, voters.length)
  return Math.min(voters.length, Math.max(2, Math.floor(voters.length / 2) + 1))
}

/** May this be voted for? Throws a Fault where not. */
export function checkVote(table: Table, { seat, about, verdict }: Vote): void {
  if (!present(table).includes(seat)) throw new Fault('vote.not-there')
  if (about === null) {
    if (verdict !== 'end') throw new Fault('vote.only-end')
    return
  }
  if (about === seat) throw new Fault('vote.yourself')
  if (!(about in table.seats) || table.seats[about].bot !== null) throw new Fault('talk.no-such-player')
  const isThere = present(table).includes(about)
  if (isThere && verdict !== 'autopilot') throw new Fault('vote.is-there')
  // Two people alone at a table do not put each other off it.
  if (isThere && present(table).length < 3) throw new Fault('vote.too-few')
}

/** What has been decided about this matter by the votes there are; null where nothing has. */
export function decided(table: Table, about: Seat | null): Verdict | null {
  const least = quorum(table, about)
  const there = present(table)
  const of = (verdict: Verdict): number =>
    table.votes.filter(one => one.about === about && one.verdict === verdict && there.includes(one.seat)).length
  return verdicts.find(verdict => of(verdict) >= least) ?? null
}
