import { Fault, type GameEvent, type Seat } from '../../engine/game.ts'
import { type Noted, notedIn, type Said, saidIn } from '../../games/homeland/talk/claims.ts'
import { namesOf } from '../names.ts'
import type { Session } from '../session.ts'
import type { Subjects } from './seat.ts'

/** What one player says to the table and writes down alone, where there is no screen to do it on. */
export interface SeatTalk {
  readonly seat: Seat
  readonly names: readonly string[]
  /** The cases on the table, as they lie. */
  readonly cases: () => readonly number[]
  /** All that was said, by everybody. */
  readonly talk: () => readonly Said[]
  /** What of it is still in the air, and what stays beside its subject. */
  readonly heard: () => readonly Said[]
  readonly ledger: () => readonly Said[]
  /** This player's own notes; nobody else's. */
  readonly notes: () => readonly Noted[]
  readonly claim: (claim: unknown) => Promise<void>
  readonly answer: (to: number, answer: unknown, text?: unknown) => Promise<void>
  readonly note: (about: unknown, text: unknown) => Promise<void>
}

export const seatTalkOf = <State, View, Event extends GameEvent>(
  { seat, seats, view, talk, heard, ledger, notes, claim, answer, note }: Session<State, View, Event>,
  subjects: Subjects<View>,
): SeatTalk => ({
  seat,
  names: namesOf(seats()),
  cases: () => subjects.cases(view()),
  talk: () => saidIn(talk()),
  heard: () => saidIn(heard()),
  ledger: () => saidIn(ledger()),
  notes: () => notedIn(notes()),
  claim,
  answer,
  note,
})

/** A game for one has nobody to speak to, and says so before the table would. */
export function spoken(seatTalk: SeatTalk | null): SeatTalk {
  if (seatTalk === null) throw new Fault('talk.none')
  return seatTalk
}
