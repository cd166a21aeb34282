import { type HostedTable, MOST_HOSTED } from '../../host/hosting-answers.ts'
import type { SaveLine } from '../../host/store.ts'
import { type Database, prepared } from '../store/statement.ts'
import type { World } from '../world.ts'
import type { Lobbies } from './lobbies.ts'
import type { Reports } from './reports.ts'

/** The tables of a server that are open or played, as whoever runs it sees them: nothing of a match, and nobody's name. */
export type Listing = () => Promise<readonly HostedTable[]>

const DAY_MS = 86_400_000

export function openListing(
  { dialect, read }: Database,
  lobbies: Lobbies,
  reports: Pick<Reports, 'count'>,
  { now }: Pick<World, 'now'>,
): Listing {
  const newest = prepared<{ most: number }>(dialect, (db, one) =>
    db
      .selectFrom('lobby')
      .leftJoin('match', 'match.id', 'lobby.id')
      .select(['lobby.id', 'lobby.changed', 'match.line'])
      .where('match.ended_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('finished').select('finished.id').whereRef('finished.id', '=', 'lobby.id'))),
      )
      .orderBy('lobby.changed', 'desc')
      .limit(one.most),
  )
  return async () => {
    const found: HostedTable[] = []
    for (const { id, changed, line } of await read(newest({ most: MOST_HOSTED }))) {
      const kept = await lobbies.load(String(id))
      if (!kept || kept.lobby.phase === 'closed') continue
      const { game, chairs, phase } = kept.lobby
      const last = line === null ? Number(changed) : (JSON.parse(String(line)) as SaveLine).changed
      const reported = await reports.count(String(id))
      found.push({
        ...{ table: String(id), game, seats: chairs.length, taken: chairs.filter(Boolean).length },
        phase: phase === 'started' ? 'played' : phase,
        since: Number(changed),
        ...(reported > 0 ? { reported } : {}),
        // No finer: when somebody drafts is nobody else's business.
        quietDays: Math.max(0, Math.floor((now() - last) / DAY_MS)),
      })
    }
    return found
  }
}
