import { Fault, type GameEvent, type Seat } from '../../engine/game.ts'
import { type Noted, notedIn, type Said, saidIn } from '../../games/homeland/talk/claims.ts'
import type { Side, Table } from '../../table/table.ts'
import { namesOf } from '../names.ts'
import type { Subjects } from './seat.ts'

/** What one player says to the table and writes down alone, where there is no screen to do it on. */
export interface Voice {
  readonly seat: Seat
  readonly names: readonly string[]
  /** The cases on the table, as they lie. */
  readonly cases: () => readonly number[]
  /** All that was said, by everybody. */
  readonly talk: () => readonly Said[]
  /** This player's own notes; nobody else's. */
  readonly notes: () => readonly Noted[]
  readonly claim: (claim: unknown) => void
  readonly note: (about: unknown, text: unknown) => void
}

export function voiceAt<Setup, State, View, Event extends GameEvent>(
  table: Table<Setup, State, View, Event>,
  seat: Seat,
  { view }: Pick<Side<View, Event>, 'view'>,
  subjects: Subjects<View>,
): Voice {
  const record = () => table.match().record
  return {
    seat,
    names: namesOf(record().seats),
    cases: () => subjects.cases(view()),
    talk: () => saidIn(record().talk),
    notes: () => notedIn(record().notes).filter(note => note.seat === seat),
    claim: claim => table.take({ type: 'claim', seat, claim }),
    note: (about, text) => table.take({ type: 'note', seat, about, text }),
  }
}

/** A game for one has nobody to speak to, and says so before the table would. */
export function spoken(voice: Voice | null): Voice {
  if (voice === null) throw new Fault('talk.none')
  return voice
}
