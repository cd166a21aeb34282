import { Fault } from '../../engine/game.ts'
import { tellScreen } from '../../host/served.ts'
import type { Database } from '../store/statement.ts'
import type { Tables } from '../tables/tables.ts'
import type { World } from '../world.ts'
import type { Lines } from './lines.ts'
import { newPass, type Pass, type Passes } from './passes.ts'
import type { Ticket } from './seating.ts'

/**
 * The shared screen of a table, such as a television in the room: it shows what everybody may see, as it happens. There
 * is one at a time; nobody is watched by it in silence, so everybody is told before it can be used.
 */
export interface Screens {
  /** A link, good once; any earlier one is over, and so is what it was exchanged for. */
  open(table: string, request: string | null): Promise<string>
  /** Shown out at once. */
  close(table: string): Promise<void>
  /** The link is over, and a pass for coming back comes instead. */
  enter(ticket: Ticket, request: string | null): Promise<string>
}

interface Around {
  readonly database: Pick<Database, 'commit'>
  readonly passes: Passes
  readonly lines: Lines
  readonly world: Pick<World, 'now' | 'random'>
  tables(): Pick<Tables, 'find'>
}

export function openScreens({ database, passes, lines, world, tables }: Around): Screens {
  const { now, random } = world
  const movesAt = (table: string) => ({ what: `pass ${table}`, version: 0 })

  /** Whether there was one. */
  async function showOut(table: string): Promise<boolean> {
    const guard = passes.endedScreens(table, now())
    const [wasOpen] = await database.commit([{ guard, after: [], moves: movesAt(table) }])
    await lines.look()
    return wasOpen
  }
  /** Where the match has begun, also at another node, it stands in its log. */
  async function tell(id: string, isOpen: boolean, request: string | null): Promise<void> {
    const match = await (await tables().find(id)).begun()
    if (match) await tellScreen(match, isOpen, request)
  }
  const madeFor = ({ table }: Pass, pass: string) => passes.made(pass, { table, kind: 'screen', seat: null }, now())

  return {
    async open(table, request) {
      const live = await tables().find(table)
      if (live.lobby().chairs.length === 1) throw new Fault('shared-screen.several')
      await tell(table, true, request)
      await showOut(table)
      const link = newPass(random)
      const made = passes.made(link, { table, kind: 'board', seat: null }, now())
      await live.gather({ type: 'screen', isOpen: true }, { also: [made] })
      return link
    },
    async close(table) {
      const wasOpen = await showOut(table)
      await (await tables().find(table)).gather({ type: 'screen', isOpen: false })
      if (wasOpen) await tell(table, false, null)
    },
    async enter(ticket, request) {
      const { kind, table, hash } = ticket
      if (kind !== 'board') throw new Fault('pass.no-invite')
      const pass = newPass(random)
      const again = 'became' in ticket
      const guard = again
        ? passes.exchangedAgain(ticket, pass)
        : passes.exchanged(hash, { request, became: pass }, now())
      const after = [...(again ? [passes.ended(ticket.became, now())] : []), madeFor(ticket, pass)]
      const [isDone] = await database.commit([{ guard, after, moves: movesAt(table) }])
      if (!isDone) throw new Fault('pass.none')
      if (again) await lines.look()
      return pass
    },
  }
}
