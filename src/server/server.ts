import { type Registry, shipped } from '../games/index.ts'
import type { Store } from '../host/store.ts'
import { openThinkers } from './bots/thinkers.ts'
import { trusting } from './http/address.ts'
import { addApi } from './http/api.ts'
import { addHealth } from './http/health.ts'
import type { Limits } from './http/limits.ts'
import { type PageServer, servePage } from './http/static.ts'
import { openPrivateSocket, type PrivateSocket } from './operate/private-socket.ts'
import { openHostLink } from './people/host-link.ts'
import type { OutgoingSettings } from './reminders/outgoing.ts'
import { openReminding, type Reminding } from './reminders/reminding.ts'
import { openService, type Service } from './service.ts'
import type { MetricsFor, TablesFor } from './settings.ts'
import { databaseIn, prepareFolder, sealingWith } from './store/data-folder.ts'
import type { Postgres } from './store/postgres.ts'
import type { Sealing } from './store/seal.ts'
import { openSqlite, type SqliteFile } from './store/sqlite.ts'
import type { Database } from './store/statement.ts'
import { openListing } from './tables/listing.ts'
import { type Times, usualTimes } from './tables/live-table.ts'
import { openLobbies } from './tables/lobbies.ts'
import { openReports } from './tables/reports.ts'
import { warmUp } from './warm.ts'
import { type Log, silent } from './watch/log.ts'
import { openMetrics } from './watch/metrics.ts'
import { relay, type Watch, watched } from './watch/watch.ts'
import { realWorld, type World } from './world.ts'

export interface ServerSettings {
  /** The built page. */
  readonly page: string
  readonly host: string
  readonly port: number
  /** Where matches are kept, and the key that seals their seeds. */
  readonly data: string
  /** Where they are kept instead, so that other nodes host the same tables; the folder is not touched then. */
  readonly database?: SharedData
  /** The key that seals seeds, where it is not to be kept in the data folder. */
  readonly sealKey?: string
  readonly synchronous?: 'full' | 'off'
  readonly games?: Registry
  readonly times?: Partial<Times>
  readonly limits?: Partial<Limits>
  /** Addresses or networks of proxies that may say whom they ask for; nobody else is believed. */
  readonly proxies?: readonly string[]
  /** Under which other addresses the page is known, such as `https://play.example`. */
  readonly origins?: readonly string[]
  /** For tests: how others are called, who are not on this machine otherwise. */
  readonly outgoing?: Partial<OutgoingSettings>
  now?(): number
  /** What lies between the matches and where they are kept: measuring, or faults made on purpose. */
  through?(store: Store): Store
  /** Looks at what is kept before anything goes on. */
  inspect?(store: Store): Promise<void>
  /** A mistake of ours, and the number that was told of it. */
  log?(number: string, error: unknown): void
  /** What else is written down. */
  readonly journal?: Log
  /** Who may read the figures. */
  readonly metricsFor?: MetricsFor
  readonly tablesFor?: TablesFor
  /** It goes the way of a match before people are sent to it (warm.ts): the first who come are answered faster. */
  readonly warms?: boolean
}

export interface TableServer extends PageServer {
  /** Comes back once people may be sent here. */
  readonly ready: Promise<void>
  /** What the link of whoever runs it ends in. */
  readonly hostPass: string
}

/** One database for any number of nodes; all of them have the same key. */
export interface SharedData {
  /** `postgres://USER:PASSWORD@HOST/DATABASE` */
  readonly url: string
  /** 64 hexadecimal digits: 256 random bits that the database never sees. */
  readonly key: string
}

/** What a server keeps things in: a file of its own, or a database with others. */
interface Kept {
  readonly sealed: Sealing
  readonly database: Database
  /** Null where nobody else uses it. */
  readonly shared: Postgres | null
  /** Null where others do. */
  readonly file: SqliteFile | null
}

async function openData(
  { data, database: given, sealKey, synchronous = 'full' }: ServerSettings,
  watch: Watch,
): Promise<Kept> {
  if (given) {
    const sealed = sealingWith(given.key)
    const { openPostgres } = await import('./store/postgres.ts')
    const database = await openPostgres(given.url, watch)
    return { sealed, database, shared: database, file: null }
  }
  const sealed = prepareFolder(data, sealKey)
  const file = await openSqlite({ file: databaseIn(data), synchronous, mostPages: null }, undefined, watch)
  return { sealed, database: file, shared: null, file }
}

/** So long a database may take to say that it is there. */
const ANSWER_MS = 2000

async function isUp({ read }: Database): Promise<boolean> {
  const late = new Promise<boolean>(resolve => setTimeout(resolve, ANSWER_MS, false).unref())
  const asked = read({ sql: 'select 1 as one', values: [] }).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}

/** Whoever starts a server and looks at it at once does not wait for what is not needed yet. */
const WARM_AFTER_MS = 1000

const later = ({ after }: World, ms: number): Promise<void> => new Promise(resolve => void after(ms, resolve))

/** Page and tables; comes back once it listens. */
export async function startServer(settings: ServerSettings): Promise<TableServer> {
  const { page, host, port, games = shipped, limits = {}, origins = [], through, inspect, log } = settings
  const { journal = silent } = settings
  const trust = trusting(settings.proxies ?? [])
  let service: Service | null = null
  const isStoreUp = (): Promise<boolean> => isUp(database)
  const metrics = openMetrics({ matches: () => service?.tables.live() ?? 0, isStoreUp })
  const watch = relay(metrics.watch)
  const { sealed, database, shared, file } = await openData(settings, watch)
  const world: World = { ...realWorld, now: settings.now ?? shared?.now ?? realWorld.now }
  const thinkers = openThinkers(games)
  const times = { ...usualTimes, ...settings.times }
  let reminding: Reminding | null = null
  let door: PrivateSocket | null = null
  let isStopping = false
  let isWarm = settings.warms !== true
  const close = async (): Promise<void> => {
    isStopping = true
    await reminding?.close()
    await service?.close()
    await web?.close()
    await door?.close()
    await thinkers.close()
    metrics.close()
    await database.close()
  }
  let web: PageServer | null = null
  try {
    const opened = await openService({
      ...{ database: watched(database, watch, world), shared, sealed, games, world, limits, watch, times },
      think: thinkers.think,
      ...(through ? { through } : {}),
      ...(inspect ? { inspect } : {}),
      log(number, error) {
        journal.mistake(number, error)
        log?.(number, error)
      },
      storeIs: journal.store,
    })
    service = opened
    const reminds = openReminding({
      ...{ database, sealed, games, world, store: opened.store, looking: opened.looking, report: opened.report },
      ...{ publicUrl: origins.at(0) ?? null, afterMs: times.remindMs, isShared: shared !== null },
      ...(settings.outgoing ? { outgoing: settings.outgoing } : {}),
    })
    reminding = reminds
    const link = openHostLink(database, world)
    const hosts = {
      link,
      listing: openListing(database, openLobbies(database, sealed), openReports(database, sealed), world),
    }
    web = await servePage(page, host, port, {
      ...{ trust, bodyBytes: opened.gate.limits.bodyBytes },
      async addMore(server) {
        server.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime: ms }) =>
          journal.answered({ method, route: routeOptions.url ?? 'none', status, ms }),
        )
        addHealth(server, {
          isReady: async () => !isStopping && isWarm && (await isStoreUp()),
          ...{ metrics, metricsFor: settings.metricsFor ?? 'local' },
        })
        const { tablesFor = 'everybody' } = settings
        await addApi(server, { ...opened, host, trust, origins, reminding: reminds, hosts, tablesFor })
      },
    })
    if (file) door = await openPrivateSocket({ data: settings.data, database: file, watch, log: journal })
    await opened.tables.resume()
    const hostPass = await link.renew()
    const isOver = (): boolean => isStopping
    const warmed = isWarm ? Promise.resolve() : later(world, WARM_AFTER_MS).then(() => warmUp(games, { world, isOver }))
    const ready = warmed
      // Nobody needs it: without it the first answers take longer.
      .catch(error => void opened.report(error))
      .then(() => {
        isWarm = true
      })
    return { port: web.port, routes: web.routes, close, hostPass, ready }
  } catch (error) {
    await close()
    throw error
  }
}
