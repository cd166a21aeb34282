import { overEvents } from '../../src/client/carriers.ts'
import type { Line } from '../../src/client/table.ts'
import { lineTo as lineToAddress } from '../../src/terminal/join/server.ts'
import { mustBeMessage } from './described.ts'

const addressOf = (port: number): string => `http://127.0.0.1:${port}`

/** A line to a server of this machine; every message that it carries is as docs/schemas say. */
export const lineTo = (port: number): Line => watched(lineToAddress(addressOf(port)))

const watched = (line: Line): Line => ({
  ...line,
  connect(events) {
    const socket = line.connect({
      ...events,
      received(text) {
        mustBeMessage(text)
        events.received(text)
      },
    })
    return {
      ...socket,
      send(text) {
        mustBeMessage(text)
        socket.send(text)
      },
    }
  },
})

/** The same by each of the two ways that messages are carried. */
export const carriers = ['WebSocket', 'event stream'] as const
export type CarrierName = (typeof carriers)[number]

export const linesBy: Readonly<Record<CarrierName, (port: number) => Line>> = {
  WebSocket: lineTo,
  'event stream'(port) {
    const line = lineTo(port)
    return watched({ ...line, connect: overEvents(addressOf(port), line) })
  },
}

/** The same, for whoever comes back twenty times as fast as people need to. */
export const hasty = (line: Line): Line => ({ ...line, after: (ms, work) => line.after(ms / 20, work) })
