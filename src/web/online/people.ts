import type { Seat } from '../../engine/game.ts'
import type { AroundSeen } from '../../host/update.ts'
import { type Clock, timeLeft } from '../../table/clock.ts'
import type { Scene } from '../worker/protocol.ts'
import type { TableSeen } from './protocol.ts'

/** The people of a table elsewhere, as one of them has them before their eyes. */

const NO_AROUND: AroundSeen = { away: [], votes: [], isPaused: false, clock: null }
export const aroundOf = ({ around }: Scene): AroundSeen => around ?? NO_AROUND

export const isOver = ({ outcome, ended }: Scene): boolean => outcome !== null || ended !== null

/** How it stands with somebody: a bot, out of the seat, played for, put off, away, without a line, or there. */
export type Where = 'bot' | 'nobody' | 'autopilot' | 'put-off' | 'away' | 'off' | 'here'

export function whereIs(scene: Scene, seen: TableSeen, seat: Seat): Where {
  const { bot, absent, isPutOff } = scene.seats[seat]
  if (bot !== null) return 'bot'
  if (absent) return isPutOff ? 'put-off' : absent
  if (aroundOf(scene).away.includes(seat)) return 'away'
  const isThere = seat === scene.viewer ? seen.isConnected : seen.present.includes(seat)
  return isThere ? 'here' : 'off'
}

/** What this seat has left of its time, by the server's clock; null where nobody is in a hurry. */
export function leftMs(scene: Scene, seat: Seat, now: number): number | null {
  const { clock } = aroundOf(scene)
  return clock?.leftMs[seat] === undefined ? null : timeLeft(clock as Clock, seat, scene.waiting, now)
}

/** Whose time runs. */
export const running = (scene: Scene): readonly Seat[] =>
  isOver(scene) || aroundOf(scene).clock?.sinceMs == null ? [] : scene.waiting

/** Who asks whether one is there, and is not answered yet: a seat, or the server; undefined where nobody does. */
export function nudgedBy({ asked }: Scene, { own: { nudge } }: TableSeen): Seat | 'server' | undefined {
  const number = asked?.question.split('.')[0]
  if (!nudge || nudge.isAnswered || Number(number) !== nudge.asked) return undefined
  return nudge.by ?? 'server'
}

/** Less than this of one's time is worth a warning; WCAG wants at least twenty seconds. */
export const LOW_MS = 60_000
