import { Fragment, memo, useEffect, useRef } from 'react'
import type { GameEvent } from '../../engine/game.ts'
import { useSay } from '../shared/words.tsx'
import type { Said, Voiced } from './useReel.tsx'

export interface Step {
  readonly at: number
  readonly events: readonly GameEvent[]
  /** What is spoken with each of these events. */
  readonly voiced: readonly (readonly Voiced[])[]
  readonly said: readonly Said[]
}

/** One choice and what came of it. */
const Line = memo(function Line({
  step: { at, events, voiced, said },
  isNow,
  isAhead,
  tell,
  headings,
  onGo,
}: {
  step: Step
  isNow: boolean
  isAhead: boolean
  tell: (event: GameEvent) => string
  headings: ReadonlySet<string>
  onGo: (at: number) => void
}) {
  if (events.length === 0 && said.length === 0) return null
  return (
    <li className={`${isNow ? 'is-now' : ''} ${isAhead ? 'is-ahead' : ''}`} data-at={at}>
      <button type="button" aria-current={isNow ? 'step' : undefined} onClick={() => onGo(at)}>
        {events.map((event, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an event is its place in the story
          <Fragment key={n}>
            <Spoken lines={voiced[n].filter(({ isBefore }) => isBefore)} />
            <span className={headings.has(event.kind) ? 'is-heading' : ''}>{tell(event)} </span>
            <Spoken lines={voiced[n].filter(({ isBefore }) => !isBefore)} />
          </Fragment>
        ))}
        {said.map(({ text }) => (
          <q key={text}>{text}</q>
        ))}
      </button>
    </li>
  )
})

const Spoken = ({ lines }: { lines: readonly Voiced[] }) =>
  lines.map(({ who, text }) => (
    <span key={text} className="reel-said">
      {who}: <q>{text}</q>
    </span>
  ))

/** All that happened, in sentences; a tap on one goes there. */
export function ReelLog({
  steps,
  at,
  ...rest
}: {
  steps: readonly Step[]
  at: number
  tell: (event: GameEvent) => string
  headings: ReadonlySet<string>
  onGo: (at: number) => void
}) {
  const say = useSay()
  const list = useRef<HTMLOListElement>(null)
  // A choice may bring nothing to tell: then the line before it is where one stands.
  const now = steps.slice(0, at + 1).findLast(({ events, said }) => events.length + said.length > 0)?.at ?? 0
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(`[data-at="${now}"]`)
    if (!line || !list.current) return
    // Only the list is scrolled, never the page.
    list.current.scrollTop = line.offsetTop - list.current.clientHeight / 2
  }, [now])
  return (
    <section className="paper reel-log" aria-labelledby="reel-log-title">
      <h2 id="reel-log-title">{say('watch.log')}</h2>
      <ol ref={list} className="reel-lines">
        {steps.map(step => (
          <Line key={step.at} step={step} isNow={step.at === now} isAhead={step.at > now} {...rest} />
        ))}
      </ol>
    </section>
  )
}
