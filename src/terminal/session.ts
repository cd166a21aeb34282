import type { Game, GameEvent, Seat } from '../engine/game.ts'
import type { Speaker } from '../games/speaker.ts'
import type { Match } from '../table/match.ts'
import { type Side, sideOf, type Table } from '../table/table.ts'
import type { Say } from '../words/index.ts'
import { pastChoices } from './past.ts'

/** What a session shows of its game. */
type Shown<State, View, Event extends GameEvent> = Pick<
  Game<never, State, View, Event>,
  'id' | 'viewFormat' | 'nameOf' | 'optionOf' | 'position'
>

/** The table from one seat: what that player sees, is asked and may do. */
export interface Session<State, View, Event extends GameEvent> extends Side<View, Event> {
  readonly game: Shown<State, View, Event>
  readonly speaker: Speaker<View, Event>
  readonly say: Say
  readonly seat: Seat
  readonly match: () => Match<State, Event>
  readonly choices: () => readonly string[]
  /** The choices in words, each as it was offered. */
  readonly past: () => readonly string[]
  /** Carries out an option by its name; returns what happened. */
  readonly choose: (name: string) => readonly Event[]
  readonly undo: () => void
  readonly rewind: (to: number) => void
}

export function sitAt<Setup, State, View, Event extends GameEvent>(
  table: Table<Setup, State, View, Event>,
  seat: Seat,
  speaker: Speaker<View, Event>,
  say: Say,
): Session<State, View, Event> {
  const { game, match, take } = table
  const side = sideOf(table, seat)
  return {
    ...side,
    game,
    speaker,
    say,
    seat,
    match,
    choices: () => [...match().record.choices, ...match().record.draft].map(({ choice }) => choice),
    past: () => pastChoices(game, speaker, match().record),
    choose(name) {
      const before = side.events().length
      take({ type: 'choose', seat, choices: [name] })
      return side.events().slice(before)
    },
    undo: () => take({ type: 'undo', seat }),
    rewind: to => take({ type: 'rewind', to }),
  }
}
