import { sql } from 'kysely'
import type { Seat } from '../../engine/game.ts'
import { isOver, type SaveLine } from '../../host/store.ts'
import { type Database, prepared, type Statement } from '../store/statement.ts'
import type { World } from '../world.ts'
import { hashOf, newPass, type Pass, type Passes } from './passes.ts'

/**
 * What a player holds at tables, on whichever device. Each is a pass of its own whose text nobody has: whatever ends the
 * passes of a seat, such as giving it to somebody else, ends this one too.
 */
export const heldKinds = ['seat', 'host', 'watch', 'import'] as const
export type HeldKind = (typeof heldKinds)[number]
/** Whatever is good once, to be exchanged for something else, is nobody's to keep. */
export const isHeld = (kind: Pass['kind']): kind is HeldKind => (heldKinds as readonly string[]).includes(kind)

export interface Holding {
  readonly hash: string
  readonly table: string
  readonly kind: HeldKind
  readonly seat: Seat | null
  readonly since: number
  /** The match, once there is one. */
  readonly match: (Pick<SaveLine, 'game' | 'names' | 'begun' | 'changed'> & { readonly isOver: boolean }) | null
}

/** What somebody has at a table, whatever they have it by. */
export type Held = Pick<Holding, 'table' | 'kind' | 'seat'>

export interface Holdings {
  /** Newest first. */
  list(player: string): Promise<readonly Holding[]>
  /** What makes this pass's seat the player's own; nothing where it is already. */
  taken(player: string, pass: Pass, known: readonly Holding[]): readonly Statement[]
}

const MOST_LISTED = 500

export function openHoldings({ dialect, read }: Database, passes: Passes, world: World): Holdings {
  const ofPlayer = prepared<{ player: string }>(dialect, (db, one) =>
    db
      .selectFrom('holding')
      .innerJoin('pass', 'pass.hash', 'holding.hash')
      .leftJoin('match', 'match.id', 'pass.table_id')
      .leftJoin('finished', 'finished.id', 'pass.table_id')
      .select(['holding.hash', 'holding.since', 'pass.table_id', 'pass.kind', 'pass.seat'])
      .select(sql<string | null>`coalesce(match.line, finished.line)`.as('line'))
      .where('holding.player', '=', one.player)
      .where('pass.ended_at', 'is', null)
      .orderBy('holding.since', 'desc')
      .limit(MOST_LISTED),
  )
  const insert = prepared<{ hash: string; player: string; now: number }>(dialect, (db, one) =>
    db.insertInto('holding').values({ hash: one.hash, player: one.player, since: one.now }),
  )
  const matchOf = (line: SaveLine): Holding['match'] => {
    const { game, names, begun, changed } = line
    return { game, names, begun, changed, isOver: isOver(line) }
  }
  return {
    list: async player =>
      (await read(ofPlayer({ player }))).map(row => ({
        hash: String(row.hash),
        table: String(row.table_id),
        kind: row.kind as HeldKind,
        seat: row.seat === null ? null : Number(row.seat),
        since: Number(row.since),
        match: row.line === null ? null : matchOf(JSON.parse(String(row.line)) as SaveLine),
      })),
    taken(player, { table, kind, seat }, known) {
      if (!isHeld(kind)) return []
      if (known.some(one => one.table === table && one.kind === kind && one.seat === seat)) return []
      const own = newPass(world.random)
      const now = world.now()
      return [passes.made(own, { table, kind, seat }, now), insert({ hash: hashOf(own), player, now })]
    },
  }
}
