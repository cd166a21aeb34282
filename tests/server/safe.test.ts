import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { PageServer } from '../../src/server/http/static.ts'
import { type ServerSettings, startServer } from '../../src/server/server.ts'
import { serverAt } from '../../src/terminal/join/server.ts'
import { mustBeAnswer } from './described.ts'
import { newFolder } from './people.ts'

let folder = ''
let server: PageServer | null = null
const faults: unknown[] = []
const leaving: (() => void)[] = []

beforeEach(() => {
  folder = newFolder()
})
afterEach(async () => {
  for (const leave of leaving.splice(0)) leave()
  await server?.close()
  server = null
  rmSync(folder, { recursive: true, force: true })
  expect(faults.splice(0)).toEqual([])
})

async function start(more: Partial<ServerSettings> = {}): Promise<number> {
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data'), ...more },
    log: (_number, error) => faults.push(error),
  })
  return server.port
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
/** Not fetch, which keeps some headers to itself. */
const ask = (port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; text: string }>((resolve, reject) => {
    const asked = request({ port, path, method, headers, agent: false }, answer => {
      let text = ''
      answer.on('data', data => {
        text += data
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asked.on('error', reject)
    asked.end(body)
  })
const json = { 'content-type': 'application/json' }
const opening: Asked = { method: 'POST', headers: json, body: '{"game":"negotiator"}' }
const keyOf = (text: string): string => JSON.parse(text).refused.key

async function call(port: number) {
  const at = serverAt(`http://127.0.0.1:${port}`)
  const { table, host, invites } = await at.open({ game: 'negotiator' })
  const { pass } = await at.sit(table, { invite: invites[0], name: 'Ann' })
  await at.act(table, host, { id: 'begin', do: { type: 'draw' } })
  return { at, table, pass }
}

/** A line over WebSocket, or the status it was refused with. */
function dial(port: number, headers: Readonly<Record<string, string>> = {}): Promise<WebSocket | Dialled> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers, autoPong: false })
  leaving.push(() => socket.terminate())
  socket.on('error', () => {})
  return new Promise(resolve => {
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_asked, answer) => {
      let text = ''
      answer.on('data', data => {
        text += data
      })
      answer.on('end', () => resolve({ status: answer.statusCode, after: answer.headers['retry-after'], text }))
    })
  })
}
interface Dialled {
  readonly status: number | undefined
  readonly after: string | undefined
  readonly text: string
}

describe('too much', () => {
  test.each<[string, ServerSettings['limits'], (port: number) => ReturnType<typeof ask>, string]>([
    ['tables', { tablesPerHour: 2 }, port => ask(port, '/api/tables', opening), 'limit.tables'],
    ['requests', { requestsPerMinute: 2 }, port => ask(port, '/api/tables/x'), 'limit.requests'],
    [
      'wrong passes',
      { wrongPassesPerMinute: 2 },
      port => ask(port, '/api/tables/x/events', { headers: { authorization: 'Bearer x' } }),
      'limit.wrong-passes',
    ],
  ])('%s of one address are answered with 429, a sentence and when to try again', async (_what, limits, again, key) => {
    const port = await start({ limits: limits ?? {} })
    await again(port)
    await again(port)
    const { status, headers, text } = await again(port)
    expect(status).toBe(429)
    expect(keyOf(text)).toBe(key)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(text).sentence).toMatch(/Try again in [\d,]+ seconds?\.$/)
  })

  test('lines of one address are refused before the handshake, over both carriers', async () => {
    const port = await start({ limits: { linesPerAddress: 2 } })
    const { table, pass } = await call(port)
    const first = await dial(port)
    await dial(port)
    const refused = { status: 429, after: '30', text: expect.stringContaining('limit.connections') }
    expect(await dial(port)).toEqual(refused)
    const events = await ask(port, `/api/tables/${table}/events`, { headers: { authorization: `Bearer ${pass}` } })
    expect([events.status, keyOf(events.text)]).toEqual([429, 'limit.connections'])
    if (first instanceof WebSocket) first.terminate()
    await expect.poll(async () => (await dial(port)) instanceof WebSocket).toBe(true)
  })

  test('addresses are those a trusted proxy names, and nobody else', async () => {
    const limits = { tablesPerHour: 1 }
    const from = (address: string): Asked => ({ ...opening, headers: { ...json, 'x-forwarded-for': address } })
    const alone = await start({ limits })
    expect((await ask(alone, '/api/tables', from('203.0.113.1'))).status).toBe(200)
    expect((await ask(alone, '/api/tables', from('203.0.113.2'))).status).toBe(429)
    await server?.close()
    const behind = await start({ limits, proxies: ['127.0.0.1'] })
    expect((await ask(behind, '/api/tables', from('203.0.113.1'))).status).toBe(200)
    expect((await ask(behind, '/api/tables', from('203.0.113.2'))).status).toBe(200)
    expect((await ask(behind, '/api/tables', from('203.0.113.1'))).status).toBe(429)
  })

  test('a body that is too long is not read', async () => {
    const port = await start()
    const body = JSON.stringify({ game: 'x'.repeat(20_000) })
    const { status, text } = await ask(port, '/api/tables', { ...opening, body })
    expect([status, keyOf(text)]).toEqual([413, 'api.too-long'])
  })

  test('undo of one seat is limited, also where nothing else is', async () => {
    const port = await start({ limits: { undosPerSecond: 1 } })
    const { at, table, pass } = await call(port)
    const undo = (id: string) =>
      at.act(table, pass, { id, do: { type: 'undo' } }).then(
        () => 'done',
        error => error.key,
      )
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => undo(`u${n}`)))
    expect(all.filter(one => one === 'limit.messages').length).toBeGreaterThan(0)
  })

  test('a line that answers no ping is cut, and a server that is stopped waits for nobody who does not read', async () => {
    const port = await start({ limits: { pingMs: 20 } })
    const silent = await dial(port)
    if (!(silent instanceof WebSocket)) throw new Error('not let in')
    const code = await new Promise(resolve => silent.on('close', resolve))
    expect(code).toBe(1006)
    const { table, pass } = await call(port)
    const line = connect(port, '127.0.0.1')
    leaving.push(() => line.destroy())
    line.on('error', () => {})
    line.pause()
    line.write(`GET /api/tables/${table}/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${pass}\r\n\r\n`)
    await server?.close()
    server = null
    // A server that is stopped waits for nobody who does not read.
    await start()
  })
})

describe('other sites', () => {
  const origin = 'https://elsewhere.example'

  test('cannot act here by anybody’s cookie: not by a request, not by a form, not over a socket', async () => {
    const port = await start()
    const foreign = await ask(port, '/api/tables', { ...opening, headers: { ...json, origin } })
    expect([foreign.status, keyOf(foreign.text)]).toEqual([403, 'pass.other-site'])
    const hidden = { ...json, 'sec-fetch-site': 'cross-site' }
    expect((await ask(port, '/api/tables', { ...opening, headers: hidden })).status).toBe(403)
    const form = { 'content-type': 'text/plain', origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` }
    expect((await ask(port, '/api/tables', { ...opening, headers: form })).status).toBe(415)
    expect(await dial(port, { origin })).toMatchObject({ status: 403 })
    expect(await dial(port, { origin: `http://127.0.0.1:${port}` })).toBeInstanceOf(WebSocket)
  })

  test('are told by no header that they may ask', async () => {
    const port = await start()
    const asked = { headers: { origin, 'access-control-request-method': 'POST' } }
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const { headers } = await ask(port, '/api/tables', { ...asked, method })
      expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([])
    }
  })
})

test('the pass of a seat is a cookie that no script reads and that no other site has sent along', async () => {
  const port = await start()
  const { table, invites } = await serverAt(`http://127.0.0.1:${port}`).open({ game: 'negotiator' })
  const body = JSON.stringify({ invite: invites[0], name: 'Ann' })
  const { headers } = await ask(port, `/api/tables/${table}/sit`, { method: 'POST', headers: json, body })
  expect(String(headers['set-cookie'])).toMatch(
    /^seat-[\w-]+=[\w-]{22}; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Lax$/,
  )
})

test.each<[string, string, number, string | null]>([
  ['GET', '/api/nowhere', 404, 'api.no-route'],
  ['GET', '/api/socket', 404, 'api.no-route'],
  ['GET', '/api/tables', 405, 'api.method'],
  ['PUT', '/api/tables', 405, 'api.method'],
  ['OPTIONS', '/api/tables', 405, 'api.method'],
  ['DELETE', '/api/tables/x', 405, 'api.method'],
  ['GET', '/api/tables/<script>', 404, 'table.none'],
  ['HEAD', '/api/tables/x', 404, null],
])('%s %s: refused as everything is, and nothing of it repeated', async (method, path, status, key) => {
  const port = await start()
  const answer = await ask(port, path, { method })
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  expect(answer.headers).not.toHaveProperty('server')
  expect(answer.headers).not.toHaveProperty('x-powered-by')
  expect(answer.text).not.toContain('script')
  if (key === null) expect(answer.text).toBe('')
  else {
    expect(keyOf(answer.text)).toBe(key)
    mustBeAnswer(method, path, status, JSON.parse(answer.text))
  }
})
