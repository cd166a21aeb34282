import { Fault } from '../../engine/game.ts'
import type { Sealing } from '../store/seal.ts'
import { type Database, prepared } from '../store/statement.ts'

/**
 * Small things that belong to a table and lie beside its match, each sealed in a row of its own, so that nobody waits for
 * what somebody else writes there. They go with their table.
 */
export interface SealedRows<Row> {
  /** Told what the row is, unless there is none, and again after each change, here or at another node. */
  watch(table: string, part: string, listener: (row: Row) => void): () => void
  read(table: string, part: string): Promise<Row>
  /** Durable when it comes back; nothing is written where the row stays the very same. */
  change(table: string, part: string, change: (row: Row) => Row): Promise<void>
  forget(table: string, part: string): Promise<void>
  /** A row of this table was changed at another node: whoever listens to it is told, and nobody who listens to others. */
  heard(table: string): Promise<void>
}

/** A row, and the text that is kept of it; null where none is. */
interface Loaded<Row> {
  readonly raw: string | null
  readonly row: Row
}

/** So often another device may have been faster. */
const TRIES = 5

const nameOf = (table: string, part: string): string => `own:${table}:${part}`
/** The names of all rows of a table lie between these two. */
export const ownNames = (table: string): { readonly from: string; readonly to: string } => ({
  from: `own:${table}:`,
  to: `own:${table};`,
})

export function openSealedRows<Row extends object>(
  { dialect, commit, read }: Database,
  sealing: Sealing,
  empty: Row,
): SealedRows<Row> {
  const insert = prepared<{ name: string; value: string }>(dialect, (db, one) =>
    db
      .insertInto('record')
      .values({ name: one.name, value: one.value })
      .onConflict(conflict => conflict.doNothing()),
  )
  const update = prepared<{ name: string; before: string; value: string }>(dialect, (db, one) =>
    db.updateTable('record').set({ value: one.value }).where('name', '=', one.name).where('value', '=', one.before),
  )
  const select = prepared<{ name: string }>(dialect, (db, one) =>
    db.selectFrom('record').select('value').where('name', '=', one.name),
  )
  const remove = prepared<{ name: string }>(dialect, (db, one) => db.deleteFrom('record').where('name', '=', one.name))
  type Listener = (row: Row) => void
  /** By row: who listens, and the text of what each was told last; null where there was nothing. */
  const listeners = new Map<string, Map<Listener, string | null>>()

  const load = async (name: string): Promise<Loaded<Row>> => {
    const [found] = await read(select({ name }))
    const raw = found ? String(found.value) : null
    return { raw, row: raw === null ? empty : { ...empty, ...(JSON.parse(sealing.open(name, raw)) as Row) } }
  }
  // That another row of the table was changed is nobody's to know: what stays as it was is not told again.
  const tellOne = (name: string, listener: Listener, { raw, row }: Loaded<Row>): void => {
    const own = listeners.get(name)
    if (!own?.has(listener) || own.get(listener) === raw) return
    own.set(listener, raw)
    listener(row)
  }
  const tell = (name: string, loaded: Loaded<Row>): void => {
    for (const listener of [...(listeners.get(name)?.keys() ?? [])]) tellOne(name, listener, loaded)
  }

  return {
    watch(table, part, listener) {
      const name = nameOf(table, part)
      const own = listeners.get(name) ?? new Map<Listener, string | null>()
      listeners.set(name, own.set(listener, null))
      void load(name).then(
        loaded => tellOne(name, listener, loaded),
        () => {},
      )
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(name)
      }
    },
    read: async (table, part) => (await load(nameOf(table, part))).row,
    async change(table, part, change) {
      const name = nameOf(table, part)
      for (let tries = 0; tries < TRIES; tries++) {
        const { raw, row } = await load(name)
        const after = change(row)
        if (after === row) return
        const value = sealing.seal(name, JSON.stringify(after))
        const guard = raw === null ? insert({ name, value }) : update({ name, before: raw, value })
        const [isDone] = await commit([{ guard, after: [], moves: { what: `own ${table}`, version: 0 } }])
        if (isDone) return tell(name, { raw: value, row: after })
      }
      throw new Fault('match.moved-on')
    },
    async forget(table, part) {
      await commit([{ guard: remove({ name: nameOf(table, part) }), after: [] }])
    },
    async heard(table) {
      const { from } = ownNames(table)
      for (const name of listeners.keys()) if (name.startsWith(from)) tell(name, await load(name))
    },
  }
}
