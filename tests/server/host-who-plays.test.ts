import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { overEvents, overSocket } from '../../src/client/carriers.ts'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { type Browser, newBrowser } from './browser.ts'
import { type CarrierName, carriers, lineTo } from './line.ts'
import { newFolder, UNHURRIED, until } from './people.ts'

// Whoever opens a table in a browser also sits at it: a cookie for each, and both over one line.

const folder = newFolder()
let server: PageServer
const joined: RemoteTable[] = []
const faults: unknown[] = []
beforeAll(async () => {
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data') },
    limits: { wrongPassesPerMinute: 1000 },
    times: UNHURRIED,
    log: (_number, error) => faults.push(error),
  })
})
afterEach(() => {
  for (const one of joined.splice(0)) one.leave()
  expect(faults.splice(0)).toEqual([])
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const browser = (): Browser => newBrowser(server.port, `127.0.0.1:${server.port}`)
/** A line of a browser, which sends its cookies along by itself; with a pass where one is named. */
function lineOf({ cookies }: Browser, by: CarrierName, table: string, pass: string | null = null): RemoteTable {
  const address = `http://127.0.0.1:${server.port}`
  const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const line = lineTo(server.port)
  const connect =
    by === 'WebSocket'
      ? overSocket(address, at => new WebSocket(at, { headers }), line.after)
      : overEvents(address, line, (at, given) => fetch(at, { ...given, headers: { ...given?.headers, ...headers } }))
  const one = joinTable({ ...line, connect }, table, pass)
  joined.push(one)
  return one
}
const opened = async (at: Browser) =>
  (await at.post('/api/tables', { game: 'homeland', players: 3 })).body as {
    readonly table: string
    readonly host: string
    readonly invites: readonly string[]
  }

describe.each(carriers)('whoever opens a table in a browser, by %s,', by => {
  test('looks after it, and sits at it as well from when they sit down', async () => {
    const ann = browser()
    const { table, invites } = await opened(ann)
    expect(ann.given).toEqual([
      expect.stringMatching(
        new RegExp(`^host-${table}=[\\w-]{22}; Max-Age=34560000; Path=/api; HttpOnly; SameSite=Lax$`),
      ),
    ])
    const before = lineOf(ann, by, table)
    const none = { seat: null, isHost: true, isSpectator: false }
    expect((await until(before, ({ you }) => you !== null)).you).toEqual(none)
    await ann.post(`/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })
    const both = lineOf(ann, by, table)
    expect((await until(both, ({ you }) => you !== null)).you).toEqual({ ...none, seat: 0 })
    // What is the host's, and what is the seat's.
    await both.act({ type: 'bot', seat: 1, kind: 'steady', name: 'Bot' })
    await both.act({ type: 'spectators', allowed: true })
    await both.act({ type: 'mute', seat: 1, isMuted: true })
    expect((await ann.post(`/api/tables/${table}/invites`, { seat: 2 })).status).toBe(200)
    await both.act({ type: 'bot', seat: 2, kind: 'steady', name: 'Bot 2' })
    await both.act({ type: 'draw' })
    const { shown } = await until(both, state => state.shown !== null)
    expect(shown?.viewer).toBe(0)
    await both.act({ type: 'text', text: 'hello' })
  })

  test('stays its host where they stand up, and has no other seat', async () => {
    const ann = browser()
    const { table, invites } = await opened(ann)
    await ann.post(`/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })
    const both = lineOf(ann, by, table)
    await until(both, ({ you }) => you?.seat === 0)
    await both.act({ type: 'rise' }).catch(() => {})
    expect((await until(both, ({ over }) => over !== null)).over?.key).toBe('pass.freed')
    const after = lineOf(ann, by, table)
    expect((await until(after, ({ you }) => you !== null)).you).toMatchObject({ seat: null, isHost: true })
    // That what they sat by has ended is nothing they are shown out for once more.
    const ben = browser()
    await ben.post(`/api/tables/${table}/sit`, { invite: invites[1], name: 'Ben' })
    await after.act({ type: 'rise', seat: 1 })
    await expect(after.act({ type: 'rise' })).rejects.toThrow('match.no-seat')
  })

  test('is known again as the host by what they did before they sat down', async () => {
    const ann = browser()
    const { table, invites } = await opened(ann)
    const bot = { type: 'input', id: 'once', do: { type: 'bot', seat: 1, kind: 'steady', name: 'Bot' } }
    expect((await ann.post(`/api/tables/${table}/input`, bot)).status).toBe(200)
    await ann.post(`/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })
    expect((await ann.post(`/api/tables/${table}/input`, bot)).status).toBe(200)
    const after = lineOf(ann, by, table)
    await until(after, ({ you }) => you?.seat === 0)
    await after.act({ type: 'bot', seat: 2, kind: 'steady', name: 'Bot 2' })
    await after.act({ type: 'draw' })
    await until(after, ({ shown }) => shown !== null)
    expect((await ann.post(`/api/tables/${table}/input`, bot)).status).toBe(200)
  })
})

describe('somebody else', () => {
  test('who opens the link of the host in a browser is its host there, and the link stays good', async () => {
    const [ann, ben] = [browser(), browser()]
    const { table, host, invites } = await opened(ann)
    expect((await ben.post(`/api/tables/${table}/host`, { host })).body).toEqual({ done: true })
    await ben.post(`/api/tables/${table}/sit`, { invite: invites[0], name: 'Ben' })
    const line = lineOf(ben, 'WebSocket', table)
    expect((await until(line, ({ you }) => you !== null)).you).toMatchObject({ seat: 0, isHost: true })
    expect((await browser().post(`/api/tables/${table}/host`, { host })).status).toBe(200)
  })

  test('who has something else than the link of the host is not', async () => {
    const [ann, ben] = [browser(), browser()]
    const { table, host, invites } = await opened(ann)
    const other = await opened(browser())
    const by = async (pass: string): Promise<unknown> =>
      (await ben.post(`/api/tables/${table}/host`, { host: pass })).body.refused?.key
    expect([await by(invites[0]), await by('made-up'), await by(other.host)]).toEqual([
      'pass.no-host',
      'pass.none',
      'pass.other-table',
    ])
    expect([...ben.cookies]).toEqual([])
    // The host of one table is nobody at another, whatever the cookie is called.
    ben.cookies.set(`host-${table}`, other.host)
    await ben.post(`/api/tables/${table}/sit`, { invite: invites[0], name: 'Ben' })
    const line = lineOf(ben, 'WebSocket', table)
    expect((await until(line, ({ you }) => you !== null)).you).toEqual({ seat: 0, isHost: false, isSpectator: false })
    expect((await ben.post(`/api/tables/${table}/invites`, { seat: 1 })).body.refused.key).toBe('pass.no-host')
    // A pass that is named comes with what the browser has besides.
    ben.cookies.set(`host-${table}`, host)
    const { pass } = (await ben.post(`/api/tables/${table}/sit`, { invite: invites[1], name: 'Eve' })).body
    ben.cookies.delete(`seat-${table}`)
    for (const by of carriers) {
      const named = lineOf(ben, by, table, pass)
      expect((await until(named, ({ you }) => you !== null)).you).toMatchObject({ seat: 1, isHost: true })
    }
  })
})
