import { useEffect, useRef } from 'react'
import type { Event } from '../../../games/homeland/events.ts'
import { Drawing } from '../../shared/Drawing.tsx'
import { PlayerMark } from '../PlayerMark.tsx'
import type { Room } from '../room.ts'
import type { Show } from './show.ts'

/** The drawing beside a line: what it is about. */
export function drawingOf({ cards }: Room, event: Event): string {
  switch (event.kind) {
    case 'new-threat':
    case 'new-threat-now':
      return `org-${cards.organizations.get(event.organization)?.kind ?? 'state'}`
    case 'track':
      return `track-${event.track}`
    case 'claimed':
    case 'reprimanded':
      return 'lead'
    case 'placed':
    case 'drew':
    case 'added':
      return 'intel-back'
    case 'sent-agents':
    case 'agents':
      return 'agent'
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
      return 'clout'
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

export function Line({ room, event, isFresh }: { room: Room; event: Event; isFresh: boolean }) {
  const name = drawingOf(room, event)
  return (
    <li className={isFresh ? 'told-line is-fresh' : 'told-line'}>
      <Drawing from={name === 'folder' ? 'room' : 'board'} name={name} />
      <span>{room.speaker.event(event, 'observer')}</span>
    </li>
  )
}

/** Brings what is new into sight; focus stays where it is. */
export function useInSight<Element extends HTMLElement>(at: number) {
  const end = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has something new to be seen
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [at])
  return end
}

/** A turn of a bot, new threats, accusations: plain lines, the newest standing out. */
export function Told({
  room,
  show: { events },
  start,
  at,
  fresh,
}: {
  room: Room
  show: Show
  start: number
  at: number
  fresh: number
}) {
  const { say } = room
  const opened = events[start]
  const lines = events.slice(start, at)
  const end = useInSight<HTMLDivElement>(at)
  return (
    <article className="told paper">
      <h3>
        {opened.kind === 'turn' ? (
          <PlayerMark room={room} seat={opened.seat} named />
        ) : (
          say(opened.kind === 'accusing' ? 'stage.accusations' : 'stage.new-threats')
        )}
      </h3>
      <ol className="told-lines">
        {lines.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place
          <Line key={start + i} room={room} event={event} isFresh={start + i >= fresh} />
        ))}
      </ol>
      <div ref={end} className="in-sight" />
    </article>
  )
}
