import { sql } from 'kysely'
import { type Appended, asLines } from './appended.ts'
import { prepared, type Row, type Statement } from './statement.ts'

/**
 * What moves write in an SQLite file: all of a transaction in one row that is added at the end, instead of a row of the
 * match, a row of its changes and their indexes for each. Before anything else is read or written of a match it is
 * carried over into the tables, in the same transaction, so that nobody else sees a journal at all.
 */
export interface Journal {
  /** False where the match is not as the caller knows it. */
  take(one: Entry): boolean
  /** Writes down what was taken. */
  write(): void
  carryOver(): void
  /** The transaction was undone. */
  undo(): void
}

/** What is added to a match, as text, and what has to be known of it without reading that. */
export interface Entry {
  readonly id: string
  readonly length: number
  readonly before: number
  readonly after: number
  readonly version: number
  readonly text: string
}

export function entryOf(one: Appended): Entry {
  const { id, length, before, version, due, lease, remind, ended, line, choices, changed, bodies } = one
  // What JSON would say of it takes longer to make than all the rest.
  const head = [id, length, bodies.length, version, due, lease, remind, ended].join('\t')
  const text = asLines([head, line ?? `${choices}\t${changed}`, ...bodies])
  return { id, length, before, after: length + bodies.length, version, text }
}

interface Read extends Moved {
  readonly bodies: readonly string[]
}

/** A line, or what is another in it. */
function lineIn(text: string): Pick<Moved, 'line' | 'choices' | 'changed'> {
  if (text.startsWith('{')) return { line: text, choices: null, changed: null }
  const [choices, changed] = text.split('\t').map(Number)
  return { line: null, choices, changed }
}

function* entriesIn(text: string): Generator<Read> {
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; ) {
    const [id, ...rest] = lines[at].split('\t')
    const [length, added, version, due, lease, remind, ended] = rest.map(one => (one === '' ? null : Number(one)))
    const end = at + 2 + Number(added)
    const row = { id, length: Number(length) + Number(added), version: Number(version), due, lease, remind, ended }
    yield { ...row, ...lineIn(lines[at + 1]), bodies: lines.slice(at + 2, end) }
    at = end
  }
}

const known = prepared<{ id: string }>('sqlite', (db, one) =>
  db.selectFrom('match').select(['length', 'version']).where('id', '=', one.id),
)
const written = prepared<{ body: string }>('sqlite', (db, one) => db.insertInto('journal').values({ body: one.body }))
const all = prepared<Record<string, never>>('sqlite', db => db.selectFrom('journal').select('body').orderBy('id'))
const emptied = prepared<Record<string, never>>('sqlite', db => db.deleteFrom('journal'))
/** The row of a match, with as many changes as it has now. */
type Moved = Omit<Appended, 'before' | 'bodies' | 'choices' | 'changed'> & {
  /** The last whole line, where there was one, and what has become another in it since. */
  readonly line: string | null
  readonly choices: number | null
  readonly changed: number | null
}
/** All numbers are fractions to libsql, and a row's own columns make them whole again; within a text nothing does. */
const whole = (given: number | null) => sql`cast(${given} as integer)`
const moved = prepared<Moved>('sqlite', (db, one) =>
  db
    .updateTable('match')
    .set({
      ...{ length: one.length, due_at: one.due },
      line: sql`iif(${one.choices} is null, coalesce(${one.line}, line),
        json_set(coalesce(${one.line}, line), '$.choices', ${whole(one.choices)}, '$.changed', ${whole(one.changed)},
          '$.due', ${whole(one.due)}, '$.version', ${whole(one.version)}))`,
      ...{ lease_until: one.lease, version: one.version, ended_at: one.ended },
      remind_at: sql`coalesce(min(remind_at, ${one.remind}), remind_at, ${one.remind})`,
    })
    .where('id', '=', one.id),
)
const added = prepared<{ match: string; seq: number; body: string }>('sqlite', (db, one) =>
  db.insertInto('change').values({ match: one.match, seq: one.seq, body: one.body }),
)

/** Whether a statement has to do with the tables that it is carried over into: their names are in its text. */
export const isAboutMatches = (sql: string): boolean => /\b(?:match|change|journal)\b/.test(sql)

/** One connection's way to carry out a statement. */
export interface Carrying {
  run(statement: Statement): number
  rows(statement: Statement): readonly Row[]
}

export function openJournal({ run, rows }: Carrying): Journal {
  /** Of each match in the journal: how many changes it has by now, and its version. */
  const heads = new Map<string, { readonly length: number; readonly version: number }>()
  let taken: string[] = []
  /** True where there may be something in it that `heads` has not: after a start, and after what was undone. */
  let isUnknown = true

  const headOf = (id: string): { readonly length: number; readonly version: number } | undefined => {
    const head = heads.get(id)
    if (head) return head
    const [row] = rows(known({ id }))
    return row && { length: Number(row.length), version: Number(row.version) }
  }

  function write(): void {
    if (taken.length === 0) return
    run(written({ body: asLines(taken) }))
    taken = []
  }

  function carryOver(): void {
    if (!isUnknown && heads.size === 0) return
    write()
    const last = new Map<string, Moved>()
    const changes = new Map<string, string[]>()
    for (const { body } of rows(all({})))
      for (const { bodies, ...one } of entriesIn(String(body))) {
        const known = last.get(one.id)
        const before = known?.remind ?? null
        const remind = one.remind === null || before === null ? (one.remind ?? before) : Math.min(one.remind, before)
        last.set(one.id, { ...one, remind, line: one.line ?? known?.line ?? null })
        const own = changes.get(one.id) ?? []
        if (own.length === 0) changes.set(one.id, own)
        own.push(...bodies)
      }
    // First of all it makes room for what follows: the disk may be full.
    if (last.size > 0) run(emptied({}))
    for (const [id, one] of last) {
      run(moved(one))
      const own = changes.get(id) ?? []
      if (own.length > 0) run(added({ match: id, seq: one.length - 1, body: own.join() }))
    }
    heads.clear()
    isUnknown = false
  }

  return {
    take({ id, length, before, after, version, text }) {
      if (isUnknown) carryOver()
      const head = headOf(id)
      if (!head || head.length !== length || head.version !== before) return false
      heads.set(id, { length: after, version })
      taken.push(text)
      return true
    },
    write,
    carryOver,
    undo() {
      heads.clear()
      taken = []
      isUnknown = true
    },
  }
}
