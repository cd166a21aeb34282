import { useEffect, useRef } from 'react'
import { agendaCounts } from '../../games/homeland/vocabulary.ts'
import { Drawing } from '../shared/Drawing.tsx'
import { Agenda } from './Agenda.tsx'
import type { BoardModel } from './model.ts'

/** Before the first turn: who one is, what is shuffled, and how the two tracks end it. */
export function Briefing({ model, onDone }: { model: BoardModel; onDone: () => void }) {
  const { say, names, seat, scene } = model
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [loyal, opportunist, mole] = agendaCounts[names.length] ?? [0, 0, 0]
  return (
    <section className="briefing paper lone" aria-labelledby="briefing-title">
      <Drawing from="room" name="folder" className="briefing-drawing" />
      <h1 id="briefing-title" ref={heading} tabIndex={-1}>
        {say('briefing.title', { player: seat === null ? '' : names[seat] })}
      </h1>
      <p>{say('briefing.lead')}</p>
      <p>{say('briefing.shuffle', { loyal, opportunist, mole, players: names.length })}</p>
      <Agenda model={model} />
      <p>{say('briefing.tracks')}</p>
      <details className="briefing-commitment">
        <summary>{say('briefing.fair')}</summary>
        <p>
          {say('briefing.commitment')}: <code>{scene.commitment}</code>
        </p>
      </details>
      <button type="button" className="button" onClick={onDone}>
        {say('briefing.go')}
      </button>
    </section>
  )
}
