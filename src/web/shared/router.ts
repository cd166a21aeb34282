import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { screenOf } from '../games.ts'
import { isMotionOff, settings } from './settings.ts'

/** Addresses are what comes after #: the page works from any folder of any host. `#/call/abc` is ['call', 'abc']. */
export type Route = readonly string[]

const read = (): string => location.hash.replace(/^#\/?/, '')

const listeners = new Set<() => void>()

function tellAll(): void {
  for (const listener of listeners) listener()
}

/** One screen becomes another: with a short dissolve where the browser can and the person likes it. */
function turn(): void {
  if (!document.startViewTransition || isMotionOff(settings())) tellAll()
  else document.startViewTransition(() => flushSync(tellAll))
}

if (typeof window !== 'undefined') addEventListener('hashchange', turn)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An address that was cut in the middle of a letter stays as it is, and leads nowhere. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, read, () => '')
  return hash.split('?')[0].split('/').filter(Boolean).map(decoded)
}

/** What comes after a question mark in the address: `#/rules/negotiator?find=dice`. */
export const useQuery = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(subscribe, read, () => '').split('?')[1] ?? '')

export const address = (...route: Route): string => `#/${route.map(encodeURIComponent).join('/')}`

export function go(...route: Route): void {
  location.hash = address(...route)
}

/** Like `go`, and the way back does not lead here again. */
export function goInstead(...route: Route): void {
  location.replace(address(...route))
}

/** The address of a match. */
export const placeOf = ({ game, id }: { readonly game: string; readonly id: string }): Route => [screenOf(game), id]
