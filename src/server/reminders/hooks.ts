import { sql } from 'kysely'
import { Fault, type Seat } from '../../engine/game.ts'
import type { Refusal } from '../../host/store.ts'
import type { Language } from '../../words/index.ts'
import type { HookRow } from '../store/schema.ts'
import type { Sealing } from '../store/seal.ts'
import { type Database, prepared, type Row } from '../store/statement.ts'
import type { World } from '../world.ts'

/** Where somebody wants to be told that they are waited for. */
export type Target =
  /** Any service that takes JSON: the message comes as the value of `key`, with `prefix` before it. */
  | { readonly kind: 'webhook'; readonly url: string; readonly key: string; readonly prefix: string }
  | { readonly kind: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }

export interface Hook {
  readonly id: string
  readonly target: Target
  readonly language: Language
  /** At which hour of the day (UTC) all that waits is told at once; null where each table is, when it does. */
  readonly digestHour: number | null
  readonly madeAt: number
  /** What went wrong the last time. */
  readonly error: Refusal | null
}

/** A player, for all tables they sit at; or whoever has a pass, for its table. */
export type Owner = { readonly player: string } | { readonly pass: string }

/** A seat that somebody is reminded of by a hook. */
export interface HookedSeat {
  readonly hook: Hook
  readonly seat: Seat
}

export interface Digest {
  readonly hook: Hook
  readonly at: number
  readonly seats: readonly { readonly table: string; readonly seat: Seat }[]
}

export interface Hooks {
  add(owner: Owner, hook: Pick<Hook, 'target' | 'language' | 'digestHour'>): Promise<Hook>
  list(owner: Owner): Promise<readonly Hook[]>
  /** Throws where the owner has no such hook. */
  find(owner: Owner, id: string): Promise<Hook>
  remove(owner: Owner, id: string): Promise<void>
  /** Whom to tell of a table at once, and of which seat. */
  at(table: string): Promise<readonly HookedSeat[]>
  /** What came of using it: null where it went well. Of one that is no longer there nothing is kept. */
  used(id: string, error: Refusal | null): Promise<void>
  /** Nobody is at the other end any more. */
  gone(id: string): Promise<void>
  /** May it be tried now? Once in a while, whichever node is asked. */
  mayTry(id: string): Promise<boolean>
  /** Of passes that are over nothing is kept. */
  clean(): Promise<void>
  /** Digests whose hour has come: each is handed out once, to one node. */
  dueDigests(): Promise<readonly Digest[]>
}

/** Nobody needs more, and each of them is a call to somebody else. */
export const MOST_HOOKS = 8
const TRY_EVERY_MS = 10_000
const MOST_DIGESTS = 32
/** Nobody sits at more tables at once. */
const MOST_TABLES = 50
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** When it is this hour of the day next. */
export function nextHour(hour: number, now: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + hour * HOUR_MS
  return today > now ? today : today + DAY_MS
}

const COLUMNS = [
  'hook.id',
  'hook.kind',
  'hook.body',
  'hook.language',
  'hook.digest_hour',
  'hook.made_at',
  'hook.error',
] as const

export function openHooks({ dialect, commit, read }: Database, sealing: Sealing, world: World): Hooks {
  const insert = prepared<{ [Column in keyof HookRow]: HookRow[Column] }>(dialect, (db, one) =>
    db.insertInto('hook').values({
      ...{ id: one.id, player: one.player, pass: one.pass, kind: one.kind, body: one.body, language: one.language },
      ...{ digest_hour: one.digest_hour, digest_at: one.digest_at, made_at: one.made_at },
      ...{ tried_at: one.tried_at, error: one.error },
    }),
  )
  /** A new way to be told of what waits already: it is looked at anew. */
  const lookAtPass = prepared<{ pass: string; now: number }>(dialect, (db, one) =>
    db
      .updateTable('match')
      .set({ remind_at: one.now })
      .where('id', 'in', db.selectFrom('pass').select('table_id').where('hash', '=', one.pass)),
  )
  const lookAtPlayer = prepared<{ player: string; now: number }>(dialect, (db, one) =>
    db
      .updateTable('match')
      .set({ remind_at: one.now })
      .where(
        'id',
        'in',
        db
          .selectFrom('holding')
          .innerJoin('pass', 'pass.hash', 'holding.hash')
          .select('pass.table_id')
          .where('holding.player', '=', one.player),
      ),
  )
  const ofOwner = prepared<{ player: string | null; pass: string | null }>(dialect, (db, one) =>
    db
      .selectFrom('hook')
      .select([...COLUMNS])
      .where(eb => eb.or([eb('player', '=', one.player), eb('pass', '=', one.pass)]))
      .orderBy('made_at'),
  )
  const removed = prepared<{ id: string }>(dialect, (db, one) => db.deleteFrom('hook').where('id', '=', one.id))
  const atTable = prepared<{ table: string }>(dialect, (db, one) =>
    db
      .selectFrom('hook')
      .innerJoin('pass', 'pass.hash', 'hook.pass')
      .select([...COLUMNS, 'pass.seat'])
      .where('pass.table_id', '=', one.table)
      .where('pass.kind', '=', sql.lit('seat'))
      .where('pass.ended_at', 'is', null)
      .where('hook.digest_hour', 'is', null)
      .union(
        db
          .selectFrom('holding')
          .innerJoin('pass', 'pass.hash', 'holding.hash')
          .innerJoin('hook', 'hook.player', 'holding.player')
          .select([...COLUMNS, 'pass.seat'])
          .where('pass.table_id', '=', one.table)
          .where('pass.kind', '=', sql.lit('seat'))
          .where('pass.ended_at', 'is', null)
          .where('hook.digest_hour', 'is', null),
      ),
  )
  const noted = prepared<{ id: string; error: string | null }>(dialect, (db, one) =>
    db.updateTable('hook').set({ error: one.error }).where('id', '=', one.id),
  )
  const tried = prepared<{ id: string; now: number; before: number }>(dialect, (db, one) =>
    db
      .updateTable('hook')
      .set({ tried_at: one.now })
      .where('id', '=', one.id)
      .where(eb => eb.or([eb('tried_at', 'is', null), eb('tried_at', '<=', one.before)])),
  )
  const due = prepared<{ now: number }>(dialect, (db, one) =>
    db
      .selectFrom('hook')
      .select([...COLUMNS, 'hook.digest_at'])
      .where('digest_at', '<=', one.now)
      .orderBy('digest_at')
      .limit(sql.lit(MOST_DIGESTS)),
  )
  const claimed = prepared<{ id: string; at: number; next: number }>(dialect, (db, one) =>
    db.updateTable('hook').set({ digest_at: one.next }).where('id', '=', one.id).where('digest_at', '=', one.at),
  )
  const seatsOf = prepared<{ id: string }>(dialect, (db, one) =>
    db
      .selectFrom('hook')
      .innerJoin('pass', 'pass.hash', 'hook.pass')
      .select(['pass.table_id', 'pass.seat'])
      .where('hook.id', '=', one.id)
      .where('pass.kind', '=', sql.lit('seat'))
      .where('pass.ended_at', 'is', null)
      .union(
        db
          .selectFrom('hook')
          .innerJoin('holding', 'holding.player', 'hook.player')
          .innerJoin('pass', 'pass.hash', 'holding.hash')
          .innerJoin('match', 'match.id', 'pass.table_id')
          .select(['pass.table_id', 'pass.seat'])
          .where('hook.id', '=', one.id)
          .where('pass.kind', '=', sql.lit('seat'))
          .where('pass.ended_at', 'is', null),
      )
      .limit(sql.lit(MOST_TABLES)),
  )

  const stale = prepared<Record<string, never>>(dialect, db =>
    db.deleteFrom('hook').where('pass', 'in', db.selectFrom('pass').select('hash').where('ended_at', 'is not', null)),
  )

  const sealedName = (id: string): string => `hook ${id}`
  const hookOf = (row: Row): Hook => ({
    id: String(row.id),
    target: JSON.parse(sealing.open(sealedName(String(row.id)), String(row.body))) as Target,
    language: row.language as Language,
    digestHour: row.digest_hour === null ? null : Number(row.digest_hour),
    madeAt: Number(row.made_at),
    error: row.error === null ? null : (JSON.parse(String(row.error)) as Refusal),
  })
  const ownedBy = (owner: Owner) => ({ player: null, pass: null, ...owner })
  const list = async (owner: Owner): Promise<readonly Hook[]> => (await read(ofOwner(ownedBy(owner)))).map(hookOf)
  const find = async (owner: Owner, id: string): Promise<Hook> => {
    const found = (await list(owner)).find(one => one.id === id)
    if (!found) throw new Fault('reminder.none')
    return found
  }
  const one = async (guard: ReturnType<typeof removed>): Promise<boolean> => (await commit([{ guard, after: [] }]))[0]

  return {
    list,
    find,
    async add(owner, { target, language, digestHour }) {
      if ((await list(owner)).length >= MOST_HOOKS) throw new Fault('reminder.too-many', { most: MOST_HOOKS })
      const [id, now] = [world.random(9).toString('base64url'), world.now()]
      const body = sealing.seal(sealedName(id), JSON.stringify(target))
      const times = {
        digest_hour: digestHour,
        digest_at: digestHour === null ? null : nextHour(digestHour, now),
        made_at: now,
        tried_at: null,
      }
      const look = 'pass' in owner ? lookAtPass({ pass: owner.pass, now }) : lookAtPlayer({ player: owner.player, now })
      const guard = insert({ id, ...ownedBy(owner), kind: target.kind, body, language, ...times, error: null })
      await commit([{ guard, after: [look] }])
      return { id, target, language, digestHour, madeAt: now, error: null }
    },
    async remove(owner, id) {
      await one(removed({ id: (await find(owner, id)).id }))
    },
    at: async table => (await read(atTable({ table }))).map(row => ({ hook: hookOf(row), seat: Number(row.seat) })),
    async used(id, error) {
      await one(noted({ id, error: error && JSON.stringify(error) }))
    },
    async gone(id) {
      await one(removed({ id }))
    },
    mayTry: id => one(tried({ id, now: world.now(), before: world.now() - TRY_EVERY_MS })),
    async clean() {
      await one(stale({}))
    },
    async dueDigests() {
      const now = world.now()
      const digests: Digest[] = []
      for (const row of await read(due({ now }))) {
        const [hook, at] = [hookOf(row), Number(row.digest_at)]
        const next = nextHour(hook.digestHour ?? 0, now)
        if (!(await one(claimed({ id: hook.id, at, next })))) continue
        const seats = await read(seatsOf({ id: hook.id }))
        digests.push({ hook, at, seats: seats.map(one => ({ table: String(one.table_id), seat: Number(one.seat) })) })
      }
      return digests
    },
  }
}
