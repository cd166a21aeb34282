import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { campaign } from './campaign.ts'

/** Whatever is said to the server over a bare line, it answers with less than 500, tells nothing of itself, and lives. */

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = join(root, 'dist/web')
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const contents = new Set(
  readdirSync(page, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => hashOf(readFileSync(join(entry.parentPath, entry.name)))),
)
const addresses = readdirSync(page, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).slice(page.length).replaceAll('\\', '/'))

interface Served {
  readonly child: ChildProcessByStdio<null, Readable, Readable>
  readonly gone: Promise<number | null>
  readonly port: number
  said: string
  complained: string
}
let served: Served | null = null
afterAll(() => served?.child.kill())

/** The server, begun when there is none. */
async function running(): Promise<Served> {
  if (served) return served
  const command = [join(root, 'bin/situation-room.js'), 'serve', '--port', '0', '--lang', 'en']
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const gone = new Promise<number | null>(done => child.on('close', done))
  const heard = { said: '', complained: '' }
  child.stderr.on('data', data => {
    heard.complained += data
  })
  const port = await new Promise<number>((listens, fails) => {
    child.stdout.on('data', data => {
      heard.said += data
      const [, found] = /:(\d+)\/\n/.exec(heard.said) ?? []
      if (found) listens(Number(found))
    })
    child.on('close', () => fails(new Error(heard.complained)))
  })
  served = Object.assign(heard, { child, gone, port })
  return served
}

/** Ends the server and says how it ended: the next request meets a new one, so that a fatal one can be made smaller. */
async function end() {
  const server = await running()
  served = null
  server.child.kill('SIGINT')
  const code = await server.gone
  return { code, said: server.said, complained: server.complained }
}

/** All that comes back. Whoever has asked a whole question waits for the other end to close; others hang up. */
async function exchange(sent: Uint8Array, hangsUp: boolean): Promise<Buffer> {
  const { port } = await running()
  const line = connect(port, '127.0.0.1')
  const parts: Buffer[] = []
  line.on('data', part => parts.push(part))
  // A server that has refused a request closes, also while it is still being written.
  line.on('error', () => {})
  if (hangsUp) line.end(sent)
  else line.write(sent)
  await once(line, 'close').catch(() => {})
  return Buffer.concat(parts)
}

interface Answer {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

function read(bytes: Buffer): Answer | null {
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.subarray(0, end < 0 ? bytes.length : end).toString('latin1')
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(head) ?? []
  if (status === undefined) return null
  const body = bytes.subarray(end + 4)
  return status === '100' ? read(body) : { status: Number(status), head, body }
}

function judge(bytes: Buffer): void {
  if (bytes.length === 0) return
  const answer = read(bytes)
  expect(answer, bytes.toString('latin1').slice(0, 200)).not.toBeNull()
  if (!answer) return
  const { status, head, body } = answer
  expect(status, head).toBeGreaterThanOrEqual(200)
  expect(status, head).toBeLessThan(500)
  const told = body.toString('latin1')
  if (status === 200) {
    if (body.length > 0) expect(contents, `${head}\n\n${told.slice(0, 200)}`).toContain(hashOf(body))
    return
  }
  expect(body.length).toBeLessThan(200)
  expect(`${head}${told}`).not.toMatch(/node_modules|FST_|Error:|\.[jt]s\b|\n\s+at |undefined/)
  expect(`${head}${told}`).not.toContain(root)
}

async function survives(): Promise<void> {
  const question = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const answer = read(await exchange(Buffer.from(question), false))
  if (!answer) throw new Error(`the server has ended: ${(await end()).complained}`)
  expect(answer.status).toBe(200)
  expect(contents).toContain(hashOf(answer.body))
}

const text = (maxLength: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength }) },
    { weight: 1, arbitrary: fc.string({ maxLength, unit: 'binary' }) },
  )
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('/', '//', '.', '..', '%2e%2e', '%2f', '%5c', '\\', '%00', '%', '[', ']') },
  { weight: 2, arbitrary: fc.constantFrom('http://', 'http://[', '@', ':', '?', '#', ';', '*', '%E0%A4%A', '%c0%ae') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('assets', 'index.html', 'package.json', 'etc/passwd', '.vite', 'src', '.br'),
  },
  { weight: 1, arbitrary: text(8) },
)
const pieces = fc.array(piece, { maxLength: 8 }).map(parts => parts.join(''))
const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('/', '/index.html', ...addresses) },
  { weight: 1, arbitrary: fc.constantFrom('//', '//[', 'http://[', 'http://x', 'http://x/', '*', '') },
  { weight: 3, arbitrary: pieces.map(path => `/${path}`) },
  { weight: 1, arbitrary: pieces },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...addresses), piece).map(parts => parts.join('')) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40_000 }).map(length => `/${'x'.repeat(length)}`) },
)
const method = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('GET', 'HEAD') },
  { weight: 3, arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'get') },
  { weight: 1, arbitrary: text(8) },
)
const version = fc.oneof(
  { weight: 12, arbitrary: fc.constant(' HTTP/1.1') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(' HTTP/1.0', ' HTTP/2.0', ' HTTP/9.9', ' HTTP', '', ' http/1.1', ' ICE/1.0'),
  },
)
const name = fc.constantFrom(
  ...['Accept-Encoding', 'If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'If-Range', 'Range'],
  ...[
    'Host',
    'Content-Length',
    'Content-Type',
    'Transfer-Encoding',
    'Expect',
    'Upgrade',
    'Connection',
    'Cache-Control',
  ],
  ...['Accept-Version', 'X-Forwarded-For', 'X-Forwarded-Host', 'Trailer', 'Cookie', '__proto__', 'constructor'],
)
const value = fc.oneof(
  fc.constantFrom('*', 'br;q=0, gzip', 'identity;q=0', ';;,q=', 'gzip;q=9e999', '"a", W/"b"', '"', 'W/', 'bytes=0-0'),
  fc.constantFrom(
    'bytes=-1',
    'bytes=9-1',
    '0',
    '-1',
    '99999999999999999999',
    'chunked',
    '100-continue',
    'x',
    'upgrade',
  ),
  fc.constantFrom('application/json', 'Thu, 01 Jan 1970 00:00:00 GMT', 'no-cache', 'keep-alive', '[', '::', ''),
  text(20),
)
const header = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(name, value).map(([one, other]) => `${one}: ${other}`) },
  { weight: 1, arbitrary: text(30) },
)
const request = fc
  .record({ method, target, version, headers: fc.array(header, { maxLength: 4 }) })
  .map(({ method, target, version, headers }) =>
    [`${method} ${target}${version}`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'),
  )

test('requests that are nearly right', async () => {
  const answers: Record<string, number> = {}
  await fc.assert(
    fc.asyncProperty(request, async asked => {
      const bytes = await exchange(Buffer.from(asked, 'latin1'), false)
      judge(bytes)
      const status = read(bytes)?.status ?? 'nothing'
      answers[status] = (answers[status] ?? 0) + 1
      await survives()
    }),
    campaign(250),
  )
  console.log(answers)
  // The requests are worth something: some are granted, some are refused by us, some by Node.
  expect(Object.keys(answers)).toEqual(expect.arrayContaining(['200', '400', '404', '405', '431']))
})

test('bytes of any kind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async bytes => {
      judge(await exchange(bytes, true))
      await survives()
    }),
    campaign(80),
  )
})

test('it ends as it is told to, and has said nothing of anybody', async () => {
  const { code, said, complained } = await end()
  // Its welcome ends with how it is closed: nothing was said after that.
  expect({ code, complained, last: said.trim().split('\n').at(-1) }).toEqual({
    code: 0,
    complained: '',
    last: 'Ctrl-C closes it.',
  })
})
