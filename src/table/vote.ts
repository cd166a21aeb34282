import { Fault, type Seat } from '../engine/game.ts'
import type { Entry, TimeMs } from './log.ts'
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

const people = ({ seats }: Table): readonly Seat[] => seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))

/** People who are there: only they decide, and only as long as they are. */
export const present = (table: Table): readonly Seat[] =>
  people(table).filter(seat => table.seats[seat].absent === undefined && !table.away.includes(seat))

/**
 * Fewer than this never decide at once, however few are there. It is half of the seats, rounded up: 2 of 3 or 4, 3 of 5
 * or 6. By M-2 nobody shares the mole's agenda, and at most 1 (3 or 4 players) or 2 (5 or 6) have the opportunist's: each
 * time one less than this, so that whatever is decided somebody of another agenda has agreed to it; and with one less it
 * would not be so. A bot has no say: where fewer people play than this, it is all of them.
 */
const least = (table: Table): number => Math.min(Math.ceil(table.seats.length / 2), people(table).length)

/**
 * How many have to agree. About somebody who is away it is more than half of those who are there; to put somebody off
 * who is there, or to stop, everybody else. Never fewer than `least`.
 */
export function quorum(table: Table, about: Seat | null): number {
  const voters = present(table).filter(seat => seat !== about)
  const isAboutAll = about === null || present(table).includes(about)
  return Math.max(least(table), isAboutAll ? voters.length : Math.floor(voters.length / 2) + 1)
}

/** So long the others are waited for where too few are left to decide anything. */
export const LONG_WAIT_MS = 600_000
const MINUTE_MS = 60_000

/** What those few who are left may decide once they have waited: nobody new is let in by one faction alone. */
const lastVerdicts: readonly Verdict[] = ['autopilot', 'end']

const areTooFew = (table: Table, about: Seat | null): boolean =>
  present(table).filter(seat => seat !== about).length < quorum(table, about)

/** How long those who are left have to wait for the others before they may decide; counted from the last who has left. */
function leftToWaitMs(table: Table, log: readonly Entry[], at: TimeMs): number {
  const there = present(table)
  const missing = people(table).filter(seat => !there.includes(seat))
  const since = log.findLast(
    one =>
      (one.kind === 'away' || (one.kind === 'sit' && one.player.absent !== undefined)) && missing.includes(one.seat),
  )?.at
  return at === null || since == null ? 0 : Math.max(0, since + LONG_WAIT_MS - at)
}

/** May this be voted for now? Throws a Fault where not. */
export function checkVote(table: Table, { seat, about, verdict }: Vote, log: readonly Entry[], at: TimeMs): void {
  const there = present(table)
  if (!there.includes(seat)) throw new Fault('vote.not-there')
  if (about === null && verdict !== 'end') throw new Fault('vote.only-end')
  if (about !== null) {
    if (about === seat) throw new Fault('vote.yourself')
    if (!people(table).includes(about)) throw new Fault('talk.no-such-player')
    const isThere = there.includes(about)
    if (isThere && verdict !== 'autopilot') throw new Fault('vote.is-there')
    // Two people alone at a table do not put each other off it.
    if (isThere && (there.length < 3 || areTooFew(table, about))) throw new Fault('vote.too-few')
  }
  if (!areTooFew(table, about)) return
  const waitMs = leftToWaitMs(table, log, at)
  if (waitMs > 0) throw new Fault('vote.too-few-yet', { minutes: Math.ceil(waitMs / MINUTE_MS) })
  if (!lastVerdicts.includes(verdict)) throw new Fault('vote.too-few-for-that')
}

/** What has been decided about this matter by the votes there are, once each was allowed; null where nothing has. */
export function decided(table: Table, about: Seat | null): Verdict | null {
  const there = present(table)
  const voters = there.filter(seat => seat !== about)
  // Where too few are left a vote was only taken after the long wait: then they decide, all of them together.
  const needed = Math.max(1, Math.min(quorum(table, about), voters.length))
  const of = (verdict: Verdict): number =>
    table.votes.filter(one => one.about === about && one.verdict === verdict && voters.includes(one.seat)).length
  return verdicts.find(verdict => of(verdict) >= needed) ?? null
}

/** Something that somebody at a table can vote for, and how many have. */
export interface OfferedVote {
  readonly about: Seat | null
  readonly verdict: Verdict
  /** Is it about somebody who is there? */
  readonly isThere: boolean
  readonly votes: number
  readonly quorum: number
  /** They were put off, and this lets them back. */
  readonly isPutOff?: true
}

/** All that this player can vote for now, in a fixed order; the last is the end of the game. */
export function offeredVotes(table: Table, own: Seat): readonly OfferedVote[] {
  const there = present(table)
  if (!there.includes(own)) return []
  const offered = (about: Seat | null, verdict: Verdict): OfferedVote => ({
    ...{ about, verdict, isThere: about !== null && there.includes(about), quorum: quorum(table, about) },
    votes: table.votes.filter(one => one.about === about && one.verdict === verdict).length,
  })
  const aboutSeats = table.seats.flatMap(({ bot, absent, isPutOff }, seat): OfferedVote[] => {
    if (isPutOff && seat !== own) return [{ ...offered(seat, 'wait'), isPutOff }]
    if (bot !== null || seat === own || absent === 'autopilot') return []
    if (!there.includes(seat)) return verdicts.map(verdict => offered(seat, verdict))
    return there.length < 3 ? [] : [offered(seat, 'autopilot')]
  })
  return [...aboutSeats, offered(null, 'end')]
}
