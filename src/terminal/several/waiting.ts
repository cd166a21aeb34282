import type { GameEvent } from '../../engine/game.ts'
import { namesOf } from '../names.ts'
import type { Session } from '../session.ts'

/** Whom somebody waits for who is asked nothing; only where others play elsewhere. */
export function waitingLine<State, View, Event extends GameEvent>({
  say,
  waiting,
  seats,
}: Pick<Session<State, View, Event>, 'say' | 'waiting' | 'seats'>): string {
  const names = namesOf(seats())
  const players = waiting().map(seat => names[seat] ?? say('seats.person', { n: seat + 1 }))
  return players.length === 0 ? say('play.waiting.table') : say('play.waiting', { players: players.join(', ') })
}
