import { useSyncExternalStore } from 'react'

/**
 * The page keeps itself for offline use, and a new version waits until somebody wants it: never in the middle of a game.
 */
type Update = 'none' | 'ready'

let update: Update = 'none'
let isKept = false
let apply: (() => void) | null = null
const listeners = new Set<() => void>()

const tellAll = (): void => {
  for (const listener of listeners) listener()
}

/** All of the page is on this device (`keep-offline.ts` says so). */
export function tellKept(): void {
  isKept = true
  tellAll()
}

/** There is a new version, and this is how it is taken. */
export function tellReady(take: () => void): void {
  apply = take
  update = 'ready'
  tellAll()
}

export const applyUpdate = (): void => apply?.()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUpdate = (): Update =>
  useSyncExternalStore(
    subscribe,
    () => update,
    () => 'none',
  )

/** Is all of the page kept on this device, so that it opens without a connection? */
export const useKept = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isKept,
    () => false,
  )
