import { createHash } from 'node:crypto'
import { existsSync, readFileSync, type Stats } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify'
import { Fault } from '../../engine/game.ts'
import type { Trust } from './address.ts'
import { packingFor } from './encoding.ts'

/** The built page over HTTP: the files that are in its folder when it begins, and nothing else. */

/** Nothing from elsewhere is loaded, nothing is sent elsewhere, and, which only a header can say, nobody frames the page. */
const guards = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': `${policy}; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

/** The policy that the build has written into the page: a page without one was not built by us. */
function policyIn(folder: string): string {
  const file = join(folder, 'index.html')
  const html = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  if (policy === undefined) throw new Fault('serve.not-built')
  return policy
}

/** How long a request may take to arrive, in milliseconds; Fastify itself would wait for ever. */
const REQUEST_TIMEOUT_MS = 60_000

/**
 * Names what a file holds by its content. Not by size and time, as @fastify/static does: npm gives every file of a
 * package the same time, and a new index.html often has the old one's size.
 */
function contentTags(): (path: string, stat: Stats) => string {
  const known = new Map<string, { readonly changed: number; readonly tag: string }>()
  return (path, { ctimeMs }) => {
    const before = known.get(path)
    if (before?.changed === ctimeMs) return before.tag
    const tag = `"${createHash('sha256').update(readFileSync(path)).digest('base64url')}"`
    known.set(path, { changed: ctimeMs, tag })
    return tag
  }
}

/** Whether the browser has this very content already. */
const isKnown = (tags: string, tag: string): boolean =>
  tags.split(',').some(one => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)

const API = '/api/'
/** The name of a table, as its links have it. */
const TABLE = /^[\w-]{1,64}$/

export interface PageServer {
  readonly port: number
  /** What can be asked here besides the files of the page, by method and pattern. */
  readonly routes: readonly string[]
  /** Stops, whoever is connected; what is being answered is answered first. */
  close(): Promise<void>
}

/** What is served beside the page, below /api. */
export interface Beside {
  addMore(server: FastifyInstance): Promise<void>
  /** Whom to believe where a request comes from. */
  readonly trust: Trust
  readonly bodyBytes: number
}

/** Serves the page on this host and port; comes back once it listens, and fails as Node says it fails. */
export async function servePage(
  folder: string,
  host: string,
  port: number,
  { addMore, trust, bodyBytes }: Partial<Beside> = {},
): Promise<PageServer> {
  const headers = guards(policyIn(folder))
  const tagOf = contentTags()
  /** Every refusal is its number: nothing of what was asked for, or of what went wrong in here, is repeated. */
  const refuse = (reply: FastifyReply, status: number): FastifyReply =>
    reply.code(status).headers(headers).type('text/plain; charset=utf-8').send(`${status}\n`)

  const server = fastify({
    logger: false,
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIMEOUT_MS,
    ...(trust ? { trustProxy: trust } : {}),
    ...(bodyBytes === undefined ? {} : { bodyLimit: bodyBytes }),
    frameworkErrors: ({ statusCode = 400 }, _request, reply) => refuse(reply, statusCode),
  })
  server.setErrorHandler<{ statusCode?: number }>(({ statusCode = 500 }, _request, reply) => refuse(reply, statusCode))
  server.setNotFoundHandler((_request, reply) => refuse(reply, 404))
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    if (request.url.startsWith(API)) {
      reply.header('cache-control', 'no-store')
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(reply.header('allow', 'GET, HEAD'), 405)
    // Decided here: @fastify/static takes `*` for gzip, also where gzip is refused.
    request.headers['accept-encoding'] = packingFor(request.headers['accept-encoding']?.toString() ?? '') ?? 'identity'
  })
  server.addHook('onSend', async (request, reply, payload) => {
    const { 'if-none-match': tags } = request.headers
    const tag = reply.getHeader('etag')
    if (reply.statusCode !== 200 || tags === undefined || typeof tag !== 'string' || !isKnown(tags, tag)) return payload
    if (payload instanceof Readable) payload.destroy()
    for (const name of ['content-length', 'content-type', 'content-encoding']) reply.removeHeader(name)
    reply.code(304)
    return null
  })
  const routes: string[] = []
  server.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith(API)) routes.push(...[method].flat().map(one => `${one} ${url}`))
  })
  // What stands behind the `#` of the link goes along; by a relative address, wherever a proxy has put the page.
  for (const [path, home] of [
    ['/t/:table', '../'],
    ['/t/:table/', '../../'],
  ])
    server.get<{ Params: { table: string } }>(path, ({ params: { table } }, reply) =>
      TABLE.test(table) ? reply.redirect(`${home}?table=${table}`) : refuse(reply, 404),
    )
  const underWay = countRequests(server)
  await addMore?.(server)
  await server.register(fastifyStatic, {
    serve: true,
    root: folder,
    // The addresses are listed once, so that no path a request can name leads anywhere else.
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    acceptRanges: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    setHeaders(reply, path, stat) {
      // What has its hash in its name never changes; the rest is asked for every time.
      const isHashed = path.startsWith(join(folder, 'assets') + sep)
      reply.headers({
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: tagOf(path, stat),
      })
    },
  })
  await server.listen({ host, port })
  const { port: taken } = server.server.address() as AddressInfo
  return {
    ...{ port: taken, routes },
    async close() {
      await underWay.finished(LAST_ANSWERS_MS)
      await server.close()
    },
  }
}

/** So long an answer that is being made may take when the server is told to stop. */
const LAST_ANSWERS_MS = 2000

interface UnderWay {
  /** Comes back when nothing is being answered, or when that takes too long. */
  finished(mostMs: number): Promise<void>
}

/** Whoever has only opened a line, or sent half a request, is not waited for. */
function countRequests(server: FastifyInstance): UnderWay {
  let count = 0
  let done = (): void => {}
  server.addHook('onRequest', async (_request, reply) => {
    count += 1
    reply.raw.once('close', () => {
      count -= 1
      if (count === 0) done()
    })
  })
  return {
    finished: mostMs =>
      new Promise(resolve => {
        if (count === 0) return resolve()
        const late = setTimeout(resolve, mostMs)
        done = () => {
          clearTimeout(late)
          resolve()
        }
      }),
  }
}
