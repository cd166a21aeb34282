import type { RemoteTable } from '../../../src/client/table.ts'
import { dueOf } from '../../../src/table/step.ts'
import type { Virtual } from '../virtual.ts'
import type { Model, Recipient } from './model.ts'
import type { WatchedLine } from './network.ts'
import type { Person } from './people.ts'

/**
 * Once nothing goes wrong any more, everything goes on before long: whoever has a line that is whole has before their
 * eyes what is kept, and no bot keeps anybody waiting. That a match comes to its end says less: what somebody else does
 * later, or a line that breaks, sets many a table going that had stood still.
 */

/** One device of somebody, and the line it has. */
export interface Joined {
  readonly to: Recipient
  readonly device: RemoteTable
  readonly line: WatchedLine
}

interface Around {
  readonly time: Virtual
  readonly model: Model
  readonly joined: readonly Joined[]
  readonly people: readonly Person[]
  /** When something of a table was last written. */
  movedAt(table: string): number
}

/** So often it is looked. */
const LOOK_MS = 1000
/** What was asked of the database before has come back by then. */
const HEALED_MS = 10_000
/** So long may pass until somebody is told what is kept: a notice that was lost costs the time of one look round. */
const TOLD_MS = 7000
/** So long a bot may take, and whoever lets it. */
const BOT_MS = 20_000

/** Begins to look when it is called: nothing goes wrong from here on. */
export function watchLiveness(
  { time, model, joined, people, movedAt }: Around,
  complain: (what: string) => void,
): void {
  const healedAt = time.elapsed() + HEALED_MS
  const tables = [...new Set(people.map(({ table }) => table))]

  function look(): void {
    const now = time.elapsed()
    for (const { to, device, line } of joined) {
      const since = Math.max(healedAt, movedAt(to.table), line.wholeSince() ?? now)
      if (now - since > TOLD_MS && !model.isLast(to, device.now().shown))
        complain(`${to.table}: ${to.viewer} has a line and is not told what is kept since ${Math.round(since)} ms`)
    }
    for (const table of tables) {
      const open = model.match(table)
      const due = open && dueOf(open.match)
      const isAsked = due && due.what !== 'time' && open.game.outcome(open.match.settled) === null
      if (isAsked && now - Math.max(healedAt, movedAt(table)) > BOT_MS)
        complain(`${table}: a bot at ${due.seat} is asked and does not go on`)
    }
    time.after(LOOK_MS, look)
  }
  look()
}
