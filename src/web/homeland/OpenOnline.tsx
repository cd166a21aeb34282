import '../online/online.css'
import { useId, useState } from 'react'
import { Fault } from '../../engine/game.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { type Colour, colours } from '../../table/lobby.ts'
import { checkedName } from '../../table/names.ts'
import { memories, talkings, usualOptions } from '../../table/options.ts'
import { type paceNames, paces } from '../../table/paces.ts'
import type { Link } from '../link.ts'
import { ColourField } from '../online/ColourField.tsx'
import { look, openTable, sitDown } from '../online/calls.ts'
import { linkBeside } from '../online/link-beside.ts'
import { NameField } from '../online/NameField.tsx'
import { keepSeat, lastName, rememberName } from '../online/seats.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem } from '../shared/Problem.tsx'
import { go } from '../shared/router.ts'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'

const SIZES = [3, 4, 5, 6] as const
const USUAL_SIZE = 4
const PACES = ['none', ...Object.keys(paces)] as readonly (typeof paceNames)[number][]

/** A table of Homeland where everybody plays on a device of their own. Whoever opens it sits down first. */
export default function OpenOnline({ link }: { link: Link }) {
  const say = useSay()
  const id = useId()
  const [name, setName] = useState(lastName)
  const [colour, setColour] = useState<Colour | null>(null)
  const [size, setSize] = useState<number>(USUAL_SIZE)
  const [pace, setPace] = useState<(typeof PACES)[number]>('none')
  const [spectators, setSpectators] = useState(false)
  const [talk, setTalk] = useState(usualOptions.talk)
  const [memory, setMemory] = useState(usualOptions.memory)
  const [fault, setFault] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isOpening, setOpening] = useState(false)
  useTitle(say('online.open'))

  const open = async (): Promise<void> => {
    let own: string
    try {
      own = checkedName(name, [])
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      setFault(say(error.key, error.values))
      document.getElementById(`${id}-name`)?.focus()
      return
    }
    setOpening(true)
    try {
      const { table, invites, watch } = await openTable({
        game: 'homeland',
        players: size,
        pace,
        spectators,
        talk,
        memory,
      })
      const { bits, hash } = await linkBeside(link).share()
      const { seat } = await sitDown(table, { invite: invites[0], name: own, colour, hash })
      const { lobby } = await look(table)
      rememberName(own)
      const others = invites.map((one, at) => (at === seat ? null : one))
      const { game, commitment } = lobby
      keepSeat({
        ...{ table, game, commitment, seat, name: own, bits, promised: null, pass: null, invites: others, watch },
        at: Date.now(),
      })
      go('t', table)
    } catch (error) {
      setProblem(refusalOf(error))
      setOpening(false)
    }
  }

  return (
    <div className="online-lobby">
      <header className="online-head">
        <h1>{say('online.open')}</h1>
        <p>{say('online.open.text')}</p>
      </header>
      <form
        className="paper online-form"
        onSubmit={event => {
          event.preventDefault()
          if (!isOpening) void open()
        }}
      >
        <NameField
          id={id}
          name={name}
          fault={fault}
          onName={next => {
            setName(next)
            setFault(null)
          }}
        />
        <ColourField free={colours} colour={colour} onColour={setColour} />
        <fieldset className="choice">
          <legend>{say('lobby.size')}</legend>
          {SIZES.map(n => (
            <label key={n} className="chip">
              <input type="radio" name={`${id}-size`} checked={size === n} onChange={() => setSize(n)} />
              <span>{n}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="choice">
          <legend>{say('online.pace')}</legend>
          {PACES.map(one => (
            <label key={one} className="chip">
              <input type="radio" name={`${id}-pace`} checked={pace === one} onChange={() => setPace(one)} />
              <span>{say('online.pace.name', { pace: one })}</span>
            </label>
          ))}
        </fieldset>
        <p className="online-small">{say('online.pace.text', { pace })}</p>
        <fieldset className="choice">
          <legend>{say('online.talk')}</legend>
          {talkings.map(one => (
            <label key={one} className="chip">
              <input type="radio" name={`${id}-talk`} checked={talk === one} onChange={() => setTalk(one)} />
              <span>{say('online.talk.text', { talk: one })}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="choice">
          <legend>{say('online.memory')}</legend>
          {memories.map(one => (
            <label key={one} className="chip">
              <input type="radio" name={`${id}-memory`} checked={memory === one} onChange={() => setMemory(one)} />
              <span>{say('online.memory.text', { memory: one })}</span>
            </label>
          ))}
        </fieldset>
        <label className="switch">
          <input type="checkbox" checked={spectators} onChange={() => setSpectators(!spectators)} />
          <span>
            {say('online.spectators.allow')}
            <small>{say('online.spectators.text')}</small>
          </span>
        </label>
        <button type="submit" className="button" aria-disabled={isOpening}>
          <Drawing from="room" name="folder" />
          {say('online.open.now')}
        </button>
      </form>
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </div>
  )
}
