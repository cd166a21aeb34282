import { Fault } from '../../engine/game.ts'
import { writeMatch } from '../../table/file.ts'
import { lineOf } from '../change.ts'
import type { OpenMatch } from '../hosted.ts'
import { openKept } from '../opening.ts'
import type { SaveLine } from '../store.ts'
import { printOf } from './files.ts'
import type { Archiving } from './index.ts'

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
export function twinsIn({
  games,
  store,
}: Pick<Archiving, 'games' | 'store'>): (open: OpenMatch) => Promise<string | null> {
  const prints = new Map<string, string | null>()
  const printIn = async (id: string): Promise<string | null> => {
    const known = prints.get(id)
    if (known !== undefined) return known
    let print: string | null = null
    try {
      const kept = await store.load(id)
      if (kept) print = printOf((await openKept(games, kept)).match.record)
    } catch {
      // One that cannot be read is no twin.
    }
    prints.set(id, print)
    return print
  }
  return async open => {
    const { record } = open.match
    const print = printOf(record)
    const length = record.choices.length + record.draft.length
    for (const line of await store.list())
      if (line.game === record.game && line.choices === length && !line.damaged)
        if ((await printIn(line.id)) === print) return line.id
    return null
  }
}

/** A match that is not being played becomes a save. Throws where there is no room for it, and nothing has changed. */
export async function keepOrTell({ store }: Pick<Archiving, 'store'>, open: OpenMatch, changed: number): Promise<void> {
  const { game, match, isStandard } = open
  try {
    await store.create(lineOf(open, changed), JSON.stringify(writeMatch(game, match, isStandard)))
  } catch (error) {
    if (error instanceof Fault) throw error
    await store.remove(open.id)
    throw new Fault('archive.full')
  }
}
