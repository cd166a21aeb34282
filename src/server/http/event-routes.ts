import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ackSchema, followsSchema } from '../../host/answers.ts'
import { asScreen, inputSchema, type Outgoing } from '../../host/wire.ts'
import { PROTOCOL } from '../../host/wire-version.ts'
import { hashOf } from '../people/passes.ts'
import type { Service } from '../service.ts'
import { grouped } from './address.ts'
import { type Around, actOnce, type Carrier, type Connection, openConnection } from './connection.ts'
import { type Brought, broughtBy } from './passport.ts'
import { tableParams } from './table-routes.ts'
import { refusals, type Web } from './web.ts'

/**
 * The messages of a table as an event stream, and what goes the other way as requests: for programs, for curl, and for
 * whoever has a proxy between that lets no WebSocket through.
 */

interface Stream {
  readonly connection: Connection
  readonly table: string
  /** SHA-256 of what it was opened with. */
  readonly by: string
}

const hashOfAll = ({ own, host }: Brought): string => hashOf(`${own ?? ''} ${host ?? ''}`)

/** A stream that has not been read of for so many looks is nobody's. */
const MOST_STALLED = 2
/** How long a browser waits before it comes back by itself. */
const RETRY_MS = 1000

const stream = z.string().min(1).max(64)
const named = stream.optional().describe('A name the client makes up for its event stream.')

export async function addEvents(web: Web, service: Service): Promise<void> {
  const { gate, watch } = service
  /** By the name that its client has given it; only whoever has its pass finds it. */
  const streams = new Map<string, Stream>()
  const around = (request: FastifyRequest): Around => ({
    ...service,
    address: grouped(request.ip),
    broughtTo: (table, as) => broughtBy(request, table, as),
  })
  const security = [{ pass: [] }, { seat: [] }, { tableHost: [] }]

  web.get(
    '/tables/:table/events',
    {
      exposeHeadRoute: false,
      schema: {
        ...{ operationId: 'followTable', summary: 'All messages of a table, as server-sent events', tags: ['tables'] },
        security,
        params: tableParams,
        querystring: z.strictObject({
          from: count.optional().describe('How much of what was told the client has already, as `hello` says it.'),
          protocol: count.optional().describe(`The version of the protocol; ${PROTOCOL} where none is named.`),
          stream: named,
          as: asScreen,
        }),
        headers: z.object({ 'last-event-id': count.optional().catch(undefined).describe('As `from`, by a browser.') }),
        response: {
          200: { content: { 'text/event-stream': { schema: z.string().max(0).describe(EVENTS) } } },
          ...refusals(401, 404, 409, 422, 503),
        },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { from: asked, protocol = PROTOCOL, stream: name, as } = request.query
      const from = request.headers['last-event-id'] ?? asked
      const leave = gate.enter(grouped(request.ip))
      const carrier = eventCarrier(reply.raw, gate.limits)
      const connection = openConnection(around(request), carrier)
      const hello = { type: 'hello', protocol: Number(protocol), table, ...(as ? { as } : {}) } as const
      watch.line('sse', 1)
      const close = (): void => {
        watch.line('sse', -1)
        leave()
        connection.close()
        if (name !== undefined && streams.get(name)?.connection === connection) streams.delete(name)
      }
      reply.raw.once('close', close)
      try {
        await connection.greet(from === undefined ? hello : { ...hello, from: Number(from) })
        const by = hashOfAll(broughtBy(request, table, as))
        if (name !== undefined && !reply.raw.destroyed) streams.set(name, { connection, table, by })
      } catch (error) {
        reply.raw.off('close', close)
        close()
        throw error
      }
      reply.hijack()
      carrier.open({ ...reply.getHeaders() })
    },
  )

  web.post(
    '/tables/:table/input',
    {
      bodyLimit: gate.limits.messageBytes,
      // Counted by line or by seat, as the messages of a socket are.
      config: { rateLimit: false },
      schema: {
        ...{ operationId: 'act', summary: 'Do something at a table; sent again, it is done once', tags: ['tables'] },
        security,
        params: tableParams,
        querystring: z.strictObject({ stream: named, as: asScreen }),
        body: inputSchema,
        response: {
          200: ackSchema.describe('It is durable.'),
          202: followsSchema.describe('The answer comes over the event stream of this name.'),
          ...refusals(401, 404, 409, 413, 422, 503),
        },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { stream: name, as } = request.query
      const open = name === undefined ? undefined : streams.get(name)
      if (name !== undefined && open?.table === table && open.by === hashOfAll(broughtBy(request, table, as))) {
        void open.connection.take(request.body)
        return reply.code(202).send({ stream: name })
      }
      await actOnce(around(request), table, request.body, as)
      return { type: 'ack', ack: request.body.id } as const
    },
  )
}

const count = z
  .string()
  .max(7)
  .regex(/^\d{1,7}$/)

const EVENTS =
  'Each event is one JSON message (docs/schemas/wire-*.schema.json) in its `data`; its `id` counts what was told.'

interface EventCarrier extends Carrier {
  open(headers: Record<string, number | string | string[] | undefined>): void
}

/** One message an event. What was told so far is its id, so that a browser that comes back by itself goes on there. */
function eventCarrier(
  raw: ServerResponse,
  { bufferedBytes, pingMs }: { readonly bufferedBytes: number; readonly pingMs: number },
): EventCarrier {
  let stalled = 0
  const write = (text: string): void => {
    if (raw.destroyed || raw.writableEnded) return
    if (raw.writableLength > bufferedBytes) raw.destroy()
    else raw.write(text)
  }
  const ping = (): void => {
    stalled = raw.writableLength > 0 ? stalled + 1 : 0
    if (stalled > MOST_STALLED) raw.destroy()
    else write(': still here\n\n')
  }
  return {
    open(headers) {
      if (raw.destroyed) return
      raw.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        // nginx would keep events back until it has a page of them.
        'x-accel-buffering': 'no',
      })
      raw.socket?.setKeepAlive(true, pingMs)
      const timer = setInterval(ping, pingMs).unref()
      raw.once('close', () => clearInterval(timer))
      write(`retry: ${RETRY_MS}\n\n`)
    },
    send: message => write(`${eventId(message)}data: ${JSON.stringify(message)}\n\n`),
    end: () => void raw.end(),
  }
}

const eventId = (message: Outgoing): string =>
  message.type === 'whole' || message.type === 'told' ? `id: ${message.from + message.told.length}\n` : ''
