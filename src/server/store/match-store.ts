import { sql } from 'kysely'
import type { Json } from '../../engine/game.ts'
import { servedDay } from '../../games/negotiator/career/served-day.ts'
import { ownRecordsOf } from '../../host/records.ts'
import { type Change, isOver, type SaveLine, type Store } from '../../host/store.ts'
import { ownNames } from '../tables/sealed-rows.ts'
import type { Appended } from './appended.ts'
import { openFinished } from './finished.ts'
import type { Sealing } from './seal.ts'
import { type Database, movedMatch, prepared, type Row, type Statement, type Unit } from './statement.ts'

/** So long whoever has written a match that is due at once sees to it; after that, anybody may. */
export const LEASE_MS = 2000

/** What is written of a match, but for its changes. */
type Written = Omit<Appended, 'length' | 'before' | 'bodies'> & { readonly line: string }

/** What rows of changes have in them. */
export const changesIn = (bodies: readonly unknown[]): readonly Change[] => JSON.parse(`[${bodies.join()}]`)

/** Matches in a database, whichever: the same queries, put together once for its dialect. */
export function matchStore({ dialect, append, commit, read }: Database, sealing: Sealing): Store {
  const finished = openFinished({ dialect, read }, sealing)
  const joined = (
    dialect === 'sqlite'
      ? sql<string | null>`group_concat(body, ',' order by seq)`
      : sql<string | null>`string_agg(body, ',' order by seq)`
  ).as('bodies')
  const created = prepared<Written>(dialect, (db, one) =>
    db
      .insertInto('match')
      .values({
        ...{ id: one.id, length: 0, line: one.line },
        ...{ due_at: one.due, lease_until: one.lease, version: one.version, remind_at: one.remind },
        ...{ ended_at: one.ended },
      })
      .onConflict(conflict => conflict.doNothing()),
  )
  const opened = prepared<{ match: string; text: string }>(dialect, (db, one) =>
    db.insertInto('opening').values({ match: one.match, text: one.text }),
  )
  const reopened = prepared<{ match: string; text: string }>(dialect, (db, one) =>
    db.updateTable('opening').set({ text: one.text }).where('match', '=', one.match),
  )
  const rewritten = prepared<Written & { before: number; length: number }>(dialect, (db, one) =>
    db
      .updateTable('match')
      .set({
        ...{ length: 0, line: one.line },
        ...{ due_at: one.due, lease_until: one.lease, version: one.version, ended_at: one.ended },
      })
      .where('id', '=', one.id)
      .where('length', '=', one.length)
      .where('version', '=', one.before),
  )
  const cleared = prepared<{ match: string }>(dialect, (db, one) =>
    db.deleteFrom('change').where('match', '=', one.match),
  )
  const described = prepared<{ id: string; line: string }>(dialect, (db, one) =>
    db.updateTable('match').set({ line: one.line }).where('id', '=', one.id),
  )
  const removed = prepared<{ id: string }>(dialect, (db, one) => db.deleteFrom('match').where('id', '=', one.id))
  const forgotten = prepared<{ name: string }>(dialect, (db, one) =>
    db.deleteFrom('record').where('name', '=', one.name),
  )
  const forgottenOwn = prepared<{ from: string; to: string }>(dialect, (db, one) =>
    db.deleteFrom('record').where('name', '>=', one.from).where('name', '<', one.to),
  )
  // At one look: between two of them somebody could write it whole. All changes are one text: it is read once, and not row by row.
  const found = prepared<{ id: string }>(dialect, (db, one) =>
    db
      .selectFrom('match')
      .innerJoin('opening', 'opening.match', 'match.id')
      .select([
        'match.line',
        'opening.text',
        db.selectFrom('change').select(joined).where('match', '=', one.id).as('changes'),
      ])
      .where('match.id', '=', one.id),
  )
  const addedTo = prepared<{ id: string; length: number }>(dialect, (db, one) =>
    db
      .selectFrom('match')
      .select([sql<number>`-1`.as('seq'), sql<string | null>`null`.as('body'), 'version'])
      .where('id', '=', one.id)
      .unionAll(
        db
          .selectFrom('change')
          .select(['seq', 'body', sql<number>`0`.as('version')])
          .where('match', '=', one.id)
          .where('seq', '>=', one.length),
      )
      .orderBy('seq'),
  )
  const lines = prepared<Record<string, never>>(dialect, db =>
    db
      .selectFrom('match')
      .select('line')
      .unionAll(db.selectFrom('finished').select('line').where('id', 'not in', db.selectFrom('match').select('id'))),
  )
  const recorded = prepared<{ name: string }>(dialect, (db, one) =>
    db.selectFrom('record').select('value').where('name', '=', one.name),
  )
  const written = prepared<{ name: string; value: string }>(dialect, (db, one) =>
    db
      .insertInto('record')
      .values({ name: one.name, value: one.value })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ value: one.value })),
  )

  const begun = prepared<{ name: string; value: string }>(dialect, (db, one) =>
    db
      .insertInto('record')
      .values({ name: one.name, value: one.value })
      .onConflict(conflict => conflict.doNothing()),
  )
  const swapped = prepared<{ name: string; before: string; value: string }>(dialect, (db, one) =>
    db.updateTable('record').set({ value: one.value }).where('name', '=', one.name).where('value', '=', one.before),
  )

  const first = async (line: SaveLine, { guard, after }: Unit): Promise<boolean> => {
    const moves = movedMatch(line.id, line.version ?? 0)
    return (await commit([{ guard, after, moves }]))[0]
  }
  const json = <T>(row: Row, column: string): T => JSON.parse(String(row[column])) as T
  const lineText = (given: SaveLine): string => {
    const { due = null, version = 0 } = given
    return JSON.stringify({ ...given, due, version, remind: undefined })
  }
  const appended = (given: SaveLine, length: number, line: string | null, changes: readonly Change[]): Appended => {
    const { id, choices, changed, due = null, version = 0, remind = null } = given
    return {
      id,
      due,
      version,
      remind,
      length,
      line,
      choices,
      changed,
      lease: due !== null && due <= changed ? changed + LEASE_MS : null,
      // Lines that say no version are of hosts that nobody else writes beside.
      before: Math.max(0, version - 1),
      ended: isOver(given) ? changed : null,
      bodies: changes.map(change => JSON.stringify(change)),
    }
  }
  const kept = (given: SaveLine, length = 0) => {
    const line = lineText(given)
    return { ...appended(given, length, line, []), line }
  }
  /** A match that is over has no secrets left, but for the call of a day, which others play after it. */
  const sealed = (line: SaveLine, text: string): string =>
    isOver(line) && servedDay(line.tag) === null ? text : sealing.seal(line.id, text)

  /** One that is over stays when its rows go. */
  const finishedWith = (line: SaveLine, text: string): readonly Statement[] =>
    isOver(line) ? [finished.kept(line, text)] : []

  return {
    lasting: true,
    create: (line, text) =>
      first(line, {
        guard: created(kept(line)),
        after: [opened({ match: line.id, text: sealed(line, text) }), ...finishedWith(line, text)],
      }),
    async load(id) {
      const [row] = await read(found({ id }))
      if (!row) {
        const over = await finished.load(id)
        return over && { line: over.line, text: over.text, changes: [], durable: 0 }
      }
      const changes = changesIn([row.changes ?? ''])
      const text = sealing.open(id, String(row.text))
      return { line: json<SaveLine>(row, 'line'), text, changes, durable: changes.length }
    },
    async since(id, length, before) {
      const [row, ...rest] = await read(addedTo({ id, length }))
      const version = Number(row?.version)
      const changes = changesIn(rest.map(({ body }) => body))
      // A row of several may begin with some that are known.
      const added = rest.length === 0 ? [] : changes.slice(length - 1 - Number(rest.at(-1)?.seq))
      // Written whole it begins to count anew: then there are fewer changes than versions.
      return version - before === added.length ? { version, changes: added } : undefined
    },
    append: (line, length, changes, isMove = false) =>
      // PostgreSQL writes the row anew in any case.
      append(appended(line, length, isMove && dialect === 'sqlite' ? null : lineText(line), changes)),
    rewrite: (line, length, text) =>
      first(line, {
        guard: rewritten(kept(line, length)),
        after: [
          reopened({ match: line.id, text: sealed(line, text) }),
          cleared({ match: line.id }),
          ...finishedWith(line, text),
        ],
      }),
    async describe(line) {
      await commit([{ guard: described({ id: line.id, line: JSON.stringify(line) }), after: [] }])
    },
    list: async () => (await read(lines({}))).map(row => json<SaveLine>(row, 'line')),
    async remove(id) {
      const after = [
        cleared({ match: id }),
        ...ownRecordsOf(id).map(name => forgotten({ name })),
        forgottenOwn(ownNames(id)),
      ]
      await commit([
        { guard: removed({ id }), after },
        { guard: finished.removed(id), after: [] },
      ])
    },
    async readRecord(name) {
      const [row] = await read(recorded({ name }))
      return row && json<Json>(row, 'value')
    },
    async swapRecord(name, before, value) {
      const after = JSON.stringify(value)
      const guard =
        before === undefined
          ? begun({ name, value: after })
          : swapped({ name, before: JSON.stringify(before), value: after })
      return (await commit([{ guard, after: [] }]))[0]
    },
    async writeRecord(name, value) {
      await commit([{ guard: written({ name, value: JSON.stringify(value) }), after: [] }])
    },
  }
}
