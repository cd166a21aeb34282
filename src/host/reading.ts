import * as z from 'zod'
import { Fault, type GameEvent } from '../engine/game.ts'
import type { Registry } from '../games/index.ts'
import { shapeFault } from '../games/shape.ts'
import { choicesSchema, entrySchema, type MatchFile, parseMatch } from '../table/file-schema.ts'
import type { Choice, Match } from '../table/match.ts'
import { openFile } from '../table/open-file.ts'
import { MOST_IDS } from '../table/step.ts'
import { noteSchema } from '../table/talk-schema.ts'
import { draftAfter } from './change.ts'
import type { OpenMatch } from './hosting.ts'
import { gameFor, openWith, rulesOf } from './opening.ts'
import { isPlainChange } from './plain-change.ts'
import type { Change, Kept, Loaded } from './store.ts'

/** What a store may hold of one change. */
export const changeSchema = z.strictObject({
  entries: z.array(entrySchema).max(64),
  draft: choicesSchema.optional(),
  drafted: choicesSchema.optional(),
  versions: z
    .array(
      z
        .int()
        .min(0)
        .max(2 ** 31),
    )
    .max(6)
    .optional(),
  notes: z.array(noteSchema).max(10_000).optional(),
  request: z.strictObject({ seat: z.int().min(0).max(5), id: z.string().min(1).max(64) }).optional(),
})

/** Changes as a store hands them over; throws a Fault where they are none. */
export function readChanges(given: readonly unknown[]): readonly Change[] {
  return given.map((one, i) => {
    if (isPlainChange(one)) return one
    const read = changeSchema.safeParse(one)
    if (!read.success) throw shapeFault(read.error, `changes.${i}`)
    return read.data as Change
  })
}

/** The file that a kept match comes to, its changes in it. */
export function fileOf({ text, changes }: Pick<Kept, 'text' | 'changes'>): MatchFile {
  const file = parseMatch(text)
  if (changes.length === 0) return file
  let { notes } = file
  let draft: readonly Choice[] = file.draft
  const log = [...file.log]
  for (const change of readChanges(changes)) {
    // A draft lies on what is committed: with an entry that moves the match on it is gone, as in `recordAfter`.
    if (change.entries.some(({ kind }) => kind === 'choices' || kind === 'rewind' || kind === 'end')) draft = []
    log.push(...(change.entries as MatchFile['log']))
    draft = draftAfter(draft, change)
    if (change.notes) notes = [...change.notes] as MatchFile['notes']
  }
  // Whoever wrote the changes did not finish the match: an outcome is written with the whole file.
  const { outcome: _, events: _events, ...rest } = file
  return { ...rest, log, draft: [...draft], ...(notes ? { notes } : {}) }
}

/** Draft versions and the ids of inputs, as the changes have left them. */
function withRequests(match: Match<unknown, GameEvent>, { line, changes }: Kept): Match<unknown, GameEvent> {
  // Whoever plays alone has no seat in the record, and sends again what was not answered all the same.
  const taken = [...(line.taken ?? [])]
  let versions = match.versions
  for (const { request, versions: after } of changes) {
    if (after) versions = after
    if (request) taken[request.seat] = [...(taken[request.seat] ?? []), request.id].slice(-MOST_IDS)
  }
  return { ...match, versions, taken: Array.from(taken, one => one ?? []) }
}

export async function readKept(games: Registry, kept: Kept & Partial<Loaded>): Promise<OpenMatch> {
  const file = fileOf(kept)
  const loaded = await games.find(file.game)()
  // Before its deck is read: what other rules have for cards need not be cards here.
  const should = await rulesOf(loaded)
  if (file.rules !== should) throw new Fault('file.rules', { is: file.rules, should })
  const game = await gameFor(loaded, file.deck, file.position)
  const match = withRequests(openFile(game, file), kept)
  return openWith(loaded, game, match, kept.line, { durable: kept.durable ?? null, changes: kept.changes })
}
