import { useEffect, useRef } from 'react'
import { settings } from '../shared/settings.ts'

export type KeyActs = Readonly<Record<string, () => void>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** How long after C a number is waited for. */
const PATIENCE = 1500

/**
 * Single keys that do something, and C followed by the number of a case. They can be turned off in the settings, and are
 * never taken from somebody who is typing or has a sheet open.
 */
export function useKeys(acts: KeyActs, onCase: (id: number) => void): void {
  const latest = useRef({ acts, onCase })
  latest.current = { acts, onCase }
  useEffect(() => {
    let number: string | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const finish = () => {
      if (number) latest.current.onCase(Number(number))
      number = null
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(finish, number === '' ? PATIENCE : PATIENCE / 3)
    }
    const onKey = (event: KeyboardEvent) => {
      const { key } = event
      if (!settings().keys || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      if (number !== null && /^\d$/.test(key)) {
        number += key
        wait()
        return
      }
      if (key.toLowerCase() === 'c') {
        number = ''
        wait()
        return
      }
      const act = latest.current.acts[key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
