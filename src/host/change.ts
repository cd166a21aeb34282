import type { GameEvent } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import type { Entry } from '../table/log.ts'
import type { Choice, Match } from '../table/match.ts'
import type { Input } from '../table/step.ts'
import type { Change, SaveLine } from './store.ts'

type Running = Match<unknown, GameEvent>

type Choices = readonly Choice[]
const isBeginning = (draft: Choices, longer: Choices): boolean =>
  draft.length > 0 && draft.length < longer.length && draft.every((one, i) => one === longer[i])

/** The draft after a change; an entry that moves the match on has taken it away before. */
export const draftAfter = (before: Choices, { draft, drafted }: Pick<Change, 'draft' | 'drafted'>): Choices =>
  drafted ? [...before, ...drafted] : (draft ?? before)

/** What has to be kept of one step of a match. */
export function changeBetween(
  before: Running,
  { record, versions }: Running,
  entries: readonly Entry[],
  input: Input,
): Change {
  const id = 'id' in input ? input.id : undefined
  const hasOther = record.draft !== before.record.draft
  const isAdded = hasOther && entries.length === 0 && isBeginning(before.record.draft, record.draft)
  return {
    entries,
    draft: hasOther && !isAdded ? record.draft : undefined,
    drafted: isAdded ? record.draft.slice(before.record.draft.length) : undefined,
    versions: versions === before.versions ? undefined : versions,
    notes: record.notes === before.record.notes ? undefined : record.notes,
    request: id === undefined ? undefined : { seat: 'seat' in input ? input.seat : 0, id },
  }
}

export const lineOf = (
  { id, tag, begun, game, match }: Pick<SaveLine, 'id' | 'tag' | 'begun'> & { game: AnyGame; match: Running },
  changed: number,
): SaveLine => {
  const { record, state } = match
  return {
    id,
    game: record.game,
    tag,
    names: record.seats.map(({ name }) => name),
    setup: record.setup,
    practice: record.practice,
    choices: record.choices.length + record.draft.length,
    begun,
    changed,
    outcome: game.outcome(state),
    ended: record.ended ?? undefined,
    rules: game.rulesVersion,
    // A place for each that a server fills: one that is added to a copy takes V8 longer than all the rest of it.
    due: undefined,
    version: undefined,
    remind: undefined,
    taken: undefined,
  }
}
