import { useSyncExternalStore } from 'react'
import { serverAddress } from './calls.ts'
import { reach } from './calls-beside.ts'

/**
 * Where links lead. A page that was opened on the machine the server runs on has an address that holds nowhere else:
 * there the server says where other devices find it, and somebody chooses where there are several.
 */
export interface Reachable {
  /** What links begin with. */
  readonly address: string
  /** All there are; null where it is the address of the page anyway. */
  readonly others: readonly string[] | null
}

const HERE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

let known: Reachable | null = null
const listeners = new Set<() => void>()
const become = (next: Reachable): void => {
  known = next
  for (const listener of listeners) listener()
}

function now(): Reachable {
  if (known) return known
  known = { address: serverAddress(), others: null }
  if (HERE.test(location.hostname))
    void reach().then(
      others => become({ address: others[0] ?? serverAddress(), others }),
      // Behind something that passes questions on: then the page's own address is all that is known.
      () => {},
    )
  return known
}

export const choose = (address: string): void => become({ ...now(), address })

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useReach = (): Reachable => useSyncExternalStore(subscribe, now)
