import './theatre.css'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Seat } from '../../../engine/game.ts'
import type { Event } from '../../../games/homeland/events.ts'
import type { BoardThen } from '../../../games/homeland/tell/board-then.ts'
import { blockStart } from '../../../games/homeland/tell/telling.ts'
import { useScreen } from '../../online/shared/useScreen.ts'
import { announce } from '../../shared/announce.tsx'
import { useSettings } from '../../shared/settings.ts'
import { Cases } from '../Cases.tsx'
import { Mine } from '../Mine.tsx'
import { type BoardModel, threatOf } from '../model.ts'
import { OpenCase } from '../OpenCase.tsx'
import { Probe } from '../Probe.tsx'
import { sumsOf } from '../room.ts'
import { Tracks } from '../Tracks.tsx'
import { useRoom } from '../useRoom.ts'
import { type CaseMark, marksOf } from './marks.ts'
import { StageKeys } from './StageKeys.tsx'
import { beatsOf, freshFrom, freshOf, gathered, type Show, showOf, verdictAfter } from './show.ts'
import { drawingOf, Told } from './Told.tsx'
import { boardsOf, viewThen } from './then.ts'
import { useGlide } from './useGlide.ts'
import { usePace } from './usePace.ts'

/** Nothing is analysed before somebody had a turn: by then it has come with what is opened on a board. */
const Analysis = lazy(async () => ({ default: (await import('../opened.ts')).Analysis }))

interface Props {
  readonly model: BoardModel
  /** Events before this one have been told. */
  readonly from: number
  /** Whose turns need not be watched; at this screen, those of people. */
  readonly isKnown?: (seat: Seat) => boolean
  /** Where the own hand would lie, for whoever has none. */
  readonly dock?: ReactNode
  /** The board it all began with, where it was laid. */
  readonly laid?: BoardThen | null
  readonly onDone: () => void
}

/** What everybody watches: analyses card by card and the turns of bots, in steps of the same length for all. */
export function Theatre(props: Props) {
  return <Stage key={props.from} {...props} />
}

function Stage({ model, from, isKnown, dock, laid = null, onDone }: Props) {
  const { say, view } = model
  const stepName = useId()
  const show = useMemo(() => showOf(model, from, isKnown), [model, from, isKnown])
  const { events, steps } = show
  const beats = useMemo(() => steps.map((_, step) => beatsOf(freshOf(show, step))), [show, steps])
  const done = useRef(onDone)
  done.current = onDone
  const pace = usePace(
    beats,
    useCallback(() => done.current(), []),
  )
  const { step, pause } = pace
  const verdict = useMemo(() => (steps.length === 0 ? null : verdictAfter(show, step)), [show, steps, step])
  useSpoken(model, show, step, pace.isByItself)

  const [open, setOpen] = useState<number | null>(null)
  const around = useRef<HTMLElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const boards = useMemo(() => boardsOf(model, show, laid), [model, show, laid])
  const isScreen = useScreen()
  const measured = useRoom(around, probe, isScreen ? 'stage' : 'desk')
  const room = boards ? measured : null
  const at = steps[step] ?? 0
  const board = boards?.[step] ?? null
  const then = useMemo(() => ({ ...model, view: viewThen(view, show, at, board) }), [model, view, show, at, board])
  const marks = useMemo(() => {
    const done = marksOf(model, freshOf(show, step), freshFrom(show, step))
    const analysed = board?.analysed?.threat
    if (analysed === undefined) return done
    const verdict = events.slice(blockStart(events, at), at).find(isVerdict)
    const mark: CaseMark = {
      key: analysed,
      drawing: verdict ? drawingOf(model, verdict) : 'eye',
      kind: verdict?.kind ?? 'now',
    }
    return new Map([...done, [analysed, mark]])
  }, [model, show, events, step, at, board])
  useGlide(around, then.view.spaces)

  useEffect(() => {
    if (steps.length === 0) onDone()
  }, [steps, onDone])
  if (steps.length === 0) return null

  const fresh = freshFrom(show, step)
  const start = blockStart(events, at)
  const opened = events[start]
  const round = events.slice(0, at).findLast(event => event.kind === 'round')
  const happened = freshOf(show, step)
  const line = happened.find(isVerdict) ?? happened.findLast(({ kind }) => !isToken(kind))
  const title = round ? say('board.round', { n: round.round }) : say('stage.title')
  const told =
    opened.kind === 'analysis' ? (
      <Suspense>
        <Analysis key={start} model={model} show={show} opened={opened} start={start} at={at} fresh={fresh} />
      </Suspense>
    ) : (
      <Told key={start} model={model} show={show} start={start} at={at} fresh={fresh} />
    )
  const keys = (
    <StageKeys
      pace={pace}
      last={steps.length - 1}
      verdict={verdict}
      stepName={stepName}
      isShort={room !== null}
      done={say('stage.done')}
      onDone={onDone}
    />
  )
  const threat = open === null ? undefined : threatOf(then.view, open)
  const stepOf = (
    <p className={steps.length === 1 ? 'only-spoken' : 'stage-step'} id={stepName}>
      {say('stage.step', { n: step + 1, of: steps.length })}
    </p>
  )
  return (
    <section
      ref={around}
      className={`theatre ${isScreen ? 'is-screen' : ''} ${room ? 'situation is-whole is-watching' : ''}`}
      style={room ? sumsOf(room) : undefined}
      aria-label={say('stage.title')}
      // Whoever takes it into their hands is not hurried; only the button that says so lets it run again.
      // On a shared screen only the button does: the focus is in nobody's hands there.
      onFocusCapture={event => {
        if (!isScreen && !event.target.classList.contains('stage-play')) pause()
      }}
    >
      <header className={room ? 'board-top' : 'stage-head'}>
        <h1>{title}</h1>
        {!room && stepOf}
        <Tracks model={then} />
      </header>
      {room ? (
        <>
          <section className="turn-bar paper">
            {stepOf}
            <p className="stage-line" aria-hidden="true">
              {line && model.speaker.event(line, 'observer')}
            </p>
            {keys}
          </section>
          <Cases model={then} play={null} isFlat letters={room.letters} marks={marks} onOpen={setOpen} />
          {dock === undefined ? (
            <Mine model={model} nobodys={say('stage.title')} />
          ) : (
            dock && <section className="desk-dock">{dock}</section>
          )}
          <aside className="rail" aria-label={say('rail.title')}>
            {told}
          </aside>
        </>
      ) : (
        <>
          {told}
          {keys}
        </>
      )}
      {threat && <OpenCase model={then} threat={threat} onClose={() => setOpen(null)} />}
      <Probe model={model} of={probe} />
    </section>
  )
}

/** What comes of everything else: in one line it is not what happened. */
const isToken = (kind: Event['kind']): boolean => kind === 'rep' || kind === 'clout' || kind === 'closed'

const isVerdict = (event: Event): event is Extract<Event, { kind: 'neutralised' | 'succeeded' }> =>
  event.kind === 'neutralised' || event.kind === 'succeeded'

/** By hand every step is said as it comes; what goes by by itself is gathered, so that nobody is talked down. */
function useSpoken({ say, speaker, names }: BoardModel, show: Show, step: number, isByItself: boolean): void {
  const { verbosity } = useSettings()
  const isLast = step === show.steps.length - 1
  useEffect(() => {
    const fresh = freshOf(show, step)
    const isAll = verbosity === 'full' || (!isByItself && verbosity !== 'brief')
    const told = isAll ? fresh : fresh.filter(isVerdict)
    const lines = told.map(event => speaker.event(event, 'observer'))
    if (lines.length > 0) announce(lines.join(' '))
    if (!isLast || (isAll && show.steps.length === 1)) return
    const { stopped, succeeded, turns } = gathered(show)
    if (stopped + succeeded > 0) announce(say('stage.burst', { cases: stopped + succeeded, stopped, succeeded }))
    if (turns.length > 0) announce(say('stage.burst.turns', { names: turns.map(seat => names[seat]).join(', ') }))
  }, [show, step, isByItself, isLast, verbosity, say, speaker, names])
}
