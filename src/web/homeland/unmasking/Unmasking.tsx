import './unmasking.css'
import { useEffect, useId, useMemo, useRef } from 'react'
import { pointsTold, unmaskingOf } from '../../../games/homeland/tell/unmasking.ts'
import { useScreen } from '../../online/shared/useScreen.ts'
import { announce } from '../../shared/announce.tsx'
import { Ruled } from '../../shared/Ruled.tsx'
import { useSettings } from '../../shared/settings.ts'
import { useSay, Words } from '../../shared/words.tsx'
import type { BoardModel } from '../model.ts'
import { StageKeys } from '../theatre/StageKeys.tsx'
import { usePace } from '../theatre/usePace.ts'
import { AgendaCard, Dossier } from './Dossier.tsx'
import { beatsOf, linesOf, sumsOf } from './lines.ts'

interface Props {
  readonly model: BoardModel
  /** Where it leads from here: to the debrief, or back to where it was asked for. */
  readonly done: 'debrief' | 'back'
  readonly onDone: () => void
}

/** What a finished game turns up, one thing at a time: accusations, agendas, the spare one, the points, who has won. */
export default function Unmasking(props: Props) {
  const { locale } = useSettings()
  return (
    <Words locale={locale} more={['table', 'homeland/stage', 'homeland/debrief']}>
      <Scene {...props} />
    </Words>
  )
}

function Scene({ model: outer, done, onDone }: Props) {
  const say = useSay()
  const model = useMemo(() => ({ ...outer, say }), [outer, say])
  const { events, view, scene, names } = model
  const stepName = useId()
  const steps = useMemo(() => unmaskingOf(events, view), [events, view])
  const scores = useMemo(() => pointsTold(events), [events])
  const pace = usePace(useMemo(() => steps.map(beatsOf), [steps]))
  const { step, pause } = pace
  const isScreen = useScreen()
  const shown = steps.slice(0, step + 1)
  const fresh = steps[step]
  const lines = linesOf(model, fresh)

  const title = useRef<HTMLHeadingElement>(null)
  // Whatever brought us here is gone from the page, and the focus with it.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const scenery = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step has something new to be seen
  useEffect(() => {
    scenery.current?.querySelector('.is-lit')?.scrollIntoView({ block: 'nearest' })
  }, [step])
  const spoken = [...lines, ...sumsOf(model, scores, shown)].join(' ')
  useEffect(() => announce(spoken), [spoken])

  return (
    <section
      ref={scenery}
      className="unmasking"
      aria-labelledby="unmasking-title"
      // Whoever takes it into their hands is not hurried; only the button that says so lets it run again.
      onFocusCapture={({ target }) => {
        if (!isScreen && target !== title.current && !target.classList.contains('stage-play')) pause()
      }}
    >
      <header className="stage-head">
        <h1 id="unmasking-title" ref={title} tabIndex={-1}>
          {say('unmask.title')} {scene.practice && <em className="unmask-what-if">{say('board.what-if')}</em>}
        </h1>
        <p className="stage-step" id={stepName}>
          {say('stage.step', { n: step + 1, of: steps.length })}
        </p>
      </header>
      <div className="unmask-lines" key={step}>
        {lines.map(line => (
          <p key={line}>
            <Ruled>{line}</Ruled>
          </p>
        ))}
      </div>
      <ol className={`dossiers dossiers-of-${names.length}`}>
        {names.map((name, seat) => (
          <Dossier key={name} model={model} seat={seat} shown={shown} scores={scores} canCount={pace.canPlay} />
        ))}
      </ol>
      <div className={`unmask-spare ${fresh.what === 'spare' ? 'is-lit' : ''}`}>
        <span>{say('unmask.spare')}</span>
        <AgendaCard
          model={model}
          agenda={shown.some(({ what }) => what === 'spare') ? view.spare : null}
          isFresh={fresh.what === 'spare'}
        />
      </div>
      <StageKeys
        pace={pace}
        last={steps.length - 1}
        stepName={stepName}
        done={say(`unmask.done.${done}`)}
        onDone={onDone}
      />
    </section>
  )
}
