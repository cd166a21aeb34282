import { type AnySocket, type Fetch, fallingBack, overEvents, overSocket } from './carriers.ts'
import type { Line } from './table.ts'

/** How a client comes to a server: WebSocket first, where there is one; then an event stream and requests. */
export interface LineOptions {
  readonly fetch?: Fetch
  /** Where there is no WebSocket as browsers have it, or to have another. */
  readonly openSocket?: (address: string) => AnySocket
}

export const timers: Pick<Line, 'after' | 'random' | 'newId'> = {
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  random: Math.random,
  // Not randomUUID, which browsers have only where the page came over TLS.
  newId: () => [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join(''),
}

/** A line a table: which way has failed is remembered by each for itself. */
export function lineTo(address: string, options: LineOptions = {}): () => Line {
  const ask: Fetch = options.fetch ?? ((...given) => fetch(...given))
  const { WebSocket } = globalThis as unknown as { readonly WebSocket?: new (address: string) => AnySocket }
  const open = options.openSocket ?? (WebSocket && ((at: string) => new WebSocket(at)))
  const events = overEvents(address, timers, ask)
  return () => ({
    ...timers,
    connect: open ? fallingBack(overSocket(address, open, timers.after), events) : events,
  })
}
