import type Sqlite from 'libsql'
import { entryOf, isAboutMatches, openJournal } from './journal.ts'
import type { Answered, Request } from './packing.ts'
import type { Database, Row, Statement, Unit, Value } from './statement.ts'

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

const isOfMatches = ({ guard, after }: Unit): boolean => [guard, ...after].some(({ sql }) => isAboutMatches(sql))

/** What is asked of a database, as requests that somebody carries out. */
export function databaseBy(
  ask: (request: Request) => Promise<Answered>,
): Pick<Database, 'dialect' | 'append' | 'commit' | 'read'> {
  return {
    dialect: 'sqlite',
    append: async one => (await ask({ append: entryOf(one) })) === true,
    async commit(units) {
      const answered = await ask({ commit: units })
      return answered === true ? units.map(() => true) : (answered.found ?? [])
    },
    async read(statement) {
      const answered = await ask({ read: statement })
      return answered === true ? [] : (answered.rows ?? [])
    },
  }
}

/**
 * Carries out lists of requests on one connection, each list one transaction. `carryOver` brings the tables up to date
 * where nobody else has the file.
 */
export function sqliteWork(db: InstanceType<typeof Sqlite>): {
  work(requests: readonly Request[]): readonly Answered[]
  carryOver(): void
} {
  /** Statements are made once: each one that is made anew costs memory that does not come back. */
  const statements = new Map<string, ReturnType<typeof db.prepare>>()
  const statement = (sql: string): ReturnType<typeof db.prepare> => {
    const known = statements.get(sql) ?? db.prepare(sql)
    statements.set(sql, known)
    return known
  }
  const run = ({ sql, values }: Statement): number => statement(sql).run(values as Value[]).changes
  const rows = ({ sql, values }: Statement): Row[] =>
    // libsql adds figures of its own to what it finds.
    (statement(sql).all(values as Value[]) as Row[]).map(({ _metadata, ...row }) => row)
  const carriedOut = ({ guard, after }: Unit): boolean => {
    if (run(guard) === 0) return false
    for (const one of after) run(one)
    return true
  }
  const journal = openJournal({ run, rows })

  function answerTo(request: Request): Answered {
    if ('append' in request) return journal.take(request.append) ? true : { found: [false] }
    if ('commit' in request) {
      if (request.commit.some(isOfMatches)) journal.carryOver()
      const found = request.commit.map(carriedOut)
      return found.includes(false) ? { found } : true
    }
    if (!('read' in request)) return true
    if (isAboutMatches(request.read.sql)) journal.carryOver()
    return { rows: rows(request.read) }
  }

  function inTransaction<Done>(work: () => Done): Done {
    db.exec('begin immediate')
    try {
      const done = work()
      journal.write()
      db.exec('commit')
      return done
    } catch (error) {
      // A full disk has rolled back already, and says so if it is told again.
      if (db.inTransaction) db.exec('rollback')
      journal.undo()
      throw error
    }
  }

  /** In the order in which they came. */
  function work(requests: readonly Request[]): readonly Answered[] {
    if (requests.length === 0) return []
    let answers: readonly Answered[] = []
    try {
      return inTransaction(() => {
        answers = requests.map(answerTo)
        return answers
      })
    } catch (error) {
      // Whoever is at fault fails alone; alone there is nobody else to tell apart.
      if (requests.length > 1) return requests.flatMap(request => work([request]))
      // What was read is so, though what was carried over for it found no room.
      if (answers.length > 0 && 'read' in requests[0]) return answers
      return [{ error: codeOf(error) || String(error) }]
    }
  }
  return { work, carryOver: () => inTransaction(journal.carryOver) }
}
