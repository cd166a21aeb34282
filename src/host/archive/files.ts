import { Fault } from '../../engine/game.ts'
import { digest } from '../../seed/roots.ts'
import type { Archive } from '../../table/archive-schema.ts'
import { canonical, writeMatch } from '../../table/file.ts'
import type { Match1File, MatchFile } from '../../table/file-schema.ts'
import type { MatchRecord } from '../../table/match.ts'
import { logOf } from '../../table/upcast.ts'
import type { OpenMatch } from '../hosting.ts'
import { openKept } from '../opening.ts'
import { fileOf } from '../reading.ts'
import type { Kept, SaveLine } from '../store.ts'
import { dateOf, readCareer, readDaily } from './career.ts'
import { type Archiving, type Download, type Named, openSave } from './index.ts'
import { otherRules } from './lines.ts'

const day = (moment: number): string => dateOf(moment).slice(0, 10)

const written = ({ game, match, isStandard }: OpenMatch): MatchFile => writeMatch(game, match, isStandard)

/** What leaves this browser has its deck with it: another one may have other cards. */
const carried = ({ game, match }: OpenMatch): string => JSON.stringify(writeMatch(game, match, false))

/** As it stands on the table, where it could not be kept; else as it is kept, and one that cannot be read as it lies there. */
async function textOf({ games, store }: Archiving, id: string, open: OpenMatch | null): Promise<string> {
  if (open?.id === id) return carried(open)
  const kept = await store.load(id)
  if (!kept) throw new Fault('page.no-save')
  try {
    return carried(await openKept(games, kept))
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    // Of other rules, it has moved on since it was written all the same.
    return otherRules(error) && kept.changes.length > 0 ? JSON.stringify(whole(kept)) : kept.text
  }
}

export async function download(own: Archiving, what: Download, playing: OpenMatch | null): Promise<Named> {
  const { store } = own
  const now = own.now()
  if ('all' in what)
    return {
      text: `${JSON.stringify(await everything(own, playing, now))}\n`,
      name: `situation-room-${day(now)}.json`,
    }
  if ('damaged' in what) {
    const { damagedText } = await import('./mend.ts')
    return { text: `${await damagedText(store)}\n`, name: `situation-room-career-damaged-${day(now)}.json` }
  }
  const line = (await store.list()).find(({ id }) => id === what.id)
  const game = line?.game ?? playing?.game.id ?? 'match'
  return {
    text: `${await textOf(own, what.id, playing)}\n`,
    name: `situation-room-${game}-${day(line?.begun ?? now)}-${what.id}.json`,
  }
}

const lineIn = ({ id, tag, begun, changed }: Pick<SaveLine, 'id' | 'tag' | 'begun' | 'changed'>) => ({
  id,
  tag,
  begun,
  changed,
})

/** The file of a kept match: as it lies there, or with all that has changed since it was written, and a check of its own. */
function whole(kept: Kept): Match1File | MatchFile {
  const { check: _, ...content } = fileOf(kept)
  return kept.changes.length === 0 ? JSON.parse(kept.text) : { ...content, check: digest(canonical(content)) }
}

/** All that this browser keeps. A save that cannot be read goes along as it is. */
async function everything({ store }: Archiving, open: OpenMatch | null, now: number): Promise<Archive> {
  const matches: Archive['matches'] = []
  for (const line of await store.list()) {
    const kept = line.id === open?.id ? undefined : await store.load(line.id)
    if (!kept) continue
    try {
      matches.push({ line: lineIn(line), file: whole(kept) })
    } catch {
      matches.push({ line: lineIn(line), text: kept.text })
    }
  }
  if (open) matches.push({ line: lineIn({ ...open, changed: now }), file: written(open) })
  const career = await readCareer(store).catch(() => null)
  return {
    format: 'situation-room/archive@1',
    matches,
    career: career && (JSON.parse(JSON.stringify(career)) as Archive['career']),
    records: { daily: [...(await readDaily(store))] },
  }
}

/** What tells one match from another: what was played, not how it was noted down. */
export function printOf({ record, rules }: { readonly record: MatchRecord; readonly rules: string }): string {
  const { game, setup, seed, nonce, seats, position, practice, choices, draft, talk } = record
  return digest(canonical({ game, rules, setup, seed, nonce, seats, position, practice, choices, draft, talk }))
}

/** A match as a link: its seed and its choices are all it needs, and notes are nobody else's. */
export async function short(own: Archiving, id: string): Promise<string> {
  const open = await openSave(own, id)
  const { record } = open.match
  const { check: _, events: _events, outcome, notes: _notes, ...content } = written(open)
  if (record.seats.length > 0 && outcome === undefined) throw new Fault('archive.running')
  // Where one went back, only what was chosen in the end is told; and when, is nobody else's either.
  const log = logOf({ ...record, branches: [] })
  const left = { ...content, log }
  return JSON.stringify({ ...left, check: digest(canonical(left)) })
}
