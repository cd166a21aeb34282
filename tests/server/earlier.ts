import { META, migrations } from '../../src/server/store/schema.ts'
import type { Dialect, Row, Value } from '../../src/server/store/statement.ts'

/** A database as an earlier version has left it, with something in each of its tables. */

/** Carries out one statement on a database that is opened by nobody else. */
export type Raw = (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>

const columnsOf: Readonly<Record<Dialect, string>> = {
  sqlite: `select m.name as "table", p.name as "column", p.type as type
    from sqlite_master m, pragma_table_info(m.name) p where m.type = 'table' order by m.rowid, p.cid`,
  postgres: `select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`,
}

export type Content = Readonly<Record<string, Row>>

/** One row in each table, whatever its columns are: every text the same, so that whatever refers to another row finds it. */
async function fill(raw: Raw, dialect: Dialect): Promise<Content> {
  const content: Record<string, Record<string, Value>> = {}
  for (const { table, column, type } of await raw(columnsOf[dialect])) {
    // What is in a journal is carried over by whoever opens the file; that has tests of its own.
    if (table === 'meta' || table === 'journal') continue
    content[String(table)] ??= {}
    content[String(table)][String(column)] = /int/i.test(String(type)) ? 1 : 'x'
  }
  const left = new Set(Object.keys(content))
  // What refers to another table comes after it: it is tried until it is let in.
  for (let tries = left.size; tries > 0 && left.size > 0; tries--)
    for (const table of left) {
      const row = content[table]
      const places = Object.keys(row).map((_, n) => (dialect === 'sqlite' ? '?' : `$${n + 1}`))
      const sql = `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`
      await raw(sql, Object.values(row)).then(
        () => left.delete(table),
        () => {},
      )
    }
  if (left.size > 0) throw new Error(`nothing could be put into ${[...left].join(', ')}`)
  return content
}

/** The tables of schema number `shape`, filled. */
export async function earlier(raw: Raw, dialect: Dialect, shape: number): Promise<Content> {
  await raw(META)
  for (const migration of migrations.slice(0, shape)) for (const sql of migration(dialect)) await raw(sql)
  await raw(`insert into meta values ('schema', '${shape}')`)
  return fill(raw, dialect)
}

/** What of it is still there: the same columns of the same tables. */
export async function leftOf(raw: Raw, content: Content): Promise<Content> {
  const left: Record<string, Row> = {}
  for (const [table, row] of Object.entries(content)) {
    // How a match began is in a table of its own since schema 6.
    const from = table === 'match' && 'text' in row ? 'match join opening on opening.match = match.id' : table
    const [found] = await raw(`select ${Object.keys(row).join(', ')} from ${from}`)
    left[table] = Object.fromEntries(
      Object.entries(found ?? {}).map(([name, value]) => [name, typeof row[name] === 'number' ? Number(value) : value]),
    )
  }
  return left
}

/** Every schema there ever was, by its number. */
export const shapes: readonly number[] = migrations.map((_, n) => n + 1)
