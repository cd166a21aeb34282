import { Fault, type GameEvent, type Seat } from '../../engine/game.ts'
import { type Note, noteOf, type Subject } from '../../table/notes.ts'
import type { Side, Table } from '../../table/table.ts'
import { type Claim, checkPin, type Talk } from '../../table/talk.ts'
import { namesOf } from '../names.ts'
import type { Subjects } from './seat.ts'

/** What one player says to the table and writes down alone, where there is no screen to do it on. */
export interface Voice {
  readonly seat: Seat
  readonly names: readonly string[]
  /** The cases on the table, as they lie. */
  readonly cases: () => readonly number[]
  /** All that was said, by everybody. */
  readonly talk: () => readonly Talk[]
  /** This player's own notes; nobody else's. */
  readonly notes: () => readonly Note[]
  readonly claim: (claim: Claim) => void
  readonly note: (about: Subject, text: string) => void
}

export function voiceAt<Setup, State, View, Event extends GameEvent>(
  table: Table<Setup, State, View, Event>,
  seat: Seat,
  { view }: Pick<Side<View, Event>, 'view'>,
  subjects: Subjects<View>,
): Voice {
  const record = () => table.match().record
  const cases = (): readonly number[] => subjects.cases(view())
  return {
    seat,
    names: namesOf(record().seats),
    cases,
    talk: () => record().talk,
    notes: () => record().notes.filter(note => note.seat === seat),
    claim(claim) {
      checkPin(claim, seat, record().talk, cases())
      table.take({ type: 'claim', seat, claim })
    },
    note(about, text) {
      if ('case' in about && !cases().includes(about.case) && noteOf(record().notes, seat, about) === '')
        throw new Fault('talk.no-such-case', { case: about.case, cases: cases().join(', ') })
      table.take({ type: 'note', seat, about, text })
    },
  }
}

/** A game for one has nobody to speak to. */
export function spoken(voice: Voice | null): Voice {
  if (voice === null) throw new Fault('talk.alone')
  return voice
}
