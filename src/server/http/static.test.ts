import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { get as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packingFor } from './encoding.ts'
import { type PageServer, servePage } from './static.ts'

/** A page of a few files, each of them said in its content, served as the built page is. */
const folder = mkdtempSync(join(tmpdir(), 'situation-room-server-'))
const files = {
  'index.html': `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'self'" />`,
  'index.html.br': 'packed by brotli',
  'index.html.gz': 'packed by gzip',
  'icon.png': 'a picture',
  'assets/one-AAAA.js': 'one()',
  'assets/two-BBBB.js': 'two()',
}
let server: PageServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
    // As npm unpacks a package: every file is of the same second.
    utimesSync(join(folder, name), 499_162_500, 499_162_500)
  }
  server = await servePage(folder, '127.0.0.1', 0)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Not fetch, which unpacks what it is sent and keeps some headers to itself. */
const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: Readonly<Record<string, unknown>>; body: string }>(
    (resolve, reject) => {
      const request = ask({ port: server.port, path, method, headers, agent: false }, answer => {
        let body = ''
        answer.on('data', data => {
          body += data
        })
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }))
      })
      request.on('error', reject)
    },
  )

const guards = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

test('a file comes whole, with its type, and is asked for again each time unless its name has its hash', async () => {
  expect(await get('/')).toMatchObject({
    status: 200,
    body: files['index.html'],
    headers: { ...guards, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
  expect(await get('/assets/one-AAAA.js')).toMatchObject({
    status: 200,
    body: 'one()',
    headers: { ...guards, 'cache-control': 'public, max-age=31536000, immutable', 'content-length': '5' },
  })
})

test('a folder without a page, or with one that has no policy, is not served', async () => {
  const notOurs = join(folder, 'assets')
  await expect(servePage(notOurs, '127.0.0.1', 0)).rejects.toMatchObject({ key: 'serve.not-built' })
  writeFileSync(join(notOurs, 'index.html'), '<!doctype html>')
  await expect(servePage(notOurs, '127.0.0.1', 0)).rejects.toMatchObject({ key: 'serve.not-built' })
})

test('the link of a table leads to the page, by an address that goes wherever the page is', async () => {
  const led = async (path: string) => {
    const { status, headers } = await get(path)
    return status === 302 ? new URL(String(headers.location), `http://home.example/room${path}`).href : status
  }
  expect(await led('/t/uKx2o0bq3cVd')).toBe('http://home.example/room/?table=uKx2o0bq3cVd')
  expect(await led('/t/_-9/')).toBe('http://home.example/room/?table=_-9')
  expect((await get('/t/_-9')).headers).toMatchObject(guards)
  for (const path of [`/t/${'x'.repeat(65)}`, '/t/a%20b', '/t/a%2Fb', '/t/', '/t/a/b', '/t/%0d%0aset-cookie:x'])
    expect(await led(path), path).toBe(404)
  expect((await get('/t/a', {}, 'POST')).status).toBe(405)
})

test('HEAD says the same and sends nothing', async () => {
  const { headers } = await get('/index.html')
  expect(await get('/index.html', {}, 'HEAD')).toMatchObject({
    status: 200,
    body: '',
    headers: { etag: headers.etag, 'content-length': headers['content-length'] },
  })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is refused', async method => {
  const refusal = { status: 405, body: '405\n', headers: { ...guards, allow: 'GET, HEAD' } }
  expect(await get('/', {}, method)).toMatchObject(refusal)
  expect(await get('/nowhere', { 'content-type': 'application/json' }, method)).toMatchObject(refusal)
})

test.each([
  ['/nowhere', 404],
  ['//', 404],
  ['//[', 404],
  ['http://[', 400],
  ['/%', 400],
  ['/assets', 404],
  ['/index.html.br', 404],
  ['/../package.json', 404],
  ['/%2e%2e/package.json', 404],
])('%s is refused with its number alone', async (path, status) => {
  expect(await get(path)).toMatchObject({ status, body: `${status}\n`, headers: guards })
})

describe('what the browser has already is not sent again', () => {
  test('by its tag, in each packing', async () => {
    for (const coding of ['identity', 'br', 'gzip']) {
      const wish = { 'accept-encoding': coding }
      const { headers } = await get('/', wish)
      const again = await get('/', { ...wish, 'if-none-match': `"other", W/${headers.etag}` })
      expect(again).toMatchObject({
        status: 304,
        body: '',
        headers: { ...guards, etag: headers.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' },
      })
      expect(again.headers).not.toHaveProperty('content-length')
    }
  })

  test('another tag is not known', async () => {
    expect(await get('/', { 'if-none-match': '"other"' })).toMatchObject({ status: 200, body: files['index.html'] })
  })

  test('files of one size and one time have tags of their own, and so has a file that was replaced', async () => {
    const one = await get('/assets/one-AAAA.js')
    const two = await get('/assets/two-BBBB.js')
    expect(one.headers.etag).not.toBe(two.headers.etag)

    const before = await get('/icon.png')
    writeFileSync(join(folder, 'icon.png'), 'a drawing')
    utimesSync(join(folder, 'icon.png'), 499_162_500, 499_162_500)
    const after = await get('/icon.png', { 'if-none-match': String(before.headers.etag) })
    expect(after).toMatchObject({ status: 200, body: 'a drawing' })
  })
})

describe('a packing is sent to whoever wants it', () => {
  test.each([
    ['', null],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', null],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', null],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, *', 'br'],
    ['*;q=0', null],
    ['*;q=0, gzip', 'gzip'],
    ['identity;q=1, br;q=0.2', null],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0', null],
    ['br;q=x', null],
    [';;,q=,;q=0', null],
  ])('%j: %s', (accepted, packing) => {
    expect(packingFor(accepted)).toBe(packing)
  })

  test('with its name, or the plain file where there is none', async () => {
    expect(await get('/', { 'accept-encoding': 'br;q=0, gzip' })).toMatchObject({
      status: 200,
      body: 'packed by gzip',
      headers: { 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' },
    })
    expect(await get('/', { 'accept-encoding': 'br' })).toMatchObject({ body: 'packed by brotli' })
    const { body, headers } = await get('/icon.png', { 'accept-encoding': 'br, identity;q=0' })
    expect(body).toMatch(/^a /)
    expect(headers).not.toHaveProperty('content-encoding')
  })
})
