import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serverAt, type TableServer } from '../../src/client/server.ts'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import { dailyCall } from '../../src/games/negotiator/career/daily.ts'
import { closesAt } from '../../src/server/daily/days.ts'
import { dayCommitment } from '../../src/server/daily/seeds.ts'
import { type TableServer as Running, startServer } from '../../src/server/server.ts'
import { openSqlite, type SqliteFile } from '../../src/server/store/sqlite.ts'
import { type Browser, newBrowser } from './browser.ts'
import { lineTo } from './line.ts'
import { newFolder, replayedBy, UNHURRIED, until } from './people.ts'

// The call of the day, dealt and judged by a server.

const DAY = '2026-11-17'
const NEXT = '2026-11-18'
const SOON_OVER = closesAt(DAY) - 3_600_000

let folder = ''
let server: Running
let at: TableServer
let now = SOON_OVER
const joined: RemoteTable[] = []
const faults: unknown[] = []

async function start(port = 0, limits = {}): Promise<void> {
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port, data: join(folder, 'data') },
    ...{ times: UNHURRIED, limits, now: () => now },
    log: (_number, error) => faults.push(error),
  })
  at = serverAt(`http://127.0.0.1:${server.port}`)
}
beforeEach(async () => {
  now = SOON_OVER
  folder = newFolder()
  await start()
})
afterEach(async () => {
  for (const one of joined.splice(0)) one.leave()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  expect(faults.splice(0)).toEqual([])
})

async function seatAt(table: string, pass: string): Promise<RemoteTable> {
  const one = joinTable(lineTo(server.port), table, pass)
  joined.push(one)
  await until(one, ({ shown }) => shown !== null)
  return one
}
/** Everything that was shown on the way, to be searched. */
const seen = new Map<RemoteTable, string[]>()
/** Plays by one rule, the same for everybody who has it; a second a choice. */
async function play(one: RemoteTable, pick: (options: readonly string[], n: number) => number): Promise<string[]> {
  const told: string[] = []
  seen.set(one, told)
  one.subscribe(state => told.push(JSON.stringify(state)))
  for (let n = 0; ; n++) {
    await until(one, ({ shown }) => shown?.asked != null || shown?.outcome != null)
    const { asked, outcome } = one.now().shown ?? {}
    if (outcome != null) return told
    const options = asked?.options ?? []
    now += 1000
    await one.act({ type: 'choose', choices: [options[pick(options, n) % options.length]] })
  }
}
const first = (): number => 0
const turnByTurn = (_options: readonly string[], n: number): number => n
async function taken(name: string, guest?: string) {
  const opened = await at.daily.take(name, guest)
  return { ...opened, guest: opened.guest ?? '', line: await seatAt(opened.table, opened.pass) }
}
async function inDatabase<Found>(work: (database: SqliteFile) => Promise<Found>): Promise<Found> {
  const file = join(folder, 'data', 'tables.db')
  const database = await openSqlite({ file, synchronous: 'full', mostPages: null })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
const eventsOf = (one: RemoteTable): unknown => one.now().shown?.events

describe('the call of the day at a server', () => {
  test('is the same luck for everybody, who are told no seed and get no file before the day is over', async () => {
    const [ann, ben] = [await taken('Ann'), await taken('Ben')]
    expect(ann).toMatchObject({ day: DAY, counts: true })
    expect(ann.line.now().lobby).toMatchObject({ daily: DAY, isSeedKnown: false, phase: 'started' })
    expect(ann.line.now().shown).toMatchObject({ setup: { abductor: dailyCall(DAY).abductor }, practice: false })
    // What the tables have committed to says nothing: the two are not the same.
    expect(ann.line.now().lobby?.commitment).not.toBe(ben.line.now().lobby?.commitment)
    for (const { line } of [ann, ben]) await play(line, first)
    expect(eventsOf(ben.line)).toEqual(eventsOf(ann.line))
    for (const { line, table } of [ann, ben]) {
      expect(line.now().shown).toMatchObject({ seed: null, nonce: null })
      await expect(at.file(table)).rejects.toMatchObject({ key: 'today.not-closed', status: 409 })
      const archive = await fetch(`${at.address}/api/history/archive`, {
        headers: { authorization: `Bearer ${ann.pass}` },
      })
      expect(((await archive.json()) as { matches: unknown[] }).matches).toEqual([])
    }
    const board = await at.daily.board(undefined, ann.guest)
    expect(board).toMatchObject({ day: DAY, isClosed: false, seed: null, played: 2, table: null })
    expect(board.places.map(({ place, name, isYou }) => [place, name, isYou])).toEqual([
      [1, 'Ann', true],
      [1, 'Ben', false],
    ])
    // Nothing that had left the server by then has the seed in it, whatever it is called there.
    now = closesAt(DAY)
    const closed = await at.daily.board(DAY)
    expect(closed).toMatchObject({ isClosed: true, commitment: board.commitment, played: 2 })
    const { seed } = closed
    expect(dayCommitment(seed ?? '')).toBe(board.commitment)
    const told = JSON.stringify([board, ann, ben, ...seen.values()])
    expect(told).not.toContain(seed)
    const file = JSON.parse(await at.file(ann.table))
    expect(file).toMatchObject({ seed, receipt: { known: { seed, day: DAY } } })
    const match = await replayedBy('negotiator', file)
    expect(match.record.choices.length).toBeGreaterThan(3)
  })

  test('counts the first time somebody takes it; later ones are open and unranked', async () => {
    const ann = await taken('Ann')
    // One that was left in the middle, and found again.
    expect((await at.daily.board(undefined, ann.guest)).table).toBe(ann.table)
    await play(ann.line, first)
    const before = await at.daily.board(undefined, ann.guest)
    expect(before).toMatchObject({ played: 1, table: null, you: { name: 'Ann', place: 1 } })
    const again = await taken('Ann again', ann.guest)
    expect(again).toMatchObject({ counts: false, guest: ann.guest })
    await play(again.line, turnByTurn)
    expect(await at.daily.board(undefined, ann.guest)).toEqual(before)
    const other = await taken('Ben')
    await play(other.line, turnByTurn)
    const board = await at.daily.board(undefined, other.guest)
    expect(board.played).toBe(2)
    const [ann1, ben] = ['Ann', 'Ben'].map(name => board.places.find(one => one.name === name))
    expect(ben?.isYou).toBe(true)
    expect(ann1).toMatchObject({ saved: before.you?.saved, killed: before.you?.killed, turns: before.you?.turns })
  })

  test('is not looked ahead at: whoever leaves one in the middle goes on with it, and another one does not count', async () => {
    const ann = await taken('Ann')
    const { asked } = ann.line.now().shown ?? {}
    await ann.line.act({ type: 'choose', choices: [asked?.options[0] ?? ''] })
    now += 1000
    const again = await taken('Ann', ann.guest)
    expect(again.counts).toBe(false)
    await play(again.line, turnByTurn)
    // The first one is where it goes on, and the only one that has a place.
    const open = await at.daily.board(undefined, ann.guest)
    expect(open).toMatchObject({ played: 0, you: null, isTaken: true, table: ann.table })
    await play(ann.line, first)
    const board = await at.daily.board(undefined, ann.guest)
    expect(board).toMatchObject({ played: 1, table: null, isTaken: true })
    expect((await at.daily.board()).isTaken).toBe(false)
  })

  test('that is finished when the day is over has no place, and is not asked for twice', async () => {
    const [ann, ben] = [await taken('Ann'), await taken('Ben')]
    await play(ben.line, first)
    now = closesAt(DAY) + 1000
    await play(ann.line, first)
    expect((await at.daily.board(DAY, ann.guest)).places.map(({ name }) => name)).toEqual(['Ben'])
    expect(await at.daily.board(DAY, ann.guest)).toMatchObject({ you: null, table: null })
    const today = await at.daily.board(undefined, ann.guest)
    expect(today).toMatchObject({ day: NEXT, played: 0, seed: null, abductor: dailyCall(NEXT).abductor })
    expect(today.commitment).not.toBe((await at.daily.board(DAY)).commitment)
    await expect(at.daily.board('2026-11-19')).rejects.toMatchObject({ key: 'today.not-yet' })
    expect(await taken('Ann', ann.guest)).toMatchObject({ day: NEXT, counts: true })
  })

  test('goes on after a restart, deals the same, and is sealed in the database until then and after', async () => {
    const ann = await taken('Ann')
    const { commitment } = await at.daily.board()
    const { port } = server
    ann.line.leave()
    await server.close()
    await start(port)
    const back = await seatAt(ann.table, ann.pass)
    await play(back, first)
    const ben = await taken('Ben')
    await play(ben.line, first)
    expect(eventsOf(ben.line)).toEqual(eventsOf(back))
    expect(await at.daily.board()).toMatchObject({ commitment, played: 2 })
    now = closesAt(DAY)
    const { seed } = await at.daily.board(DAY)
    await server.close()
    const rows = await inDatabase(async ({ read }) => {
      const tables = ['match', 'opening', 'change', 'finished', 'lobby', 'record', 'meta']
      return (await Promise.all(tables.map(name => read({ sql: `select * from ${name}`, values: [] })))).flat()
    })
    expect(rows.length).toBeGreaterThan(6)
    expect(JSON.stringify(rows)).not.toContain(seed)
    await start(port)
  })

  test('takes nobody’s word for how it went: what was kept is played again', async () => {
    const ann = await taken('Ann')
    await play(ann.line, first)
    const { table, invites, host } = await at.open({ game: 'negotiator', setup: { abductor: dailyCall(DAY).abductor } })
    const { pass } = await at.sit(table, { invite: invites[0], name: 'Eve' })
    await at.act(table, host, { id: 'draw', do: { type: 'draw' } })
    await play(await seatAt(table, pass), first)
    await server.close()
    // Somebody who gets at the database says that another table of theirs was this one.
    await inDatabase(async ({ read, commit }) => {
      const [row] = await read({ sql: `select name, value from record where name like 'daily:%'`, values: [] })
      const forged = { ...JSON.parse(String(row.value)), table, name: 'Eve', who: ['eve'] }
      const values = [String(row.name).replace(ann.table, table), JSON.stringify(forged)]
      await commit([{ guard: { sql: 'insert into record (name, value) values (?, ?)', values }, after: [] }])
    })
    await start(server.port)
    expect((await at.daily.board()).places.map(one => one.name)).toEqual(['Ann'])
  })

  test('is refused in a sentence where somebody takes it too often', async () => {
    const { guest } = await taken('Ann')
    for (let n = 1; n < 20; n++) await at.daily.take('Ann', guest)
    await expect(at.daily.take('Ann', guest)).rejects.toMatchObject({ key: 'today.too-often' })
    await server.close()
    await start(server.port, { tablesPerHour: 1 })
    await at.daily.take('Ben')
    await expect(at.daily.take('Cy')).rejects.toMatchObject({ key: 'limit.tables', status: 429 })
    await expect(at.daily.take('   ')).rejects.toMatchObject({ status: 429 })
  })
})

test('a browser is a guest by a cookie; the same request sent again is the same table', async () => {
  const browser: Browser = newBrowser(server.port, 'localhost')
  const take = (id: string) => browser.post('/api/daily', { name: 'Ann', id })
  const [one, again] = [await take('once'), await take('once')]
  expect([one.status, again.status]).toEqual([200, 200])
  expect(again.body.table).toBe(one.body.table)
  expect(browser.given.some(text => /^daily=[\w-]{22};.*HttpOnly.*SameSite=Lax/.test(text))).toBe(true)
  expect(browser.cookies.has(`seat-${one.body.table}`)).toBe(true)
  expect((await browser.get('/api/daily')).body).toMatchObject({ table: one.body.table, played: 0 })
  expect((await newBrowser(server.port, 'localhost').get('/api/daily')).body.table).toBeNull()
  expect((await browser.get('/api/daily?day=yesterday')).status).toBe(422)
})
