import { Fault } from '../../engine/game.ts'
import { gather, type Lobby, type LobbyInput } from '../../table/lobby.ts'
import type { KnownSeed } from '../../table/receipt.ts'
import type { Sealing } from '../store/seal.ts'
import { type Database, prepared, type Statement } from '../store/statement.ts'

/** A lobby as it is kept: with the table's own secret, and sealed for it. */
export interface KeptLobby {
  readonly version: number
  readonly lobby: Lobby
  readonly secret: string
  /** A seed that was typed when the table was opened. */
  readonly known: KnownSeed | null
  /** The inputs taken last, each by who sent it and its id: a retry is not taken again. */
  readonly taken?: readonly string[]
}

/** What goes along with an input. */
export interface Gathered {
  /** Carried out with it, or not at all. */
  readonly also?: readonly Statement[]
  /** Who has sent it, and the id it has: sent again, it is taken once. */
  readonly request?: string
}

export interface Lobbies {
  create(id: string, kept: Omit<KeptLobby, 'version'>, also: readonly Statement[], now: number): Promise<boolean>
  load(id: string): Promise<KeptLobby | undefined>
  /** One input, on the lobby as it is kept, whoever else is at it. */
  act(id: string, input: LobbyInput, now: number, how?: Gathered): Promise<KeptLobby>
}

/** So often somebody else may have been faster. */
const TRIES = 5
/** Nobody has more under way before a match. */
const MOST_TAKEN = 64

export function openLobbies({ dialect, commit, read }: Database, sealing: Sealing): Lobbies {
  const created = prepared<{ id: string; body: string; now: number }>(dialect, (db, one) =>
    db
      .insertInto('lobby')
      .values({ id: one.id, version: 0, body: one.body, changed: one.now })
      .onConflict(conflict => conflict.doNothing()),
  )
  const moved = prepared<{ id: string; version: number; after: number; body: string; now: number }>(
    dialect,
    (db, one) =>
      db
        .updateTable('lobby')
        .set({ version: one.after, body: one.body, changed: one.now })
        .where('id', '=', one.id)
        .where('version', '=', one.version),
  )
  const found = prepared<{ id: string }>(dialect, (db, one) =>
    db.selectFrom('lobby').select(['version', 'body']).where('id', '=', one.id),
  )
  const bodyOf = (id: string, { lobby, secret, known, taken }: Omit<KeptLobby, 'version'>): string =>
    sealing.seal(`lobby ${id}`, JSON.stringify({ lobby, secret, known, taken }))

  const load = async (id: string): Promise<KeptLobby | undefined> => {
    const [row] = await read(found({ id }))
    if (!row) return undefined
    const body = sealing.open(`lobby ${id}`, String(row.body))
    return { ...(JSON.parse(body) as Omit<KeptLobby, 'version'>), version: Number(row.version) }
  }

  return {
    load,
    async create(id, kept, also, now) {
      const guard = created({ id, body: bodyOf(id, kept), now })
      return (await commit([{ guard, after: also, moves: { what: `lobby ${id}`, version: 0 } }]))[0]
    },
    async act(id, input, now, { also = [], request } = {}) {
      for (let tries = 0; tries < TRIES; tries++) {
        const kept = await load(id)
        if (!kept) throw new Fault('table.none')
        const { version, taken = [] } = kept
        if (request !== undefined && taken.includes(request)) return kept
        const next = {
          ...{ ...kept, lobby: gather(kept.lobby, input, now) },
          ...(request === undefined ? {} : { taken: [...taken, request].slice(-MOST_TAKEN) }),
        }
        const after = version + 1
        const guard = moved({ id, version, after, body: bodyOf(id, next), now })
        const moves = { what: `lobby ${id}`, version: after }
        if ((await commit([{ guard, after: also, moves }]))[0]) return { ...next, version: after }
      }
      throw new Fault('match.moved-on')
    },
  }
}
