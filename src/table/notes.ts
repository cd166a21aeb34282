import { Fault, type Seat } from '../engine/game.ts'
import type { Note } from '../engine/talk.ts'

export const LONGEST_NOTE_CHARACTERS = 120

/** The text of a note from outside, without the space around it. */
export function readNoteText(given: unknown): string {
  const text = typeof given === 'string' ? given.trim() : null
  if (
    text === null ||
    text.length > 2 * LONGEST_NOTE_CHARACTERS ||
    [...text].length > LONGEST_NOTE_CHARACTERS ||
    /\p{C}/u.test(text)
  )
    throw new Fault('note.text', { most: LONGEST_NOTE_CHARACTERS })
  return text
}

/** Is a note this seat's, on this subject? Each subject has one way to be written: as its game's reader gives it back. */
export const isNoteAbout = (seat: Seat, about: unknown): ((note: Note) => boolean) => {
  const subject = JSON.stringify(about)
  return note => note.seat === seat && JSON.stringify(note.about) === subject
}

/** What this seat has written about a subject; nothing is an empty line. */
export const noteOf = (notes: readonly Note[], seat: Seat, about: unknown): string =>
  notes.find(isNoteAbout(seat, about))?.text ?? ''
