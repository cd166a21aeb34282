import { type Database, prepared, type Statement, type Unit } from '../store/statement.ts'
import type { World } from '../world.ts'
import { hashOf } from './passes.ts'

/**
 * Browsers in which somebody is signed in. What a browser has is random and of no meaning: a session can be ended at
 * once, from any device, and with it the passes that were used there.
 */
export interface Session {
  readonly id: string
  readonly player: string
}

export interface SessionLine {
  readonly id: string
  /** Such as “Firefox, Android”; may be empty. */
  readonly device: string
  readonly madeAt: number
  readonly usedAt: number
}

export interface SessionPass {
  readonly hash: string
  readonly table: string
}

export interface Sessions {
  /** The token is for the browser alone. */
  open(player: string, device: string): { readonly id: string; readonly token: string; readonly made: Statement }
  /** Whose session it is; null where it never was one, or is over. Whoever uses it has it for longer. */
  find(token: string): Promise<Session | null>
  list(player: string): Promise<readonly SessionLine[]>
  /** A pass that goes when this session is ended. */
  withPass(session: string, hash: string): Statement
  /** The passes that go with these sessions. */
  passesOf(sessions: readonly string[]): Promise<readonly SessionPass[]>
  /** What went with one session goes with another. */
  handedOver(from: string, to: string): Statement
  ended(id: string, player: string): Statement
}

export const SESSION_DAYS = 180
const DAY_MS = 86_400_000
const TOKEN_BYTES = 24
const ID_BYTES = 9
/** That it was used is written down so often. */
const USED_EVERY_MS = DAY_MS / 24

export function openSessions({ dialect, commit, read }: Database, world: World): Sessions {
  const insert = prepared<{ id: string; hash: string; player: string; device: string; now: number; until: number }>(
    dialect,
    (db, one) =>
      db.insertInto('session').values({
        ...{ id: one.id, hash: one.hash, player: one.player, device: one.device },
        ...{ made_at: one.now, used_at: one.now, expires_at: one.until },
      }),
  )
  const byHash = prepared<{ hash: string; now: number }>(dialect, (db, one) =>
    db
      .selectFrom('session')
      .select(['id', 'player', 'used_at'])
      .where('hash', '=', one.hash)
      .where('expires_at', '>', one.now),
  )
  const used = prepared<{ id: string; now: number; until: number }>(dialect, (db, one) =>
    db.updateTable('session').set({ used_at: one.now, expires_at: one.until }).where('id', '=', one.id),
  )
  const past = prepared<{ now: number }>(dialect, (db, one) =>
    db.deleteFrom('session').where('expires_at', '<=', one.now),
  )
  const ofPlayer = prepared<{ player: string; now: number }>(dialect, (db, one) =>
    db
      .selectFrom('session')
      .select(['id', 'device', 'made_at', 'used_at'])
      .where('player', '=', one.player)
      .where('expires_at', '>', one.now)
      .orderBy('used_at', 'desc'),
  )
  const pass = prepared<{ hash: string; session: string }>(dialect, (db, one) =>
    db
      .insertInto('session_pass')
      .values({ hash: one.hash, session: one.session })
      .onConflict(conflict => conflict.column('hash').doUpdateSet({ session: one.session })),
  )
  const passes = prepared<{ session: string }>(dialect, (db, one) =>
    db
      .selectFrom('session_pass')
      .innerJoin('pass', 'pass.hash', 'session_pass.hash')
      .select(['pass.hash', 'pass.table_id'])
      .where('session_pass.session', '=', one.session),
  )
  const moved = prepared<{ from: string; to: string }>(dialect, (db, one) =>
    db.updateTable('session_pass').set({ session: one.to }).where('session', '=', one.from),
  )
  const removed = prepared<{ id: string; player: string }>(dialect, (db, one) =>
    db.deleteFrom('session').where('id', '=', one.id).where('player', '=', one.player),
  )
  const until = (): number => world.now() + SESSION_DAYS * DAY_MS
  const random = (bytes: number): string => world.random(bytes).toString('base64url')

  return {
    open(player, device) {
      const [id, token] = [random(ID_BYTES), random(TOKEN_BYTES)]
      return { id, token, made: insert({ id, hash: hashOf(token), player, device, now: world.now(), until: until() }) }
    },
    async find(token) {
      const now = world.now()
      const [row] = await read(byHash({ hash: hashOf(token), now }))
      if (!row) return null
      const session = { id: String(row.id), player: String(row.player) }
      if (now - Number(row.used_at) > USED_EVERY_MS) {
        const unit: Unit = { guard: used({ id: session.id, now, until: until() }), after: [past({ now })] }
        await commit([unit])
      }
      return session
    },
    list: async player =>
      (await read(ofPlayer({ player, now: world.now() }))).map(row => ({
        ...{ id: String(row.id), device: String(row.device) },
        ...{ madeAt: Number(row.made_at), usedAt: Number(row.used_at) },
      })),
    withPass: (session, hash) => pass({ session, hash }),
    async passesOf(sessions) {
      const all = await Promise.all(sessions.map(session => read(passes({ session }))))
      return all.flat().map(({ hash, table_id }) => ({ hash: String(hash), table: String(table_id) }))
    },
    handedOver: (from, to) => moved({ from, to }),
    ended: (id, player) => removed({ id, player }),
  }
}
