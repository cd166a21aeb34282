import { useEffect, useMemo, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Event } from '../../games/homeland/events.ts'
import { type Deed, deedsTo, organizationOf, sinceLastTurn } from '../../games/homeland/tell/digest.ts'
import { announce } from '../shared/announce.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { LogLines } from './Log.tsx'
import { type BoardModel, cardName, casesAt, threatOf } from './model.ts'
import { drawingOf } from './theatre/Told.tsx'

const drawings = {
  stopped: 'rep',
  succeeded: 'track-terrorist',
  struck: 'drone-strike',
  cards: 'intel-back',
  agents: 'agent',
  'saw-plot': 'eye',
  'saw-intel': 'eye',
} as const

interface Line {
  readonly text: string
  readonly drawing: string
}

function linesOf(model: BoardModel, seat: Seat): Line[] {
  const { say, speaker, events, view, names, scene } = model
  /** One that lay there when the match began was never told: it is on the board, or has but its number. */
  const caseName = (threat: number): string => {
    const organization = threatOf(view, threat)?.organization ?? organizationOf(events, threat)
    return organization ? say('case.name', { case: threat, organization: cardName(model, organization) }) : `${threat}`
  }
  const line = (deed: Deed): Line => {
    if (deed.kind === 'told')
      return { text: speaker.event(deed.event, scene.viewer), drawing: drawingOf(model, deed.event) }
    return {
      text: say(`since.${deed.kind}`, {
        case: caseName(deed.threat),
        n: 'n' in deed ? deed.n : 0,
        players: 'by' in deed ? deed.by.map(one => names[one]).join(', ') : '',
      }),
      drawing: drawings[deed.kind],
    }
  }
  return [
    ...deedsTo(events, seat).map(line),
    ...casesAt(view, 'imminent')
      .filter(id => threatOf(view, id)?.lead === seat)
      .map(id => ({ text: say('since.next', { case: caseName(id) }), drawing: 'level-imminent' })),
  ]
}

/** What happened to a player since their last turn; nothing once they have chosen something. */
export interface Happened {
  readonly lines: readonly Line[]
  readonly all: readonly Event[]
}

/** What the others and the plots did to this player meanwhile, up to the first choice of the turn: also read out. */
export function useSince(model: BoardModel, seat: Seat, isTurn: boolean): Happened {
  const { events } = model
  const isFresh = isTurn && events.at(-1)?.kind === 'turn'
  const happened = useMemo(
    () => (isFresh ? { lines: linesOf(model, seat), all: sinceLastTurn(events, seat) } : { lines: [], all: [] }),
    [isFresh, model, events, seat],
  )
  const spoken = happened.lines.map(({ text }) => text).join(' ')
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [spoken])
  return happened
}

/** What happened to this player, as lines, with everything else behind them. */
export function SinceLines({ model, since: { lines, all } }: { model: BoardModel; since: Happened }) {
  const { say } = model
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="since" aria-labelledby="since-title">
      <h2 id="since-title">{say('since.title')}</h2>
      <ul>
        {lines.map(({ text, drawing }) => (
          <li key={text}>
            <Drawing from={drawing === 'folder' ? 'room' : 'board'} name={drawing} />
            {text}
          </li>
        ))}
      </ul>
      {lines.length === 0 && <p>{say('since.nothing')}</p>}
      {all.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{say('since.all')}</summary>
          {isOpen && <LogLines model={model} events={all} settled={all.length} />}
        </details>
      )}
    </section>
  )
}
