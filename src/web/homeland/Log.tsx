import { useLayoutEffect, useRef } from 'react'
import type { Event } from '../../games/homeland/events.ts'
import type { BoardModel } from './model.ts'
import { Behind } from './theatre/Told.tsx'

const HEADINGS = new Set(['round', 'turn', 'analysis', 'accusing', 'ended'])

/** Events as sentences, everybody in the third person. */
export const told = ({ speaker, scene }: BoardModel, event: Event): string => speaker.event(event, scene.viewer)

export const LogLines = ({
  model,
  events,
  settled,
}: {
  model: BoardModel
  events: readonly Event[]
  settled: number
}) => (
  <ol className="log-lines">
    {events.map((event, at) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place in the story
        key={at}
        className={`${HEADINGS.has(event.kind) ? 'is-heading' : ''} ${at >= settled ? 'is-draft' : ''}`}
      >
        {told(model, event)} <Behind model={model} event={event} />
      </li>
    ))}
  </ol>
)

/** Everything that happened, newest round last; what is in the draft is marked as not settled yet. */
export function Log({ model }: { model: BoardModel }) {
  const { events, scene, say } = model
  const settled = events.length - scene.draftEvents.length
  const log = useRef<HTMLDivElement>(null)
  // What came last is what one opens it for; only the log is scrolled, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [events.length])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no mouse must be able to scroll it
    <div ref={log} className="log" role="log" aria-label={say('log.title')} tabIndex={0}>
      <LogLines model={model} events={events} settled={settled} />
    </div>
  )
}
