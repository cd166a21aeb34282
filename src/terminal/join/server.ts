import { WebSocket } from 'ws'
import type { AnySocket } from '../../client/carriers.ts'
import { type TableServer as AnyServer, serverAt as anyServerAt } from '../../client/server.ts'
import type { Line } from '../../client/table.ts'

/** A server, and how far this machine's clock is ahead of its own, to about a second, as its last answer has it. */
export interface TableServer extends AnyServer {
  aheadMs(): number
}

const GOODBYE_MS = 1000

/** A WebSocket as a program in Node has it; a server that does not answer a goodbye keeps nobody waiting. */
function openSocket(address: string): AnySocket {
  const socket = new WebSocket(address)
  const close = socket.close.bind(socket)
  return Object.assign(socket, {
    close() {
      close()
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
    },
  })
}

/** What a server is told of this device, so that people tell their own apart: that it is a terminal, and its system. */
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'Linux', darwin: 'Macintosh', win32: 'Windows' }
const USER_AGENT = `SituationRoomTerminal (${SYSTEMS[process.platform] ?? ''})`

/** A server says its time in whole seconds: as a rule it is half of one later. */
const HALF_SECOND_MS = 500

/** A server of tables, as this terminal talks to it. */
export function serverAt(address: string): TableServer {
  let aheadMs = 0
  const ask: typeof fetch = async (at, given) => {
    const asked = Date.now()
    const answer = await fetch(at, { ...given, headers: { ...given?.headers, 'user-agent': USER_AGENT } })
    const theirs = Date.parse(answer.headers.get('date') ?? '')
    if (!Number.isNaN(theirs)) aheadMs = (asked + Date.now()) / 2 - (theirs + HALF_SECOND_MS)
    return answer
  }
  return { ...anyServerAt(address, { openSocket, fetch: ask }), aheadMs: () => aheadMs }
}

/** A line to a server. */
export const lineTo = (address: string): Line => serverAt(address).line()
