import { useSyncExternalStore } from 'react'

/**
 * The page keeps itself for offline use, and a new version waits until somebody wants it: never in the middle of a game.
 * A worker of the browser's own kind (not the table's) does the keeping.
 */
type Update = 'none' | 'ready'

let update: Update = 'none'
let isKept = false
let apply: (() => void) | null = null
const listeners = new Set<() => void>()

const tellAll = (): void => {
  for (const listener of listeners) listener()
}

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  // It is active once it has everything.
  void navigator.serviceWorker.ready.then(() => {
    isKept = true
    tellAll()
  })
  const { Workbox } = await import('workbox-window')
  const keeper = new Workbox('./sw.js')
  keeper.addEventListener('waiting', () => {
    // Once somebody wants it, here or in another tab where it was offered too.
    keeper.addEventListener('controlling', ({ isUpdate }) => {
      if (isUpdate) location.reload()
    })
    apply = () => keeper.messageSkipWaiting()
    update = 'ready'
    tellAll()
  })
  // A browser may refuse (private windows do): then the page is simply not kept. It does not wait for the last picture:
  // whoever leaves early has it kept all the same.
  await keeper.register({ immediate: true }).catch(() => undefined)
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
