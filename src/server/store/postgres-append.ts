import { type Appended, asLines } from './appended.ts'
import type { Statement } from './statement.ts'

/**
 * What many moves write, in one statement: PostgreSQL and whoever asks it are busy for each statement, however small.
 * Each value is one text with a line for each match or change, since nothing in it has line breaks of its own.
 */
const COLUMNS = [
  'text',
  'bigint',
  'bigint',
  'bigint',
  'bigint',
  'bigint',
  'bigint',
  'bigint',
  'bigint',
  'text',
] as const
const list = (type: string, n: number): string => `string_to_array($${n}, E'\\n', '')::${type}[]`
const TEXT = `
  with given as (
    select * from unnest(${COLUMNS.map((type, i) => list(type, i + 1)).join(', ')})
      as one (id, length, before, after, version, due, lease, remind, ended, line)
  ), own as (
    -- Two nodes that take the rows of several matches take them in one order, or they would wait for each other.
    select match.id from match join given using (id) order by match.id for update of match
  ), moved as (
    update match set length = given.after, line = given.line, due_at = given.due, lease_until = given.lease,
      version = given.version, ended_at = given.ended,
      remind_at = case when given.remind is null then match.remind_at else least(match.remind_at, given.remind) end
    from given join own using (id)
    where match.id = given.id and match.length = given.length and match.version = given.before
    returning match.id
  ), added as (
    insert into change (match, seq, body)
    select one.match, one.seq, one.body
    from unnest(${list('text', 11)}, ${list('bigint', 12)}, ${list('text', 13)}) as one (match, seq, body)
    join moved on moved.id = one.match
  )
  select id from moved`

/** The rows it comes to are those matches that were as the caller knows them. */
export function appending(all: readonly Appended[]): Statement {
  const changes = all.flatMap(({ id, length, bodies }) => bodies.map((body, i) => ({ id, seq: length + i, body })))
  return {
    sql: TEXT,
    values: [
      asLines(all.map(({ id }) => id)),
      asLines(all.map(({ length }) => length)),
      asLines(all.map(({ before }) => before)),
      asLines(all.map(({ length, bodies }) => length + bodies.length)),
      asLines(all.map(({ version }) => version)),
      asLines(all.map(({ due }) => due)),
      asLines(all.map(({ lease }) => lease)),
      asLines(all.map(({ remind }) => remind)),
      asLines(all.map(({ ended }) => ended)),
      asLines(all.map(({ line }) => line)),
      asLines(changes.map(({ id }) => id)),
      asLines(changes.map(({ seq }) => seq)),
      asLines(changes.map(({ body }) => body)),
    ],
  }
}
