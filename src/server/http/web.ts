import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { refusedSchema } from '../../host/answers.ts'
import type { Refusal } from '../../host/store.ts'
import type { Watch } from '../watch/watch.ts'
import { grouped } from './address.ts'
import { isForeign } from './foreign.ts'
import type { Gate } from './gate.ts'
import { describeRoutes } from './openapi.ts'
import { type Report, readBy, refusalFor, retryAfter, sentenceFor, statusOf } from './refused.ts'

/** What every route below /api has in common: who may ask, how much, how a question is read and how it is answered. */

/** Where routes are added: a question is read and an answer made by the zod schemas of its route. */
export type Web = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

export interface WebSettings {
  readonly gate: Gate
  /** Other addresses whose pages may ask: where the server is known by another name than it is asked by. */
  readonly origins: readonly string[]
  readonly report: Report
  readonly watch: Watch
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const MINUTE_MS = 60_000

/** Mistakes that Fastify finds before a route is reached, as we say them. */
function ofFramework(error: { readonly statusCode?: number; readonly code?: string }, bodyBytes: number): unknown {
  if (error instanceof Fault) return error
  switch (error.statusCode) {
    case 413:
      return new Fault('api.too-long', { most: bodyBytes })
    case 415:
      return new Fault('api.no-json')
    case 400:
      return new Fault(error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? 'shape.json' : 'api.bad-request')
    default:
      return error
  }
}

export async function addWeb(
  server: FastifyInstance,
  { gate, origins, report, watch }: WebSettings,
  addRoutes: (web: Web) => Promise<void>,
): Promise<void> {
  const { requestsPerMinute, bodyBytes } = gate.limits
  await server.register(cookie)
  await server.register(
    async scope => {
      const web: Web = scope.withTypeProvider<ZodTypeProvider>()
      // A form of another site could send text; JSON it can only send where it is allowed to, and it never is.
      web.removeContentTypeParser('text/plain')
      web.setValidatorCompiler<z.ZodType>(({ schema }) => data => {
        try {
          return { value: readBy(schema, data) }
        } catch (error) {
          return { error: error as Fault }
        }
      })
      web.setSerializerCompiler<z.ZodType>(({ schema, url }) => data => {
        const { data: answer, error } = schema.safeParse(data)
        if (error) throw error
        // What is not listed does not leave; that it was there is a mistake of ours.
        if (!isDeepStrictEqual(plain(answer), plain(data))) report(new Error(`an answer of ${url} had too much in it`))
        return JSON.stringify(answer)
      })
      web.addHook('onRequest', async ({ method, headers, raw }) => {
        const isRead = method === 'GET' || method === 'HEAD'
        // A link from elsewhere may lead here; a script from elsewhere may not ask.
        if ((!isRead || headers.origin !== undefined) && isForeign(raw, origins)) throw new Fault('pass.other-site')
      })
      web.setErrorHandler((error, request, reply) => {
        const why = refusalFor(ofFramework(error as object, request.routeOptions.bodyLimit ?? bodyBytes), report)
        watch.refused(why.key)
        return refuse(request, reply, why)
      })
      const allowedAt = watchRoutes(web)
      web.setNotFoundHandler((request, reply) => {
        const allowed = allowedAt(request.url.split('?')[0])
        if (allowed === '') return refuse(request, reply, { key: 'api.no-route', values: {}, rule: null })
        return refuse(request, reply.header('allow', allowed), { key: 'api.method', values: { allowed }, rule: null })
      })
      await web.register(rateLimit, {
        max: requestsPerMinute,
        timeWindow: MINUTE_MS,
        keyGenerator: request => grouped(request.ip),
        addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
        errorResponseBuilder: (_request, { ttl }) => new Fault('limit.requests', { seconds: Math.ceil(ttl / 1000) }),
      })
      await describeRoutes(web)
      await addRoutes(web)
    },
    { prefix: '/api' },
  )
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

export function refuse(request: FastifyRequest, reply: FastifyReply, why: Refusal): FastifyReply {
  const again = retryAfter(why)
  if (again !== null) reply.header('retry-after', again)
  const sentence = sentenceFor(why, request.headers['accept-language'])
  return reply
    .code(statusOf(why))
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ refused: why, sentence } satisfies z.infer<typeof refusedSchema>)
}

/** The refusals of a route, for its description. */
export const refusals = (...statuses: readonly number[]): Readonly<Record<number, typeof refusedSchema>> =>
  Object.fromEntries([...statuses, 403, 429].map(status => [status, refusedSchema]))

/** By which methods a path can be asked: what is known of routes by whoever adds them. */
function watchRoutes(web: Web): (path: string) => string {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = []
  web.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)
    routes.push({ pattern, methods: [method].flat() })
  })
  return path => {
    const known = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
    return METHODS.filter(method => known.includes(method)).join(', ')
  }
}
