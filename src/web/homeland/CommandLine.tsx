import { memo, useEffect, useId, useRef, useState } from 'react'
import type { Reason } from '../../engine/game.ts'
import { nameOfParts } from '../../games/homeland/options.ts'
import { RuleLink } from '../shared/Ruled.tsx'
import { readCommand } from './command.ts'
import { casesInOrder } from './model.ts'
import type { Play } from './play.ts'

/** The same choices by typing: the only place where they are a list. */
export const CommandLine = memo(function CommandLine({
  play,
  onOpen,
  onClose,
}: {
  play: Play
  onOpen: (id: number) => void
  /** Where it lies over something else, Escape puts it away. */
  onClose: (() => void) | null
}) {
  const { model, asked, seat } = play
  const { say, speaker, view } = model
  const [line, setLine] = useState('')
  const [answer, setAnswer] = useState('')
  /** What can be typed is a list as long as the question, in words: put there for whoever comes to type. */
  const [isListed, setListed] = useState(false)
  const [refused, setRefused] = useState<Reason | null>(null)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isCalled = onClose !== null
  // Called for, it is typed into at once.
  useEffect(() => {
    if (isCalled) input.current?.focus()
  }, [isCalled])
  const options = asked?.options ?? []
  const label = (name: string) => speaker.label(name, view)
  const enter = (): void => {
    const hand = [
      ...(view.me?.hand ?? []).map(card => nameOfParts({ verb: 'card', card })),
      ...view.players[seat].open.map(card => nameOfParts({ verb: 'card-open', card })),
    ]
    const command = readCommand(line, {
      options,
      label,
      hand,
      cases: casesInOrder(view),
      words: {
        claim: say('command.claim'),
        agents: say('command.agents'),
        soldiers: say('command.soldiers'),
        play: say('command.play'),
      },
    })
    setAnswer('')
    setRefused(null)
    switch (command.is) {
      case 'act':
        setLine('')
        void play.act(...command.steps)
        break
      case 'open':
        setLine('')
        onOpen(command.case)
        break
      case 'many':
        setAnswer(say('command.many', { options: command.labels.join(' · ') }))
        break
      case 'nothing': {
        const why = play.whyNot(line.trim())
        setRefused(why)
        setAnswer(why || line.trim() === '' ? '' : say('command.nothing'))
      }
    }
  }
  return (
    <form
      className="command"
      onKeyDown={event => {
        if (event.key === 'Escape') onClose?.()
      }}
      onSubmit={event => {
        event.preventDefault()
        enter()
      }}
    >
      <label htmlFor={id}>{say('command.label')}</label>
      <input
        id={id}
        ref={input}
        className="command-input"
        value={line}
        onFocus={() => setListed(true)}
        onChange={event => setLine(event.target.value)}
        list={`${id}-list`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={say('command.example')}
      />
      <datalist id={`${id}-list`}>
        {(isListed ? options : []).map(name => (
          <option key={name} value={name}>
            {label(name)}
          </option>
        ))}
      </datalist>
      <p role="status" className="command-answer">
        {answer}
        {refused && (
          <>
            {speaker.reason(refused)} <RuleLink rule={refused.rule} />
          </>
        )}
      </p>
    </form>
  )
})
