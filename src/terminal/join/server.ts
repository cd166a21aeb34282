import { WebSocket } from 'ws'
import type { AnySocket } from '../../client/carriers.ts'
import { serverAt as anyServerAt, type TableServer } from '../../client/server.ts'
import type { Line } from '../../client/table.ts'

export type { TableServer }

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

/** A server of tables, as this terminal talks to it. */
export const serverAt = (address: string): TableServer => anyServerAt(address, { openSocket })

/** A line to a server. */
export const lineTo = (address: string): Line => serverAt(address).line()
