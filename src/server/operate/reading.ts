import Sqlite from 'libsql'
import pg from 'pg'
import { Fault } from '../../engine/game.ts'
import { whyNot } from '../store/postgres.ts'
import type { Row } from '../store/statement.ts'

/** All that is kept as it was at one moment, whatever is written meanwhile. Nothing is changed by reading it. */
export interface Reading {
  /** By name, in the order in which they were made: none needs one that comes later. */
  tables(): Promise<readonly string[]>
  rows(table: string, order?: string): AsyncIterable<Row>
  /** The number of the schema it has. */
  shape(): Promise<number>
  close(): Promise<void>
}

const SHAPE = "select value from meta where name = 'schema'"

/** A file that nobody writes to. */
export function readFile(file: string): Reading {
  const db = new Sqlite(file, { readonly: true })
  return {
    async tables() {
      const found = db
        .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by rowid")
        .all() as readonly { readonly name: string }[]
      return found.map(({ name }) => name)
    },
    async *rows(table, order) {
      for (const row of db.prepare(`select * from "${table}"${orderBy(order)}`).iterate()) {
        // libsql adds figures of its own to what it finds.
        const { _metadata, ...own } = row as Row
        yield own
      }
    },
    async shape() {
      return Number((db.prepare(SHAPE).get() as Row | undefined)?.value)
    },
    async close() {
      db.close()
    },
  }
}

/** So many rows are asked for at once. */
const FETCHED = 500

/** A PostgreSQL, beside its nodes. */
export async function readPostgres(url: string): Promise<Reading> {
  const client = new pg.Client({ connectionString: url, application_name: 'situation-room' })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read, read only')
    const { rows } = await client.query("select to_regclass('meta') as meta")
    if (rows[0]?.meta == null) throw new Fault('operate.no-tables')
  } catch (error) {
    await client.end().catch(() => {})
    throw whyNot(url, error)
  }
  let cursors = 0
  return {
    async tables() {
      const { rows } = await client.query(
        "select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.oid",
      )
      return rows.map(({ name }: { name: string }) => name)
    },
    async *rows(table, order) {
      cursors += 1
      const cursor = `rows_${cursors}`
      await client.query(`declare ${cursor} cursor for select * from "${table}"${orderBy(order)}`)
      for (;;) {
        const { rows } = await client.query(`fetch ${FETCHED} from ${cursor}`)
        yield* rows as Row[]
        if (rows.length < FETCHED) break
      }
      await client.query(`close ${cursor}`)
    },
    async shape() {
      const { rows } = await client.query(SHAPE)
      return Number(rows[0]?.value)
    },
    async close() {
      await client.end()
    },
  }
}

const orderBy = (order: string | undefined): string => (order === undefined ? '' : ` order by ${order}`)
