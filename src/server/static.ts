import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

/** The built page over HTTP: a few dozen files, read once, served from memory. */

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/** Nothing from elsewhere is loaded, nothing is sent elsewhere, nobody frames the page. */
const guards = (inline: readonly string[]): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' ${inline.map(hash => `'sha256-${hash}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
})

/** The page's own inline script may run, and no other: each by the hash of its text. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text]) => createHash('sha256').update(text).digest('base64'))

interface Page {
  readonly type: string
  readonly cache: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
}

/** The build lays the packed forms of a file beside it, where packing is worth it. */
const packings = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof packings | 'identity'
const isPacking = (path: string): boolean => Object.values(packings).some(ending => path.endsWith(ending))

function pageOf(path: string, folder: string): Page {
  const file = join(folder, path)
  const identity = readFileSync(file)
  const packed = (encoding: keyof typeof packings): Buffer => {
    const beside = file + packings[encoding]
    return existsSync(beside) ? readFileSync(beside) : identity
  }
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    // What has its hash in its name never changes; the rest is asked for every time.
    cache: path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    bodies: { identity, br: packed('br'), gzip: packed('gzip') },
  }
}

/** Every file of the built page by its address, and what goes with every answer. */
interface Site {
  readonly pages: ReadonlyMap<string, Page>
  readonly headers: Readonly<Record<string, string>>
}

export function siteIn(folder: string): Site {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !isPacking(entry.name))
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  return {
    pages: new Map(paths.map(path => [`/${path}`, pageOf(path, folder)])),
    headers: guards(inlineScripts(readFileSync(join(folder, 'index.html'), 'utf8'))),
  }
}

function encodingFor(accepted: string, { bodies }: Page): Encoding {
  const names = accepted.split(',').map(part => part.split(';')[0].trim())
  const best = (['br', 'gzip'] as const).find(
    encoding => names.includes(encoding) && bodies[encoding] !== bodies.identity,
  )
  return best ?? 'identity'
}

export function answer({ pages, headers }: Site, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://page')
  const page = pages.get(pathname === '/' ? '/index.html' : pathname)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  if (!page) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404\n')
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '', page)
  const body = page.bodies[encoding]
  response.writeHead(200, {
    'content-type': page.type,
    'content-length': body.length,
    'cache-control': page.cache,
    vary: 'accept-encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export const isBuilt = (folder: string): boolean => existsSync(join(folder, 'index.html'))

/** Serves the page on this host and port; comes back once it listens, and fails as Node says it fails. */
export function servePage(folder: string, host: string, port: number): Promise<Server> {
  const site = siteIn(folder)
  const server = createServer((request, response) => answer(site, request, response))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
