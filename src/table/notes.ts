import { Fault, type Seat } from '../engine/game.ts'
import type { MatchRecord } from './match.ts'

/** What a note is about: a case or a player. */
export type Subject = { readonly case: number } | { readonly player: Seat }

/** A line a player keeps for themselves. It belongs to the table and to its writer: nobody else is ever shown it. */
export interface Note {
  readonly seat: Seat
  readonly about: Subject
  readonly text: string
}

export const LONGEST_NOTE = 120

const isAbout = (one: Subject, other: Subject): boolean =>
  'case' in one ? 'case' in other && one.case === other.case : 'player' in other && one.player === other.player

/** One line for each subject: a new one takes the place of the old, an empty one takes it away. */
export function withNote(
  { notes, seats }: Pick<MatchRecord, 'notes' | 'seats'>,
  { seat, about, text }: Note,
): readonly Note[] {
  const written = text.trim()
  if (seat < 0 || seat >= seats.length) throw new Fault('talk.no-such-seat')
  if ('player' in about && !(about.player in seats)) throw new Fault('talk.no-such-player')
  if ([...written].length > LONGEST_NOTE || /\p{C}/u.test(written)) throw new Fault('note.text', { most: LONGEST_NOTE })
  const others = notes.filter(one => one.seat !== seat || !isAbout(one.about, about))
  return written === '' ? others : [...others, { seat, about, text: written }]
}

/** What this seat has written about a subject; nothing is an empty line. */
export const noteOf = (notes: readonly Note[], seat: Seat, about: Subject): string =>
  notes.find(one => one.seat === seat && isAbout(one.about, about))?.text ?? ''
