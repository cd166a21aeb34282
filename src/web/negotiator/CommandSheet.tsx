import { useEffect, useRef, useState } from 'react'
import { nameOfParts, partsOf } from '../../games/negotiator/options.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { useSettings } from '../shared/settings.ts'
import { useCall, type WhyNot as WhyNotReason } from './model.ts'
import { WhyNot } from './WhyNot.tsx'

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}|[“”„«»‘’]/gu, '')
    .toLowerCase()

/** The typed command line: a choice by its name or by part of what it says. The bare list of choices is here alone. */
export default function CommandSheet({ onClose }: { onClose: () => void }) {
  const { say, question, options, askWhy, choose } = useCall()
  const { odds: shown } = useSettings()
  const [typed, setTyped] = useState('')
  const line = useRef<HTMLInputElement>(null)
  useEffect(() => line.current?.focus(), [])
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const exact = options.filter(({ name }) => name === typed.trim())
  const found =
    exact.length > 0
      ? exact
      : options.filter(({ name, label }) => words.every(word => plain(`${name} ${label}`).includes(word)))
  const meant = found.length === 0 ? partsOf(typed) : null
  const [refused, setRefused] = useState<WhyNotReason | null>(null)
  const asked = meant && nameOfParts(meant)
  useEffect(() => {
    let isHere = true
    setRefused(null)
    if (asked !== null)
      void askWhy(asked).then(
        why => isHere && setRefused(why),
        // What is no option at all is no question of rules.
        () => {},
      )
    return () => {
      isHere = false
    }
  }, [asked, askWhy])
  const take = (name: string): void => {
    onClose()
    choose(name)
  }
  return (
    <Sheet title={say('call.command')} onClose={onClose} className="command-sheet">
      <form
        onSubmit={event => {
          event.preventDefault()
          if (found.length === 1) take(found[0].name)
        }}
      >
        <label className="command-line">
          <span>{question}</span>
          <input
            ref={line}
            type="text"
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={event => setTyped(event.target.value)}
          />
        </label>
        <p role="status">{say('call.command.found', { n: found.length })}</p>
        {refused && <WhyNot reason={refused} />}
      </form>
      <ul className="command-list">
        {found.map(({ name, label, odds, outcomes }) => (
          <li key={name}>
            <button type="button" onClick={() => take(name)}>
              <code>{name}</code>
              <span>{label}</span>
              {odds && (outcomes.length === 1 || shown === 'exact') && <small>{odds}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
