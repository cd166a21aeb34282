import type { Incoming, Outgoing } from '../host/wire.ts'
import { eventsIn } from './event-stream.ts'
import { refusedIn } from './refusal.ts'
import type { Line, Socket } from './table.ts'

/** What carries the messages of a table: a WebSocket, or an event stream and requests where there can be none. */

export type Connect = Line['connect']
export type Fetch = typeof fetch

/** As much of a WebSocket as is needed; that of a browser has it, and so has the one of `ws`. */
export interface AnySocket {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void
  send(text: string): void
  close(): void
}

export const socketAddress = (address: string): string => `${address.replace(/^http/, 'ws')}/api/socket`

/** A server says that it is there every 25 seconds: after twice that, and a little, it is not. */
const SILENCE_MS = 60_000

/** Ends what has heard nothing for so long: a line may be dead without either end being told. */
function listening(after: Line['after'], end: () => void): { heard(): void; stop(): void } {
  let callOff = after(SILENCE_MS, end)
  return {
    heard() {
      callOff()
      callOff = after(SILENCE_MS, end)
    },
    stop: () => callOff(),
  }
}

export const overSocket =
  (address: string, open: (address: string) => AnySocket, after: Line['after']): Connect =>
  ({ opened, received, closed }) => {
    const socket = open(socketAddress(address))
    let isOver = false
    const end = (): void => {
      if (isOver) return
      isOver = true
      stop()
      closed()
    }
    // Nobody waits for the goodbye of a line on which nothing comes any more.
    const { heard, stop } = listening(after, () => {
      socket.close()
      end()
    })
    socket.addEventListener('open', () => {
      if (!isOver) opened()
    })
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return
      heard()
      received(String(data))
    })
    socket.addEventListener('error', () => {})
    socket.addEventListener('close', end)
    return {
      send: text => socket.send(text),
      close() {
        stop()
        socket.close()
      },
    }
  }

/** So many upgrades fail before the other way is tried. */
const MOST_FAILED = 2

/** The first way; the second where the first has failed twice. After that each gets its turn again. */
export function fallingBack(first: Connect, second: Connect): Connect {
  let failed = 0
  return events => {
    if (failed >= MOST_FAILED)
      return second({
        ...events,
        closed() {
          failed = MOST_FAILED - 1
          events.closed()
        },
      })
    let hasOpened = false
    return first({
      ...events,
      opened() {
        hasOpened = true
        failed = 0
        events.opened()
      },
      closed() {
        if (!hasOpened) failed += 1
        events.closed()
      },
    })
  }
}

export const overEvents =
  (address: string, { after, newId }: Pick<Line, 'after' | 'newId'>, ask: Fetch = fetch): Connect =>
  events => {
    const stream = newId()
    let following: AbortController | null = null
    let hello: (Incoming & { type: 'hello' }) | null = null
    let isOver = false
    const end = (): void => {
      if (isOver) return
      isOver = true
      following?.abort()
      events.closed()
    }
    const tell = (message: Outgoing): void => {
      if (!isOver) events.received(JSON.stringify(message))
    }
    const url = (path: string, query: Readonly<Record<string, string | number | undefined>>): string => {
      const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
      return `${address}/api/tables/${encodeURIComponent(hello?.table ?? '')}/${path}?${new URLSearchParams(given)}`
    }
    const bearer = (): Record<string, string> =>
      hello?.pass === undefined ? {} : { authorization: `Bearer ${hello.pass}` }

    async function follow({ from, protocol, as }: Incoming & { type: 'hello' }): Promise<void> {
      following?.abort()
      const own = new AbortController()
      following = own
      const { heard, stop } = listening(after, end)
      try {
        const headers = { accept: 'text/event-stream', ...bearer() }
        const answer = await ask(url('events', { protocol, from, stream, as }), { headers, signal: own.signal })
        if (!answer.ok || !answer.body) {
          const why = refusedIn(await answer.text())?.refused
          if (why) tell({ type: 'refused', id: null, why })
        } else
          for await (const data of eventsIn(answer.body, heard)) if (following === own && !isOver) events.received(data)
      } catch {
        // The line is broken, which is all that is to be said of it.
      } finally {
        stop()
        if (following === own) end()
      }
    }

    async function post(text: string, id: string): Promise<void> {
      try {
        const headers = { 'content-type': 'application/json', ...bearer() }
        const answer = await ask(url('input', { stream, as: hello?.as }), { method: 'POST', headers, body: text })
        const body = await answer.text()
        const why = answer.ok ? null : refusedIn(body)?.refused
        if (why) tell({ type: 'refused', id, why })
        else if (!answer.ok) end()
        // Where the stream is at another node, the answer is here; else it comes with what is to be seen of it.
        else if (answer.status === 200) tell({ type: 'ack', ack: id })
      } catch {
        end()
      }
    }

    queueMicrotask(() => {
      if (!isOver) events.opened()
    })
    return {
      send(text) {
        const message = JSON.parse(text) as Incoming
        if (message.type === 'input') void post(text, message.id)
        else {
          hello = message
          void follow(message)
        }
      },
      close: end,
    } satisfies Socket
  }
