import pg from 'pg'
import { Fault } from '../../engine/game.ts'
import type { Place } from '../tables/live-table.ts'
import { nobody, type Watch } from '../watch/watch.ts'
import { ANSWER_MS, connectionOf, isAway, openLine, toldOf } from './postgres-line.ts'
import { openWriter, queryOf } from './postgres-writer.ts'
import { META, migrations } from './schema.ts'
import type { Database, Moved, Row } from './statement.ts'

/** What nodes tell each other: what has moved on, and other things that nobody keeps. */
export interface Notice extends Moved {
  readonly node?: string
  /** From where somebody looks at it there. */
  readonly seats?: readonly Place[]
}

/** One PostgreSQL for any number of nodes. */
export interface Postgres extends Database {
  readonly dialect: 'postgres'
  /** What time it is there: all nodes go by one clock. */
  now(): number
  /** Everything that other nodes have moved on or told, as far as word of it comes; `missed` where some may not have. */
  listen(heard: (all: readonly Notice[]) => void, missed: () => void): void
  /** Told to the other nodes before long, or never; of two notices about one thing the last. */
  tell(notices: readonly Notice[]): void
  /** Measures the clock anew. */
  setClock(): Promise<void>
}

const CHANNEL = 'situation_room'
/** PostgreSQL sends 7,999 bytes at most; no notice of ours has more than a few hundred. */
const ENOUGH_CHARACTERS = 7000
/** How many look something up at once. */
const READERS = 4
/** Any number, the same for every node: only one at a time brings the tables up to date. */
const MIGRATING = 7_203_117
const CLOCK = '(extract(epoch from clock_timestamp()) * 1000)::bigint'

/** Host, port and name alone: an address may hold a password. */
function placeOf(url: string): { readonly host: string; readonly database: string; readonly user: string } {
  try {
    const { protocol, host, pathname, username } = new URL(url)
    if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw new Fault('database.url')
    return { host, database: decodeURIComponent(pathname.slice(1)), user: decodeURIComponent(username) }
  } catch {
    throw new Fault('database.url')
  }
}

/** Why there is no connection, as whoever set the address can act on it. */
export function whyNot(url: string, error: unknown): Error {
  if (error instanceof Fault) return error
  const place = placeOf(url)
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  if (code === '3D000') return new Fault('database.missing', place)
  if (code.startsWith('28')) return new Fault('database.login', place)
  if (code === '42501') return new Fault('database.forbidden', place)
  return isAway(error) ? new Fault('database.unreachable', place) : (error as Error)
}

async function answerTo(client: pg.ClientBase, sql: string): Promise<string> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  return String(rows[0]?.[0] ?? '')
}

/** Told = durable: a database that answers before it has written is of no use here, and says so when it is asked. */
async function mustBeDurable(client: pg.Client): Promise<void> {
  if ((await answerTo(client, 'show synchronous_commit')) === 'off') await client.query('set synchronous_commit to on')
  for (const setting of ['fsync', 'synchronous_commit'])
    if ((await answerTo(client, `show ${setting}`)) === 'off') throw new Fault('database.not-durable', { setting })
}

/**
 * A pooler that lends its connections for one transaction each forgets what a session is told: what is listened to,
 * and statements by name. It shows where another transaction gets the session that was ours a moment ago.
 */
async function mustBeOurs(url: string, client: pg.Client): Promise<void> {
  const session = (one: pg.Client): Promise<string> => answerTo(one, 'select pg_backend_pid()')
  const before = await session(client)
  const other = new pg.Client(connectionOf(url))
  other.on('error', () => {})
  await other.connect()
  try {
    await other.query('begin')
    const theirs = await session(other)
    const after = await session(client)
    if (theirs === before || after !== before) throw new Fault('database.pooler')
  } finally {
    await other.end()
  }
}

/** Forward only, in one transaction, one node at a time. */
async function migrate(client: pg.Client): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`select pg_advisory_xact_lock(${MIGRATING})`)
    await client.query(META)
    const shape = Number(await answerTo(client, "select value from meta where name = 'schema'"))
    if (shape > migrations.length) throw new Fault('database.newer-tables')
    for (const migration of migrations.slice(shape)) for (const sql of migration('postgres')) await client.query(sql)
    await client.query(
      `insert into meta values ('schema', '${migrations.length}') on conflict (name) do update set value = excluded.value`,
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Looks the database over and brings its tables up to date; throws a Fault where it cannot be used. */
async function prepareOnce(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionOf(url), query_timeout: 0 })
  client.on('error', () => {})
  try {
    await client.connect()
    await mustBeDurable(client)
    await mustBeOurs(url, client)
    await migrate(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export async function openPostgres(url: string, watch: Pick<Watch, 'together'> = nobody): Promise<Postgres> {
  placeOf(url)
  try {
    await prepareOnce(url)
    return await open(url, watch)
  } catch (error) {
    throw whyNot(url, error)
  }
}

async function open(url: string, watch: Pick<Watch, 'together'>): Promise<Postgres> {
  const readers = new pg.Pool({ ...connectionOf(url), max: READERS, query_timeout: ANSWER_MS })
  readers.on('error', () => {})
  const read: Database['read'] = async statement => {
    try {
      return (await readers.query(queryOf(statement))).rows as Row[]
    } catch (error) {
      throw toldOf(error)
    }
  }

  let offsetMs = 0
  const setClock = async (): Promise<void> => {
    // By a clock that nobody sets: one that is set here would be wrong until the next time.
    const asked = performance.now()
    const [row] = await read({ sql: `select ${CLOCK} as now`, values: [] })
    offsetMs = Number(row.now) - (asked + performance.now()) / 2
  }

  const listeners: { heard(all: readonly Notice[]): void; missed(): void }[] = []
  const notices = await openLine({
    url,
    async prepare(client) {
      // What is told here is known already by whoever asks the database: it need not wait for the disk.
      await client.query('set synchronous_commit to off')
      await client.query(`listen ${CHANNEL}`)
      const { rows } = await client.query('select pg_backend_pid() as pid')
      client.on('notification', ({ processId, payload }) => {
        if (processId === rows[0].pid || payload === undefined) return
        for (const { heard } of listeners) heard(JSON.parse(payload) as Notice[])
      })
      for (const { missed } of listeners) missed()
    },
  })
  /** What others have not been told of yet. */
  const untold = new Map<string, Notice>()
  let isTelling = false
  async function tellOthers(): Promise<void> {
    if (isTelling) return
    isTelling = true
    while (untold.size > 0) {
      const client = notices.client()
      // Whoever does not hear of it looks for themselves before long.
      if (!client) untold.clear()
      const gathered: string[] = []
      for (let length = 0; length < ENOUGH_CHARACTERS && untold.size > 0; ) {
        const [[what, notice]] = untold
        untold.delete(what)
        const text = JSON.stringify(notice)
        gathered.push(text)
        length += text.length + 1
      }
      const values = [`[${gathered.join()}]`]
      const sent = { name: 'notice', text: `select pg_notify('${CHANNEL}', $1)`, values }
      await client?.query(sent).catch(() => {})
    }
    isTelling = false
  }

  const writing = await openLine({ url, pipeline: true, prepare: mustBeDurable }).catch(async error => {
    await Promise.allSettled([notices.close(), readers.end()])
    throw error
  })
  const tell = (notices: readonly Notice[]): void => {
    for (const one of notices) untold.set(one.what, one)
    void tellOthers()
  }
  const writer = openWriter(writing, tell, watch)
  await setClock()

  return {
    dialect: 'postgres',
    append: writer.append,
    commit: writer.commit,
    read,
    now: () => Math.round(performance.now() + offsetMs),
    listen: (heard, missed) => listeners.push({ heard, missed }),
    ...{ tell, setClock },
    async close() {
      await Promise.allSettled([writing.close(), notices.close(), readers.end()])
    },
  }
}
