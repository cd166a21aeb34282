import './stage.css'
import { useEffect, useRef } from 'react'
import { Drawing } from '../../shared/Drawing.tsx'
import { useSettings } from '../../shared/settings.ts'
import { useSay } from '../../shared/words.tsx'
import type { Pace } from './usePace.ts'

interface Props {
  readonly pace: Pace
  /** The last step there is. */
  readonly last: number
  /** A step worth skipping to on the way there. */
  readonly verdict?: number | null
  /** What says where one stands. */
  readonly stepName: string
  /** As a bar above the board. */
  readonly isShort?: boolean
  /** What the button says that leads out of it. */
  readonly done: string
  readonly onDone: () => void
}

/** Next, back, by itself, to the end: everything that is watched step by step is gone through with these. */
export function StageKeys({ pace, last, verdict = null, stepName, isShort = false, done, onDone }: Props) {
  const say = useSay()
  const { keys } = useSettings()
  const { step, to, pause } = pace
  const isLast = step >= last
  const on = useRef<HTMLButtonElement>(null)
  const byHand = (wanted: number) => () => {
    pause()
    to(wanted)
  }
  /** The button that leads there goes with the step: the focus stays with what comes next. */
  const skipTo = (wanted: number) => () => {
    on.current?.focus({ preventScroll: true })
    byHand(wanted)()
  }
  const wasSetGoing = useRef(false)
  useEffect(() => {
    if (!isLast || !wasSetGoing.current) return
    wasSetGoing.current = false
    if (document.activeElement === document.body) on.current?.focus({ preventScroll: true })
  }, [isLast])
  usePressed(pace, last, onDone)
  return (
    <>
      <nav className={isShort ? 'stage-keys is-short' : 'stage-keys'} aria-label={say('stage.title')}>
        <button
          type="button"
          className="button quiet"
          aria-disabled={step === 0}
          aria-describedby={stepName}
          onClick={byHand(step - 1)}
          aria-label={say('stage.back')}
        >
          <Drawing from="room" name="back" />
        </button>
        {pace.canPlay && !isLast && (
          <button
            type="button"
            className="button quiet stage-play"
            onClick={() => {
              wasSetGoing.current = !pace.isPlaying
              if (pace.isPlaying) pause()
              else pace.play()
            }}
            aria-label={say(pace.isPlaying ? 'stage.pause' : 'stage.play')}
          >
            <Drawing from="room" name={pace.isPlaying ? 'pause' : 'play'} />
          </button>
        )}
        {!isLast && verdict !== null && verdict < last && (
          <button type="button" className="button quiet" onClick={skipTo(verdict)}>
            <span className="stage-skip">{say('stage.to-verdict')}</span>
            <Drawing from="room" name="check" />
          </button>
        )}
        {!isLast && (
          <button type="button" className="button quiet" onClick={skipTo(last)}>
            <span className="stage-skip">{say('stage.skip')}</span>
            <Drawing from="room" name="skip" />
          </button>
        )}
        <button type="button" className="button stage-on" ref={on} onClick={isLast ? onDone : byHand(step + 1)}>
          {isLast ? done : say('stage.next')}
          <Drawing from="room" name="next" />
        </button>
      </nav>
      {!isShort && (
        <p className="stage-hint">
          {say('stage.keys')}
          {pace.canPlay && keys && ` · ${say('stage.keys.play')}`}
        </p>
      )}
    </>
  )
}

/** The same by keys, wherever the focus is. */
function usePressed({ step, isPlaying, canPlay, to, by, pause, play }: Pace, last: number, onDone: () => void): void {
  const { keys } = useSettings()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isWriting = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
      if (isWriting || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'k' && keys && canPlay) {
        if (isPlaying) pause()
        else play()
        return
      }
      if (event.key === 'ArrowRight') by(1)
      else if (event.key === 'ArrowLeft') by(-1)
      // A key that is held down leads to the end, and not past it.
      else if (event.key === 'End' && step === last && !event.repeat) onDone()
      else if (event.key === 'End') to(last)
      else return
      event.preventDefault()
      pause()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [step, last, isPlaying, canPlay, keys, to, by, pause, play, onDone])
}
