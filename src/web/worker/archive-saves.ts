import { Fault } from '../../engine/game.ts'
import { printOf } from './archive-files.ts'
import { keep, type OpenTable, openKept } from './host.ts'
import type { SaveLine } from './protocol.ts'
import type { Store } from './store.ts'

/** The line of a save of which nothing is known yet. */
export const blankLine = (id: string, now: number): SaveLine => ({
  id,
  game: '',
  tag: null,
  names: [],
  setup: null,
  practice: false,
  choices: 0,
  begun: now,
  changed: now,
  outcome: null,
})

/** Finds the save that holds the same match already; each save is read at most once. */
export function twinsIn(store: Store): (open: OpenTable) => Promise<string | null> {
  const prints = new Map<string, string | null>()
  const printIn = async (id: string): Promise<string | null> => {
    const known = prints.get(id)
    if (known !== undefined) return known
    let print: string | null = null
    try {
      const kept = await store.get(id)
      if (kept) print = printOf((await openKept(kept)).table.match().record)
    } catch {
      // One that cannot be read is no twin.
    }
    prints.set(id, print)
    return print
  }
  return async open => {
    const { record } = open.table.match()
    const print = printOf(record)
    const length = record.choices.length + record.draft.length
    for (const line of await store.lines())
      if (line.game === record.game && line.choices === length && !line.damaged)
        if ((await printIn(line.id)) === print) return line.id
    return null
  }
}

/** Throws where there is no room for it, and nothing has changed. */
export async function keepOrTell(store: Store, open: OpenTable, changed: number): Promise<void> {
  await keep(store, open, changed)
  if (!store.lasting || open.kept) return
  await store.remove(open.id)
  throw new Fault('archive.full')
}
