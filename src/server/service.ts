import type { Seat } from '../engine/game.ts'
import type { Registry } from '../games/index.ts'
import type { Hosting } from '../host/hosting.ts'
import type { Store } from '../host/store.ts'
import { type Daily, openDaily } from './daily/daily.ts'
import { openDaySeeds } from './daily/seeds.ts'
import { newNumber } from './http/connection.ts'
import { type Gate, openGate } from './http/gate.ts'
import { type Limits, usualLimits } from './http/limits.ts'
import { type Bots, openBots } from './people/bots.ts'
import { type Identity, openIdentity } from './people/identity.ts'
import { type Lines, openLines } from './people/lines.ts'
import { openPasses, type Passes } from './people/passes.ts'
import { openRematch, type Rematch } from './people/rematch.ts'
import { openScreens, type Screens } from './people/screens.ts'
import { openSeating, type Seating } from './people/seating.ts'
import { matchStore } from './store/match-store.ts'
import type { Sealing } from './store/seal.ts'
import type { Database } from './store/statement.ts'
import { type History, openHistory } from './tables/history.ts'
import type { Times } from './tables/live-table.ts'
import { openLobbies } from './tables/lobbies.ts'
import { joinNodes, type Shared } from './tables/nodes.ts'
import { type OwnRows, openOwnRows } from './tables/own-rows.ts'
import { type OwnTables, openOwnTables } from './tables/own-tables.ts'
import { openReports, type Reports } from './tables/reports.ts'
import { openTables, type Tables } from './tables/tables.ts'
import { nobody, type Watch } from './watch/watch.ts'
import { every, type World } from './world.ts'

/** A server without what carries its messages: tables on a database, alone or with other nodes. */
export interface Service {
  readonly tables: Tables
  readonly passes: Passes
  readonly history: History
  readonly bots: Bots
  /** Who has come in, and by what. */
  readonly lines: Lines
  readonly seating: Seating
  readonly rematch: Rematch
  readonly screens: Screens
  readonly own: OwnRows
  readonly ownTables: OwnTables
  readonly daily: Daily
  readonly reports: Reports
  readonly world: World
  readonly gate: Gate
  readonly identity: Identity
  readonly store: Store
  /** Who has a line to a table, at whichever node. */
  looking(table: string): Promise<readonly Seat[]>
  readonly watch: Watch
  /** Notes a mistake of ours, and gives it a number that can be told. */
  report(error: unknown): string
  /** Nothing more is taken, and all that was is kept; the database stays open. */
  close(): Promise<void>
}

export interface ServiceSettings {
  readonly database: Database
  /** Null where nobody else uses it. */
  readonly shared: Shared | null
  readonly sealed: Sealing
  readonly games: Registry
  readonly times: Times
  readonly world: World
  readonly think: Hosting['think']
  readonly limits?: Partial<Limits>
  /** What lies between the matches and where they are kept: measuring, or faults made on purpose. */
  through?(store: Store): Store
  /** Looks at what is kept before anything goes on. */
  inspect?(store: Store): Promise<void>
  log?(number: string, error: unknown): void
  /** What is kept can no longer be written to, or can again. */
  storeIs?(isUp: boolean): void
  readonly watch?: Watch
}

/** The record that says when the server last ran, and how often it is written. */
const ALIVE = 'alive'
const ALIVE_MS = 5_000
/** How often it is looked whether matches have been over for long enough. */
const TIDY_MS = 60_000

/** Since when nobody could answer, until now; null where no server ran before, or another one does. */
async function downUntil(
  store: Store,
  to: number,
  hasOthers: boolean,
): Promise<{ readonly from: number; readonly to: number } | null> {
  const from = await store.readRecord(ALIVE)
  const least = hasOthers ? 2 * ALIVE_MS : 0
  return typeof from === 'number' && from < to - least ? { from, to } : null
}

export async function openService(settings: ServiceSettings): Promise<Service> {
  const { database, shared, sealed, games, times, world, think, watch = nobody } = settings
  const { now } = world
  const passes = openPasses(database)
  const lines = openLines(passes, world)
  const kept = matchStore(database, sealed)
  const store = settings.through?.(kept) ?? kept
  await settings.inspect?.(store)
  const isShared = shared !== null
  const seating = openSeating({ database, passes, lines, world, tables: () => tables })
  const screens = openScreens({ database, passes, lines, world, tables: () => tables })
  const own = openOwnRows(database, sealed)
  const reports = openReports(database, sealed)
  const emptied = async (table: string, seat: Seat): Promise<void> => {
    await own.forget(table, seat)
    await seating.emptied(table, seat)
  }
  const lobbies = openLobbies(database, sealed)
  const tables: Tables = openTables({
    ...{ games, passes, own, world, store, isShared, times, think, watch, emptied },
    down: await downUntil(store, now(), isShared),
    lobbies,
    hash: sealed.hash,
  })
  const history = openHistory({ ...{ database, sealed, store, passes, games, world }, finishedMs: times.finishedMs })
  const report = (error: unknown): string => {
    const number = newNumber()
    settings.log?.(number, error)
    return number
  }
  const node = shared && joinNodes(shared, { tables, lines, own, reports, world, report, watch })
  const looking = async (table: string): Promise<readonly Seat[]> => {
    const here = (await tables.watched()).find(one => one.table === table)?.seats ?? []
    return [...here, ...(node?.elsewhere(table) ?? [])].flatMap(place => (typeof place === 'number' ? [place] : []))
  }
  let isUp = true
  const storeIs = (up: boolean): void => {
    if (up !== isUp) settings.storeIs?.(up)
    isUp = up
  }
  const live = (): Promise<void> =>
    store.writeRecord(ALIVE, now()).then(
      () => storeIs(true),
      () => storeIs(false),
    )
  const stopHeart = every(world, ALIVE_MS, live)
  const stopTidying = every(world, TIDY_MS, async () => void (await history.tidy()))
  return {
    ...{ tables, passes, lines, seating, screens, own, reports, history, world, report, watch, store, looking },
    rematch: openRematch({ database, passes, lobbies, store, world, tables: () => tables }),
    ownTables: openOwnTables({ lobbies, store, games, world }),
    daily: openDaily({
      ...{ database, store, games, passes, seating, tables, world },
      seeds: openDaySeeds(store, sealed, world),
    }),
    identity: openIdentity({ database, passes, world, revoked: lines.look }),
    bots: openBots(database, world, lines.look),
    gate: openGate({ ...usualLimits, ...settings.limits }, world.elapsed),
    async close() {
      stopHeart()
      stopTidying()
      await node?.close()
      await live()
      await tables.close()
    },
  }
}
