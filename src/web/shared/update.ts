import { useSyncExternalStore } from 'react'

/**
 * The page keeps itself for offline use, and a new version waits until somebody wants it: never in the middle of a game.
 * A worker of the browser's own kind (not the table's) does the keeping.
 */
type Update = 'none' | 'ready'

let update: Update = 'none'
let apply: (() => Promise<void>) | null = null
const listeners = new Set<() => void>()

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { registerSW } = await import('virtual:pwa-register')
  apply = registerSW({
    onNeedRefresh() {
      update = 'ready'
      for (const listener of listeners) listener()
    },
  })
}

export const applyUpdate = (): void => void apply?.()

export const useUpdate = (): Update =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => update,
    () => 'none',
  )
