import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageServer } from '../../../src/server/http/static.ts'
import { startServer } from '../../../src/server/server.ts'
import { ask, begun, newFolder, playOn, replayed, type Seated, until } from '../people.ts'
import { canCopy, type OwnCluster, ownCluster } from '../postgres.ts'
import { openProxy, type Way } from './proxy.ts'

/** A PostgreSQL that dies, and its standby that takes over, while people at two nodes play. */

const FAILOVERS = Number(process.env.FAULT_FAILOVERS ?? 1)
const KEY = '5'.repeat(64)

let folder = ''
let way: Way
let primary: OwnCluster
const clusters: OwnCluster[] = []
const servers: PageServer[] = []
const games: Seated[] = []
beforeAll(async () => {
  folder = newFolder()
  primary = await ownCluster()
  clusters.push(primary)
  way = await openProxy(Number(new URL(primary.url).port))
})
afterAll(async () => {
  for (const { host, people } of games) for (const one of [host, ...people]) one.leave()
  for (const one of servers) await one.close()
  await way.close()
  for (const one of clusters) await one.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(!canCopy())(
  `${FAILOVERS} times a standby takes over: nothing that was acknowledged is lost, and every match ends`,
  async () => {
    const address = new URL(await primary.fresh())
    address.port = String(way.port)
    const settings = { page: join(folder, 'page'), data: join(folder, 'data'), host: '127.0.0.1', port: 0 }
    for (let n = 0; n < 2; n++)
      servers.push(await startServer({ ...settings, database: { url: address.href, key: KEY } }))
    const ports = servers.map(({ port }) => port)
    const [one, other] = ports
    const game = await begun(4, [
      [one, other],
      [other, one],
      [one, other],
    ])
    games.push(game)
    let acknowledged = 0
    for (let n = 0; n < FAILOVERS; n++) {
      const standby = await primary.standby()
      clusters.push(standby)
      acknowledged += await playOn(game, acts => acts >= 10)
      const playing = playOn(game, acts => acts >= 10)
      await primary.halt()
      await standby.promote()
      way.leadTo(Number(new URL(standby.url).port))
      primary = standby
      acknowledged += await playing
    }
    acknowledged += await playOn(game)
    for (const person of game.people) await until(person, ({ shown }) => shown?.outcome != null)
    const match = await replayed((await ask(other, `/api/tables/${game.table}/file`)).body)
    for (const [seat, told] of game.told.entries()) {
      const rest = match.record.choices.filter(choice => choice.seat === seat).map(({ choice }) => choice)
      for (const choice of told) expect(rest.splice(0, rest.indexOf(choice) + 1)).toContain(choice)
    }
    if (process.env.FAULT_FAILOVERS) process.stdout.write(`${JSON.stringify({ failovers: FAILOVERS, acknowledged })}\n`)
  },
)
