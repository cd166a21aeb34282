import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stream } from '../../src/engine/chance.ts'
import { shipped } from '../../src/games/index.ts'
import { openKept } from '../../src/host/opening.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { matchStore } from '../../src/server/store/match-store.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { sealing } from '../../src/server/store/seal.ts'
import { begun, newFolder, playOn, type Seated, seenIn, UNHURRIED } from './people.ts'
import { freePort, type OwnCluster } from './postgres.ts'

/**
 * People at three nodes play while nodes are killed, and the database is stopped at once or stands still. Then nothing
 * fails any more, and every match must end: what was acknowledged is in its log, and everybody saw what a replay shows.
 */

const program = fileURLToPath(new URL('process.mjs', import.meta.url))
const KEY = '5'.repeat(64)
const NODES = 3
const STOPPED_MS = 200
const FROZEN_MS = 1500

export interface Campaign {
  readonly faults: number
  readonly tables: number
  readonly seed: string
  /** Between two faults, at most. */
  readonly mostMs: number
}

export interface Found {
  readonly done: Readonly<Record<'kill' | 'stop' | 'freeze', number>>
  readonly acknowledged: number
  readonly wrong: readonly string[]
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export async function failNodes(cluster: OwnCluster, { faults, tables, seed, mostMs }: Campaign): Promise<Found> {
  const random = stream(rootsOf(seed, ['faults']).faults)
  const [url, folder] = [await cluster.fresh(), newFolder()]
  const ports: number[] = []
  for (let n = 0; n < NODES; n++) ports.push(await freePort())
  const running = new Map<number, ChildProcess>()
  let isOver = false

  /** A node that could not start, because the database was away, is started again, as whoever looks after it would. */
  async function keepUp(port: number): Promise<void> {
    while (!isOver) {
      const child = spawn(process.execPath, [program, join(folder, 'page'), '', String(port), url, KEY], {
        stdio: 'ignore',
        env: { ...process.env, SERVER_SETTINGS: JSON.stringify({ times: UNHURRIED }) },
      })
      running.set(port, child)
      await once(child, 'exit')
    }
  }
  const keeping = ports.map(keepUp)
  for (const port of ports) while (!(await isUp(port))) await wait(50)

  const linesFrom = (first: number): number[] => ports.map((_, n) => ports[(first + n) % NODES])
  const games: Seated[] = []
  for (let n = 0; n < tables; n++)
    games.push(
      await begun(
        4,
        ports.map((_, seat) => linesFrom(n + seat)),
      ),
    )
  const playing = games.map(game => playOn(game))

  const done = { kill: 0, stop: 0, freeze: 0 }
  const kinds = ['kill', 'stop', 'kill', 'freeze', 'kill'] as const
  for (let n = 0; n < faults; n++) {
    await wait(random(mostMs))
    const kind = kinds[n < kinds.length ? n : random(kinds.length)]
    done[kind] += 1
    if (kind === 'kill') running.get(ports[random(NODES)])?.kill('SIGKILL')
    else if (kind === 'stop') {
      await cluster.halt()
      await wait(STOPPED_MS)
      await cluster.start()
    } else {
      cluster.freeze()
      await wait(FROZEN_MS)
      cluster.thaw()
    }
  }
  const acknowledged = (await Promise.all(playing)).reduce((sum, acts) => sum + acts, 0)
  const wrong = await compare(url, games)
  isOver = true
  for (const { host, people } of games) for (const one of [host, ...people]) one.leave()
  for (const child of running.values()) child.kill('SIGKILL')
  await Promise.all(keeping)
  return { done, acknowledged, wrong }
}

const isUp = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )

/** What is kept of every match, against what its people were told and shown. */
async function compare(url: string, games: readonly Seated[]): Promise<string[]> {
  const wrong: string[] = []
  const database = await openPostgres(url)
  const store = matchStore(database, sealing(Buffer.from(KEY, 'hex')))
  for (const { table, told, people } of games) {
    const kept = await store.load(table)
    if (!kept) return [...wrong, `table ${table} is gone`]
    // Replays the whole log by the rules.
    const { match } = await openKept(shipped, kept)
    for (const [seat, acknowledged] of told.entries()) {
      const rest = match.record.choices.filter(one => one.seat === seat).map(({ choice }) => choice)
      for (const choice of acknowledged)
        if (rest.splice(0, rest.indexOf(choice) + 1).at(-1) !== choice)
          wrong.push(`${table}, ${seat}: ${choice} is lost`)
      const { events } = await seenIn(match, seat)
      if (JSON.stringify(people[seat].now().shown?.events) !== JSON.stringify(events))
        wrong.push(`${table}, ${seat}: saw something else than a replay shows`)
    }
  }
  await database.close()
  return wrong
}
