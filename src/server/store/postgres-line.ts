import { Socket } from 'node:net'
import pg from 'pg'
import { Fault } from '../../engine/game.ts'

/** One connection to PostgreSQL that comes back by itself when it is lost. */
export interface Line {
  /** Null while there is none: whoever wants something is refused, and does not wait. */
  client(): pg.Client | null
  /** Whatever is under way on it fails: an answer has not come for too long. */
  cut(): void
  close(): Promise<void>
}

export interface LineSettings {
  readonly url: string
  /** Statements are sent without waiting for the answers to those before them. */
  readonly pipeline?: boolean
  /** What a connection is told before it is used. */
  prepare?(client: pg.Client): Promise<void>
}

/** So long a database may take to answer; a machine that has gone does not say so. */
export const ANSWER_MS = 5000
const FIRST_WAIT_MS = 50
const LONGEST_WAIT_MS = 2000

/** What PostgreSQL says when it is not there for us just now: connections, shutting down, a standby after a failover. */
const away = /^(?:08|57P|25006)/

/** Is nothing wrong with what was asked, but with the way to the database? */
export const isAway = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || away.test(error.code ?? '')

/** The error as whoever asked is told it. */
export const toldOf = (error: unknown): Error =>
  error instanceof Fault || !isAway(error) ? (error as Error) : new Fault('database.away')

export const connectionOf = (url: string) => ({
  connectionString: url,
  application_name: 'situation-room',
  connectionTimeoutMillis: ANSWER_MS,
  keepAlive: true,
  // A node whose machine has gone must not hold on to a match: others wait for it.
  idle_in_transaction_session_timeout: 2 * ANSWER_MS,
})

/** Comes back once the first connection is there; throws where there is none. */
export async function openLine({ url, pipeline = false, prepare }: LineSettings): Promise<Line> {
  let now: { readonly client: pg.Client; readonly socket: Socket } | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | null = null

  async function connect(): Promise<void> {
    const socket = new Socket()
    const client = new pg.Client({ ...connectionOf(url), pipeline, stream: () => socket })
    let isLost = false
    const lost = (): void => {
      if (isLost) return
      isLost = true
      socket.destroy()
      if (now?.client !== client) return
      now = null
      again(FIRST_WAIT_MS)
    }
    client.on('error', lost)
    client.on('end', lost)
    try {
      await client.connect()
      await prepare?.(client)
    } catch (error) {
      isLost = true
      socket.destroy()
      throw error
    }
    if (isClosed) socket.destroy()
    else now = { client, socket }
  }

  function again(waitMs: number): void {
    if (isClosed) return
    const next = (): void => {
      connect().catch(() => again(Math.min(LONGEST_WAIT_MS, 2 * waitMs)))
    }
    timer = setTimeout(next, waitMs / 2 + (Math.random() * waitMs) / 2)
  }

  await connect()
  return {
    client: () => now?.client ?? null,
    cut: () => now?.socket.destroy(),
    async close() {
      isClosed = true
      if (timer) clearTimeout(timer)
      const open = now
      now = null
      if (!open) return
      const late = setTimeout(() => open.socket.destroy(), ANSWER_MS)
      await open.client.end()
      clearTimeout(late)
    },
  }
}
