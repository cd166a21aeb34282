import type { GameEvent } from '../engine/game.ts'
import type { AnyGame } from '../games/index.ts'
import type { Entry } from '../table/log.ts'
import type { Match } from '../table/match.ts'
import type { Input } from '../table/step.ts'
import type { Change, SaveLine } from './store.ts'

type Running = Match<unknown, GameEvent>

/** What has to be kept of one step of a match. */
export function changeBetween(
  before: Running,
  { record, versions }: Running,
  entries: readonly Entry[],
  input: Input,
): Change {
  const id = 'id' in input ? input.id : undefined
  return {
    entries,
    draft: record.draft === before.record.draft ? undefined : record.draft,
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
