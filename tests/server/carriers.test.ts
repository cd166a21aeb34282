import { rmSync } from 'node:fs'
import { createServer, request as forward } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventsIn } from '../../src/client/event-stream.ts'
import type { RemoteTable } from '../../src/client/table.ts'
import type { Outgoing } from '../../src/host/wire.ts'
import type { Limits } from '../../src/server/http/limits.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { serverAt } from '../../src/terminal/join/server.ts'
import { carriers, linesBy } from './line.ts'
import { newFolder, UNHURRIED, until } from './people.ts'

let folder = ''
let server: PageServer
const faults: unknown[] = []
const leaving: (() => void)[] = []

async function start(limits: Partial<Limits> = {}): Promise<void> {
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data'), limits, times: UNHURRIED },
    log: (_number, error) => faults.push(error),
  })
}
// One for all of them: each test has tables of its own.
beforeAll(async () => {
  folder = newFolder()
  await start()
})
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  expect(faults.splice(0)).toEqual([])
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const address = (): string => `http://127.0.0.1:${server.port}`

/** A call at Hostage Negotiator, begun: one person, whose pass it is. */
async function call(): Promise<{ readonly table: string; readonly pass: string }> {
  const at = serverAt(address())
  const { table, host, invites } = await at.open({ game: 'negotiator' })
  const { pass } = await at.sit(table, { invite: invites[0], name: 'Ann' })
  await at.act(table, host, { id: 'begin', do: { type: 'draw' } })
  return { table, pass }
}

interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  readonly body: any
  readonly headers: Headers
}
async function post(path: string, pass: string, body: unknown, query = ''): Promise<Answered> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${pass}` }
  const answer = await fetch(`${address()}/api/tables/${path}/input${query}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  return { status: answer.status, body: await answer.json(), headers: answer.headers }
}
const input = (id: string, act: object, question?: string) => ({ type: 'input', id, do: act, question })

/** The stream as it comes, event by event, with their ids. */
async function* streamOf(table: string, pass: string, query = '', headers: Record<string, string> = {}) {
  const abort = new AbortController()
  leaving.push(() => abort.abort())
  const answer = await fetch(`${address()}/api/tables/${table}/events${query}`, {
    ...{ headers: { authorization: `Bearer ${pass}`, ...headers }, signal: abort.signal },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  if (!answer.body) return
  for await (const data of eventsIn(answer.body)) yield JSON.parse(data) as Outgoing
}
async function firstWhole(stream: AsyncGenerator<Outgoing>): Promise<Outgoing & { type: 'whole' }> {
  for await (const message of stream) if (message.type === 'whole') return message as Outgoing & { type: 'whole' }
  throw new Error('the stream is over')
}

describe('an event stream', () => {
  test('goes on from what was told, by query or by the id that a browser remembers', async () => {
    const { table, pass } = await call()
    const whole = await firstWhole(streamOf(table, pass))
    expect(whole).toMatchObject({ n: 1, from: 0 })
    const known = whole.told.length
    expect(known).toBeGreaterThan(0)
    for (const again of [
      await firstWhole(streamOf(table, pass, `?from=${known - 1}`)),
      await firstWhole(streamOf(table, pass, '?from=0', { 'last-event-id': `${known - 1}` })),
    ]) {
      expect(again).toMatchObject({ n: 1, from: known - 1 })
      expect(again.told).toEqual(whole.told.slice(known - 1))
      expect(again.whole).toEqual(whole.whole)
    }
  })

  test('names what was told so far as the id of its events, and says that it is still there', async () => {
    await server.close()
    await start({ pingMs: 20 })
    const { table, pass } = await call()
    const line = connect(server.port, '127.0.0.1')
    leaving.push(() => line.destroy())
    line.write(`GET /api/tables/${table}/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${pass}\r\n\r\n`)
    let heard = ''
    await new Promise<void>(resolve =>
      line.on('data', data => {
        heard += data
        if (heard.split(': still here').length > 2) resolve()
      }),
    )
    const [, id, data] = /\nid: (\d+)\ndata: (\{"type":"whole".*)\n/.exec(heard) ?? []
    expect(Number(id)).toBe(JSON.parse(data).told.length)
    expect(heard).toContain('retry: 1000\n')
    line.destroy()
    await server.close()
    await start()
  })

  test.each<[string, string, string | null, number, string]>([
    ['a table that never was', 'nowhere', null, 404, 'table.none'],
    ['nobody', 'TABLE', null, 401, 'pass.none'],
    ['a pass that never was', 'TABLE', 'x', 401, 'pass.none'],
    ['a pass of another table', 'TABLE', 'OTHER', 403, 'pass.other-table'],
    ['a protocol of the future', 'TABLE?protocol=9', 'PASS', 409, 'server.protocol'],
    ['what is no number', 'TABLE?from=-1', 'PASS', 422, 'shape.other'],
    ['what is not known', 'TABLE?seat=1', 'PASS', 422, 'shape.unknown.top'],
  ])('is refused to %s', async (_who, path, given, status, key) => {
    const [own, other] = [await call(), await call()]
    const [table, query = ''] = path.replace('TABLE', own.table).split('?')
    const pass = given?.replace('PASS', own.pass).replace('OTHER', other.pass)
    const answer = await fetch(`${address()}/api/tables/${table}/events?${query}`, {
      headers: pass === undefined ? {} : { authorization: `Bearer ${pass}` },
    })
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status, body: { refused: { key } } })
  })

  test('is no page of another site’s', async () => {
    const { table, pass } = await call()
    const headers = { authorization: `Bearer ${pass}`, origin: 'https://elsewhere.example' }
    expect((await fetch(`${address()}/api/tables/${table}/events`, { headers })).status).toBe(403)
  })
})

describe('an input by a request', () => {
  test('is done once, however often it is sent, and answered each time', async () => {
    const { table, pass } = await call()
    const { whole } = await firstWhole(streamOf(table, pass))
    const { question = '', options = [] } = whole?.sight.asked ?? {}
    const choose = input('once', { type: 'choose', choices: [options[0]] }, question)
    expect(await post(table, pass, choose)).toMatchObject({ status: 200, body: { type: 'ack', ack: 'once' } })
    expect(await post(table, pass, choose)).toMatchObject({ status: 200, body: { type: 'ack', ack: 'once' } })
    const other = input('twice', { type: 'choose', choices: [options[0]] }, question)
    expect(await post(table, pass, other)).toMatchObject({ status: 409 })
    const after = await firstWhole(streamOf(table, pass))
    expect((after.whole?.sight.choices ?? 0) + (after.whole?.sight.draft ?? 0)).toBe(1)
  })

  test('is answered over the event stream it names, with what came of it', async () => {
    const { table, pass } = await call()
    const stream = streamOf(table, pass, '?stream=mine')
    const { whole } = await firstWhole(streamOf(table, pass))
    const { question = '', options = [] } = whole?.sight.asked ?? {}
    const first = await stream.next()
    expect(first.value).toMatchObject({ type: 'lobby' })
    const choose = input('one', { type: 'choose', choices: [options[0]] }, question)
    expect(await post(table, pass, choose, '?stream=mine')).toMatchObject({ status: 202, body: { stream: 'mine' } })
    const heard: Outgoing[] = []
    for await (const message of stream) {
      heard.push(message)
      if ('ack' in message && message.ack === 'one') break
    }
    expect(heard.at(-1)).toMatchObject({ type: 'told', ack: 'one' })
  })

  test('of somebody else never reaches the stream it names', async () => {
    const [own, other] = [await call(), await call()]
    const stream = streamOf(own.table, own.pass, '?stream=mine')
    await stream.next()
    const undo = input('u', { type: 'undo' })
    // Nothing was chosen, so there is nothing to take back: whoever is asked says so, each for themselves.
    expect(await post(other.table, other.pass, undo, '?stream=mine')).toMatchObject({ status: 409 })
    expect(await post(own.table, own.pass, undo, '?stream=mine')).toMatchObject({ status: 202 })
    expect(await post(own.table, other.pass, undo, '?stream=mine')).toMatchObject({ status: 403 })
  })

  test.each<[string, unknown, number, string]>([
    ['no input', { type: 'hello' }, 422, 'shape.value'],
    ['more than there is', { ...input('x', { type: 'undo' }), seat: 2 }, 422, 'shape.unknown.top'],
    ['a question that has gone', input('x', { type: 'choose', choices: ['end'] }, '99.0'), 409, 'match.other-question'],
    ['too long', input('x', { type: 'text', text: 'x'.repeat(5000) }), 413, 'api.too-long'],
    ['of the host', input('x', { type: 'draw' }), 409, 'lobby.started'],
  ])('that is %s is refused', async (_what, body, status, key) => {
    const { table, pass } = await call()
    expect(await post(table, pass, body)).toMatchObject({ status, body: { refused: { key } } })
  })
})

/** A proxy that lets requests through, and no upgrade. */
async function withoutSockets(port: number): Promise<{ readonly port: number; readonly upgrades: () => number }> {
  let upgrades = 0
  const proxy = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const on = forward({ port, method, path: url, headers }, got => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    on.on('error', () => answer.destroy())
    answer.on('close', () => on.destroy())
    asked.pipe(on)
  })
  proxy.on('upgrade', (_asked, stream) => {
    upgrades += 1
    stream.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>(listens => proxy.listen(0, '127.0.0.1', listens))
  leaving.push(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return { port: (proxy.address() as AddressInfo).port, upgrades: () => upgrades }
}

test('where no upgrade gets through, the third try is an event stream, and a whole call is played over it', async () => {
  const { table, pass } = await call()
  const proxy = await withoutSockets(server.port)
  const person = serverAt(`http://127.0.0.1:${proxy.port}`).join(table, pass)
  leaving.push(() => person.leave())
  await until(person, ({ shown }) => shown !== null)
  expect(proxy.upgrades()).toBe(2)
  await played(person)
  expect(person.now().shown?.outcome).not.toBeNull()
  expect(proxy.upgrades()).toBe(2)
})

async function played(person: RemoteTable): Promise<void> {
  for (let turn = 0; person.now().shown?.outcome == null; turn++) {
    const { options = [] } = person.now().shown?.asked ?? {}
    await person.act({ type: 'choose', choices: [options[turn % options.length]] })
  }
}

test.each(carriers)('what was under way when the line broke is done once (%s)', async by => {
  const { table, pass } = await call()
  const { joinTable } = await import('../../src/client/table.ts')
  const line = linesBy[by](server.port)
  let cut = (): void => {}
  const person = joinTable(
    {
      ...line,
      connect(events) {
        const socket = line.connect(events)
        cut = () => socket.close()
        return socket
      },
    },
    table,
    pass,
  )
  leaving.push(() => person.leave())
  await until(person, ({ shown }) => shown !== null)
  for (let turn = 0; turn < 4; turn++) {
    const { options = [] } = person.now().shown?.asked ?? {}
    const before = (person.now().shown?.choices ?? 0) + (person.now().shown?.draft ?? 0)
    const done = person.act({ type: 'choose', choices: [options[0]] })
    cut()
    await done
    const { shown } = await until(person, ({ isConnected, shown: one }) => isConnected && one !== null)
    expect((shown?.choices ?? 0) + (shown?.draft ?? 0)).toBe(before + 1)
  }
})
