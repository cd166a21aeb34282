import { Fault, type Seat } from '../engine/game.ts'
import { dueOf } from '../table/step.ts'
import type { HostedMatch } from './hosted.ts'

/** What a host for several machines sees to by itself. */

/** Whether this seat's player is there. Nothing happens where that is what the table knows already. */
export async function isThere(hosted: HostedMatch, seat: Seat, isHere: boolean): Promise<void> {
  const { record } = hosted.open().match
  const sitting = record.seats[seat]
  if (record.ended !== null || !sitting || sitting.bot !== null || sitting.absent !== undefined) return
  if (record.away.includes(seat) === isHere) await hosted.act({ type: isHere ? 'back' : 'away', seat })
}

/** For so long nobody could have answered: the clocks are set back by it, once for each id. */
export async function forgive(hosted: HostedMatch, ms: number, id: string): Promise<void> {
  await hosted.act({ type: 'forgive', ms, id })
}

/** Time has passed: the autopilot takes the seats that are out of it. Does nothing where nobody is. */
export async function tick(hosted: HostedMatch, now: number): Promise<void> {
  const due = dueOf(hosted.open().match)
  if (due?.what !== 'time' || due.at > now) return
  try {
    await hosted.act({ type: 'time', at: now })
  } catch (error) {
    // While it waited for its turn somebody has answered, or was given time.
    if (!(error instanceof Fault && error.key === 'match.not-out-of-time')) throw error
  }
}
