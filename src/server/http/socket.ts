import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { Fault } from '../../engine/game.ts'
import type { Outgoing } from '../../host/wire.ts'
import { addressOf, type Trust } from './address.ts'
import { type Around, openConnection } from './connection.ts'
import { isForeign } from './foreign.ts'
import { broughtIn } from './passport.ts'
import { refusalFor, retryAfter, sentenceFor, statusOf } from './refused.ts'

export interface SocketSettings extends Omit<Around, 'broughtTo' | 'address'> {
  readonly trust: Trust
  readonly origins: readonly string[]
}

/** Two pings without an answer, and nobody is there. */
const MOST_MISSED = 2

/** Messages over WebSocket. Origin and quotas are looked at before the handshake. */
export function addSocket(server: FastifyInstance, settings: SocketSettings): void {
  const { gate, report, trust, origins, watch } = settings
  const { messageBytes, bufferedBytes, pingMs } = gate.limits
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: messageBytes,
    // 253 KB a socket after one message; and secrets beside text that others choose are not to be compressed.
    perMessageDeflate: false,
  })

  const talk = (socket: WebSocket, around: Around): void => {
    let missed = 0
    watch.line('websocket', 1)
    const send = (message: Outgoing): void => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > bufferedBytes) socket.terminate()
      else socket.send(JSON.stringify(message))
    }
    const connection = openConnection(around, { send, end: () => socket.close(1001) })
    const ping = setInterval(() => {
      if (++missed > MOST_MISSED) return socket.terminate()
      socket.ping()
      send({ type: 'here' })
    }, pingMs)
    ping.unref()
    socket.on('pong', () => {
      missed = 0
    })
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(1003)
      else void connection.receive(String(data))
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(ping)
      watch.line('websocket', -1)
      connection.close()
    })
  }

  server.addHook('onClose', async () => {
    await Promise.all([...sockets.clients].map(hungUp))
  })
  server.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => {})
    try {
      const [path] = (request.url ?? '').split('?')
      if (path !== '/api/socket') throw new Fault('api.no-route')
      if (isForeign(request, origins)) throw new Fault('pass.other-site')
      const address = addressOf(request, trust)
      const leave = gate.enter(address)
      // Where there is no handshake, and where there was one.
      stream.once('close', leave)
      const cookies = server.parseCookie(request.headers.cookie ?? '')
      const broughtTo: Around['broughtTo'] = (table, as) => broughtIn(request.headers.authorization, cookies, table, as)
      const { tables, passes, bots, lines, own, reports, world } = settings
      const around = { tables, passes, bots, lines, own, reports, world, gate, watch, report, address, broughtTo }
      sockets.handleUpgrade(request, stream, head, socket => talk(socket, around))
    } catch (error) {
      refuse(stream, request, error, settings)
    }
  })
}

/** So long a client may take to answer a goodbye: what it was told last is on its way meanwhile. */
const GOODBYE_MS = 1000

const hungUp = (socket: WebSocket): Promise<void> =>
  new Promise(resolve => {
    const late = setTimeout(() => socket.terminate(), GOODBYE_MS)
    socket.once('close', () => {
      clearTimeout(late)
      resolve()
    })
    socket.close(1001)
  })

/** An answer to somebody whose line is not one yet. */
function refuse(
  stream: Duplex,
  { headers }: IncomingMessage,
  error: unknown,
  { report, watch }: Pick<SocketSettings, 'report' | 'watch'>,
): void {
  const refused = refusalFor(error, report)
  watch.refused(refused.key)
  const [status, again] = [statusOf(refused), retryAfter(refused)]
  const body = JSON.stringify({ refused, sentence: sentenceFor(refused, headers['accept-language']) })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(again === null ? [] : [`retry-after: ${again}`]),
  ]
  stream.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
