import type { RemoteTable } from '../../client/table.ts'
import type { Seat } from '../../engine/game.ts'
import type { Shown } from '../../host/shown.ts'
import type { AroundSeen } from '../../host/update.ts'
import { type Clock, timeLeft } from '../../table/clock.ts'
import type { Say } from '../../words/index.ts'
import { nameOf, namesOf } from '../names.ts'

/** The people of a table elsewhere, as one of them has them before their eyes. */
export interface AroundTable {
  shown(): Shown
  around(): AroundSeen
  /** The seat that is played from here; null for whoever only looks. */
  own(): Seat | null
  /** Does this one look over the shoulder of whoever plays alone? */
  isFriend(): boolean
  /** Does somebody play alone, so that there is nobody to talk to or to vote with? */
  isAlone(): boolean
  isOver(): boolean
  nameAt(seat: Seat): string
  /** What this seat has left of its time, by the clock of the server. */
  leftAt(seat: Seat): number
  /** Whose time runs. */
  running(): readonly Seat[]
  /** Somebody, or the server, asks whether one is there, and it is not answered; null where nobody does. */
  nudge(): { readonly by: Seat | null } | null
}

const NO_AROUND: AroundSeen = { away: [], votes: [], isPaused: false, clock: null }

export function lookAround(table: RemoteTable, say: Say, now: () => number, aheadMs = () => 0): AroundTable {
  const skew = skewOf(table, now, aheadMs)
  const shown = (): Shown => {
    const match = table.now().shown
    if (!match) throw new Error('the match has not begun')
    return match
  }
  const around = (): AroundSeen => shown().around ?? NO_AROUND
  const isFriend = (): boolean => table.now().you?.isFriend === true
  const isOver = (): boolean => shown().outcome !== null || shown().ended !== null
  return {
    shown,
    around,
    own() {
      const { viewer } = shown()
      return viewer === 'observer' || isFriend() ? null : viewer
    },
    isFriend,
    isAlone: () => shown().seats.length === 0,
    isOver,
    nameAt(seat) {
      // Whoever plays alone has a name in the lobby, and none in the match.
      const chair = table.now().lobby?.chairs[seat]
      return namesOf(shown().seats)[seat] ?? (chair ? nameOf(chair.name) : say('seats.person', { n: seat + 1 }))
    },
    leftAt(seat) {
      const { clock } = around()
      return clock ? timeLeft(clock as Clock, seat, shown().waiting, now() - skew()) : 0
    },
    nudge() {
      const { nudge } = table.now().own
      const asked = shown().asked?.question.split('.')[0]
      return !nudge || nudge.isAnswered || Number(asked) !== nudge.asked ? null : { by: nudge.by }
    },
    running: () => (around().clock?.sinceMs == null || isOver() ? [] : shown().waiting),
  }
}

/**
 * How far this machine's clock is ahead of the server's: what is told as it happens bears the server's time. Until then
 * it is what the server's answers to requests have said.
 */
function skewOf(table: RemoteTable, now: () => number, aheadMs: () => number): () => number {
  let skew: number | null = null
  let since = table.now().shown?.around?.clock?.sinceMs ?? null
  table.subscribe(({ shown }) => {
    const next = shown?.around?.clock?.sinceMs ?? null
    if (next !== null && since !== null && next !== since && shown !== null && shown.n > 1) skew = now() - next
    since = next
  })
  return () => skew ?? aheadMs()
}
