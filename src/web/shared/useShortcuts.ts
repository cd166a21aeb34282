import { useLayoutEffect, useRef } from 'react'
import { settings } from './settings.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/**
 * Single keys that do something: never while somebody writes, never in a sheet, and not at all if they are switched off.
 * `press` gets a key in small letters and says whether it was one of its own.
 */
export function useShortcuts(press: (key: string) => boolean): void {
  const latest = useRef(press)
  latest.current = press
  // Before the screen is painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!settings().keys || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (latest.current(event.key.toLowerCase())) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
