import { sql } from 'kysely'
import type { DailyResult } from '../../games/negotiator/career/daily-schema.ts'
import { type Database, prepared } from '../store/statement.ts'

/** One time somebody has taken the call of a day. */
export interface Attempt {
  readonly table: string
  /** Whoever has one of these is the same person, as far as a server can know. */
  readonly who: readonly string[]
  /** As the player typed it. */
  readonly name: string
  readonly begun: number
  /** The request it was opened by, where it had an id. */
  readonly request: string | null
  /** Null where it was played to no end of the game; left out as long as it is not known. */
  readonly result?: DailyResult | null
  /** When it was over. */
  readonly ended?: number
}

/** An attempt, and whether its match is over. */
export interface KeptAttempt {
  readonly attempt: Attempt
  readonly isOver: boolean
}

export interface Attempts {
  add(rules: string, day: string, attempt: Attempt): Promise<void>
  of(rules: string, day: string): Promise<readonly KeptAttempt[]>
  /** How it went: written once, whoever is at it. */
  settle(rules: string, day: string, attempt: Attempt): Promise<void>
}

const placeOf = (rules: string, day: string): string => `daily:${rules}:${day}:`

export function openAttempts({ dialect, commit, read }: Database): Attempts {
  const insert = prepared<{ name: string; value: string }>(dialect, (db, one) =>
    db.insertInto('record').values({ name: one.name, value: one.value }),
  )
  const update = prepared<{ name: string; value: string }>(dialect, (db, one) =>
    db.updateTable('record').set({ value: one.value }).where('name', '=', one.name),
  )
  // A match that was tidied away is over, too.
  const ofDay = prepared<{ from: string; to: string; place: string }>(dialect, (db, one) =>
    db
      .selectFrom('record')
      .leftJoin('match', join => join.on(sql<boolean>`record.name = cast(${one.place} as text) || match.id`))
      .select(['record.value', 'match.id', 'match.ended_at'])
      .where('record.name', '>=', one.from)
      .where('record.name', '<', one.to)
      .orderBy('record.name'),
  )
  return {
    async add(rules, day, attempt) {
      const name = placeOf(rules, day) + attempt.table
      await commit([{ guard: insert({ name, value: JSON.stringify(attempt) }), after: [] }])
    },
    async of(rules, day) {
      const place = placeOf(rules, day)
      const rows = await read(ofDay({ from: place, to: `${place.slice(0, -1)};`, place }))
      return rows.map(row => ({
        attempt: JSON.parse(String(row.value)) as Attempt,
        isOver: row.id === null || row.ended_at !== null,
      }))
    },
    async settle(rules, day, attempt) {
      const name = placeOf(rules, day) + attempt.table
      await commit([{ guard: update({ name, value: JSON.stringify(attempt) }), after: [] }])
    },
  }
}
