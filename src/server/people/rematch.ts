import { Fault, type Seat } from '../../engine/game.ts'
import { isOver, type Store } from '../../host/store.ts'
import type { Colour, Lobby, Next } from '../../table/lobby.ts'
import type { Database, Statement } from '../store/statement.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Lobbies } from '../tables/lobbies.ts'
import type { Tables } from '../tables/tables.ts'
import type { World } from '../world.ts'
import { hashOf, newPass, type Pass, type Passes } from './passes.ts'
import { MOST_DEVICES } from './seating.ts'

/**
 * Another game with the same people in the same seats: whoever asks first opens the next table, everybody comes to their
 * own seat there by what they have at the old one, and nobody to another's.
 */
export type Rematch = (own: Pass, asking: Asking) => Promise<AtNext>

export interface Asking {
  /** SHA-256 of the bits this client will give. */
  readonly hash: string | null
  /** Do they look after the old table? */
  readonly isHost: boolean
  readonly device: string
  /** What makes the new pass theirs as well, where a program sits there. */
  readonly holds: ((pass: string) => Statement) | null
}

export interface AtNext {
  readonly table: string
  readonly seat: Seat
  readonly pass: string
  /** For whoever looks after the next table; null for the others. */
  readonly host: string | null
}

interface Around {
  readonly database: Pick<Database, 'commit'>
  readonly passes: Passes
  readonly lobbies: Pick<Lobbies, 'load'>
  readonly store: Pick<Store, 'load'>
  readonly world: Pick<World, 'now' | 'random'>
  tables(): Pick<Tables, 'find' | 'nextOf'>
}

/** What a seat of the old table is exchanged for one at the next by; nobody can bring it along. */
const ticketOf = (table: string, seat: Seat): string => `rematch ${table} ${seat}`
const REQUEST = 'rematch'

export function openRematch({ database, passes, lobbies, store, world, tables }: Around): Rematch {
  const { now, random } = world

  /** Who sat there when it was over, as the next table has them: bots in their seats, everybody else still to come. */
  async function over(table: LiveTable): Promise<{ readonly lobby: Lobby; readonly names: readonly string[] }> {
    const lobby = table.lobby()
    if (lobby.phase === 'closed') throw new Fault('lobby.closed')
    const kept = await store.load(table.id)
    if (!kept || !isOver(kept.line)) throw new Fault('rematch.not-over')
    return { lobby, names: lobby.chairs.map((chair, seat) => kept.line.names[seat] ?? chair?.name ?? '') }
  }

  /** The next table; whoever comes second finds the one there is. */
  async function nextFor(table: LiveTable, by: Seat): Promise<Next> {
    const { next } = table.lobby()
    if (next) return next
    const { table: id, made } = await tables().nextOf(table.lobby())
    try {
      await table.gather({ type: 'next', table: id, by }, { also: made })
      return { table: id, by }
    } catch (error) {
      const { next: other } = (await lobbies.load(table.id))?.lobby ?? {}
      if (!other) throw error
      return other
    }
  }

  /** One more device of whoever sits there already. */
  async function oneMore(table: string, seat: Seat, device: string): Promise<string> {
    if ((await passes.at(table, seat)).length >= MOST_DEVICES)
      throw new Fault('pass.too-many-devices', { most: MOST_DEVICES })
    const pass = newPass(random)
    await database.commit([{ guard: passes.made(pass, { table, kind: 'seat', seat }, now(), device), after: [] }])
    return pass
  }

  return async (own, { hash, isHost, device, holds }) => {
    const { table: id, kind, seat } = own
    if (kind !== 'seat' || seat === null) throw new Fault('match.no-seat')
    const table = await tables().find(id)
    const { lobby, names } = await over(table)
    const next = await nextFor(table, seat)
    const ticket = ticketOf(id, seat)
    const isThere = await passes.findExchanged(ticket, REQUEST)
    let pass: string
    if (isThere) pass = await oneMore(next.table, seat, device)
    else {
      // Whoever has stood up there, or was shown out, has nothing to come back by.
      if (await passes.wasMade(ticket)) throw new Fault('rematch.left')
      pass = newPass(random)
      const about = { table: next.table, seat }
      const also = [
        passes.made(ticket, { ...about, kind: 'invite' }, now()),
        passes.exchanged(hashOf(ticket), { request: REQUEST, became: pass }, now()),
        passes.made(pass, { ...about, kind: 'seat' }, now(), device),
        ...(holds ? [holds(pass)] : []),
      ]
      const person = { name: names[seat], hash }
      const program = holds ? { program: true as const } : {}
      const there = await tables().find(next.table)
      const sit = (colour: Colour | null): Promise<void> =>
        there.gather({ type: 'sit', seat, ...person, colour, ...program }, { also })
      await sit(lobby.chairs[seat]?.colour ?? null).catch(error => {
        // Somebody whom the host has let in meanwhile may have it.
        if (!(error instanceof Fault && error.key === 'lobby.colour-taken')) throw error
        return sit(null)
      })
    }
    if (!isHost && next.by !== seat) return { table: next.table, seat, pass, host: null }
    const host = newPass(random)
    const guard = passes.made(host, { table: next.table, kind: 'host', seat: null }, now(), device)
    await database.commit([{ guard, after: [] }])
    return { table: next.table, seat, pass, host }
  }
}
