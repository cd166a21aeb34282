import * as fc from 'fast-check'
import Sqlite from 'libsql'
import { expect, test } from 'vitest'
import { nextMove } from '../../../tests/server/appended.ts'
import type { Appended } from './appended.ts'
import { entryOf } from './journal.ts'
import type { Answered, Request } from './packing.ts'
import { META, migrations } from './schema.ts'
import { sqliteWork } from './sqlite-work.ts'

const MATCHES = ['a', 'b', 'c']

function open() {
  const db = new Sqlite(':memory:')
  db.exec(META)
  for (const migration of migrations) for (const sql of migration('sqlite')) db.exec(sql)
  for (const id of MATCHES) db.prepare("insert into match (id, length, line) values (?, 0, '{}')").run([id])
  return db
}

interface Known {
  length: number
  version: number
  due: number | null
  lease: number | null
  remind: number | null
  ended: number | null
  line: Record<string, unknown>
  bodies: string[]
}
const fresh = (): Known => ({
  ...{ length: 0, version: 0, due: null, lease: null, remind: null, ended: null, line: {}, bodies: [] },
})

const time = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null })
const step = fc.record({
  match: fc.constantFrom(...MATCHES),
  bodies: fc.array(fc.string(), { maxLength: 3 }),
  tag: fc.string(),
  isMove: fc.boolean(),
  choices: fc.nat(),
  changed: fc.integer({ min: 1_700_000_000_000, max: 2_000_000_000_000 }),
  ...{ due: time, lease: time, remind: time, ended: time },
  /** Whoever adds knows too little or too much of the match. */
  isStale: fc.boolean(),
  /** What comes along in the same transaction, before or after. */
  beside: fc.constantFrom('nothing', 'a read', 'a fault', 'a fault before'),
  isReopened: fc.boolean(),
})

const READ: Request = { read: { sql: 'select count(*) as n from match', values: [] } }
const WRONG: Request = { commit: [{ guard: { sql: 'insert into nowhere values (1)', values: [] }, after: [] }] }

test('what moves write through the journal is in the tables as if each had written there at once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), steps => {
      const db = open()
      const known = new Map(MATCHES.map(id => [id, fresh()]))
      let { work } = sqliteWork(db)
      for (const { match, isStale, beside, isReopened, isMove, tag, ...given } of steps) {
        const own = known.get(match) ?? fresh()
        const moving = { choices: given.choices, changed: given.changed, due: given.due, version: own.version + 1 }
        const line = isMove ? { ...own.line, ...moving } : { tag, ...moving }
        const one: Appended = {
          ...{
            ...given,
            id: match,
            length: own.length + (isStale ? 1 : 0),
            before: own.version,
            version: own.version + 1,
          },
          line: isMove ? null : JSON.stringify(line),
          bodies: given.bodies.map(text => JSON.stringify(text)),
        }
        const append: Request = { append: entryOf(one) }
        const group: Request[] = {
          nothing: [append],
          'a read': [append, READ],
          'a fault': [append, WRONG],
          'a fault before': [WRONG, append],
        }[beside]
        const answers: readonly Answered[] = work(group)
        expect(answers[group.indexOf(append)]).toEqual(isStale ? { found: [false] } : true)
        if (!isStale) {
          const remind = [own.remind, one.remind].filter(at => at !== null)
          known.set(match, {
            ...{ length: own.length + one.bodies.length, version: one.version, due: one.due, lease: one.lease },
            ...{ remind: remind.length > 0 ? Math.min(...remind) : null, ended: one.ended, line },
            bodies: [...own.bodies, ...given.bodies],
          })
        }
        // As a server that was killed: only the file is left.
        if (isReopened) work = sqliteWork(db).work
      }
      for (const id of MATCHES) {
        const [found, changes] = work([
          { read: { sql: 'select * from match where id = ?', values: [id] } },
          { read: { sql: 'select seq, body from change where match = ? order by seq', values: [id] } },
        ]).map(answered => (answered === true ? [] : (answered.rows ?? [])))
        const { bodies, ...own } = known.get(id) ?? fresh()
        expect(found.map(row => ({ ...row, line: JSON.parse(String(row.line)) }))).toEqual([
          {
            ...{ id, length: own.length, line: own.line, due_at: own.due, version: own.version },
            ...{ lease_until: own.lease, remind_at: own.remind, ended_at: own.ended },
          },
        ])
        expect(changes.flatMap(({ body }) => JSON.parse(`[${body}]`))).toEqual(bodies)
        let count = 0
        for (const { seq, body } of changes) {
          count += JSON.parse(`[${body}]`).length
          // A row is found by the last change in it.
          expect(Number(seq)).toBe(count - 1)
        }
      }
      expect(work([{ read: { sql: 'select count(*) as n from journal', values: [] } }])).toEqual([{ rows: [{ n: 0 }] }])
      db.close()
    }),
    { numRuns: 150 },
  )
})

test('a whole group is one row, and is carried over when somebody looks', () => {
  const db = open()
  const { work } = sqliteWork(db)
  const rows = (): unknown => (db.prepare('select count(*) as n from journal').get() as { readonly n: number }).n
  const append = (id: string, length: number): Request => ({
    append: entryOf(nextMove(id, length)),
  })
  expect(work(MATCHES.map(id => append(id, 0)))).toEqual([true, true, true])
  expect(work(MATCHES.map(id => append(id, 1)))).toEqual([true, true, true])
  expect(rows()).toBe(2)
  work([READ])
  expect(rows()).toBe(0)
  expect(db.prepare('select body from change order by match').all()).toMatchObject(MATCHES.map(() => ({ body: '1,1' })))
  db.close()
})
