import { useSyncExternalStore } from 'react'

/**
 * The page keeps itself for offline use, and a new version waits until somebody wants it: never in the middle of a game.
 * A worker of the browser's own kind (not the table's) does the keeping.
 */
type Update = 'none' | 'ready'

let update: Update = 'none'
let apply: (() => void) | null = null
const listeners = new Set<() => void>()

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { Workbox } = await import('workbox-window')
  const keeper = new Workbox('./sw.js')
  keeper.addEventListener('waiting', () => {
    // Once somebody wants it, here or in another tab where it was offered too.
    keeper.addEventListener('controlling', ({ isUpdate }) => {
      if (isUpdate) location.reload()
    })
    apply = () => keeper.messageSkipWaiting()
    update = 'ready'
    for (const listener of listeners) listener()
  })
  // A browser may refuse (private windows do): then the page is simply not kept.
  await keeper.register().catch(() => undefined)
}

export const applyUpdate = (): void => apply?.()

export const useUpdate = (): Update =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => update,
    () => 'none',
  )
