import { createHash, randomBytes } from 'node:crypto'
import type { Seat } from '../../engine/game.ts'
import type { PassRow } from '../store/schema.ts'
import { type Database, prepared, type Statement } from '../store/statement.ts'
import type { World } from '../world.ts'

/**
 * Passes: whoever has the text of one may do what it says at its table. An `invite` is good for sitting down once, a
 * `seat` for playing there, a `host` for looking after the table, a `watch` for looking on, an
 * `import` for what somebody has brought in. Only hashes are kept.
 */
export const passKinds = ['host', 'invite', 'seat', 'watch', 'import'] as const
export type PassKind = (typeof passKinds)[number]

export interface Pass {
  readonly hash: string
  readonly table: string
  readonly kind: PassKind
  readonly seat: Seat | null
}

const PASS_BYTES = 16

/** 128 random bits. */
export const newPass = (random: World['random'] = randomBytes): string => random(PASS_BYTES).toString('base64url')
export const hashOf = (pass: string): string => createHash('sha256').update(pass).digest('hex')

export interface Passes {
  made(pass: string, about: Omit<Pass, 'hash'>, now: number): Statement
  ended(hash: string, now: number): Statement
  /** What a pass is good for; null for one that nobody made, or that is over. */
  find(pass: string): Promise<Pass | null>
  /** Hashes of what has ended since then: passes, and tokens of bots. */
  endedSince(ms: number): Promise<readonly string[]>
}

export function openPasses({ dialect, read }: Database): Passes {
  const insert = prepared<{ hash: string; table: string; kind: string; seat: number | null; now: number }>(
    dialect,
    (db, one) =>
      db.insertInto('pass').values({
        hash: one.hash,
        table_id: one.table,
        kind: one.kind,
        seat: one.seat,
        made_at: one.now,
        ended_at: null,
        device: null,
        request: null,
        became: null,
      }),
  )
  const end = prepared<{ hash: string; now: number }>(dialect, (db, one) =>
    db.updateTable('pass').set({ ended_at: one.now }).where('hash', '=', one.hash).where('ended_at', 'is', null),
  )
  const select = prepared<{ hash: string }>(dialect, (db, one) =>
    db
      .selectFrom('pass')
      .select(['table_id', 'kind', 'seat'])
      .where('hash', '=', one.hash)
      .where('ended_at', 'is', null),
  )
  const over = prepared<{ since: number }>(dialect, (db, one) =>
    db
      .selectFrom('pass')
      .select('hash')
      .where('ended_at', '>=', one.since)
      .unionAll(db.selectFrom('bot').select('hash').where('ended_at', '>=', one.since)),
  )
  return {
    made: (pass, { table, kind, seat }, now) => insert({ hash: hashOf(pass), table, kind, seat, now }),
    ended: (hash, now) => end({ hash, now }),
    endedSince: async since => (await read(over({ since }))).map(({ hash }) => String(hash)),
    async find(pass) {
      const hash = hashOf(pass)
      const [row] = (await read(select({ hash }))) as unknown as Pick<PassRow, 'table_id' | 'kind' | 'seat'>[]
      if (!row) return null
      return {
        hash,
        table: row.table_id,
        kind: row.kind as PassKind,
        seat: row.seat === null ? null : Number(row.seat),
      }
    },
  }
}
