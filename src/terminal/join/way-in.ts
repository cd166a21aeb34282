import { readHostLink, readLink, type TableLink } from '../../client/link.ts'
import { errorOf, type RemoteTable } from '../../client/table.ts'
import { Fault } from '../../engine/game.ts'
import type { LobbySeen } from '../../host/wire.ts'
import { isCodeTyped, readCode } from '../../table/code.ts'
import { type KeptSeat, keepSeat, keptSeats, linkHash } from './kept-seats.ts'
import { serverAt, type TableServer } from './server.ts'

/** Finding a table elsewhere, and waiting for its first answer. */

/** The seat that was taken last, of a match that is not over as far as is known here. */
export function newestSeat(env: NodeJS.ProcessEnv): KeptSeat {
  const seat = keptSeats(env).find(({ isOver }) => !isOver)
  if (!seat) throw new Fault('join.nothing-to-join')
  return seat
}

/** Where `serve` is, if nobody said otherwise. */
export const USUAL_ADDRESS = 'http://127.0.0.1:8080'

export const addressIn = (at = USUAL_ADDRESS): string => readHostLink(at)?.address ?? at.replace(/\/+$/, '')

/** What was typed to come to a table: a link, or the code of a table at this address. */
export async function linkOf(
  env: NodeJS.ProcessEnv,
  given: string,
  { at }: { readonly at?: string },
): Promise<TableLink> {
  if (!isCodeTyped(given)) return readLink(given)
  const [address, pass] = [addressIn(at), readCode(given)]
  const by = (table: string): TableLink => ({ address, table, right: { kind: 'code', pass } })
  // Whoever sits there comes back by it, also once nobody else can sit down.
  const known = keptSeats(env).find(seat => !seat.isOver && seat.link === linkHash(by(seat.table)))
  return by(known?.table ?? (await serverAt(address).byCode(pass)).table)
}

/** So long a server that is behind a proxy may take to start, and so often it is tried. */
const STARTS_WITHIN_MS = 60_000
const TRY_MS = 500

/** Looks at a table; a proxy that has no server behind it at the moment is asked again, and that is said once. */
async function looked(server: TableServer, table: string, isWaiting: (why: Fault) => void): Promise<LobbySeen> {
  for (let tries = 0; ; tries++)
    try {
      return (await server.look(table)).lobby
    } catch (error) {
      const isBehind = error instanceof Fault && error.key === 'join.behind'
      if (!isBehind || tries * TRY_MS >= STARTS_WITHIN_MS) throw error
      if (tries === 0) isWaiting(error)
      await new Promise(done => setTimeout(done, TRY_MS))
    }
}

/** The table as everybody may see it. One that is gone for ever is no longer come back to. */
export async function lobbyAt(
  env: NodeJS.ProcessEnv,
  server: TableServer,
  { table }: TableLink,
  known: KeptSeat | undefined,
  isWaiting: (why: Fault) => void = () => {},
): Promise<LobbySeen> {
  try {
    const lobby = await looked(server, table, isWaiting)
    if (lobby.phase === 'closed') throw new Fault('lobby.closed')
    return lobby
  } catch (error) {
    const isGone = error instanceof Fault && ['lobby.closed', 'table.none'].includes(error.key)
    if (isGone && known) keepSeat(env, { ...known, isOver: true })
    throw error
  }
}

/** So long the table may take to answer the first time. */
const FIRST_ANSWER_MS = 20_000

/** Waits until the table is as wanted; fails where it never will be. */
export function untilTable(table: RemoteTable, address: string, isSo: () => boolean): Promise<void> {
  return new Promise((done, failed) => {
    const late = setTimeout(() => end(() => failed(new Fault('join.no-server', { address }))), FIRST_ANSWER_MS)
    const look = (): void => {
      const { over } = table.now()
      if (over) end(() => failed(errorOf(over)))
      else if (isSo()) end(done)
    }
    const stop = table.subscribe(look)
    const end = (how: () => void): void => {
      clearTimeout(late)
      stop()
      how()
    }
    look()
  })
}
