import { Fault } from '../../engine/game.ts'
import { HOST_LINK } from '../people/host-link.ts'
import { migrations } from '../store/schema.ts'
import type { Database, Row, Statement, Unit, Value } from '../store/statement.ts'
import type { Reading } from './reading.ts'

/**
 * All that is kept as lines of JSON, whatever database it is in: the way from one to another. What is sealed stays so;
 * who takes it in needs the same key.
 */

const FORMAT = 'situation-room/export@1'
/** So many rows are one transaction. */
const AT_ONCE = 200
const OWN_NAMES = ['schema', HOST_LINK]
/** Of the database itself, or of the server that runs on it, and no part of what is kept in it. */
const isOwn = (table: string, row: Row): boolean => table === 'meta' && OWN_NAMES.includes(String(row.name))

export interface Line {
  readonly table: string
  readonly row: Row
}

/** A first line that says what it is, a line a row, and a last one that says how many there were. */
export async function* exportLines(reading: Reading): AsyncGenerator<string> {
  const schema = await reading.shape()
  if (schema !== migrations.length) throw new Fault('operate.other-shape')
  yield JSON.stringify({ format: FORMAT, schema })
  let rows = 0
  for (const table of await reading.tables())
    for await (const row of reading.rows(table)) {
      if (isOwn(table, row)) continue
      rows += 1
      yield JSON.stringify({ table, row } satisfies Line)
    }
  yield JSON.stringify({ rows })
}

/** Takes all of it into a database in which nothing is kept yet; how many rows there were. */
export async function importLines(
  lines: AsyncIterable<string>,
  database: Database,
  tables: TableNames,
): Promise<number> {
  await mustBeEmpty(database)
  const known = await tables()
  let [isBegun, isWhole, rows] = [false, false, 0]
  let gathered: Unit[] = []
  const keep = async (): Promise<void> => {
    await database.commit(gathered)
    gathered = []
  }
  for await (const text of lines) {
    const given = readLine(text)
    if (!isBegun) {
      if (given.format !== FORMAT) throw new Fault('operate.no-export')
      if (given.schema !== migrations.length) throw new Fault('operate.other-shape')
      isBegun = true
    } else if (isWhole) throw new Fault('operate.no-export')
    else if ('rows' in given) isWhole = given.rows === rows
    else {
      const { table, row } = given as unknown as Line
      if (!known.includes(table) || typeof row !== 'object') throw new Fault('operate.no-export')
      gathered.push({ guard: inserting(database.dialect, table, row), after: [] })
      rows += 1
      if (gathered.length === AT_ONCE) await keep()
    }
  }
  await keep()
  if (!isWhole) throw new Fault('operate.cut-off')
  return rows
}

/** The tables of a database. */
export type TableNames = () => Promise<readonly string[]>

const NAMES = {
  sqlite: "select name from sqlite_master where type = 'table'",
  postgres: 'select table_name as name from information_schema.tables where table_schema = current_schema()',
}
export const tableNames =
  ({ dialect, read }: Database): TableNames =>
  async () =>
    (await read({ sql: NAMES[dialect], values: [] })).map(({ name }) => String(name))

async function mustBeEmpty({ read }: Database): Promise<void> {
  for (const table of ['match', 'lobby', 'pass'])
    if ((await read({ sql: `select 1 as one from "${table}" limit 1`, values: [] })).length > 0)
      throw new Fault('operate.not-empty')
}

function readLine(text: string): Readonly<Record<string, unknown>> {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null) return given as Readonly<Record<string, unknown>>
  } catch {
    // Said below.
  }
  throw new Fault('operate.no-export')
}

/** What has been made at the start of a new server, such as its keys, gives way to what comes along. */
function inserting(dialect: Database['dialect'], table: string, row: Row): Statement {
  const columns = Object.keys(row).sort()
  if (columns.length === 0 || columns.some(name => !/^[a-z_]+$/.test(name))) throw new Fault('operate.no-export')
  const marks = columns.map((_, n) => (dialect === 'sqlite' ? '?' : `$${n + 1}`))
  const named = columns.map(name => `"${name}"`)
  const conflict = KEYED.includes(table) ? 'on conflict (name) do update set value = excluded.value' : ''
  const sql = `insert into "${table}" (${named.join(', ')}) values (${marks.join(', ')}) ${conflict}`
  return { sql, values: columns.map(name => row[name] as Value) }
}
const KEYED = ['meta', 'record']

/** The lines of a text that comes in pieces, each when it is asked for. */
export async function* linesIn(pieces: AsyncIterable<unknown>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = `${rest}${String(piece)}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
