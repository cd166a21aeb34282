import './talk.css'
import { useId, useState } from 'react'
import { notedIn, type Subject } from '../../../games/homeland/talk/claims.ts'
import { LONGEST_NOTE_CHARACTERS, noteOf } from '../../../table/notes.ts'
import { announce } from '../../shared/announce.tsx'
import { type BoardModel, cardName, casesInOrder, threatOf } from '../model.ts'

type Keep = (about: Subject, text: string) => void

const labelOf = ({ say, names }: BoardModel, about: Subject): string =>
  'case' in about ? say('notes.on.case', { case: about.case }) : say('notes.on.player', { player: names[about.player] })

/** One line about a case or a player, for its writer alone. */
export function NoteOn({ model, about, onNote }: { model: BoardModel; about: Subject; onNote: Keep }) {
  const { say, seat, scene } = model
  const kept = seat === null ? '' : noteOf(scene.notes, seat, about)
  const [written, setWritten] = useState<string | null>(null)
  const field = useId()
  const left = useId()
  if (seat === null) return null
  const text = written ?? kept
  const keep = (): void => {
    if (text.trim() === kept) return
    onNote(about, text)
    setWritten(null)
    announce(say('notes.kept'))
  }
  return (
    <form
      className="private-note"
      onSubmit={event => {
        event.preventDefault()
        keep()
      }}
    >
      <label htmlFor={field}>{labelOf(model, about)}</label>
      <input
        id={field}
        type="text"
        value={text}
        maxLength={LONGEST_NOTE_CHARACTERS}
        autoComplete="off"
        aria-describedby={left}
        onChange={event => setWritten(event.target.value)}
        onBlur={keep}
      />
      <small id={left}>{say('notes.left', { n: LONGEST_NOTE_CHARACTERS - [...text].length })}</small>
      <button type="submit" className="button quiet">
        {say('notes.keep')}
      </button>
    </form>
  )
}

/** All of one's notes, kept apart from what one knows; and a place for another. */
export function Notes({ model, onNote }: { model: BoardModel; onNote: Keep }) {
  const { say, view, names, scene, seat } = model
  const chooser = useId()
  const subjects: readonly Subject[] = [
    ...casesInOrder(view).map(id => ({ case: id })),
    ...names.flatMap((_, player) => (player === seat ? [] : [{ player }])),
  ]
  const [at, setAt] = useState(0)
  const nameOf = (about: Subject): string =>
    'player' in about
      ? names[about.player]
      : say('claims.case', {
          case: about.case,
          organization: cardName(model, threatOf(view, about.case)?.organization ?? ''),
        })
  const about = subjects[at] ?? subjects[0]
  if (seat === null || about === undefined) return null
  return (
    <section className="notes">
      <p className="talk-hint">{say('notes.apart')}</p>
      {scene.notes.length === 0 ? (
        <p>{say('notes.none')}</p>
      ) : (
        <ul className="note-lines">
          {notedIn(scene.notes).map(({ about: subject, text }) => (
            <li key={JSON.stringify(subject)}>
              {'case' in subject
                ? say('note.of.case', { case: subject.case, text })
                : say('note.of.player', { player: names[subject.player], text })}
            </li>
          ))}
        </ul>
      )}
      <div className="private-note">
        <label htmlFor={chooser}>{say('notes.choose')}</label>
        <select id={chooser} value={at} onChange={event => setAt(Number(event.target.value))}>
          {subjects.map((subject, i) => (
            <option key={JSON.stringify(subject)} value={i}>
              {nameOf(subject)}
            </option>
          ))}
        </select>
      </div>
      <NoteOn key={JSON.stringify(about)} model={model} about={about} onNote={onNote} />
    </section>
  )
}
