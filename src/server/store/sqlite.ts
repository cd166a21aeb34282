import { Worker } from 'node:worker_threads'
import { Fault } from '../../engine/game.ts'
import { nobody, type Watch } from '../watch/watch.ts'
import { type Answered, packing, type Request } from './packing.ts'
import { databaseBy } from './sqlite-work.ts'
import type { Answer, SqliteSettings } from './sqlite-worker.ts'
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

/** A request, and whoever has sent it. */
interface Waiting {
  readonly request: Request
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
 * A wait for the disk costs the same, however much is written. After a group of so many the next one is handed over so
 * long after it at the earliest, unless it is large before: at a busy server that makes half as many waits. Where little
 * is written nobody waits for anybody.
 */
const BUSY = 8
const GATHER_MS = 4
const LARGE = 64

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
  const packed = packing()
  /** What the thread has: one list at a time, which it answers whole and in its order. */
  let underWay: readonly Waiting[] = []
  /** What it has not been given yet. */
  const next: Waiting[] = []
  let ended: Error | null = null
  let [lastSize, lastAt] = [0, 0]
  let gathering: NodeJS.Timeout | null = null

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
    gathering = null
    underWay = next.splice(0, mostAtOnce)
    if (underWay.length === 0) return
    lastSize = underWay.length
    lastAt = performance.now()
    thread.postMessage(packed(underWay.map(({ request }) => request)))
  }
  const gather = (): void => {
    const waitMs = lastSize < BUSY || next.length >= LARGE ? 0 : lastAt + GATHER_MS - performance.now()
    if (waitMs <= 0) handOver()
    else gathering = setTimeout(handOver, waitMs)
  }
  thread.on('message', (answer: Answer) => {
    if (!('answers' in answer)) return
    watch.together(answer.answers.length)
    const answered = underWay
    underWay = []
    // It goes on while those who have waited are told.
    if (next.length > 0) gather()
    for (const [i, { done, failed }] of answered.entries()) {
      const one = answer.answers[i]
      if (one === true || one.error === undefined) done(one)
      else failed(failureOf(one.error))
    }
  })
  const end = (error: Error): void => {
    ended = error
    for (const { failed } of [...underWay, ...next.splice(0)]) failed(error)
    underWay = []
  }
  thread.on('error', end)
  thread.on('exit', () => end(new Error('the database is closed')))

  const ask = (request: Request): Promise<Answered> =>
    new Promise((done, failed) => {
      if (ended) return failed(ended)
      next.push({ request, done, failed })
      // Whatever else is heard in this turn of the event loop comes along.
      if (underWay.length === 0 && next.length === 1) setImmediate(() => underWay.length > 0 || gathering || gather())
      if (gathering && next.length >= LARGE) {
        clearTimeout(gathering)
        handOver()
      }
    })

  return {
    ...databaseBy(ask),
    file: settings.file,
    async keepStill(isStill) {
      await ask({ still: isStill })
    },
    async close() {
      const closed = ask({ close: true })
      // What comes later is told so; what came before is still carried out.
      ended = new Fault('table.closing')
      await closed
      await thread.terminate()
    },
  }
}
