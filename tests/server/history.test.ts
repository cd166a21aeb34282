import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinTable, type RemoteTable } from '../../src/client/table.ts'
import { shipped } from '../../src/games/index.ts'
import { digest } from '../../src/seed/roots.ts'
import type { PageServer } from '../../src/server/http/static.ts'
import { openPasses } from '../../src/server/people/passes.ts'
import { startServer } from '../../src/server/server.ts'
import { matchStore } from '../../src/server/store/match-store.ts'
import { newKey, sealing } from '../../src/server/store/seal.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import { openHistory } from '../../src/server/tables/history.ts'
import { realWorld } from '../../src/server/world.ts'
import { parseArchive } from '../../src/table/archive-schema.ts'
import { canonical } from '../../src/table/file.ts'
import { parseMatch } from '../../src/table/file-schema.ts'
import { verifyFile } from '../../src/table/open-file.ts'
import { newAuthenticator } from './authenticator.ts'
import { newBrowser } from './browser.ts'
import { lineTo } from './line.ts'
import { type Answered, ask, newFolder, until } from './people.ts'

const ORIGIN = 'https://play.example'
let folder = ''
let server: PageServer
const joined: RemoteTable[] = []

async function start(): Promise<void> {
  server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data'), origins: [ORIGIN] },
  })
}
async function stop(): Promise<void> {
  for (const one of joined.splice(0)) one.leave()
  await server.close()
}
beforeAll(async () => {
  folder = newFolder()
  await start()
})
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

function joinAs(table: string, pass: string): RemoteTable {
  const one = joinTable(lineTo(server.port), table, pass)
  joined.push(one)
  return one
}

async function get(path: string, headers: Record<string, string>): Promise<Answered> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
  return { status: answer.status, body: await answer.json() }
}
const cookies = (held: readonly { readonly table: string; readonly pass: string }[]) => ({
  cookie: held.map(({ table, pass }) => `seat-${table}=${pass}`).join('; '),
})

interface Sat {
  readonly table: string
  readonly pass: string
}

/** A call that Ann plays to its end. */
async function call(): Promise<Sat> {
  const { table, host, invites } = (await ask(server.port, '/api/tables', { game: 'negotiator' })).body
  const { pass } = (await ask(server.port, `/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })).body
  const [hosting, ann] = [joinAs(table, host), joinAs(table, pass)]
  for (const one of [hosting, ann]) await until(one, ({ lobby }) => lobby !== null)
  await hosting.act({ type: 'draw' })
  for (let n = 0; ; n++) {
    const { shown } = await until(ann, state => state.shown?.asked != null || state.shown?.outcome != null)
    if (shown?.outcome != null) return { table, pass }
    const options = shown?.asked?.options ?? []
    await ann.act({ type: 'choose', choices: [options[n % options.length]] }).catch(() => {})
  }
}

/** Three people who agree to stop at once; Ann's pass comes back. */
async function endedEarly(): Promise<Sat> {
  const { table, host, invites } = (await ask(server.port, '/api/tables', { game: 'homeland', players: 3 })).body
  const hosting = joinAs(table, host)
  await until(hosting, ({ lobby }) => lobby !== null)
  const passes: string[] = []
  for (const [seat, invite] of invites.entries())
    passes.push((await ask(server.port, `/api/tables/${table}/sit`, { invite, name: `Person ${seat}` })).body.pass)
  const people = passes.map(pass => joinAs(table, pass))
  await hosting.act({ type: 'draw' })
  for (const one of people) await until(one, ({ shown }) => shown !== null)
  await people[0].act({ type: 'note', about: { player: 1 }, text: 'nobody else reads this' })
  for (const one of people) await one.act({ type: 'vote', about: null, verdict: 'end' }).catch(() => {})
  for (const one of people) await until(one, ({ shown }) => shown?.ended != null)
  return { table, pass: passes[0] }
}

describe('a history', () => {
  let won: Sat
  let early: Sat
  let file = ''

  beforeAll(async () => {
    won = await call()
    early = await endedEarly()
    file = JSON.stringify((await ask(server.port, `/api/tables/${won.table}/file`)).body)
  })

  test('is what the passes are for that a browser has, or a program', async () => {
    const { status, body } = await get('/api/history', cookies([won, early]))
    expect(status).toBe(200)
    expect(body.games).toMatchObject([
      { table: early.table, game: 'homeland', seat: 0, outcome: null, endedEarly: 'agreed', counts: false },
      { table: won.table, game: 'negotiator', seat: 0, endedEarly: null, counts: true, isImported: false },
    ])
    expect(body.games[0].players).toEqual(['Person 0', 'Person 1', 'Person 2'])
    expect(body.games[1].outcome).toMatchObject({ cause: expect.any(String), rule: expect.any(String) })
    const byHeader = await get('/api/history', { authorization: `Bearer ${won.pass}` })
    expect(byHeader.body.games.map(({ table }: Sat) => table)).toEqual([won.table])
    expect((await get('/api/history', {})).body).toEqual({ games: [] })
    expect((await get('/api/history', { authorization: 'Bearer nobody-made-this' })).body).toEqual({ games: [] })
  })

  test('is exported as an archive, as the page and the terminal read it, without anybody’s notes', async () => {
    const { status, body } = await get('/api/history/archive', cookies([won, early]))
    expect(status).toBe(200)
    const text = JSON.stringify(body)
    expect(text).not.toContain('nobody else reads this')
    const { matches } = parseArchive(text)
    expect(matches).toHaveLength(2)
    for (const one of matches) {
      if (!('file' in one)) throw new Error('not read')
      const read = parseMatch(JSON.stringify(one.file))
      verifyFile((await shipped.find(read.game)()).game(), read)
    }
  })

  test('takes in a finished match that plays again the same, as often as it is brought, once', async () => {
    const taken = await ask(server.port, '/api/history', JSON.parse(file))
    expect(taken.status).toBe(200)
    const again = await ask(server.port, '/api/history', JSON.parse(file))
    expect(again.body.table).toBe(taken.body.table)
    expect(again.body.pass).not.toBe(taken.body.pass)
    const { body } = await get('/api/history', cookies([taken.body]))
    expect(body.games).toMatchObject([{ table: taken.body.table, seat: null, isImported: true, counts: false }])
    expect((await ask(server.port, `/api/tables/${taken.body.table}/file`)).body).toEqual(JSON.parse(file))
    // It is nothing one could sit at.
    expect(await ask(server.port, `/api/tables/${taken.body.table}`)).toMatchObject({ status: 404 })
  })

  test('goes with a passkey to every device of its player', async () => {
    const device = newAuthenticator(ORIGIN)
    const [laptop, phone] = [newBrowser(server.port, 'play.example'), newBrowser(server.port, 'play.example')]
    const { body } = await laptop.post('/api/me/passkeys/begin', { name: 'Ann' })
    await laptop.post('/api/me/passkeys/finish', { response: device.create(body) })
    const taken = await laptop.post('/api/history', JSON.parse(file))
    await phone.post('/api/sign-in/finish', { response: device.get((await phone.post('/api/sign-in/begin')).body) })
    const { games } = (await phone.get('/api/history')).body
    expect(games.map(({ table }: Sat) => table)).toEqual([taken.body.table])
  })

  const forged = (change: (content: Record<string, unknown>) => void): unknown => {
    const { check: _, ...content } = JSON.parse(file) as Record<string, unknown>
    change(content)
    return { ...content, check: digest(canonical(content)) }
  }
  const deep = (): unknown => ({ format: JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) })
  test.each<[string, () => unknown, number, string]>([
    ['no file', () => ({ hello: 'there' }), 409, 'file.not-a-match'],
    ['what goes too deep', deep, 409, 'file.too-deep'],
    ['one that was changed', () => ({ ...JSON.parse(file), seed: 'x' }), 409, 'file.edited'],
    [
      'one of another seed',
      () =>
        forged(content => {
          content.seed = 'f'.repeat(64)
        }),
      409,
      'match.illegal-choice',
    ],
    [
      'one that is not over',
      () =>
        forged(content => {
          content.log = (content.log as unknown[]).slice(0, 3)
          delete content.outcome
          delete content.events
        }),
      409,
      'history.not-over',
    ],
    [
      'one that tells of other events',
      () =>
        forged(content => {
          content.events = (content.events as unknown[]).slice(1)
        }),
      409,
      'file.differs',
    ],
    [
      'one of other rules',
      () =>
        forged(content => {
          content.rules = '99'
        }),
      409,
      'file.rules',
    ],
    ['one that is too long', () => ({ ...JSON.parse(file), pad: 'x'.repeat(5_000_000) }), 413, 'api.too-long'],
  ])('refuses %s, with a sentence', async (_what, make, status, key) => {
    const { body, ...answer } = await ask(server.port, '/api/history', make())
    expect(body.refused?.key).toMatch(key === 'match.illegal-choice' ? /^(match|file)\./ : key)
    expect(answer.status).toBe(status)
    expect(body.sentence.length).toBeGreaterThan(10)
  })

  test('is the same when the rows of its matches are gone, and nothing is dealt anew', async () => {
    const before = (await get('/api/history', cookies([won, early]))).body
    await stop()
    const database = await openSqlite({
      ...{ file: join(folder, 'data', 'tables.db'), synchronous: 'full', mostPages: null },
    })
    const sealed = sealing(newKey())
    const store = matchStore(database, sealed)
    const about = { database, sealed, store, passes: openPasses(database), games: shipped, world: realWorld }
    const rows = async (sql: string): Promise<number> => Number((await database.read({ sql, values: [] }))[0].n)
    const matches = 'select count(*) as n from match'
    expect(await openHistory({ ...about, finishedMs: 3_600_000 }).tidy()).toBe(0)
    expect(await rows(matches)).toBe(2)
    expect(await openHistory({ ...about, finishedMs: 0 }).tidy()).toBe(2)
    expect(await rows(matches)).toBe(0)
    expect(await rows('select count(*) as n from change')).toBe(0)
    // An imported one beside the two.
    expect(await rows('select count(*) as n from finished')).toBe(3)
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(
      (await database.read({ sql: 'select id from finished order by id', values: [] })).map(({ id }) => id),
    )
    await database.close()
    await start()
    expect((await get('/api/history', cookies([won, early]))).body).toEqual(before)
    expect((await ask(server.port, `/api/tables/${won.table}/file`)).body).toEqual(JSON.parse(file))
    const ann = joinAs(won.table, won.pass)
    const { shown } = await until(ann, state => state.shown !== null)
    expect(shown?.outcome).not.toBeNull()
    expect(shown?.seed).toBe(JSON.parse(file).seed)
  })
})
