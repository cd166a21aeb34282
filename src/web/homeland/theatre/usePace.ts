import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useScreen } from '../../online/shared/useScreen.ts'
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
  /** With motion off nothing ever goes on by itself, but on a shared screen, which nobody touches. */
  readonly canPlay: boolean
  to(step: number): void
  /** So many steps on from where it is, also where that is not drawn yet. */
  by(steps: number): void
  pause(): void
  play(): void
}

/** A shared screen that is so far behind the table hurries. */
const MANY_STEPS = 12

/** One step after the other, by hand or by itself; nothing moves on in a tab nobody sees. After the last comes `onEnd`, on a shared screen. */
export function usePace(beats: readonly number[], onEnd: (() => void) | null = null): Pace {
  const settings = useSettings()
  const isScreen = useScreen()
  const canPlay = isScreen || !isMotionOff(settings)
  const [{ step, isByItself }, setAt] = useState({ step: 0, isByItself: true })
  const [isPlaying, setPlaying] = useState(true)
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )
  const last = beats.length - 1
  const isSlow = settings.motion === 'cinematic' || (isScreen && settings.motion !== 'fast' && last - step < MANY_STEPS)
  const beat = isSlow ? BEAT.cinematic : BEAT.fast
  const isOn = canPlay && isPlaying && !isHidden
  const isRunning = isOn && step < last
  const isEnding = isOn && isScreen && step >= last
  const time = beat * (beats[step] ?? 1)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setAt({ step: step + 1, isByItself: true }), time)
    return () => clearTimeout(timer)
  }, [isRunning, step, time])

  useEffect(() => {
    if (!isEnding || !onEnd) return
    const timer = setTimeout(onEnd, time)
    return () => clearTimeout(timer)
  }, [isEnding, onEnd, time])

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
