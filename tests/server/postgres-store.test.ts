import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { storeChecks } from '../../src/host/store-contract.ts'
import type { Appended } from '../../src/server/store/appended.ts'
import { matchStore } from '../../src/server/store/match-store.ts'
import { openPostgres, type Postgres } from '../../src/server/store/postgres.ts'
import { newKey, sealing } from '../../src/server/store/seal.ts'
import type { Moved } from '../../src/server/store/statement.ts'
import { nextMove } from './appended.ts'
import { earlier, leftOf, type Raw, shapes } from './earlier.ts'
import { sharingPooler } from './pooler.ts'
import { type Cluster, givenOr, type OwnCluster, ownCluster } from './postgres.ts'

let cluster: OwnCluster
/** For what any PostgreSQL must do: the one at DATABASE_URL, where that is set. */
let place: Cluster
const opened: Postgres[] = []
beforeAll(async () => {
  cluster = await ownCluster()
  place = givenOr(cluster)
})
afterAll(() => place.stop())
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

async function open(url: string): Promise<Postgres> {
  const database = await openPostgres(url)
  opened.push(database)
  return database
}

const put = (name: string, value = 'x') => ({
  guard: { sql: 'insert into record values ($1, $2) on conflict do nothing', values: [name, value] },
  after: [],
})
const names = async (database: Postgres): Promise<unknown[]> =>
  (await database.read({ sql: 'select name from record order by name', values: [] })).map(({ name }) => name)

describe('a store in PostgreSQL', () => {
  let url = ''
  beforeAll(async () => {
    url = await place.fresh()
  })
  test.each(storeChecks)('$name', async ({ check }) => {
    const [database, key] = [await open(url), newKey()]
    await database.commit([{ guard: { sql: 'truncate match, change, record cascade', values: [] }, after: [] }])
    await check({ open: async () => matchStore(database, sealing(key)) })
  })
})

test.each(shapes)('a database of schema %i is brought up to date with all that was in it', async shape => {
  const url = await place.fresh()
  const before = new pg.Client(url)
  await before.connect()
  const raw: Raw = async (sql, values = []) => (await before.query(sql, [...values])).rows
  const content = await earlier(raw, 'postgres', shape)
  await before.end()
  const after = await open(url)
  const read: Raw = (sql, values = []) => after.read({ sql, values })
  expect(await leftOf(read, content)).toEqual(content)
  expect(await read("select value from meta where name = 'schema'")).toEqual([{ value: String(shapes.length) }])
})

describe('what cannot be used is a sentence', () => {
  const elsewhere = (change: (url: URL) => void): string => {
    const url = new URL(cluster.url)
    change(url)
    return url.href
  }
  test.each<[string, () => string | Promise<string>, string]>([
    ['what is no address', () => 'nowhere at all', 'database.url'],
    ['an address of something else', () => 'mysql://root@127.0.0.1/x', 'database.url'],
    ['a machine that is not there', () => elsewhere(url => Object.assign(url, { port: '1' })), 'database.unreachable'],
    [
      'a database that is not there',
      () => elsewhere(url => Object.assign(url, { pathname: 'none' })),
      'database.missing',
    ],
    ['a user that is not there', () => elsewhere(url => Object.assign(url, { username: 'eve' })), 'database.login'],
  ])('%s', async (_what, url, key) => {
    await expect(openPostgres(await url())).rejects.toThrow(key)
  })

  test('a database of a newer version', async () => {
    const url = await cluster.fresh()
    const database = await open(url)
    await database.commit([
      { guard: { sql: "update meta set value = '999' where name = 'schema'", values: [] }, after: [] },
    ])
    await expect(openPostgres(url)).rejects.toThrow('database.newer-tables')
  })

  test('one that answers before it has written', async () => {
    const url = await cluster.fresh()
    await cluster.halt()
    await cluster.start({ fsync: 'off' })
    await expect(openPostgres(url)).rejects.toThrow('database.not-durable')
    await cluster.halt()
    await cluster.start({ synchronous_commit: 'off' })
    // That much is asked for anew with every connection.
    const database = await open(url)
    const guard = { sql: "insert into record values ('mode', current_setting('synchronous_commit'))", values: [] }
    await database.commit([{ guard, after: [] }])
    expect(await database.read({ sql: 'select value from record', values: [] })).toEqual([{ value: 'on' }])
    await cluster.halt()
    await cluster.start()
  })

  test('a pooler that lends its connections for one transaction each', async () => {
    const url = await cluster.fresh()
    const pooler = await sharingPooler(Number(new URL(url).port))
    const through = new URL(url)
    through.port = String(pooler.port)
    await expect(openPostgres(through.href)).rejects.toThrow('database.pooler')
    await pooler.close()
  })
})

describe('commits', () => {
  test('where one of many is at fault, the others are carried out', async () => {
    const database = await open(await place.fresh())
    const wrong = { guard: { sql: 'insert into nowhere values (1)', values: [] }, after: [] }
    const all = await Promise.allSettled([
      database.commit([put('a')]),
      database.commit([put('b')]),
      database.commit([put('c'), wrong]),
      database.commit([put('d')]),
    ])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(await names(database)).toEqual(['a', 'b', 'd'])
  })

  test('where a guard finds nothing, nothing of its unit is done, and all of the others', async () => {
    const database = await open(await place.fresh())
    const nobody = { guard: { sql: "delete from record where name = 'none'", values: [] }, after: [put('after').guard] }
    const all = await Promise.all([database.commit([put('a')]), database.commit([nobody, put('b')])])
    expect(all).toEqual([[true], [false, true]])
    expect(await names(database)).toEqual(['a', 'b'])
  })

  test('many at once are few transactions', async () => {
    const database = await open(await place.fresh())
    const count = async () =>
      Number((await database.read({ sql: 'select count(distinct xmin::text) as n from record', values: [] }))[0].n)
    await Promise.all(Array.from({ length: 200 }, (_, n) => database.commit([put(`n${n}`)])))
    expect((await names(database)).length).toBe(200)
    expect(await count()).toBeLessThan(10)
  })

  test('what many moves write is one transaction, and of two nodes that add to a match one is refused', async () => {
    const url = await place.fresh()
    const nodes = [await open(url), await open(url)]
    const heard: Moved[] = []
    nodes[1].listen(
      all => heard.push(...all),
      () => {},
    )
    const ids = Array.from({ length: 40 }, (_, n) => `m${String(n).padStart(2, '0')}`)
    const begun = (id: string) => ({
      guard: { sql: "insert into match (id, length, line) values ($1, 0, '{}')", values: [id] },
      after: [],
    })
    await nodes[0].commit(ids.map(begun))
    const added = (id: string, length: number, remind: number | null = null): Appended =>
      nextMove(id, length, { remind, line: `{"at":${length}}`, bodies: [`{"n":${length}}`] })
    const first = await Promise.all([
      ...ids.map(id => nodes[0].append(added(id, 0, 5))),
      ...ids.toReversed().map(id => nodes[0].append(added(id, 1, 7))),
    ])
    expect(first).toEqual(first.map(() => true))
    const [{ n }] = await nodes[0].read({ sql: 'select count(distinct xmin::text) as n from change', values: [] })
    expect(Number(n)).toBeLessThan(5)
    await expect.poll(() => heard.filter(({ version }) => version === 2).length).toBe(40)
    for (let length = 2; length < 12; length++) {
      const [ours, theirs] = await Promise.all([
        Promise.all(ids.map(id => nodes[0].append(added(id, length)))),
        Promise.all(ids.toReversed().map(id => nodes[1].append(added(id, length)))),
      ])
      expect(ours.map((isOurs, i) => isOurs !== theirs.toReversed()[i])).toEqual(ids.map(() => true))
    }
    const rows = await nodes[0].read({
      sql: 'select length, version, remind_at, line, (select count(*) from change where match = id) as changes from match',
      values: [],
    })
    expect(rows.length).toBe(40)
    for (const { line, ...row } of rows) {
      expect(Object.values(row).map(Number)).toEqual([12, 12, 5, 12])
      expect(line).toBe('{"at":11}')
    }
    const [{ deadlocks }] = await nodes[0].read({
      sql: 'select deadlocks from pg_stat_database where datname = current_database()',
      values: [],
    })
    expect(Number(deadlocks)).toBe(0)
  })

  test('other nodes are told what has moved on, and a node is not told of its own', async () => {
    const url = await place.fresh()
    const [one, other] = [await open(url), await open(url)]
    const heard: Moved[][] = [[], []]
    for (const [i, database] of [one, other].entries())
      database.listen(
        all => heard[i].push(...all),
        () => {},
      )
    const moves = Array.from({ length: 600 }, (_, n) => ({ what: `match number ${n}`, version: n }))
    await Promise.all(moves.map(move => one.commit([{ ...put(move.what), moves: move }])))
    await expect.poll(() => heard[1].length).toBe(600)
    expect(heard[1].toSorted((a, b) => a.version - b.version)).toEqual(moves)
    await other.commit([{ ...put('last'), moves: { what: 'lobby last', version: 1 } }])
    await expect.poll(() => heard[0]).toEqual([{ what: 'lobby last', version: 1 }])
    expect(heard[1].length).toBe(600)
  })

  test('two nodes that move the same matches in other orders do not wait for each other in a circle', async () => {
    const url = await place.fresh()
    const nodes = [await open(url), await open(url)]
    const add = (n: number) => ({
      guard: {
        sql: "insert into record values ($1, '1') on conflict (name) do update set value = (record.value::int + 1)::text",
        values: [`m${n}`],
      },
      after: [],
      moves: { what: `m${n}`, version: 1 },
    })
    const numbers = Array.from({ length: 20 }, (_, n) => n)
    for (let round = 0; round < 10; round++)
      await Promise.all([
        ...numbers.map(n => nodes[0].commit([add(n)])),
        ...numbers.toReversed().map(n => nodes[1].commit([add(n)])),
      ])
    const [{ n }] = await nodes[0].read({
      sql: "select count(*) as n from record where value <> '20'",
      values: [],
    })
    expect(Number(n)).toBe(0)
    const [{ deadlocks }] = await nodes[0].read({
      sql: 'select deadlocks from pg_stat_database where datname = current_database()',
      values: [],
    })
    expect(Number(deadlocks)).toBe(0)
  })
})

describe('a database that goes away', () => {
  test('refuses while it is away, and goes on when it is back', async () => {
    const database = await open(await cluster.fresh())
    await database.commit([put('before')])
    await cluster.halt()
    await expect(database.commit([put('meanwhile')])).rejects.toThrow('database.away')
    await expect(names(database)).rejects.toThrow('database.away')
    await cluster.start()
    await expect
      .poll(() =>
        database.commit([put('after')]).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    expect(await names(database)).toEqual(['after', 'before'])
  })

  test('and one that only stands still does not keep anybody waiting for ever', async () => {
    const database = await open(await cluster.fresh())
    cluster.freeze()
    const both = await Promise.allSettled([database.commit([put('meanwhile')]), names(database)])
    cluster.thaw()
    expect(both.map(one => (one.status === 'rejected' ? String(one.reason.key) : one.status))).toEqual([
      'database.away',
      'database.away',
    ])
    await expect.poll(() => database.commit([put('after')]).catch(() => null)).toEqual([true])
    // What was refused is not there: it was never begun to be kept.
    expect(await names(database)).toContain('after')
  })
})
