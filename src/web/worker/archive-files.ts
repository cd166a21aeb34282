import { Fault } from '../../engine/game.ts'
import { digest } from '../../seed/roots.ts'
import type { Archive } from '../../table/archive-schema.ts'
import { canonical, writeMatch } from '../../table/file.ts'
import { type MatchFile, parseMatch } from '../../table/file-schema.ts'
import type { MatchRecord } from '../../table/match.ts'
import { logOf } from '../../table/upcast.ts'
import { openSave } from './archive.ts'
import { readCareer, readDaily } from './archive-career.ts'
import { type OpenTable, openKept } from './host.ts'
import { pack } from './packing.ts'
import type { Asks, SaveLine } from './protocol.ts'
import type { Store } from './store.ts'

/** An address is let go once a browser has surely fetched it. */
const FETCHED = 120_000

function offer(text: string, name: string): { readonly url: string; readonly name: string } {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  setTimeout(() => URL.revokeObjectURL(url), FETCHED)
  return { url, name }
}

const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

const fileOf = ({ game, table, isStandard }: OpenTable): MatchFile => writeMatch(game, table.match(), isStandard)

/** What leaves this browser has its deck with it: another one may have other cards. */
const carried = ({ game, table }: OpenTable): string => JSON.stringify(writeMatch(game, table.match(), false))

/** As it stands on the table, where it could not be kept; else as it is kept, and one that cannot be read as it lies there. */
async function textOf(store: Store, id: string, open: OpenTable | null): Promise<string> {
  if (open?.id === id) return carried(open)
  const kept = await store.get(id)
  if (!kept) throw new Fault('page.no-save')
  try {
    return carried(await openKept(kept))
  } catch (error) {
    if (error instanceof Fault) return kept.text
    throw error
  }
}

export async function download(
  store: Store,
  what: Parameters<Asks['download']>[0],
  open: OpenTable | null,
): Promise<ReturnType<Asks['download']>> {
  const now = Date.now()
  if ('all' in what)
    return offer(`${JSON.stringify(await everything(store, open, now))}\n`, `situation-room-${day(now)}.json`)
  if ('damaged' in what) {
    const { damagedText } = await import('./archive-mend.ts')
    return offer(`${await damagedText(store)}\n`, `situation-room-career-damaged-${day(now)}.json`)
  }
  const line = (await store.lines()).find(({ id }) => id === what.id)
  const game = line?.game ?? open?.game.id ?? 'match'
  return offer(
    `${await textOf(store, what.id, open)}\n`,
    `situation-room-${game}-${day(line?.begun ?? now)}-${what.id}.json`,
  )
}

const lineIn = ({ id, tag, begun, changed }: Pick<SaveLine, 'id' | 'tag' | 'begun' | 'changed'>) => ({
  id,
  tag,
  begun,
  changed,
})

/** All that this browser keeps. A save that cannot be read goes along as it is. */
async function everything(store: Store, open: OpenTable | null, now: number): Promise<Archive> {
  const matches: Archive['matches'] = []
  for (const line of await store.lines()) {
    const kept = line.id === open?.id ? undefined : await store.get(line.id)
    if (!kept) continue
    try {
      matches.push({ line: lineIn(line), file: parseMatch(kept.text) })
    } catch {
      matches.push({ line: lineIn(line), text: kept.text })
    }
  }
  if (open) matches.push({ line: lineIn({ ...open, changed: now }), file: fileOf(open) })
  const career = await readCareer(store).catch(() => null)
  return {
    format: 'situation-room/archive@1',
    matches,
    career: career && (JSON.parse(JSON.stringify(career)) as Archive['career']),
    records: { daily: [...(await readDaily(store))] },
  }
}

/** What tells one match from another: what was played, not how it was noted down. */
export const printOf = ({
  game,
  setup,
  seed,
  nonce,
  seats,
  position,
  practice,
  choices,
  draft,
  talk,
}: MatchRecord): string =>
  digest(canonical({ game, setup, seed, nonce, seats, position, practice, choices, draft, talk }))

/** A match as a link: its seed and its choices are all it needs, and notes are nobody else's. */
export async function packed(store: Store, id: string): Promise<{ text: string }> {
  const open = await openSave(store, id)
  const { record } = open.table.match()
  const { check: _, events: _events, outcome, notes: _notes, ...content } = fileOf(open)
  if (record.seats.length > 0 && outcome === undefined) throw new Fault('archive.running')
  // Where one went back, only what was chosen in the end is told; and when, is nobody else's either.
  const log = logOf({ ...record, branches: [] })
  const short = { ...content, log }
  return { text: await pack(JSON.stringify({ ...short, check: digest(canonical(short)) })) }
}
