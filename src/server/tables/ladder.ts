import { Fault, type Seat } from '../../engine/game.ts'
import type { HostedMatch } from '../../host/hosting.ts'
import { type Due, type Quiet, silenceOf } from '../../host/silence.ts'
import type { World } from '../world.ts'
import type { Times } from './live-table.ts'
import { type OwnRows, withAnswer, withNudge, withOwnNudge } from './own-rows.ts'

/**
 * Who has a line to a table and does not answer. They alone are asked whether they are there; whoever does not answer
 * that either is away for the table. Each node sees to the lines it has: what it does is the same wherever it is done,
 * and done once.
 */
export interface Ladder {
  /** These have a line to this node now. */
  lines(seats: readonly Seat[]): void
  /** The match has gone on. */
  look(): void
  /** They are away by their silence, and not for want of a line: this node has found so, or another. */
  isSilent(seat: Seat): Promise<boolean>
  /**
   * Somebody has done something that shows that they are there: whether that answers a nudge. Whoever says so itself has
   * an id for it, and is known again by that, at every node.
   */
  heardFrom(seat: Seat, id?: string): Promise<Answer | null>
  /** Somebody has set the clock of this server: everybody is waited for from now on. */
  clockSet(): void
  /** Somebody else asks whether they are there. */
  nudge(seat: Seat, by: Seat): Promise<void>
  close(): void
}

/** An answer to a nudge, or the same one once more. */
export type Answer = 'first' | 'again'

interface Around {
  readonly table: string
  match(): HostedMatch | null
  readonly own: OwnRows
  isAway(seat: Seat): Promise<void>
  lookAtClock(): Promise<void>
  readonly times: Pick<Times, 'nudgeMs' | 'awayMs'>
  readonly world: World
}

/** What could not be done, such as for a database that is away, is tried again after so long. */
const AGAIN_MS = 5000

export function openLadder({ table, match, own, isAway, lookAtClock, times, world }: Around): Ladder {
  const quiet = new Map<Seat, Quiet>()
  const silent = new Set<Seat>()
  /** What is just being done about a seat. */
  const busy = new Set<Seat>()
  let wake: { readonly at: number; callOff(): void } | null = null
  let isClosed = false
  const now = () => match()?.open().match ?? null

  function wakeAt(at: number): void {
    if (isClosed || (wake && wake.at <= at)) return
    wake?.callOff()
    const callOff = world.after(Math.max(0, at - world.now()), () => {
      wake = null
      look()
    })
    wake = { at, callOff }
  }

  function look(): void {
    // A match that nobody looks at is left packed.
    const running = quiet.size > 0 ? now() : null
    if (!running || isClosed) return
    // They are back, by what they have done at any node.
    for (const seat of silent) if (!busy.has(seat) && !running.record.away.includes(seat)) silent.delete(seat)
    for (const [seat, known] of quiet) {
      const due = busy.has(seat) ? null : silenceOf(running, seat, known, times)
      if (!due) continue
      if (due.at > world.now()) wakeAt(due.at)
      else void carryOut(seat)
    }
  }
  /** What has to be done about this seat by now, if anything still has. */
  function overdue(seat: Seat): Due | null {
    const [running, known] = [now(), quiet.get(seat)]
    const due = running && known ? silenceOf(running, seat, known, times) : null
    return due && due.at <= world.now() ? due : null
  }

  const come = (seat: Seat, asked: number, is: Quiet['is']): void => {
    const known = quiet.get(seat)
    if (known) quiet.set(seat, { ...known, asked, is })
  }

  async function ask(seat: Seat, asked: number): Promise<void> {
    await own.change(table, seat, row => withOwnNudge(row, asked))
    come(seat, asked, 'nudged')
  }
  async function tell(seat: Seat, asked: number): Promise<void> {
    const { nudge } = await own.read(table, seat)
    // Somebody else sits there now, and has been asked nothing.
    if (nudge?.asked !== asked) come(seat, asked, null)
    else if (nudge.isAnswered) come(seat, asked, 'done')
    // They may have answered while it was looked up, or been asked something else.
    else if (overdue(seat)?.asked === asked) {
      silent.add(seat)
      await isAway(seat)
    }
  }
  async function carryOut(seat: Seat): Promise<void> {
    busy.add(seat)
    try {
      // Should somebody have set it, nobody has been silent for so long.
      await lookAtClock()
      const due = overdue(seat)
      if (due?.what === 'nudge') await ask(seat, due.asked)
      else if (due) await tell(seat, due.asked)
    } catch {
      wakeAt(world.now() + AGAIN_MS)
      return
    } finally {
      busy.delete(seat)
    }
    look()
  }

  /** The question of this seat about which somebody may have asked whether they are there; null once that is answered. */
  function openNudge(seat: Seat): number | null {
    const question = now()?.asked[seat]
    if (!question || question.what === '') return null
    const { count, since } = question
    // Before that nobody has asked.
    if (since !== null && world.now() < since + times.nudgeMs) return null
    const known = quiet.get(seat)
    return known?.asked === count && known.is === 'done' ? null : count
  }

  return {
    look,
    async isSilent(seat) {
      if (silent.has(seat)) return true
      const { nudge } = await own.read(table, seat)
      const isOpen = nudge != null && !nudge.isAnswered && nudge.asked === now()?.asked[seat]?.count
      if (isOpen && quiet.has(seat)) silent.add(seat)
      return isOpen
    },
    lines(seats) {
      for (const seat of [...quiet.keys()])
        if (!seats.includes(seat)) {
          quiet.delete(seat)
          silent.delete(seat)
        }
      for (const seat of seats) if (!quiet.has(seat)) quiet.set(seat, { sinceMs: world.now(), asked: null, is: null })
      look()
    },
    clockSet() {
      for (const [seat, known] of quiet) quiet.set(seat, { ...known, sinceMs: world.now() })
    },
    async heardFrom(seat, id) {
      silent.delete(seat)
      const count = openNudge(seat)
      if (count === null && id === undefined) return null
      let answer = null as Answer | null
      await own.change(table, seat, row => {
        const isAgain = id !== undefined && row.answers?.includes(id) === true
        const after = count === null || isAgain ? row : withAnswer(row, count, id)
        answer = isAgain ? 'again' : after === row ? null : 'first'
        return after
      })
      if (answer === 'first' && count !== null) come(seat, count, 'done')
      return answer
    },
    async nudge(seat, by) {
      const running = now()
      if (!running) throw new Fault('lobby.not-started')
      const { record, asked } = running
      if (record.ended !== null) throw new Fault('match.ended')
      if (record.seats[by]?.isPutOff) throw new Fault('match.put-off')
      const sitting = record.seats[seat]
      if (!sitting || sitting.bot !== null || sitting.absent !== undefined) throw new Fault('talk.no-such-player')
      const question = asked[seat]
      if (!question || question.what === '') throw new Fault('nudge.not-asked')
      const { count, since } = question
      const waitMs = since === null ? 0 : since + times.nudgeMs - world.now()
      if (waitMs > 0) throw new Fault('nudge.too-early', { seconds: Math.ceil(waitMs / 1000) })
      await own.change(table, seat, row => withNudge(row, { asked: count, by }))
    },
    close() {
      isClosed = true
      wake?.callOff()
    },
  }
}
