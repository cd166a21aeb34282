import { useSyncExternalStore } from 'react'

const wide = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 60rem)')

const subscribe = (listener: () => void): (() => void) => {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}

/** True where board and desk lie beside each other; the style sheets use the same width. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide?.matches ?? false,
    () => false,
  )
