import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Appended } from './appended.ts'
import type { Tables } from './schema.ts'

export type Dialect = 'sqlite' | 'postgres'
export type Value = string | number | null

/** What a database carries out: text that never changes, and the values for this once. */
export interface Statement {
  readonly sql: string
  readonly values: readonly Value[]
}

/** Statements that belong together: where the first concerns no row, nothing of it is done. */
export interface Unit {
  readonly guard: Statement
  readonly after: readonly Statement[]
  /** What moves on by it: whoever else uses the same database is told. */
  readonly moves?: Moved
}

/** A match or a lobby by kind and id, and the version it has now. */
export interface Moved {
  readonly what: string
  readonly version: number
}

export const movedMatch = (id: string, version: number): Moved => ({ what: `match ${id}`, version })

export type Row = Readonly<Record<string, Value>>

/** One database: every list of units is one transaction, and what has come back is durable. */
export interface Database {
  readonly dialect: Dialect
  /** False where the match is not as the caller knows it. */
  append(one: Appended): Promise<boolean>
  /** By unit: whether its guard found its row. */
  commit(units: readonly Unit[]): Promise<readonly boolean[]>
  read(statement: Statement): Promise<readonly Row[]>
  close(): Promise<void>
}

const builders = {
  sqlite: () =>
    new Kysely<Tables>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: db => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
  postgres: () =>
    new Kysely<Tables>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: db => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
    }),
} satisfies Record<Dialect, () => Kysely<Tables>>

/** Stands in a query for a value that comes with each use of it. */
class Parameter {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Build<Values> = (db: Kysely<Tables>, values: Values) => { compile(): CompiledQuery }

/**
 * A query that is put together once and used with other values each time: to build it for every move would take longer
 * than the move.
 */
export function prepared<Values extends Readonly<Record<string, Value>>>(
  dialect: Dialect,
  build: Build<Values>,
): (values: Values) => Statement {
  const named = new Proxy({}, { get: (_, name) => new Parameter(String(name)) }) as Values
  const { sql, parameters } = build(builders[dialect](), named).compile()
  return values => ({
    sql,
    values: parameters.map(one => (one instanceof Parameter ? values[one.name] : (one as Value))),
  })
}
