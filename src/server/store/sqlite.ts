import { Worker } from 'node:worker_threads'
import { Fault } from '../../engine/game.ts'
import { nobody, type Watch } from '../watch/watch.ts'
import type { Answer, Answered, Request, SqliteSettings } from './sqlite-worker.ts'
import type { Database } from './statement.ts'

/** Node runs JavaScript alone: where this is run from its source, as tests do, the thread is the one that was built. */
const source = /\/src\/(?=server\/store\/sqlite\.ts$)/
const worker = new URL('./sqlite-worker.js', import.meta.url.replace(source, '/dist/src/'))

/** Why the file could not be opened: a word key's last part. */
export const sqliteFaults = ['taken', 'newer', 'unsafe', 'unusable', 'full'] as const
export type SqliteFault = (typeof sqliteFaults)[number]

/** What is wrong with the disk and not with what was asked: there is no room, or it cannot be written. */
const unwritten = /^SQLITE_(?:FULL|IOERR|READONLY)/
const failureOf = (error: string): Error => (unwritten.test(error) ? new Fault('match.not-kept') : new Error(error))

/** Whoever has sent a request. */
interface Waiting {
  done(answer: Answered): void
  failed(error: Error): void
}

/** A file of its own, that nobody else writes to. */
export interface SqliteFile extends Database {
  readonly file: string
  /**
   * While it is still, what is written is only added to the log beside the file. Whoever copies first the file, then the
   * log, has all that was durable when it became still, and perhaps more.
   */
  keepStill(isStill: boolean): Promise<void>
}

/** At most so many requests are one transaction: nobody waits for a thousand others. */
const MOST_AT_ONCE = 512

/**
 * Opens the SQLite file, or makes it; throws a Fault where it cannot be used. Group commit: all that arrived while the
 * last transaction was written to the disk is the next one.
 */
export async function openSqlite(
  settings: SqliteSettings,
  mostAtOnce = MOST_AT_ONCE,
  watch: Pick<Watch, 'together'> = nobody,
): Promise<SqliteFile> {
  const thread = new Worker(worker, { workerData: settings, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  /** What the thread has not been given yet: it has one list at a time, and answers it whole. */
  const next: Request[] = []
  let isBusy = false
  let last = 0
  let ended: Error | null = null

  await new Promise<void>((resolve, reject) => {
    thread.once('message', (answer: Answer) => {
      if ('failed' in answer) reject(new Fault(`database.${answer.failed}`, { file: settings.file }))
      else resolve()
    })
    thread.once('error', reject)
  }).catch(async error => {
    await thread.terminate()
    throw error
  })

  const handOver = (): void => {
    isBusy = next.length > 0
    if (isBusy) thread.postMessage(next.splice(0, mostAtOnce))
  }
  thread.on('message', (answer: Answer) => {
    if (!('answers' in answer)) return
    watch.together(answer.answers.length)
    for (const one of answer.answers) {
      const asker = waiting.get(one.id)
      waiting.delete(one.id)
      if (one.error === undefined) asker?.done(one)
      else asker?.failed(failureOf(one.error))
    }
    handOver()
  })
  const end = (error: Error): void => {
    ended = error
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
    next.length = 0
  }
  thread.on('error', end)
  thread.on('exit', () => end(new Error('the database is closed')))

  const ask = (request: DistributiveOmit<Request, 'id'>): Promise<Answered> =>
    new Promise((done, failed) => {
      if (ended) return failed(ended)
      last += 1
      waiting.set(last, { done, failed })
      next.push({ id: last, ...request })
      // Whoever else asks in this turn of the event loop comes along.
      if (!isBusy) queueMicrotask(() => isBusy || handOver())
    })

  return {
    dialect: 'sqlite',
    file: settings.file,
    async keepStill(isStill) {
      await ask({ still: isStill })
    },
    commit: async units => (await ask({ commit: units })).found ?? [],
    read: async statement => (await ask({ read: statement })).rows ?? [],
    async close() {
      const closed = ask({ close: true })
      // What comes later is told so; what came before is still carried out.
      ended = new Fault('table.closing')
      await closed
      await thread.terminate()
    },
  }
}

type DistributiveOmit<Whole, Key extends PropertyKey> = Whole extends unknown ? Omit<Whole, Key> : never
