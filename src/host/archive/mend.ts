import { Fault, type Json } from '../../engine/game.ts'
import type { KeptCareer } from '../../games/careers.ts'
import { newCareer } from '../../games/negotiator/career/career.ts'
import { merged, withMatch } from '../../table/career.ts'
import { careerSchema } from '../../table/career-schema.ts'
import { eventsOf } from '../../table/match.ts'
import { openKept } from '../opening.ts'
import type { Store } from '../store.ts'
import { FROM_LINK } from './answers.ts'
import { dateOf, readCareer } from './career.ts'
import type { Archiving } from './index.ts'

/** Where a career that could not be read stays, however often it was mended. */
const DAMAGED = 'career damaged'

const { games: gamesSchema, best: bestSchema, tables: tablesSchema } = careerSchema.shape

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What can still be read of a career, piece by piece. */
export function salvaged(kept: unknown): KeptCareer {
  const given = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {}
  const games = listOf(given.games).flatMap(game => gamesSchema.safeParse([game]).data ?? [])
  const tables = listOf(given.tables).flatMap(table => tablesSchema.safeParse([table]).data ?? [])
  return {
    ...newCareer,
    games,
    best: bestSchema.safeParse(given.best).data ?? {},
    ...(tables.length > 0 && { tables }),
  }
}

/** The finished games that lie in this browser, counted as when they ended. */
async function replayed({ games, store }: Archiving): Promise<KeptCareer> {
  let career: KeptCareer = newCareer
  const lines = (await store.list()).filter(
    ({ outcome, damaged, tag }) => outcome !== null && !damaged && tag !== FROM_LINK,
  )
  for (const { id, changed } of lines.sort((a, b) => a.changed - b.changed)) {
    const kept = await store.load(id)
    if (!kept) continue
    try {
      const { game, match, isStandard } = await openKept(games, kept)
      const played = { record: match.record, events: eventsOf(game, match) }
      const counted = withMatch(career, played, { isStandard, date: dateOf(changed) })
      if ('career' in counted) career = counted.career
    } catch (error) {
      // A save that cannot be read either is told about where saves are.
      if (!(error instanceof Fault)) throw error
    }
  }
  return career
}

/** A career anew, from what can be read of the old one and from the finished games; the old one is put aside, not lost. */
export async function mendCareer(own: Archiving): Promise<{ readonly games: number }> {
  const { store } = own
  let career: KeptCareer = newCareer
  await own.alone(async () => {
    const kept = await store.readRecord('career')
    const isSound = await readCareer(store).then(
      () => true,
      () => false,
    )
    if (!isSound && kept !== undefined)
      await store.writeRecord(DAMAGED, [...(listOf(await store.readRecord(DAMAGED)) as Json[]), kept])
    career = merged(salvaged(kept), await replayed(own))
    await store.writeRecord('career', career as unknown as Json)
  })
  return { games: career.games.length + (career.tables?.length ?? 0) }
}

/** Every career that could not be read, as it lay there. */
export async function damagedText(store: Store): Promise<string> {
  const aside = listOf(await store.readRecord(DAMAGED))
  const kept = await store.readRecord('career')
  return JSON.stringify(kept === undefined ? aside : [...aside, kept], null, 2)
}
