import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { refusalOf } from '../../host/refusal.ts'
import { OWN_FILE, OWN_FOLDER } from '../store/data-folder.ts'
import type { SqliteFile } from '../store/sqlite.ts'
import type { Log } from '../watch/log.ts'
import { quantile, type Relay } from '../watch/watch.ts'
import { type Pruned, prune } from './prune.ts'
import { importLines, linesIn, tableNames } from './transfer.ts'

/**
 * The door for operators' commands to a server that runs: a socket in its data folder that only its owner can open. What
 * goes over it is HTTP, because that is at hand.
 */

/** No system takes a longer name for a socket. */
const LONGEST_NAME_BYTES = 100

/** In a folder of its own in the data folder; where that name is too long for a socket, among the temporary ones. */
export function socketOf(data: string): string {
  const usual = join(data, 'private', 'operate.sock')
  if (Buffer.byteLength(usual) <= LONGEST_NAME_BYTES) return usual
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16)
  return join(tmpdir(), `situation-room-${process.getuid?.() ?? 'own'}-${name}`, 'operate.sock')
}

/** What was taken meanwhile, and how long it took. */
export interface Meanwhile {
  readonly moves: number
  readonly p99Ms: number
}

/** No later moment can be told: as far as dates go. */
const LAST_MS = 8.64e15
export const pruningSchema = z.strictObject({ before: z.number().min(0).max(LAST_MS), isTrial: z.boolean() })

export interface Operated {
  readonly data: string
  readonly database: SqliteFile
  readonly watch: Relay
  readonly log: Log
}

export interface PrivateSocket {
  close(): Promise<void>
}

export async function openPrivateSocket({ data, database, watch, log }: Operated): Promise<PrivateSocket> {
  const { keepStill } = database
  let copies = 0

  /** The file stays as it is until whoever asked has sent all of their request, or has gone. */
  async function still(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const times: number[] = []
    const stop = watch.listen(ms => times.push(ms))
    copies += 1
    try {
      await keepStill(true)
      response.write('\n')
      request.resume()
      await new Promise<void>(done => {
        request.once('end', done)
        request.once('close', done)
      })
    } finally {
      stop()
      copies -= 1
      if (copies === 0) await keepStill(false).catch(() => {})
    }
    response.end(JSON.stringify({ moves: times.length, p99Ms: quantile(times, 0.99) } satisfies Meanwhile))
  }

  const routes: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<unknown>>> = {
    '/still': still,
    '/prune': async request =>
      prune(database, pruningSchema.parse(JSON.parse(await textOf(request)))) satisfies Promise<Pruned>,
    '/import': async request => ({
      rows: await importLines(linesIn(request.setEncoding('utf8')), database, tableNames(database)),
    }),
  }

  const server = createServer((request, response) => {
    const begun = performance.now()
    const path = request.url ?? ''
    const route = routes[path]
    if (!route || request.method !== 'POST') {
      response.writeHead(404).end()
      return
    }
    request.on('error', () => {})
    route(request, response).then(
      answer => {
        if (answer !== undefined) response.end(JSON.stringify(answer))
        log.operated(path.slice(1), performance.now() - begun)
      },
      (error: unknown) => {
        if (!(error instanceof Fault)) log.mistake('operate', error)
        if (!response.headersSent) response.writeHead(409)
        response.end(
          JSON.stringify({
            refused: error instanceof Fault ? refusalOf(error) : { key: 'operate.failed', values: {} },
          }),
        )
      },
    )
  })
  // A backup may take as long as it takes.
  server.requestTimeout = 0
  const path = socketOf(data)
  await listen(server, path)
  return {
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const OTHERS = 0o077

async function listen(server: ReturnType<typeof createServer>, path: string): Promise<void> {
  const folder = join(path, '..')
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
  const { uid, mode } = lstatSync(folder)
  // Among the folders of others somebody else may have been there first.
  const isOurs = process.getuid === undefined || (uid === process.getuid() && (mode & OTHERS) === 0)
  if (!isOurs) throw new Fault('operate.socket', { file: path })
  // The file is ours alone by its lock: what lies here is left of a server that was killed.
  rmSync(path, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Fault('operate.socket', { file: path })))
    server.listen(path, resolve)
  })
  chmodSync(path, OWN_FILE)
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
