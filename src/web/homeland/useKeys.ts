import { useEffect, useRef } from 'react'
import { useShortcuts } from '../shared/useShortcuts.ts'

export type KeyActs = Readonly<Record<string, () => void>>

/** How long after C a number is waited for. */
const PATIENCE_MS = 1500

/** The keys of a table, and C followed by the number of a case. */
export function useKeys(acts: KeyActs, onCase: (id: number) => void): void {
  const number = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const wait = (typed: string): true => {
    number.current = typed
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        if (number.current) onCase(Number(number.current))
        number.current = null
      },
      typed === '' ? PATIENCE_MS : PATIENCE_MS / 3,
    )
    return true
  }
  useShortcuts(key => {
    if (number.current !== null && /^\d$/.test(key)) return wait(number.current + key)
    if (key === 'c') return wait('')
    const act = acts[key]
    act?.()
    return act !== undefined
  })
}
