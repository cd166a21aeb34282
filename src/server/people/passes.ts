import { createHash, randomBytes } from 'node:crypto'
import type { Seat } from '../../engine/game.ts'
import type { PassRow } from '../store/schema.ts'
import { type Database, prepared, type Row, type Statement } from '../store/statement.ts'
import type { World } from '../world.ts'

/**
 * Passes: whoever has the text of one may do what it says at its table. An `invite` is good for sitting down once, a
 * `device` for one more device of a seat, a `seat` for playing there, a `friend` for looking over the shoulder of whoever
 * plays alone, a `host` for looking after the table, a `watch` for looking on, a `board` for one shared screen, once, a
 * `screen` for coming back to it, an `import` for what somebody has brought in. Only hashes are kept.
 */
export const passKinds = ['host', 'invite', 'device', 'seat', 'friend', 'watch', 'board', 'screen', 'import'] as const
export type PassKind = (typeof passKinds)[number]
/** Good once, to be exchanged for a seat, or for the place of the shared screen. */
export const onceKinds = ['invite', 'device', 'board'] as const satisfies readonly PassKind[]
/** What somebody has who sits there; whoever comes after them gets none of it. */
const ownKinds = ['device', 'seat', 'friend'] as const satisfies readonly PassKind[]
const screenKinds = ['board', 'screen'] as const satisfies readonly PassKind[]

export interface Pass {
  readonly hash: string
  readonly table: string
  readonly kind: PassKind
  readonly seat: Seat | null
}

/** One that was exchanged, by a request that comes again. */
export interface Exchanged extends Pass {
  /** What it was exchanged for, which is still good. */
  readonly became: string
}

export interface PassLine extends Pass {
  readonly device: string
  readonly madeAt: number
}

const PASS_BYTES = 16

/** What is written down under a name of the server's own, such as a seat that is kept for somebody, looks like none. */
export const isPass = (text: string): boolean => /^[\w-]{22}$/.test(text)

/** 128 random bits. */
export const newPass = (random: World['random'] = randomBytes): string => random(PASS_BYTES).toString('base64url')
export const hashOf = (pass: string): string => createHash('sha256').update(pass).digest('hex')

export interface Passes {
  made(pass: string, about: Omit<Pass, 'hash'>, now: number, device?: string): Statement
  ended(hash: string, now: number): Statement
  /** It is over, and this came of it by this request. */
  exchanged(hash: string, by: { readonly request: string | null; readonly became: string }, now: number): Statement
  /** This has taken the place of what it was exchanged for, unless that is over already. */
  exchangedAgain(was: Exchanged, became: string): Statement
  /** Everything that whoever sits there has is over. */
  endedAt(table: string, seat: Seat, now: number): Statement
  /** Nobody sits down there by an earlier invite. */
  endedInvites(table: string, seat: Seat, now: number): Statement
  /** No shared screen shows the table any more. */
  endedScreens(table: string, now: number): Statement
  /** Nobody looks on by an earlier link. */
  endedWatch(table: string, now: number): Statement
  /** What a pass is good for; null for one that nobody made, or that is over. */
  find(pass: string): Promise<Pass | null>
  /** One that is over because this very request has exchanged it; null for any other. */
  findExchanged(pass: string, request: string): Promise<Exchanged | null>
  /** Was there ever one of this text? */
  wasMade(pass: string): Promise<boolean>
  /** What is good at a seat, the newest first; what a player holds on no device is not among it. */
  at(table: string, seat: Seat): Promise<readonly PassLine[]>
  /** Hashes of what has ended since then: passes, and tokens of bots. */
  endedSince(ms: number): Promise<readonly string[]>
}

export function openPasses({ dialect, read }: Database): Passes {
  const insert = prepared<Omit<PassRow, 'ended_at' | 'request' | 'became'>>(dialect, (db, one) =>
    db.insertInto('pass').values({
      ...{ hash: one.hash, table_id: one.table_id, kind: one.kind, seat: one.seat, made_at: one.made_at },
      ...{ device: one.device, ended_at: null, request: null, became: null },
    }),
  )
  const end = prepared<{ hash: string; now: number }>(dialect, (db, one) =>
    db.updateTable('pass').set({ ended_at: one.now }).where('hash', '=', one.hash).where('ended_at', 'is', null),
  )
  const exchange = prepared<{ hash: string; now: number; request: string | null; became: string }>(dialect, (db, one) =>
    db
      .updateTable('pass')
      .set({ ended_at: one.now, request: one.request, became: one.became })
      .where('hash', '=', one.hash)
      .where('ended_at', 'is', null),
  )
  const exchangeAgain = prepared<{ hash: string; was: string; became: string }>(dialect, (db, one) =>
    db
      .updateTable('pass')
      .set({ became: one.became })
      .where('hash', '=', one.hash)
      .where('became', '=', one.was)
      // Whoever has given the seat up meanwhile must not get a pass to it, which would outlast whoever sits there next.
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('pass as now')
            .select('now.hash')
            .where('now.hash', '=', one.was)
            .where('now.ended_at', 'is', null),
        ),
      ),
  )
  const endAt = (kinds: readonly PassKind[]) =>
    prepared<{ table: string; seat: Seat; now: number }>(dialect, (db, one) =>
      db
        .updateTable('pass')
        .set({ ended_at: one.now })
        .where('table_id', '=', one.table)
        .where('seat', '=', one.seat)
        .where('kind', 'in', kinds)
        .where('ended_at', 'is', null),
    )
  const [endOwn, endInvites] = [endAt(ownKinds), endAt(['invite'])]
  const endAll = (kinds: readonly PassKind[]) =>
    prepared<{ table: string; now: number }>(dialect, (db, one) =>
      db
        .updateTable('pass')
        .set({ ended_at: one.now })
        .where('table_id', '=', one.table)
        .where('kind', 'in', kinds)
        .where('ended_at', 'is', null),
    )
  const [endScreens, endWatch] = [endAll(screenKinds), endAll(['watch'])]
  const select = prepared<{ hash: string }>(dialect, (db, one) =>
    db
      .selectFrom('pass')
      .select(['hash', 'table_id', 'kind', 'seat'])
      .where('hash', '=', one.hash)
      .where('ended_at', 'is', null),
  )
  const selectAny = prepared<{ hash: string }>(dialect, (db, one) =>
    db.selectFrom('pass').select('hash').where('hash', '=', one.hash),
  )
  const selectExchanged = prepared<{ hash: string; request: string }>(dialect, (db, one) =>
    db
      .selectFrom('pass')
      .innerJoin('pass as now', 'now.hash', 'pass.became')
      .select(['pass.hash', 'pass.table_id', 'pass.kind', 'pass.seat', 'pass.became'])
      .where('pass.hash', '=', one.hash)
      .where('pass.request', '=', one.request)
      .where('now.ended_at', 'is', null),
  )
  const selectAt = prepared<{ table: string; seat: Seat }>(dialect, (db, one) =>
    db
      .selectFrom('pass')
      .leftJoin('holding', 'holding.hash', 'pass.hash')
      .select(['pass.hash', 'table_id', 'kind', 'seat', 'device', 'made_at'])
      .where('table_id', '=', one.table)
      .where('seat', '=', one.seat)
      .where('ended_at', 'is', null)
      .where('holding.hash', 'is', null)
      .orderBy('made_at', 'desc')
      .orderBy('pass.hash'),
  )
  const over = prepared<{ since: number }>(dialect, (db, one) =>
    db
      .selectFrom('pass')
      .select('hash')
      .where('ended_at', '>=', one.since)
      .unionAll(db.selectFrom('bot').select('hash').where('ended_at', '>=', one.since)),
  )
  const passIn = (row: Row): Pass => ({
    ...{ hash: String(row.hash), table: String(row.table_id), kind: row.kind as PassKind },
    seat: row.seat === null ? null : Number(row.seat),
  })
  return {
    made: (pass, { table, kind, seat }, now, device) =>
      insert({ ...{ hash: hashOf(pass), table_id: table, kind, seat, made_at: now }, device: device ?? null }),
    ended: (hash, now) => end({ hash, now }),
    exchanged: (hash, { request, became }, now) =>
      exchange({ hash, now, request: request && hashOf(request), became: hashOf(became) }),
    exchangedAgain: ({ hash, became: was }, became) => exchangeAgain({ hash, was, became: hashOf(became) }),
    endedAt: (table, seat, now) => endOwn({ table, seat, now }),
    endedInvites: (table, seat, now) => endInvites({ table, seat, now }),
    endedScreens: (table, now) => endScreens({ table, now }),
    endedWatch: (table, now) => endWatch({ table, now }),
    endedSince: async since => (await read(over({ since }))).map(({ hash }) => String(hash)),
    async find(pass) {
      const [row] = await read(select({ hash: hashOf(pass) }))
      return row ? passIn(row) : null
    },
    async findExchanged(pass, request) {
      const [row] = await read(selectExchanged({ hash: hashOf(pass), request: hashOf(request) }))
      return row ? { ...passIn(row), became: String(row.became) } : null
    },
    wasMade: async pass => (await read(selectAny({ hash: hashOf(pass) }))).length > 0,
    at: async (table, seat) =>
      (await read(selectAt({ table, seat }))).map(row => ({
        ...{ ...passIn(row), device: String(row.device ?? ''), madeAt: Number(row.made_at) },
      })),
  }
}
