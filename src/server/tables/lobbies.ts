import { Fault } from '../../engine/game.ts'
import { gather, type Lobby, type LobbyInput } from '../../table/lobby.ts'
import { usualOptions } from '../../table/options.ts'
import type { KnownSeed } from '../../table/receipt.ts'
import type { Sealing } from '../store/seal.ts'
import { type Database, prepared, type Statement } from '../store/statement.ts'
import type { World } from '../world.ts'
import { liveCode, openCodes, randomCode } from './codes.ts'

/** A lobby as it is kept: with the table's own secret, and sealed for it. */
export interface KeptLobby {
  readonly version: number
  /** When it last became another. */
  readonly changed: number
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
  /** What makes a new one; carried out with something else. */
  made(id: string, kept: Omit<KeptLobby, 'version' | 'changed'>, now: number): readonly Statement[]
  create(
    id: string,
    kept: Omit<KeptLobby, 'version' | 'changed'>,
    also: readonly Statement[],
    now: number,
  ): Promise<boolean>
  load(id: string): Promise<KeptLobby | undefined>
  /** The table that somebody who types this can sit down at; null where there is none. */
  byCode(code: string): Promise<string | null>
  /** One that no table has. */
  newCode(random: World['random']): Promise<string>
  /** One input, on the lobby as it is kept, whoever else is at it. */
  act(id: string, input: LobbyInput, now: number, how?: Gathered): Promise<KeptLobby>
}

/** So often somebody else may have been faster. */
const TRIES = 5
/** Nobody has more under way before a match. */
const MOST_TAKEN = 64

export function openLobbies(database: Database, sealing: Sealing): Lobbies {
  const { dialect, commit, read } = database
  const codes = openCodes(database, sealing)
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
    db.selectFrom('lobby').select(['version', 'body', 'changed']).where('id', '=', one.id),
  )
  const bodyOf = (id: string, { lobby, secret, known, taken }: Omit<KeptLobby, 'version' | 'changed'>): string =>
    sealing.seal(`lobby ${id}`, JSON.stringify({ lobby, secret, known, taken }))

  const load = async (id: string): Promise<KeptLobby | undefined> => {
    const [row] = await read(found({ id }))
    if (!row) return undefined
    const body = sealing.open(`lobby ${id}`, String(row.body))
    const kept = JSON.parse(body) as Omit<KeptLobby, 'version' | 'changed'>
    return {
      ...kept,
      // One of before there was this has none of it.
      lobby: { ...kept.lobby, options: kept.lobby.options ?? usualOptions, silenced: kept.lobby.silenced ?? [] },
      version: Number(row.version),
      changed: Number(row.changed),
    }
  }

  const made: Lobbies['made'] = (id, kept, now) => [
    created({ id, body: bodyOf(id, kept), now }),
    ...codes.moved(id, null, kept.lobby),
  ]
  const byCode = async (code: string): Promise<string | null> => {
    const id = await codes.find(code)
    const kept = id === null ? undefined : await load(id)
    return kept && liveCode(kept.lobby) === code ? id : null
  }

  return {
    ...{ load, byCode, made },
    async newCode(random) {
      for (;;) {
        const code = randomCode(random)
        if ((await byCode(code)) === null) return code
      }
    },
    async create(id, kept, also, now) {
      const [guard, ...rest] = made(id, kept, now)
      return (await commit([{ guard, after: [...rest, ...also], moves: { what: `lobby ${id}`, version: 0 } }]))[0]
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
        const along = [...also, ...codes.moved(id, kept.lobby, next.lobby)]
        if ((await commit([{ guard, after: along, moves }]))[0]) return { ...next, version: after, changed: now }
      }
      throw new Fault('match.moved-on')
    },
  }
}
