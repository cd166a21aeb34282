import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MetricsFor } from '../settings.ts'
import type { Metrics } from '../watch/metrics.ts'

/** What machines ask: is it alive, may people be sent here, and how is it doing. None of it says anything about anybody. */
export interface Health {
  /** What is kept can be reached, and nobody has told the server to stop. */
  isReady(): Promise<boolean>
  readonly metrics: Metrics
  readonly metricsFor: MetricsFor
}

const THIS_MACHINE = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** Whoever asks through something that says this, and that we have no reason to believe, may be anywhere. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']

/** The address is the one that trusted proxies name; others are not asked to be believed. */
export const isFromHere = ({ ip, raw, headers }: FastifyRequest): boolean =>
  THIS_MACHINE.test(ip) && (ip !== raw.socket.remoteAddress || PASSED_ON.every(name => headers[name] === undefined))

export function addHealth(server: FastifyInstance, { isReady, metrics, metricsFor }: Health): void {
  const say = (reply: FastifyReply, status: number, text: string): FastifyReply =>
    reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`)
  server.get('/healthz', async (_request, reply) => say(reply, 200, 'alive'))
  server.get('/readyz', async (_request, reply) =>
    (await isReady()) ? say(reply, 200, 'ready') : say(reply, 503, 'not ready'),
  )
  server.get('/metrics', async (request, reply) => {
    const mayRead = metricsFor === 'open' || (metricsFor === 'local' && isFromHere(request))
    if (!mayRead) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}
