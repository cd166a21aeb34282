import { useEffect, useRef } from 'react'
import type { Event } from '../../../games/homeland/events.ts'
import { organizationOf } from '../../../games/homeland/tell/digest.ts'
import { TRACK } from '../../../games/homeland/vocabulary.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { type BoardModel, cardName } from '../model.ts'
import { PlayerMark } from '../PlayerMark.tsx'
import type { Show } from './show.ts'

/** The drawing beside a line: what it is about. */
export function drawingOf({ cards }: BoardModel, event: Event): string {
  switch (event.kind) {
    case 'new-threat':
    case 'new-threat-now':
      return `org-${cards.organizations.get(event.organization)?.kind ?? 'state'}`
    case 'track':
      return `track-${event.track}`
    case 'round':
    case 'fallout':
    case 'global-fallout':
      return 'track-terrorist'
    case 'moved':
      return `level-${event.level}`
    case 'activated':
    case 'used':
    case 'burned':
    case 'swung':
    case 'sniped':
    case 'took-asset':
    case 'spared':
      return `asset-${event.asset}`
    case 'claimed':
    case 'reprimanded':
    case 'lead-taken':
    case 'lead-returned':
    case 'cannot-pay':
      return 'lead'
    case 'placed':
    case 'drew':
    case 'added':
    case 'reinforced':
    case 'discarded':
    case 'cancelled':
      return 'intel-back'
    case 'sent-agents':
    case 'agents':
      return 'agent'
    case 'recruited':
      return event.what
    case 'figures-left':
    case 'supplied':
      return event.what === 'agents' ? 'agent' : 'soldier'
    case 'sent-soldiers':
    case 'soldiers':
    case 'shifted':
      return 'soldier'
    case 'looked-plot':
    case 'looked-intel':
    case 'exposed':
      return 'eye'
    case 'struck':
      return 'drone-strike'
    case 'rep':
    case 'advantage':
      return 'rep'
    case 'clout':
    case 'taken-clout':
    case 'paid':
    case 'traded':
      return 'clout'
    case 'neutralised':
      return 'intel-blue'
    case 'succeeded':
      return 'track-terrorist'
    case 'accusing':
    case 'accused':
    case 'accusation-made':
      return 'accuse'
    case 'score':
      return `agenda-${event.agenda}`
    default:
      return 'folder'
  }
}

/** A track as it moves: what was there, what has come, what is left to come. */
function Moved({ from, to, of }: { from: number; to: number; of: 'agency' | 'terrorist' }) {
  return (
    <span className={`moved moved-${of}`} aria-hidden="true">
      {Array.from({ length: TRACK }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space of a track is its place
        <i key={i} className={i < from ? 'is-full' : i < to ? 'is-new' : ''} />
      ))}
    </span>
  )
}

/** A number says little to whoever does not see the board: the organization it stands for. */
export function Behind({ model, event }: { model: BoardModel; event: Event }) {
  if (!('threat' in event) || 'organization' in event) return null
  const organization = organizationOf(model.events, event.threat)
  return organization === null ? null : <span className="behind">{cardName(model, organization)}</span>
}

export function Line({
  model,
  event,
  isFresh,
  about,
}: {
  model: BoardModel
  event: Event
  isFresh: boolean
  /** The threat that is the talk of the page anyway. */
  about?: number
}) {
  const name = drawingOf(model, event)
  return (
    <li className={isFresh ? 'told-line is-fresh' : 'told-line'}>
      <Drawing from={name === 'folder' ? 'room' : 'board'} name={name} />
      <span>
        {model.speaker.event(event, 'observer')}{' '}
        {!('threat' in event && event.threat === about) && <Behind model={model} event={event} />}
        {event.kind === 'track' && <Moved from={event.from} to={event.to} of={event.track} />}
      </span>
    </li>
  )
}

/** Brings what is new into sight, its beginning before its end; focus stays where it is. */
export function useInSight<Element extends HTMLElement>(at: number) {
  const sheet = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has something new to be seen
  useEffect(() => {
    sheet.current?.querySelector('.in-sight')?.scrollIntoView({ block: 'nearest' })
    sheet.current?.querySelector('.is-fresh')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return sheet
}

export function headingOf({ kind }: Event): string {
  if (kind === 'accusing') return 'stage.accusations'
  return kind === 'advanced' ? 'stage.new-threats' : 'stage.terror'
}

const isToken = (event: Event | undefined): boolean => event?.kind === 'rep' || event?.kind === 'clout'

/** Said already: whose turn it is by the heading, what a trade or a price does to both tokens by its own line. */
function isSaid(events: readonly Event[], at: number): boolean {
  const event = events[at]
  if (event.kind === 'turn') return true
  if (!isToken(event)) return false
  const cause = events[isToken(events[at - 1]) ? at - 2 : at - 1]
  return cause?.kind === 'traded' || cause?.kind === 'paid'
}

/** What there is to say of some events, each with its place. */
export const linesIn = (events: readonly Event[], from: number, to: number) =>
  events
    .slice(from, to)
    .map((event, i) => ({ event, place: from + i }))
    .filter(({ place }) => !isSaid(events, place))

/** A turn of a bot, new threats, accusations: plain lines, the newest standing out. */
export function Told({
  model,
  show: { events },
  start,
  at,
  fresh,
}: {
  model: BoardModel
  show: Show
  start: number
  at: number
  fresh: number
}) {
  const { say } = model
  const opened = events[start]
  const lines = linesIn(events, start, at)
  const sheet = useInSight<HTMLElement>(at)
  return (
    <article ref={sheet} className="told-sheet paper">
      <h2>{opened.kind === 'turn' ? <PlayerMark model={model} seat={opened.seat} named /> : say(headingOf(opened))}</h2>
      <ol className="told-lines">
        {lines.map(({ event, place }) => (
          <Line key={place} model={model} event={event} isFresh={place >= fresh} />
        ))}
      </ol>
      <div className="in-sight" />
    </article>
  )
}
