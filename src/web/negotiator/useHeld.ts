import { useCallback, useEffect, useRef, useState } from 'react'
import type { Event } from '../../games/negotiator/events.ts'
import { isMotionOff, settings } from '../shared/settings.ts'
import type { Scene } from '../worker/protocol.ts'

const FAST_MS = 340
const CINEMATIC_MS = 400

/** Dice that are in the air: how many, and which of them. */
export interface Roll {
  readonly dice: number
  readonly moved: readonly number[]
}

function rollOf(events: readonly Event[], from: number): Roll | null {
  for (const event of events.slice(from)) {
    if (event.kind === 'rolled' || event.kind === 'compared')
      return { dice: event.dice.length, moved: event.dice.map((_, die) => die) }
    if (event.kind === 'rerolled') return { dice: event.die + 1, moved: [event.die] }
  }
  return null
}

/** The scene to show: while dice roll, still the one before. Any tap or key lets them fall at once. */
export function useHeld(scene: Scene | null): {
  readonly shown: Scene | null
  readonly roll: Roll | null
  finish(): void
} {
  const [shown, setShown] = useState(scene)
  const [roll, setRoll] = useState<Roll | null>(null)
  const before = useRef(scene)
  const finish = useCallback(() => {
    setRoll(null)
    setShown(before.current)
  }, [])
  useEffect(() => {
    const last = before.current
    before.current = scene
    const rolled =
      scene && last && scene.id === last.id && scene.events.length > last.events.length
        ? rollOf(scene.events as readonly Event[], last.events.length)
        : null
    if (!rolled || isMotionOff(settings())) {
      finish()
      return
    }
    setRoll(rolled)
    const timer = setTimeout(finish, settings().motion === 'cinematic' ? CINEMATIC_MS : FAST_MS)
    return () => clearTimeout(timer)
  }, [scene, finish])
  return { shown, roll, finish }
}
