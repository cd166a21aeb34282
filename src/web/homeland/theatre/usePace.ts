import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isMotionOff, useSettings } from '../../shared/settings.ts'

/** Milliseconds a beat. */
const BEAT = { fast: 600, cinematic: 1200 }

const onVisibility = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

export interface Pace {
  readonly step: number
  /** True when the step came by itself. */
  readonly isByItself: boolean
  readonly isPlaying: boolean
  /** With motion off nothing ever goes on by itself. */
  readonly canPlay: boolean
  to(step: number): void
  /** So many steps on from where it is, also where that is not drawn yet. */
  by(steps: number): void
  pause(): void
  play(): void
}

/** One step after the other, by hand or by itself; nothing moves on in a tab nobody sees. */
export function usePace(beats: readonly number[]): Pace {
  const settings = useSettings()
  const canPlay = !isMotionOff(settings)
  const beat = settings.motion === 'cinematic' ? BEAT.cinematic : BEAT.fast
  const [{ step, isByItself }, setAt] = useState({ step: 0, isByItself: true })
  const [isPlaying, setPlaying] = useState(true)
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
  const last = beats.length - 1
  const isRunning = canPlay && isPlaying && !isHidden && step < last
  const time = beat * (beats[step] ?? 1)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setAt({ step: step + 1, isByItself: true }), time)
    return () => clearTimeout(timer)
  }, [isRunning, step, time])

  const to = useCallback(
    (wanted: number) => setAt({ step: Math.max(0, Math.min(last, wanted)), isByItself: false }),
    [last],
  )
  const by = useCallback(
    (steps: number) => setAt(now => ({ step: Math.max(0, Math.min(last, now.step + steps)), isByItself: false })),
    [last],
  )
  const pause = useCallback(() => setPlaying(false), [])
  const play = useCallback(() => setPlaying(true), [])
  return { step: Math.min(step, Math.max(0, last)), isByItself, isPlaying, canPlay, to, by, pause, play }
}
