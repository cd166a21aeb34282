import { Fault, type Seat } from '../engine/game.ts'
import { dueOf } from '../table/step.ts'
import type { HostedMatch, OpenMatch } from './hosting.ts'

/** What a host for several machines sees to by itself. */

/** Somebody else was faster, such as another node, or it no longer matters: what was to be said is so, or is nothing any more. */
export async function unless(keys: readonly string[], done: Promise<unknown>): Promise<void> {
  try {
    await done
  } catch (error) {
    if (!(error instanceof Fault && keys.includes(error.key))) throw error
  }
}

/** Whether this seat's player is there. Nothing happens where that is what the table knows already. */
export async function isThere(hosted: HostedMatch, seat: Seat, isHere: boolean, id?: string): Promise<void> {
  const { record } = hosted.open().match
  const sitting = record.seats[seat]
  if (record.ended !== null || !sitting || sitting.bot !== null || sitting.absent !== undefined) return
  if (record.away.includes(seat) !== isHere) return
  const said = hosted.act({ type: isHere ? 'back' : 'away', seat, id })
  await unless(['match.not-away', 'match.away-already', 'match.ended'], said)
}

/** Is this player taken for away, or played for by the autopilot? */
export function isMissed(hosted: HostedMatch, seat: Seat): boolean {
  const { seats, away, ended } = hosted.open().match.record
  return ended === null && (seats[seat]?.absent === 'autopilot' || away.includes(seat))
}

/** They are back with whatever they do, or by saying so, which has an id. */
export async function isBack(hosted: HostedMatch, seat: Seat, id?: string): Promise<void> {
  const { absent, ...player } = hosted.open().match.record.seats[seat]
  if (absent === 'autopilot') await unless(['match.ended'], hosted.act({ type: 'sit', seat, player, id }))
  else await isThere(hosted, seat, true, id)
}

/** Plays themselves again: whether that was theirs to say. Said once more, it was, whichever node hears it. */
export async function takeBack(hosted: HostedMatch, seat: Seat, id: string): Promise<boolean> {
  // By the match as it is: here it may not be known that the autopilot plays, or that it no longer does.
  await hosted.catchUp()
  if (hosted.open().match.taken[seat]?.includes(id)) return true
  if (!isMissed(hosted, seat)) return false
  await isBack(hosted, seat, id)
  return true
}

/** The autopilot plays for somebody who wants it to. */
export async function handOver(hosted: HostedMatch, seat: Seat, id: string): Promise<void> {
  const player = hosted.open().match.record.seats[seat]
  if (!player) throw new Fault('match.no-seat')
  await hosted.act({ type: 'sit', seat, player: { ...player, absent: 'autopilot' }, id })
}

/** For so long nobody could have answered: the clocks are set back by it, once for each id. */
export async function forgive(hosted: HostedMatch, ms: number, id: string): Promise<void> {
  await hosted.act({ type: 'forgive', ms, id })
}

/** A shared screen was opened or closed: everybody is told. Of a match that is over everything lies open anyway. */
export async function tellScreen(hosted: HostedMatch, isOpen: boolean, request: string | null): Promise<void> {
  const { game, match } = hosted.open()
  if (game.outcome(match.settled) !== null) return
  await unless(
    ['match.ended'],
    hosted.act({ type: 'screen', isOpen, id: request === null ? undefined : `screen:${request}` }),
  )
}

/** Whoever plays for days is not hurried by a clock that is set by hours. */
const DAY_MS = 86_400_000

/** Is this match played in one go? Without a clock it may be. */
export const isHurried = ({ record: { pace } }: Pick<OpenMatch['match'], 'record'>): boolean =>
  pace === null || pace.bankMs < DAY_MS

/** The clock of this host was set by so much. Nothing happens where no clock runs that people would feel it on. */
export async function clockSet(hosted: HostedMatch, byMs: number): Promise<void> {
  const { match } = hosted.open()
  if (!match.clock || match.clock.sinceMs === null || !isHurried(match)) return
  await hosted.act({ type: 'clock-set', byMs })
}

/** Time has passed: the autopilot takes the seats that are out of it. Does nothing where nobody is. */
export async function tick(hosted: HostedMatch, now: number): Promise<void> {
  const due = dueOf(hosted.open().match)
  if (due?.what !== 'time' || due.at > now) return
  // While it waits for its turn somebody may answer, or be given time.
  await unless(['match.not-out-of-time'], hosted.act({ type: 'time', at: now }))
}
