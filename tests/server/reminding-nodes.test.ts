import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinTable } from '../../src/client/table.ts'
import { shipped } from '../../src/games/index.ts'
import { openReminding, type Reminding } from '../../src/server/reminders/reminding.ts'
import { startServer } from '../../src/server/server.ts'
import { matchStore } from '../../src/server/store/match-store.ts'
import { openPostgres, type Postgres } from '../../src/server/store/postgres.ts'
import { sealing } from '../../src/server/store/seal.ts'
import { realWorld } from '../../src/server/world.ts'
import { newBrowser } from './browser.ts'
import { lineTo } from './line.ts'
import { type Elsewhere, loopbackCa, openElsewhere } from './loopback.ts'
import { newFolder, until } from './people.ts'
import { type Cluster, givenOr, ownCluster } from './postgres.ts'

const KEY = '7'.repeat(64)
const TABLES = 12
let cluster: Cluster
let elsewhere: Elsewhere
beforeAll(async () => {
  cluster = givenOr(await ownCluster())
  elsewhere = await openElsewhere()
})
afterAll(async () => {
  await elsewhere.close()
  await cluster.stop()
})

const outgoing = { resolve: async () => ['127.0.0.1'], mayReach: () => true, ca: loopbackCa }

test('of several nodes on one PostgreSQL one reminds, and the others do not', async () => {
  const [folder, url] = [newFolder(), await cluster.fresh()]
  const server = await startServer({
    ...{ page: join(folder, 'page'), host: '127.0.0.1', port: 0, data: join(folder, 'data') },
    ...{ database: { url, key: KEY }, outgoing, times: { remindMs: 1 } },
  })
  const databases: Postgres[] = []
  const nodes: Reminding[] = []
  const digest = { target: hookAt('/digest'), language: 'en', digestHour: new Date().getUTCHours() }
  for (let tables = 0; tables < TABLES; tables++) {
    const one = newBrowser(server.port, 'play.example')
    const { table, host: pass, invites } = (await one.post('/api/tables', { game: 'negotiator' })).body
    await one.post(`/api/tables/${table}/sit`, { invite: invites[0], name: 'Ann' })
    const host = joinTable(lineTo(server.port), table, pass)
    await until(host, ({ lobby }) => lobby !== null)
    await host.act({ type: 'draw' })
    await until(host, ({ shown }) => shown !== null)
    host.leave()
    for (const body of [{ target: hookAt(`/${table}`), language: 'en' }, digest])
      expect((await one.post(`/api/reminders?table=${table}`, body)).status).toBe(200)
  }
  await server.close()
  // A day later, so that the digests are due as well; three nodes find all of it at the same moment.
  for (let n = 0; n < 3; n++) {
    const database = await openPostgres(url)
    const sealed = sealing(Buffer.from(KEY, 'hex'))
    databases.push(database)
    nodes.push(
      openReminding({
        ...{ database, sealed, outgoing, games: shipped, store: matchStore(database, sealed) },
        ...{
          world: { ...realWorld, now: () => Date.now() + 86_400_000 },
          afterMs: 1,
          publicUrl: null,
          isShared: false,
        },
        looking: async () => [],
        report(error) {
          throw error
        },
      }),
    )
  }
  await elsewhere.until(2 * TABLES)
  // Each looks round twice more.
  await new Promise(resolve => setTimeout(resolve, 1200))
  const paths = elsewhere.received.map(({ path }) => path)
  expect(paths.filter(path => path !== '/digest')).toHaveLength(TABLES)
  expect(new Set(paths).size).toBe(TABLES + 1)
  expect(paths).toHaveLength(2 * TABLES)
  const keys = await Promise.all(nodes.map(({ keys }) => keys()))
  expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1)
  for (const one of nodes) await one.close()
  for (const one of databases) await one.close()
  rmSync(folder, { recursive: true, force: true })
})

const hookAt = (path: string) => ({
  ...{ kind: 'webhook', key: 'content', prefix: '' },
  url: `https://hooks.example:${elsewhere.port}${path}`,
})
