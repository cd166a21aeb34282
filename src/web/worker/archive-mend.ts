import { Fault, type Json } from '../../engine/game.ts'
import type { KeptCareer } from '../../games/careers.ts'
import { newCareer } from '../../games/negotiator/career.ts'
import { merged, withMatch } from '../../table/career.ts'
import { careerSchema } from '../../table/career-schema.ts'
import { alone, readCareer } from './archive-career.ts'
import { openKept } from './host.ts'
import { FROM_LINK } from './protocol.ts'
import type { Store } from './store.ts'

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
async function replayed(store: Store): Promise<KeptCareer> {
  let career: KeptCareer = newCareer
  const lines = (await store.lines()).filter(
    ({ outcome, damaged, tag }) => outcome !== null && !damaged && tag !== FROM_LINK,
  )
  for (const { id, changed } of lines.sort((a, b) => a.changed - b.changed)) {
    const kept = await store.get(id)
    if (!kept) continue
    try {
      const { table, isStandard } = await openKept(kept)
      const counted = withMatch(career, table.match(), { isStandard, date: new Date(changed).toISOString() })
      if ('career' in counted) career = counted.career
    } catch (error) {
      // A save that cannot be read either is told about where saves are.
      if (!(error instanceof Fault)) throw error
    }
  }
  return career
}

/** A career anew, from what can be read of the old one and from the finished games; the old one is put aside, not lost. */
export async function mendCareer(store: Store): Promise<{ readonly games: number }> {
  let career: KeptCareer = newCareer
  await alone(async () => {
    const kept = await store.readRecord('career')
    const isSound = await readCareer(store).then(
      () => true,
      () => false,
    )
    if (!isSound && kept !== undefined)
      await store.writeRecord(DAMAGED, [...(listOf(await store.readRecord(DAMAGED)) as Json[]), kept])
    career = merged(salvaged(kept), await replayed(store))
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
