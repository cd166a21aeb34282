import './people.css'
import { useEffect, useId, useRef, useState } from 'react'
import { shown } from '../../words/shown.ts'
import type { BoardModel } from '../homeland/model.ts'
import { PlayerMark } from '../homeland/PlayerMark.tsx'
import { markRead, wasAskedFor } from '../homeland/talk/reading.ts'
import { announce } from '../shared/announce.tsx'
import { Problem } from '../shared/Problem.tsx'
import { useSettings } from '../shared/settings.ts'
import { useSay, Words } from '../shared/words.tsx'
import { useOnline, useTableSeen } from './context.ts'
import { isOver } from './people.ts'
import { useAct } from './useAct.ts'
import { useUnsent } from './useUnsent.ts'

/** As the table takes it. */
const LONGEST_WORDS = 400

interface Props {
  readonly model: BoardModel
  /** Below the claims it is a part of the talk. */
  readonly heading?: 'h2' | 'h3' | undefined
}

/** Free words beside the claims: everybody at the table reads them, and nothing is checked against them. */
export function Chat({ model, heading }: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['people']}>
      <Written model={model} heading={heading} />
    </Words>
  )
}

function Written({ model, heading: Heading = 'h3' }: Props) {
  const say = useSay()
  const id = useId()
  const table = useOnline()?.table ?? ''
  const seen = useTableSeen()
  const { scene, names, seat: own, speaker, view } = model
  const { act, problem, dismiss } = useAct()
  const unsent = useUnsent()
  const text = unsent?.text ?? ''
  const lines = scene.beside.flatMap(one => ('words' in one ? [one.words] : []))
  const muted = seen?.own.muted ?? []
  const list = useRef<HTMLOListElement>(null)
  const heard = useRef(lines.length)
  /** Whoever plays is told by what stands over every page of the table. */
  const isToldAnyway = own !== null && !isOver(scene)
  useEffect(() => {
    for (const line of isToldAnyway ? [] : lines.slice(heard.current))
      if (line.seat !== own && !muted.includes(line.seat))
        announce(say('chat.line', { name: names[line.seat], text: shown(line.text, LONGEST_WORDS) }))
    heard.current = lines.length
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines, muted, names, own, say, isToldAnyway])
  useEffect(() => markRead(table, lines.length), [table, lines.length])
  useEffect(() => {
    if (!wasAskedFor('talk')) return
    list.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    list.current?.focus({ preventScroll: true })
  }, [])
  const options = seen?.lobby?.options
  // Once it is over there is most to say: until the server keeps nothing but the file.
  const mayWrite = own !== null && options?.talk === 'all' && seen?.over === null
  /** Table talk is meant to be vague: a figure after a case is asked about once, and goes when it is sent again. */
  const [held, setHeld] = useState<string | null>(null)
  const isHeld = held !== null && held === text
  const send = async (): Promise<void> => {
    if (text.trim() === '') return
    if (!isHeld && speaker.tellsFigure?.(text, view)) {
      setHeld(text)
      announce(say('talk.figure'))
      return
    }
    if (await act({ type: 'text', text })) unsent?.keep({ text: '' })
  }
  /** By their place, what this player has reported: to be seen as well as heard. */
  const [reported, setReported] = useState<readonly number[]>([])
  const report = async (seat: number, words: number): Promise<void> => {
    if (reported.includes(words) || !(await act({ type: 'report', seat, words }))) return
    setReported(before => [...before, words])
    announce(say('chat.reported'))
  }
  return (
    <section className={Heading === 'h2' ? 'chat is-alone' : 'chat'} aria-label={say('chat.title')}>
      <Heading>{say('chat.title')}</Heading>
      {lines.length === 0 && <p>{say('chat.silence')}</p>}
      <ol className="chat-lines" ref={list} tabIndex={lines.length > 0 ? 0 : undefined} aria-label={say('chat.title')}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was written keeps its place
          <li key={place}>
            <PlayerMark model={model} seat={line.seat} named />{' '}
            {muted.includes(line.seat) ? <em>{say('chat.muted')}</em> : <span>{shown(line.text, LONGEST_WORDS)}</span>}
            {own !== null && line.seat !== own && (
              <button
                type="button"
                className="link-button"
                aria-disabled={reported.includes(place)}
                onClick={() => void report(line.seat, place)}
              >
                {say(reported.includes(place) ? 'chat.reported' : 'chat.report')}
                <span className="only-spoken">{names[line.seat]}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {mayWrite && (
        <form
          className="chat-form"
          onSubmit={event => {
            event.preventDefault()
            void send()
          }}
        >
          <label htmlFor={id}>{say('chat.write')}</label>
          <input
            id={id}
            value={text}
            maxLength={LONGEST_WORDS}
            autoComplete="off"
            onChange={event => unsent?.keep({ text: event.target.value })}
          />
          <button type="submit" className="button quiet">
            {say(isHeld ? 'chat.send.anyway' : 'chat.send')}
          </button>
          {isHeld && (
            <p className="chat-held" role="status">
              {say('talk.figure')}
            </p>
          )}
        </form>
      )}
      {own !== null && (
        <details className="chat-mute">
          <summary>{say('chat.mute')}</summary>
          {scene.seats.map(({ bot }, seat) =>
            bot === null && seat !== own ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a player is the seat
              <label key={seat} className="switch">
                <input
                  type="checkbox"
                  checked={muted.includes(seat)}
                  onChange={() => void act({ type: 'mute', seat, isMuted: !muted.includes(seat) })}
                />
                <span>{names[seat]}</span>
              </label>
            ) : null,
          )}
        </details>
      )}
      {unsent?.problem && <Problem refusal={unsent.problem} onDismiss={unsent.dismiss} />}
      {problem && <Problem refusal={problem} onDismiss={dismiss} />}
    </section>
  )
}
