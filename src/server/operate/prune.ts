import { ownRecordsOf } from '../../host/records.ts'
import { isOver, type SaveLine } from '../../host/store.ts'
import type { Tables } from '../store/schema.ts'
import { type Database, prepared, type Statement } from '../store/statement.ts'
import { CODE_NAMES } from '../tables/codes.ts'

/** Clears away what nobody comes back to: by age, and never a match that is not over. */
export interface Pruned {
  readonly matches: number
  readonly lobbies: number
  readonly passes: number
}

export interface Pruning {
  /** What has not changed since then, in milliseconds since 1970. */
  readonly before: number
  /** Only counts what would go. */
  readonly isTrial: boolean
}

/** What belongs to a table, and goes with it: by its id, in this column. */
export const belongings = [
  { table: 'change', column: 'match' },
  { table: 'opening', column: 'match' },
  { table: 'pass', column: 'table_id' },
  { table: 'reminder', column: 'table_id' },
] as const satisfies readonly { readonly table: keyof Tables; readonly column: string }[]

/** So many are looked at, or cleared away, at once: moves go on in between. */
const AT_ONCE = 100

export async function prune(database: Database, { before, isTrial }: Pruning): Promise<Pruned> {
  const { dialect, read, commit } = database
  const matchesAfter = prepared<{ id: string }>(dialect, (db, one) =>
    db.selectFrom('match').select(['id', 'line', 'version']).where('id', '>', one.id).orderBy('id').limit(AT_ONCE),
  )
  const deadLobbies = prepared<{ id: string; before: number }>(dialect, (db, one) =>
    db
      .selectFrom('lobby')
      .select(['id', 'version'])
      .where('id', '>', one.id)
      .where('changed', '<', one.before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('match').select('match.id').whereRef('match.id', '=', 'lobby.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('finished').select('finished.id').whereRef('finished.id', '=', 'lobby.id'))),
      )
      .orderBy('id')
      .limit(AT_ONCE),
  )
  const oldFiles = prepared<{ id: string; before: number }>(dialect, (db, one) =>
    db
      .selectFrom('finished')
      .select('id')
      .where('id', '>', one.id)
      .where('ended_at', '<', one.before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('match').select('match.id').whereRef('match.id', '=', 'finished.id'))),
      )
      .orderBy('id')
      .limit(AT_ONCE),
  )
  const withoutFile = prepared<{ id: string }>(dialect, (db, one) => db.deleteFrom('finished').where('id', '=', one.id))
  const endedPasses = prepared<{ hash: string; before: number }>(dialect, (db, one) =>
    db
      .selectFrom('pass')
      .select('hash')
      .where('hash', '>', one.hash)
      .where('ended_at', '<', one.before)
      .orderBy('hash')
      .limit(AT_ONCE),
  )
  const withoutMatch = prepared<{ id: string; version: number }>(dialect, (db, one) =>
    db.deleteFrom('match').where('id', '=', one.id).where('version', '=', one.version),
  )
  const withoutLobby = prepared<{ id: string; version: number }>(dialect, (db, one) =>
    db.deleteFrom('lobby').where('id', '=', one.id).where('version', '=', one.version),
  )
  const withoutPass = prepared<{ hash: string }>(dialect, (db, one) =>
    db.deleteFrom('pass').where('hash', '=', one.hash),
  )
  const mark = dialect === 'sqlite' ? '?' : '$1'
  const allOf = (id: string): readonly Statement[] =>
    belongings.map(({ table, column }) => ({ sql: `delete from "${table}" where "${column}" = ${mark}`, values: [id] }))
  const lobbyOf = prepared<{ id: string }>(dialect, (db, one) => db.deleteFrom('lobby').where('id', '=', one.id))
  const recordOf = prepared<{ name: string }>(dialect, (db, one) =>
    db.deleteFrom('record').where('name', '=', one.name),
  )
  const codeOf = prepared<{ id: string; from: string; to: string }>(dialect, (db, one) =>
    db.deleteFrom('record').where('name', '>=', one.from).where('name', '<', one.to).where('value', '=', one.id),
  )

  /** Page by page; how many of what was found are gone, or would be. */
  async function clear<Found extends { readonly key: string }>(
    page: (after: string) => Promise<readonly Found[]>,
    isOld: (one: Found) => boolean,
    unit: (one: Found) => { readonly guard: Statement; readonly after: readonly Statement[] },
  ): Promise<number> {
    let gone = 0
    for (let after = ''; ; ) {
      const found = await page(after)
      const old = found.filter(isOld)
      if (isTrial) gone += old.length
      else if (old.length > 0) gone += (await commit(old.map(unit))).filter(Boolean).length
      if (found.length < AT_ONCE) return gone
      after = found[found.length - 1].key
    }
  }

  const matches = await clear(
    async id => (await read(matchesAfter({ id }))).map(row => ({ key: String(row.id), row })),
    ({ row }) => {
      const line = JSON.parse(String(row.line)) as SaveLine
      return isOver(line) && line.changed < before
    },
    ({ key: id, row }) => ({
      guard: withoutMatch({ id, version: Number(row.version) }),
      after: [...allOf(id), lobbyOf({ id }), withoutFile({ id }), ...ownRecordsOf(id).map(name => recordOf({ name }))],
    }),
  )
  const files = await clear(
    async id => (await read(oldFiles({ id, before }))).map(row => ({ key: String(row.id) })),
    () => true,
    ({ key: id }) => ({ guard: withoutFile({ id }), after: [...allOf(id), lobbyOf({ id })] }),
  )
  const lobbies = await clear(
    async id => (await read(deadLobbies({ id, before }))).map(row => ({ key: String(row.id), row })),
    () => true,
    ({ key: id, row }) => ({
      guard: withoutLobby({ id, version: Number(row.version) }),
      after: [...allOf(id), codeOf({ id, ...CODE_NAMES })],
    }),
  )
  const passes = await clear(
    async hash => (await read(endedPasses({ hash, before }))).map(row => ({ key: String(row.hash), row })),
    () => true,
    ({ key: hash }) => ({ guard: withoutPass({ hash }), after: [] }),
  )
  return { matches: matches + files, lobbies, passes }
}
