import './theatre.css'
import { useEffect, useId, useMemo } from 'react'
import type { Event } from '../../../games/homeland/events.ts'
import { blockStart, tracksAt } from '../../../games/homeland/tell/telling.ts'
import { announce } from '../../shared/announce.tsx'
import { useSettings } from '../../shared/settings.ts'
import type { BoardModel } from '../model.ts'
import { Tracks } from '../Tracks.tsx'
import { Analysis } from './Analysis.tsx'
import { StageKeys } from './StageKeys.tsx'
import { beatsOf, freshFrom, freshOf, gathered, type Show, showOf, verdictAfter } from './show.ts'
import { Told } from './Told.tsx'
import { usePace } from './usePace.ts'

interface Props {
  readonly model: BoardModel
  /** Events before this one have been told. */
  readonly from: number
  readonly onDone: () => void
}

/** What everybody watches: analyses card by card and the turns of bots, in steps of the same length for all. */
export function Theatre(props: Props) {
  return <Stage key={props.from} {...props} />
}

function Stage({ model, from, onDone }: Props) {
  const { say, view } = model
  const stepName = useId()
  const show = useMemo(() => showOf(model, from), [model, from])
  const { events, steps } = show
  const beats = useMemo(() => steps.map((_, step) => beatsOf(freshOf(show, step))), [show, steps])
  const pace = usePace(beats)
  const { step, pause } = pace
  const verdict = useMemo(() => (steps.length === 0 ? null : verdictAfter(show, step)), [show, steps, step])
  useSpoken(model, show, step, pace.isByItself)

  useEffect(() => {
    if (steps.length === 0) onDone()
  }, [steps, onDone])
  if (steps.length === 0) return null

  const at = steps[step]
  const fresh = freshFrom(show, step)
  const start = blockStart(events, at)
  const opened = events[start]
  const round = events.slice(0, at).findLast(event => event.kind === 'round')
  const then = { ...model, view: { ...view, ...tracksAt({ events, at, view }) } }

  return (
    <section
      className="theatre"
      aria-label={say('stage.title')}
      // Whoever takes it into their hands is not hurried; only the button that says so lets it run again.
      onFocusCapture={event => {
        if (!event.target.classList.contains('stage-play')) pause()
      }}
    >
      <header className="stage-head">
        <h1>{round ? say('board.round', { n: round.round }) : say('stage.title')}</h1>
        <p className="stage-step" id={stepName}>
          {say('stage.step', { n: step + 1, of: steps.length })}
        </p>
        <Tracks model={then} />
      </header>
      {opened.kind === 'analysis' ? (
        <Analysis key={start} model={model} show={show} opened={opened} start={start} at={at} fresh={fresh} />
      ) : (
        <Told key={start} model={model} show={show} start={start} at={at} fresh={fresh} />
      )}
      <StageKeys
        pace={pace}
        last={steps.length - 1}
        verdict={verdict}
        stepName={stepName}
        done={say('stage.done')}
        onDone={onDone}
      />
    </section>
  )
}

const VERDICTS: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['neutralised', 'succeeded'])

/** By hand every step is said as it comes; what goes by by itself is gathered, so that nobody is talked down. */
function useSpoken({ say, speaker, names }: BoardModel, show: Show, step: number, isByItself: boolean): void {
  const { verbosity } = useSettings()
  const isLast = step === show.steps.length - 1
  useEffect(() => {
    const fresh = freshOf(show, step)
    const isAll = verbosity === 'full' || (!isByItself && verbosity !== 'brief')
    const told = isAll ? fresh : fresh.filter(({ kind }) => VERDICTS.has(kind))
    const lines = told.map(event => speaker.event(event, 'observer'))
    if (lines.length > 0) announce(lines.join(' '))
    if (!isLast || (isAll && show.steps.length === 1)) return
    const { stopped, succeeded, turns } = gathered(show)
    if (stopped + succeeded > 0) announce(say('stage.burst', { cases: stopped + succeeded, stopped, succeeded }))
    if (turns.length > 0) announce(say('stage.burst.turns', { names: turns.map(seat => names[seat]).join(', ') }))
  }, [show, step, isByItself, isLast, verbosity, say, speaker, names])
}
