import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { serverAt } from '../../src/client/server.ts'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import type { OwnTable } from '../../src/host/own-tables.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { newAuthenticator } from './authenticator.ts'
import { type Browser, newBrowser } from './browser.ts'
import { lineTo } from './line.ts'
import { newFolder, UNHURRIED, until } from './people.ts'

// The tables that somebody sits at or looks after, as a page lists them.

const folder = newFolder()
/** Played over days, nobody is hurried by a clock that is set, as these tests set it. */
const DAYS = { bankMs: 172_800_000, incrementMs: 0 }
const ORIGIN = 'https://play.example'
let server: PageServer
let clock = Date.now()
const joined: RemoteTable[] = []
const faults: unknown[] = []
async function start(port = 0): Promise<void> {
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port, data: join(folder, 'data'), origins: [ORIGIN] },
    limits: { wrongPassesPerMinute: 1000 },
    times: { ...UNHURRIED, awayMs: 3_600_000 },
    now: () => clock,
    log: (_number, error) => faults.push(error),
  })
}
beforeAll(() => start())
afterEach(() => {
  for (const one of joined.splice(0)) one.leave()
  expect(faults.splice(0)).toEqual([])
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const browser = (): Browser => newBrowser(server.port, 'play.example')
const listed = async (at: Browser): Promise<readonly OwnTable[]> => (await at.get('/api/me/seats')).body.tables

/** A table that Ann opens and sits at, with Ben beside her; of three, a bot the third. */
async function opened(ann: Browser, ben: Browser, pace: object | null = null) {
  clock += 1000
  const { table, invites } = (await ann.post('/api/tables', { game: 'homeland', players: 3, pace })).body
  const passes: string[] = []
  for (const [seat, at] of [ann, ben].entries())
    passes.push(
      (await at.post(`/api/tables/${table}/sit`, { invite: invites[seat], name: ['Ann', 'Ben'][seat] })).body.pass,
    )
  const act = (id: string, what: object) => ann.post(`/api/tables/${table}/input`, { type: 'input', id, do: what })
  await act('bot', { type: 'bot', seat: 2, kind: 'steady', name: 'Bot' })
  return { table: String(table), passes, act }
}
async function begun(table: string, passes: readonly string[]): Promise<readonly RemoteTable[]> {
  const people = passes.map(pass => joinTable(lineTo(server.port), table, pass))
  joined.push(...people)
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  return people
}

test('a guest finds them by what their browser has, each once, the newest first, and nobody else does', async () => {
  const [ann, ben] = [browser(), browser()]
  expect(await listed(ann)).toEqual([])
  const first = await opened(ann, ben)
  const second = await opened(ben, ann)
  const nothing = { isAsked: false, leftMs: null, isPaused: false, isOver: false }
  const about = { ...nothing, game: 'homeland', phase: 'gathering', names: ['Ann', 'Ben', 'Bot'], since: clock }
  expect(await listed(ann)).toEqual([
    { ...about, table: second.table, seat: 1, isHost: false },
    { ...about, table: first.table, seat: 0, isHost: true, since: clock - 1000 },
  ])
  expect(await listed(browser())).toEqual([])
  // A program has one pass at a time.
  const at = serverAt(`http://127.0.0.1:${server.port}`)
  expect((await at.ownTables(first.passes[1])).map(({ table, seat, isHost }) => [table, seat, isHost])).toEqual([
    [first.table, 1, false],
  ])
  await expect(at.ownTables()).resolves.toEqual([])
  await first.act('rise', { type: 'rise', seat: 1 })
  await expect.poll(async () => (await listed(ben)).map(({ table }) => table)).toEqual([second.table])
  await first.act('close', { type: 'close' })
  expect((await listed(ann)).find(({ table }) => table === first.table)).toMatchObject({
    ...{ phase: 'closed', isOver: true },
    names: ['Ann', null, 'Bot'],
  })
})

test('each says whether one is waited for, how long one has, and that it is paused, also after a restart', async () => {
  const [ann, ben] = [browser(), browser()]
  const { table, passes, act } = await opened(ann, ben, DAYS)
  await act('draw', { type: 'draw' })
  const people = await begun(table, passes)
  await expect.poll(() => people.some(one => one.now().shown?.asked != null)).toBe(true)
  const seats = await Promise.all([ann, ben].map(async at => (await listed(at))[0]))
  for (const [seat, one] of seats.entries()) {
    const waiting = people[seat].now().shown?.waiting ?? []
    expect(one).toMatchObject({ table, seat, phase: 'started', isAsked: waiting.includes(seat), isOver: false })
  }
  const asked = seats.findIndex(({ isAsked }) => isAsked)
  const at = [ann, ben][asked]
  const { leftMs } = seats[asked]
  clock += 60_000
  expect((await listed(at))[0].leftMs).toBe(Number(leftMs) - 60_000)
  await people[0].act({ type: 'pause' })
  clock += 60_000
  const paused = (await listed(at))[0]
  expect(paused).toMatchObject({ isPaused: true, isAsked: true, leftMs: Number(leftMs) - 60_000 })
  for (const one of joined.splice(0)) one.leave()
  const { port } = server
  await server.close()
  await start(port)
  expect((await listed(at))[0]).toEqual(paused)
})

test('what somebody else drafts changes nothing in it, and it is said when it is over', async () => {
  const [ann, ben] = [browser(), browser()]
  const { table, passes, act } = await opened(ann, ben, DAYS)
  await act('draw', { type: 'draw' })
  const people = await begun(table, passes)
  let drafts = 0
  for (let moves = 0; moves < 200 && drafts === 0; moves++) {
    await expect.poll(() => people.some(one => one.now().shown?.asked != null)).toBe(true)
    const seat = people.findIndex(one => one.now().shown?.asked != null)
    const other = [ben, ann][seat]
    const before = await listed(other)
    await people[seat].act({ type: 'choose', choices: [people[seat].now().shown?.asked?.options[0] ?? ''] })
    if ((people[seat].now().shown?.draft ?? 0) === 0) continue
    drafts += 1
    clock += 500
    const after = await listed(other)
    const waits = before[0].isAsked ? 500 : 0
    expect(after).toEqual([{ ...before[0], leftMs: Number(before[0].leftMs) - waits }])
  }
  expect(drafts).toBe(1)
  for (const one of people) await one.act({ type: 'vote', about: null, verdict: 'end' })
  await until(people[0], ({ shown }) => shown?.ended != null)
  expect((await listed(ann))[0]).toMatchObject({ table, isOver: true, isAsked: false, leftMs: null })
})

test('whoever is signed in finds theirs on every device, seats and what they look after', async () => {
  const [ann, ben, device] = [browser(), browser(), newAuthenticator(ORIGIN)]
  const { table } = await opened(ann, ben)
  const { body } = await ann.post('/api/me/passkeys/begin', {})
  await ann.post('/api/me/passkeys/finish', { response: device.create(body) })
  const phone = browser()
  const asked = (await phone.post('/api/sign-in/begin')).body
  await phone.post('/api/sign-in/finish', { response: device.get(asked) })
  expect(await listed(phone)).toEqual(await listed(ann))
  expect((await listed(phone)).map(one => [one.table, one.seat, one.isHost])).toEqual([[table, 0, true]])
})
