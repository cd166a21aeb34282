import type pg from 'pg'
import { Fault } from '../../engine/game.ts'
import { nobody, type Watch } from '../watch/watch.ts'
import type { Appended } from './appended.ts'
import { appending } from './postgres-append.ts'
import { ANSWER_MS, isAway, type Line, toldOf } from './postgres-line.ts'
import { type Moved, movedMatch, type Statement, type Unit } from './statement.ts'

/**
 * Group commit: all that arrived while the last transaction ran is the next one, sent on one connection without waiting
 * for each answer. What moves write is one statement. Of the rest first all guards, then whatever belongs to those that
 * found their row, and the commit.
 */
export interface Writer {
  append(one: Appended): Promise<boolean>
  commit(units: readonly Unit[]): Promise<readonly boolean[]>
}

/** At most so many requests are one transaction: nobody waits for a thousand others. */
const MOST_AT_ONCE = 512
/** So often a transaction that was alone may have been in another's way. */
const TRIES = 3
/** Deadlocks and what cannot be put in an order: nothing is wrong with the statements. */
const inTheWay = /^40/

interface Waiting<Request, Answer> {
  readonly request: Request
  done(answer: Answer): void
  failed(error: Error): void
}
type Carry<Request, Answer> = (client: pg.Client, requests: readonly Request[]) => Promise<readonly Answer[]>

/** `moved` is called once after each transaction, with what moved on by it. */
export function openWriter(
  line: Line,
  moved: (all: readonly Moved[]) => void,
  watch: Pick<Watch, 'together'> = nobody,
): Writer {
  const appends: Waiting<Appended, boolean>[] = []
  const commits: Waiting<readonly Unit[], readonly boolean[]>[] = []
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (appends.length + commits.length > 0) {
      // Who adds to a match waits for that before anything else is done with it.
      await together(firstOfEach(appends), added)
      await together(commits.splice(0, MOST_AT_ONCE), carriedOut)
    }
    isRunning = false
  }

  async function together<Request, Answer>(
    group: readonly Waiting<Request, Answer>[],
    carry: Carry<Request, Answer>,
    tries = 1,
  ): Promise<void> {
    if (group.length === 0) return
    try {
      const answers = await transaction(
        group.map(({ request }) => request),
        carry,
      )
      watch.together(group.length)
      for (const [i, { done }] of group.entries()) done(answers[i])
    } catch (error) {
      const isAlone = group.length === 1
      // Whoever is at fault fails alone; alone there is nobody else to tell apart.
      if (!isAway(error) && !isAlone) for (const one of group) await together([one], carry)
      else if (!isAway(error) && tries < TRIES && inTheWay.test((error as pg.DatabaseError).code ?? ''))
        await together(group, carry, tries + 1)
      else for (const { failed } of group) failed(toldOf(error))
    }
  }

  async function transaction<Request, Answer>(
    requests: readonly Request[],
    carry: Carry<Request, Answer>,
  ): Promise<readonly Answer[]> {
    const client = line.client()
    if (!client) throw new Fault('database.away')
    const late = setTimeout(line.cut, ANSWER_MS)
    try {
      return await carry(client, requests)
    } catch (error) {
      // It may be that nothing was begun, or all of it undone already; then this does no harm.
      if (!isAway(error)) await client.query('rollback')
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  /** One statement is a transaction of its own. */
  async function added(client: pg.Client, all: readonly Appended[]): Promise<readonly boolean[]> {
    const { rows } = await client.query(queryOf(appending(all)))
    const found = new Set(rows.map(({ id }: { id: string }) => id))
    const moves = all.flatMap(({ id, version }) => (found.has(id) ? [movedMatch(id, version)] : []))
    if (moves.length > 0) moved(moves)
    return all.map(({ id }) => found.has(id))
  }

  async function carriedOut(client: pg.Client, lists: readonly (readonly Unit[])[]): Promise<boolean[][]> {
    const all = lists.flatMap((units, list) => units.map((unit, place) => ({ unit, list, place })))
    // Two nodes that take the rows of several matches take them in one order, or they would wait for each other.
    all.sort((a, b) => compare(a.unit.moves?.what ?? '', b.unit.moves?.what ?? ''))
    const [, ...guards] = await Promise.all([
      client.query('begin'),
      ...all.map(({ unit }) => client.query(queryOf(unit.guard))),
    ])
    const found = lists.map(units => units.map(() => false))
    const after: Statement[] = []
    const moves: Moved[] = []
    for (const [i, { unit, list, place }] of all.entries()) {
      if ((guards[i].rowCount ?? 0) === 0) continue
      found[list][place] = true
      after.push(...unit.after)
      if (unit.moves) moves.push(unit.moves)
    }
    const answers = await Promise.all([...after.map(one => client.query(queryOf(one))), client.query('commit')])
    // A transaction that has failed answers a commit by undoing it, and calls that no error.
    if (answers.at(-1)?.command !== 'COMMIT') throw new Fault('database.away')
    if (moves.length > 0) moved(moves)
    return found
  }

  return {
    append: request =>
      new Promise((done, failed) => {
        appends.push({ request, done, failed })
        void run()
      }),
    commit: request =>
      new Promise((done, failed) => {
        commits.push({ request, done, failed })
        void run()
      }),
  }
}

/** Takes out of a list the first for each match, so many at most: one statement writes a row once. */
function firstOfEach<Answer>(waiting: Waiting<Appended, Answer>[]): readonly Waiting<Appended, Answer>[] {
  const seen = new Set<string>()
  const first: Waiting<Appended, Answer>[] = []
  const later: Waiting<Appended, Answer>[] = []
  for (const one of waiting.splice(0)) {
    const { id } = one.request
    const isFirst = first.length < MOST_AT_ONCE && !seen.has(id)
    seen.add(id)
    ;(isFirst ? first : later).push(one)
  }
  waiting.push(...later)
  return first
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Statements have names, so that the database reads each text once in the life of a connection; there are few of them. */
const names = new Map<string, string>()
export function queryOf({ sql, values }: Statement): {
  name: string
  text: string
  values: (string | number | null)[]
} {
  const name = names.get(sql) ?? `s${names.size}`
  names.set(sql, name)
  return { name, text: sql, values: [...values] }
}
