import { Fault } from '../../engine/game.ts'
import type { Lines } from '../people/lines.ts'
import { LEASE_MS } from '../store/match-store.ts'
import type { Notice, Postgres } from '../store/postgres.ts'
import { nobody, type Watch } from '../watch/watch.ts'
import { every, type World } from '../world.ts'
import type { Place, Rest } from './live-table.ts'
import type { OwnRows } from './own-rows.ts'
import { CHANGES_MS, openPresence } from './presence.ts'
import type { Reports } from './reports.ts'
import type { Tables } from './tables.ts'

/**
 * A node among others on one database: hears what they have moved on, looks round for what it has not heard of, and
 * claims what is due. Nothing depends on any of it being fast, or on a word of it arriving.
 */

/** A notice that was lost costs so long, and never a game. */
const LOOK_ROUND_MS = 5000
/** So often it is asked whether something is due. */
const ASK_MS = 250
/** So much is claimed at once. */
const MOST_CLAIMED = 32
/** A match that cannot be opened here is left alone for so long. */
const LEFT_ALONE_MS = 60_000

const passing = ['database.away', 'match.not-kept']

/** Held for a moment only: whoever works on it holds a lease and no lock. */
const CLAIM = `
  with due as materialized (
    select id from match
    where due_at <= $1 and (lease_until is null or lease_until <= $1)
    order by due_at limit ${MOST_CLAIMED} for update skip locked
  )
  update match set lease_until = $2 from due where match.id = due.id returning match.id, match.due_at`
const LEAVE_ALONE = 'update match set lease_until = $2 where id = $1 returning id'
/** It was due for what somebody might have settled beforehand, and has not: nothing is written with the match then. */
const REST = 'update match set due_at = $2, lease_until = null where id = $1 and version = $3 returning id'
const VERSIONS = `
  select 'match ' || id as what, version from match where id in (select json_array_elements_text($1::json))
  union all
  select 'lobby ' || id, version from lobby where id in (select json_array_elements_text($1::json))`

/** The matches that are due now and that nobody else sees to; they are ours until the lease is over. */
export async function claimDue(
  { read }: Pick<Postgres, 'read'>,
  now: number,
  watch: Pick<Watch, 'late'> = nobody,
): Promise<readonly string[]> {
  const rows = await read({ sql: CLAIM, values: [now, now + LEASE_MS] })
  for (const { due_at } of rows) watch.late(Math.max(0, now - Number(due_at)))
  return rows.map(({ id }) => String(id))
}

/** As long as nobody goes on with it, a match is not due before then. */
export async function letRest({ read }: Pick<Postgres, 'read'>, id: string, { until, version }: Rest): Promise<void> {
  await read({ sql: REST, values: [id, until, version] })
}

export interface Node {
  /** From where somebody looks at a table at other nodes. */
  elsewhere(table: string): readonly Place[]
  close(): Promise<void>
}

/** What a node needs of the database it has with others. */
export type Shared = Pick<Postgres, 'read' | 'now' | 'listen' | 'tell' | 'setClock'>

interface Around {
  readonly tables: Tables
  readonly lines: Pick<Lines, 'look'>
  readonly own: Pick<OwnRows, 'heard'>
  readonly reports: Pick<Reports, 'heard'>
  readonly world: World
  readonly watch?: Watch
  report(error: unknown): void
}

export function joinNodes(
  postgres: Shared,
  { tables, lines, own, reports, world, report, watch = nobody }: Around,
): Node {
  let isClosed = false
  const presence = openPresence(tables, postgres.tell, world)
  const heard = async (notice: Notice): Promise<void> => {
    const [kind, id] = notice.what.split(' ')
    if (kind === 'match' || kind === 'lobby') await tables.heard(kind, id, notice.version)
    else if (kind === 'pass') await lines.look()
    else if (kind === 'own') await Promise.all([own.heard(id), reports.heard(id)])
    else if (kind === 'here') presence.heard(id, notice)
  }
  /** The database is away, or comes back: it is asked again before long. */
  const orLater = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {})

  async function lookRound(): Promise<void> {
    await postgres.setClock()
    await lines.look()
    const watched = (await tables.watched()).map(({ table }) => table)
    if (watched.length === 0) return
    const rows = await postgres.read({ sql: VERSIONS, values: [JSON.stringify(watched)] })
    await Promise.all(rows.map(row => orLater(heard({ what: String(row.what), version: Number(row.version) }))))
  }

  async function seeToIt(id: string): Promise<void> {
    try {
      const rest = await tables.wake(id)
      if (rest) await letRest(postgres, id, rest)
    } catch (error) {
      const isFault = error instanceof Fault
      if (!isFault) report(error)
      // What passes is tried again when the lease is over.
      if (isClosed || (isFault && passing.includes(error.key))) return
      await postgres.read({ sql: LEAVE_ALONE, values: [id, postgres.now() + LEFT_ALONE_MS] })
    }
  }
  async function claim(): Promise<void> {
    for (const id of await claimDue(postgres, postgres.now(), watch)) void orLater(seeToIt(id))
  }

  const stops = [
    every(world, LOOK_ROUND_MS, lookRound),
    every(world, ASK_MS, claim),
    every(world, CHANGES_MS, presence.look),
  ]
  postgres.listen(
    all => {
      for (const one of all) void orLater(heard(one))
    },
    () => void orLater(lookRound()),
  )

  return {
    elsewhere: presence.elsewhere,
    async close() {
      isClosed = true
      for (const stop of stops) stop()
    },
  }
}
