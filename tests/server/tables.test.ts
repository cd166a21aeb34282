import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { startServer } from '../../src/server/server.ts'
import { shareHash } from '../../src/table/receipt.ts'
import { mustBeAnswer } from './described.ts'
import { type CarrierName, carriers, linesBy } from './line.ts'
import { UNHURRIED, until } from './people.ts'

let folder = ''
let server: PageServer
const joined: RemoteTable[] = []
let carrier: CarrierName = 'WebSocket'
const faults: unknown[] = []

async function start(port = 0): Promise<void> {
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port, data: join(folder, 'data') },
    times: UNHURRIED,
    log: (_number, error) => faults.push(error),
  })
}

// One for all of them: each test has tables of its own.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'situation-room-server-'))
  mkdirSync(join(folder, 'page'))
  writeFileSync(
    join(folder, 'page', 'index.html'),
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`,
  )
  await start()
})
afterEach(() => {
  for (const one of joined.splice(0)) one.leave()
  expect(faults.splice(0)).toEqual([])
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  readonly body: any
}
async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answered> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const given = await answer.json()
  mustBeAnswer('POST', path, answer.status, given)
  return { status: answer.status, body: given }
}
const get = async (path: string): Promise<Answered> => {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`)
  const given = await answer.json()
  mustBeAnswer('GET', path, answer.status, given)
  return { status: answer.status, body: given }
}

function joinAs(table: string, pass: string | null): RemoteTable {
  const one = joinTable(linesBy[carrier](server.port), table, pass)
  joined.push(one)
  return one
}

interface Seated {
  readonly table: string
  readonly host: RemoteTable
  readonly people: readonly RemoteTable[]
  readonly passes: readonly string[]
}
const bitsOf = (seat: number): string => String(seat).repeat(32)

/** A table of Homeland with these people and bots on the other seats, begun. */
async function begun(players: number, names: readonly string[]): Promise<Seated> {
  const opened = await post('/api/tables', { game: 'homeland', players })
  expect(opened.status).toBe(200)
  const { table, host: hostPass, invites } = opened.body
  const host = joinAs(table, hostPass)
  await until(host, ({ lobby }) => lobby !== null)
  const people: RemoteTable[] = []
  const passes: string[] = []
  for (const [seat, name] of names.entries()) {
    const sat = await post(`/api/tables/${table}/sit`, { invite: invites[seat], name, hash: shareHash(bitsOf(seat)) })
    expect(sat).toMatchObject({ status: 200, body: { seat } })
    const person = joinAs(table, sat.body.pass)
    await until(person, ({ lobby }) => lobby !== null)
    person.subscribe(({ lobby }) => {
      if (lobby?.phase === 'drawing') void person.act({ type: 'share', bits: bitsOf(seat) }).catch(() => {})
    })
    people.push(person)
    passes.push(sat.body.pass)
  }
  for (let seat = names.length; seat < players; seat++)
    await host.act({ type: 'bot', seat, kind: 'careerist', name: `Bot ${seat}` })
  await host.act({ type: 'draw' })
  for (const person of people) await until(person, ({ shown }) => shown !== null)
  return { table, host, people, passes }
}

/** Plays on by the first option, whoever is asked, until the match is over or somebody says stop. */
async function playOn(
  people: readonly RemoteTable[],
  isEnough: (acts: number) => boolean = () => false,
): Promise<number> {
  for (let acts = 0; ; ) {
    const states = people.map(person => person.now().shown)
    if (states.every(shown => shown?.outcome != null) || isEnough(acts)) return acts
    const person = people.find(one => one.now().shown?.asked != null)
    if (!person) {
      await Promise.race(
        people.map(
          one =>
            new Promise<void>(resolve => {
              const stop = one.subscribe(() => {
                stop()
                resolve()
              })
            }),
        ),
      )
      continue
    }
    const { options = [] } = person.now().shown?.asked ?? {}
    const last = options[acts % options.length]
    await person.act({ type: 'choose', choices: [last] }).catch(() => {})
    acts++
  }
}

/** Everybody has been told of the same choices. */
async function alike(people: readonly RemoteTable[]): Promise<void> {
  const most = Math.max(...people.map(one => one.now().shown?.choices ?? 0))
  for (const one of people) await until(one, ({ shown }) => shown?.choices === most)
}

describe.each(carriers)('a table on a server, by %s', by => {
  beforeEach(() => {
    carrier = by
  })

  test('two people and two bots play a whole game, and the file proves how it was dealt', async () => {
    const { table, people } = await begun(4, ['Ann', 'Ben'])
    expect(await get(`/api/tables/${table}/file`)).toMatchObject({
      status: 409,
      body: { refused: { key: 'table.not-over' } },
    })
    await playOn(people)
    const file = await get(`/api/tables/${table}/file`)
    expect(file.status).toBe(200)
    expect(file.body).toMatchObject({ format: 'situation-room/match@2', chance: 'chacha20@1' })
    expect(file.body.receipt.shares.map((share: { bits: string } | null) => share?.bits ?? null)).toEqual([
      bitsOf(0),
      bitsOf(1),
      null,
      null,
    ])
    const { shipped } = await import('../../src/games/index.ts')
    const { parseMatch } = await import('../../src/table/file-schema.ts')
    const { verifyFile } = await import('../../src/table/open-file.ts')
    const game = (await shipped.find('homeland')()).game()
    verifyFile(game, parseMatch(JSON.stringify(file.body)))
    for (const one of people) expect(one.now().shown?.outcome).not.toBeNull()
  })

  test('a server that was stopped and started again goes on where it was, drafts included', async () => {
    const { people } = await begun(3, ['Ann', 'Ben', 'Cleo'])
    await playOn(people, acts => acts >= 7)
    await alike(people)
    const before = people.map(one => one.now().shown)
    const { port } = server
    await server.close()
    await Promise.all(people.map(one => until(one, ({ isConnected }) => !isConnected)))
    await start(port)
    await Promise.all(people.map(one => until(one, ({ isConnected }) => isConnected)))
    for (const [seat, one] of people.entries()) {
      const after = await until(one, ({ shown }) => shown !== null && shown.n === 1)
      expect(after.shown?.view).toEqual(before[seat]?.view)
      expect(after.shown?.events).toEqual(before[seat]?.events)
      expect(after.shown?.asked).toEqual(before[seat]?.asked)
    }
    await playOn(people, acts => acts >= 10)
  })

  test('nobody looks on who has no seat, nor by an invite', async () => {
    const { table } = await begun(3, ['Ann', 'Ben', 'Cleo'])
    const stranger = joinAs(table, null)
    expect((await until(stranger, ({ over }) => over !== null)).over).toMatchObject({ key: 'pass.none' })
    expect(stranger.now()).toMatchObject({ lobby: null, shown: null })
    const { table: other, invites } = (await post('/api/tables', { game: 'homeland', players: 3 })).body
    const invited = joinAs(other, invites[0])
    expect((await until(invited, ({ over }) => over !== null)).over).toMatchObject({ key: 'pass.none' })
  })

  test('several devices of one seat show the same, and a question is answered once', async () => {
    const { table, people, passes } = await begun(3, ['Ann', 'Ben', 'Cleo'])
    const asked = people.findIndex(one => one.now().shown?.asked != null)
    const second = joinAs(table, passes[asked])
    await until(second, ({ shown }) => shown !== null)
    const options = second.now().shown?.asked?.options ?? []
    const both = await Promise.allSettled(
      [people[asked], second].map(one => one.act({ type: 'choose', choices: [options[0]] })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { shown } = people[asked].now()
    await until(second, state => JSON.stringify(state.shown?.view) === JSON.stringify(shown?.view))
  })
})

describe.each(carriers)('what is refused, by %s', by => {
  beforeEach(() => {
    carrier = by
  })

  test.each<[string, () => Promise<Answered>, number, string]>([
    ['a game nobody knows', () => post('/api/tables', { game: 'chess' }), 409, 'error.game'],
    ['what is no opening', () => post('/api/tables', { game: 7 }), 422, 'shape.type'],
    ['a table that never was', () => get('/api/tables/nowhere'), 404, 'table.none'],
    ['an invite that never was', () => post('/api/tables/x/sit', { invite: 'x', name: 'Ann' }), 401, 'pass.none'],
    [
      'what another site’s page sends',
      () => post('/api/tables', { game: 'homeland', players: 3 }, { origin: 'http://elsewhere.example' }),
      403,
      'pass.other-site',
    ],
  ])('%s', async (_what, ask, status, key) => {
    expect(await ask()).toMatchObject({ status, body: { refused: { key } } })
  })

  test('an invite that was used, one of another table, and an act that is the host’s', async () => {
    const one = (await post('/api/tables', { game: 'homeland', players: 3 })).body
    const other = (await post('/api/tables', { game: 'homeland', players: 3 })).body
    const sit = (table: string, invite: string, name: string) => post(`/api/tables/${table}/sit`, { invite, name })
    const ann = await sit(one.table, one.invites[0], 'Ann')
    expect(ann.status).toBe(200)
    expect(await sit(one.table, one.invites[0], 'Eve')).toMatchObject({ status: 401 })
    expect(await sit(one.table, other.invites[1], 'Eve')).toMatchObject({ status: 403 })
    expect(await sit(one.table, ann.body.pass, 'Eve')).toMatchObject({ status: 403 })
    const guest = joinAs(one.table, ann.body.pass)
    await until(guest, ({ lobby }) => lobby !== null)
    await expect(guest.act({ type: 'draw' })).rejects.toThrow('pass.no-host')
    await expect(guest.act({ type: 'choose', choices: ['end'] })).rejects.toThrow('lobby.not-started')
    const stranger = joinAs(other.table, ann.body.pass)
    expect((await until(stranger, ({ over }) => over !== null)).over).toMatchObject({ key: 'pass.other-table' })
  })
})
