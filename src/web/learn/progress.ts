import { useSyncExternalStore } from 'react'

/** Lessons and puzzles that were done, by name. They belong to the browser. */
const KEY = 'situation-room.learnt'

function read(): readonly string[] {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(given) ? given.filter(name => typeof name === 'string') : []
  } catch {
    return []
  }
}

let current: readonly string[] | null = null
const listeners = new Set<() => void>()

const learnt = (): readonly string[] => {
  current ??= read()
  return current
}

export function remember(name: string): void {
  if (learnt().includes(name)) return
  current = [...learnt(), name]
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // Storage is forbidden or full: it is remembered as long as the page.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLearnt = (): readonly string[] => useSyncExternalStore(subscribe, learnt, learnt)
