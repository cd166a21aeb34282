import { Fault, type Outcome } from '../../engine/game.ts'
import type { Registry } from '../../games/index.ts'
import { writeMatch } from '../../table/file.ts'
import type { MatchFile } from '../../table/file-schema.ts'
import type { MatchRecord } from '../../table/match.ts'
import { recordOf } from '../../table/open-file.ts'
import { lineOf } from '../change.ts'
import type { OpenMatch } from '../hosting.ts'
import { openKept } from '../opening.ts'
import { fileOf } from '../reading.ts'
import type { Kept, SaveLine } from '../store.ts'
import { printOf } from './files.ts'
import type { Archiving } from './index.ts'
import { otherRules } from './lines.ts'

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

/** A match that comes from outside: as it was opened, or, where its rules are not played here, as its text lies there. */
export type Brought =
  | { readonly open: OpenMatch; readonly record: MatchRecord; readonly rules: string }
  | { readonly outdated: SaveLine; readonly text: string; readonly record: MatchRecord; readonly rules: string }

/** Opens what comes from outside. One of other rules is not guessed at: nothing is done with it but to keep it. */
export async function broughtBy(games: Registry, kept: Kept): Promise<Brought> {
  try {
    const open = await openKept(games, kept)
    return { open, record: open.match.record, rules: open.game.rulesVersion }
  } catch (error) {
    if (!otherRules(error)) throw error
    const file = fileOf(kept)
    return { outdated: lineOfFile(file, kept.line), text: kept.text, record: recordOf(file), rules: file.rules }
  }
}

/** The line of a match by its file alone: nothing is played for it. */
export function lineOfFile(
  file: MatchFile,
  { id, tag, begun, changed }: Pick<SaveLine, 'id' | 'tag' | 'begun' | 'changed'>,
): SaveLine {
  const { game, setup, practice, seats, choices, draft } = recordOf(file)
  return {
    ...{ id, game, tag, setup, practice, begun, changed },
    names: seats.map(({ name }) => name),
    choices: choices.length + draft.length,
    outcome: outcomeIn(file),
    rules: file.rules,
  }
}

/** How a file says its match ended; null where it does not say so, or not as we would. */
export function outcomeIn({ outcome }: Pick<MatchFile, 'outcome'>): Outcome | null {
  if (typeof outcome !== 'object' || outcome === null) return null
  const { winners, cause, rule } = outcome as { readonly [key in keyof Outcome]?: unknown }
  const isOne = Array.isArray(winners) && winners.every(Number.isInteger)
  return isOne && typeof cause === 'string' && typeof rule === 'string' ? { winners, cause, rule } : null
}

/** Finds the save that holds the same match already; each save is read at most once. */
export function twinsIn({
  games,
  store,
}: Pick<Archiving, 'games' | 'store'>): (brought: Pick<Brought, 'record' | 'rules'>) => Promise<string | null> {
  const prints = new Map<string, string | null>()
  const printIn = async (id: string): Promise<string | null> => {
    const known = prints.get(id)
    if (known !== undefined) return known
    let print: string | null = null
    try {
      const kept = await store.load(id)
      if (kept) print = printOf(await broughtBy(games, kept))
    } catch {
      // One that cannot be read is no twin.
    }
    prints.set(id, print)
    return print
  }
  return async brought => {
    const { record } = brought
    const print = printOf(brought)
    const length = record.choices.length + record.draft.length
    for (const line of await store.list())
      if (line.game === record.game && line.choices === length && (!line.damaged || otherRules(line.why)))
        if ((await printIn(line.id)) === print) return line.id
    return null
  }
}

/** What was brought becomes a save: of other rules, as it came. Throws where there is no room, and nothing has changed. */
export async function keepBrought(own: Pick<Archiving, 'store'>, brought: Brought, changed: number): Promise<void> {
  if ('open' in brought) return keepOrTell(own, brought.open, changed)
  await creating(own, brought.outdated, brought.text)
}

/** A match that is not being played becomes a save. Throws where there is no room for it, and nothing has changed. */
export async function keepOrTell(own: Pick<Archiving, 'store'>, open: OpenMatch, changed: number): Promise<void> {
  const { game, match, isStandard } = open
  await creating(own, lineOf(open, changed), JSON.stringify(writeMatch(game, match, isStandard)))
}

async function creating({ store }: Pick<Archiving, 'store'>, line: SaveLine, text: string): Promise<void> {
  try {
    await store.create(line, text)
  } catch (error) {
    if (error instanceof Fault) throw error
    await store.remove(line.id)
    throw new Fault('archive.full')
  }
}
