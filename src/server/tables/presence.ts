import type { Notice } from '../store/postgres.ts'
import type { World } from '../world.ts'
import type { Place, Watched } from './live-table.ts'
import type { Tables } from './tables.ts'

/** Who looks at which table at which node: told again and again, kept nowhere, and forgotten where it is not told again. */

/** What has changed is told so often, and everything so often. */
export const CHANGES_MS = 1000
const EVERYTHING_MS = 5000
/** A node that has told nothing for so long is gone. */
const FORGOTTEN_MS = 15_000
const NAME_BYTES = 16

interface Told {
  readonly seats: readonly Place[]
  readonly at: number
}

export interface Presence {
  /** Looks who is here, tells the others what they do not know, and our tables who is elsewhere. */
  look(): Promise<void>
  heard(table: string, notice: Notice): void
  /** From where somebody looks at a table at other nodes. */
  elsewhere(table: string): readonly Place[]
}

export function openPresence(tables: Tables, tell: (notices: readonly Notice[]) => void, world: World): Presence {
  const node = world.random(NAME_BYTES).toString('hex')
  /** By table: what the others were told last. */
  const told = new Map<string, Told>()
  /** By table and node. */
  const others = new Map<string, Map<string, Told>>()

  function announce(watched: readonly Watched[], now: number): void {
    const notices: Notice[] = []
    const gone = [...told.keys()].filter(table => !watched.some(one => one.table === table))
    for (const { table, seats } of [...watched, ...gone.map(one => ({ table: one, seats: [] }))]) {
      const last = told.get(table)
      if (last && last.seats.join() === seats.join() && now - last.at < EVERYTHING_MS) continue
      notices.push({ what: `here ${table}`, version: 0, node, seats })
      told.set(table, { seats, at: now })
    }
    for (const table of gone) told.delete(table)
    if (notices.length > 0) tell(notices)
  }

  function elsewhereAt(table: string, now: number): readonly Place[] {
    const nodes = others.get(table)
    for (const [name, { at }] of nodes ?? []) if (now - at > FORGOTTEN_MS) nodes?.delete(name)
    if (nodes?.size === 0) others.delete(table)
    return [...(nodes?.values() ?? [])].flatMap(({ seats }) => seats)
  }

  return {
    elsewhere: table => elsewhereAt(table, world.elapsed()),
    async look() {
      const [watched, now] = [await tables.watched(), world.elapsed()]
      announce(watched, now)
      for (const table of others.keys()) elsewhereAt(table, now)
      for (const { table } of watched) await tables.elsewhere(table, elsewhereAt(table, now))
    },
    heard(table, { node: from, seats }) {
      if (from === undefined || seats === undefined) return
      const now = world.elapsed()
      const nodes = others.get(table) ?? new Map<string, Told>()
      others.set(table, nodes)
      if (seats.length === 0) nodes.delete(from)
      else nodes.set(from, { seats, at: now })
      void tables.elsewhere(table, elsewhereAt(table, now))
    },
  }
}
