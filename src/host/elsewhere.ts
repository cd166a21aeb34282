import type { GameEvent } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import type { Entry } from '../table/log.ts'
import { type Match, withDraft, withEntry } from '../table/match.ts'
import { withRequest } from '../table/step.ts'
import { draftAfter } from './change.ts'
import type { Hosting, OpenMatch } from './hosting.ts'
import { readChanges } from './reading.ts'
import type { Change } from './store.ts'
import type { News } from './told.ts'

/** Loaded only where others host the same matches. */

type Running = Match<unknown, GameEvent>

/** The match after more entries of its log, and what is told of each. */
export function withEntries(
  game: AnyGame,
  before: Running,
  entries: readonly Entry[],
): { readonly match: Running; readonly news: readonly News[] } {
  let match: Running = before
  const news = entries.map(entry => {
    const choices = match.record.choices.length
    match = withEntry(game, { ...match, happened: [] }, entry)
    return { entries: [entry], events: match.happened, choices }
  })
  return { match, news }
}

/** The match after one change of it that was kept, and what is told of that. */
function withChange(
  game: AnyGame,
  before: Running,
  { entries, draft, drafted, versions, notes, request }: Change,
): { readonly match: Running; readonly news: readonly News[] } {
  const after = withEntries(game, before, entries)
  let { match } = after
  if (draft || drafted) match = withDraft(game, match, draftAfter(match.record.draft, { draft, drafted }))
  if (versions) match = { ...match, versions }
  if (notes) match = { ...match, record: { ...match.record, notes } }
  if (request) match = withRequest(match, request.seat, request.id)
  return { match, news: after.news }
}

/** What others have made of a match on the same store: the way there, step by step, with what is told of each. */
export interface Elsewhere {
  readonly steps: readonly { readonly match: Running; readonly news: readonly News[] }[]
  readonly durable: number | null
  readonly version: number
}

/** By what they have added, or whole where it was written anew; undefined where the match is gone. */
export async function lookElsewhere(
  { store, reopen }: Pick<Hosting, 'store' | 'reopen'>,
  { id, game, match, durable, version = 0 }: OpenMatch,
): Promise<Elsewhere | undefined> {
  const added = durable === null ? undefined : await store.since?.(id, durable, version)
  if (added) {
    let now = match
    const steps = readChanges(added.changes).map(change => {
      const after = withChange(game, now, change)
      now = after.match
      return after
    })
    return { steps, durable: (durable ?? 0) + steps.length, version: added.version }
  }
  const again = await reopen?.(id)
  if (!again || again.version === version) return again && { steps: [], durable, version }
  const { news } = withEntries(game, match, again.match.log.slice(match.log.length))
  return { steps: [{ match: again.match, news }], durable: again.durable, version: again.version ?? 0 }
}
