import { join } from 'node:path'
import { isUnanswered } from '../../client/calls.ts'
import type { RemoteTable } from '../../client/table.ts'
import { Fault, type GameEvent } from '../../engine/game.ts'
import type { AnyGame } from '../../games/index.ts'
import { type MatchFile, parseMatch } from '../../table/file-schema.ts'
import type { Match } from '../../table/match.ts'
import { verifyFile } from '../../table/open-file.ts'
import { type Check, checksOf, replayed } from '../../table/proof.ts'
import { gamesFolder, writeWhole } from '../io/store.ts'
import { type KeptSeat, keepSeat, keptSeats } from './kept-seats.ts'
import type { TableServer } from './server.ts'

/** What is left of a match elsewhere once it is over. */
export interface Ending {
  /** Null where its file could not be had, or is not to be trusted. */
  readonly match: Match<unknown, GameEvent> | null
  /** Where it is kept; null for nowhere. */
  readonly file: string | null
  readonly checks: readonly Check[]
  /** What went wrong with it. */
  readonly problem: Fault | null
}

/** Why the file of a call of the day is not there yet. */
export const NOT_CLOSED = 'today.not-closed'

/** How often the file is asked for, where the server goes away just then, and how long is waited between. */
const TRIES = 8
const WAIT_MS = 1000

const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

async function textOf(server: TableServer, table: string): Promise<string> {
  for (let tries = 1; ; tries++)
    try {
      return await server.file(table)
    } catch (error) {
      if (tries === TRIES || !isUnanswered(error)) throw error
      await wait(WAIT_MS)
    }
}

/** Fetches the file of a match that is over, checks it, and keeps it with the games of this machine. */
export async function fetchEnding(
  env: NodeJS.ProcessEnv,
  server: TableServer,
  seat: KeptSeat,
  gameOf: (file: MatchFile) => AnyGame,
): Promise<Ending> {
  let file: string | null = null
  try {
    const text = await textOf(server, seat.table)
    const found = parseMatch(text)
    file = join(gamesFolder(env), `${found.game}-${seat.table}.json`)
    writeWhole(file, text.endsWith('\n') ? text : `${text}\n`)
    keepSeat(env, { ...seat, isOver: true })
    const checks = checksOf(found, keptSeats(env))
    try {
      const match = verifyFile(gameOf(found), found)
      return { match, file, checks: [...checks, replayed(found, match)], problem: null }
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      return { match: null, file, checks, problem: error }
    }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    // It is played to its end, and its file comes when the day is over.
    if (error.key === NOT_CLOSED) keepSeat(env, { ...seat, isOver: true })
    return { match: null, file, checks: [], problem: error }
  }
}

/** Waits for the end of a match, and for what is left of it then. */
export interface Awaited {
  now(): Ending | null
  subscribe(listener: () => void): () => void
  stop(): void
}

export function awaitEnding(table: RemoteTable, fetch: () => Promise<Ending>): Awaited {
  let ending: Ending | null = null
  let isFetching = false
  const listeners = new Set<() => void>()
  const look = (): void => {
    if (isFetching || table.now().shown?.outcome == null) return
    isFetching = true
    void fetch().then(found => {
      ending = found
      for (const one of listeners) one()
    })
  }
  const stop = table.subscribe(look)
  look()
  return {
    now: () => ending,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop,
  }
}
