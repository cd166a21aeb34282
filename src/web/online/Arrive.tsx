import { useId, useState } from 'react'
import type { Right } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import type { LobbySeen } from '../../host/wire.ts'
import { type Colour, colours } from '../../table/lobby.ts'
import { checkedName } from '../../table/names.ts'
import { paceName } from '../../table/paces.ts'
import { beginAtDesk } from '../homeland/deskOnly.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Problem } from '../shared/Problem.tsx'
import { useTitle } from '../shared/useTitle.ts'
import { useSay } from '../shared/words.tsx'
import { ColourField } from './ColourField.tsx'
import { sitDown } from './calls.ts'
import type { OnlineLink } from './link.ts'
import { NameField } from './NameField.tsx'
import { keepSeat, lastName, rememberName } from './seats.ts'

/** Whoever has a link to a seat says who they are, and sits down: a name, and a colour if they like. */
export function Arrive({
  link,
  table,
  lobby,
  right,
  onRefused,
  onSat,
}: {
  link: OnlineLink
  table: string
  lobby: LobbySeen
  right: Right
  /** The link is good for nothing: another name would not help. */
  onRefused: (why: Refusal) => void
  onSat: () => void
}) {
  const say = useSay()
  const id = useId()
  const taken = lobby.chairs.flatMap(chair => chair?.name ?? [])
  const free = colours.filter(one => !lobby.chairs.some(chair => chair?.colour === one))
  const [name, setName] = useState(lastName)
  const [colour, setColour] = useState<Colour | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const [isSitting, setSitting] = useState(false)
  // Somebody who takes over a seat in the middle of a match has its colour.
  const isNew = lobby.phase === 'gathering'
  useTitle(say('online.sit'))

  const sit = async (): Promise<void> => {
    let wanted: string
    try {
      wanted = checkedName(name, taken)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      setFault(say(error.key, error.values))
      document.getElementById(`${id}-name`)?.focus()
      return
    }
    setSitting(true)
    // By another link, too, nobody is asked for their name twice.
    rememberName(wanted)
    try {
      const { bits, hash } = await link.share()
      const { seat } = await sitDown(table, {
        ...(right.kind === 'code' ? { code: right.pass } : { invite: right.pass }),
        name: wanted,
        colour: isNew ? colour : null,
        hash,
      })
      const { game, commitment } = lobby
      keepSeat({
        ...{ table, game, commitment, seat, name: wanted, bits, promised: null, pass: null, invites: [] },
        at: Date.now(),
      })
      if (right.kind === 'code' && lobby.screen) beginAtDesk(table)
      onSat()
    } catch (error) {
      const why = refusalOf(error)
      if (/^(?:pass|lobby|code|table)\./.test(why.key) && why.key !== 'lobby.colour-taken') return onRefused(why)
      setProblem(why)
      setSitting(false)
    }
  }

  return (
    <section className="paper lone online-arrive">
      <Drawing from="room" name="folder" className="briefing-drawing" />
      <h1>{say(`${lobby.game}.title`)}</h1>
      <p>
        {taken.length === 0
          ? say('online.first')
          : say(isNew ? 'online.with' : 'online.take-over', { players: taken.join(', ') })}
      </p>
      <p>{say('online.pace.text', { pace: paceName(lobby.pace) })}</p>
      <form
        className="online-form"
        onSubmit={event => {
          event.preventDefault()
          if (!isSitting) void sit()
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
        {isNew && <ColourField free={free} colour={colour} onColour={setColour} />}
        <button type="submit" className="button" aria-disabled={isSitting}>
          {say('online.sit')}
        </button>
      </form>
      {right.kind === 'seat' && <p className="online-small">{say('online.link-once')}</p>}
      {problem && <Problem refusal={problem} onDismiss={() => setProblem(null)} />}
    </section>
  )
}
