import {
  type Decision,
  type Explanation,
  Fault,
  type Game,
  type GameEvent,
  type Outcome,
  type Seat,
} from '../engine/game.ts'
import type { Speaker } from '../games/speaker.ts'
import { type Input, type Match, takeInput } from '../table/match.ts'
import type { Say } from '../words/index.ts'
import { pastChoices } from './past.ts'

/** What a session shows of its game. */
type Shown<State, View, Event extends GameEvent> = Pick<
  Game<never, State, View, Event>,
  'id' | 'nameOf' | 'optionOf' | 'position'
>

/** One match at one terminal, whoever sits in front of it; every change is handed to whoever keeps it. */
export interface Table<Setup, State, View, Event extends GameEvent> {
  readonly game: Game<Setup, State, View, Event>
  readonly match: () => Match<State, Event>
  /** Kept at once, unless more follows and `keep` after it. */
  readonly take: (input: Input, when?: 'now' | 'later') => void
  readonly keep: () => void
  /** Who must choose now. */
  readonly asked: () => readonly Decision[]
}

export function openTable<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  begun: Match<State, Event>,
  keep: (match: Match<State, Event>) => void,
): Table<Setup, State, View, Event> {
  let match = begun
  keep(match)
  return {
    game,
    match: () => match,
    asked: () => game.decisions(match.state),
    take(input, when = 'now') {
      match = takeInput(game, match, input)
      if (when === 'now') keep(match)
    },
    keep: () => keep(match),
  }
}

/** The table from one seat: what that player sees, is asked and may do. */
export interface Session<State, View, Event extends GameEvent> {
  readonly game: Shown<State, View, Event>
  readonly speaker: Speaker<View, Event>
  readonly say: Say
  readonly seat: Seat
  readonly match: () => Match<State, Event>
  readonly view: () => View
  readonly decision: () => Decision | null
  readonly explanation: () => Explanation
  readonly outcome: () => Outcome | null
  /** All that has happened, this seat's draft included. */
  readonly events: () => readonly Event[]
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
  /** Somebody else's draft is theirs alone: the others stand on what is settled. */
  const isOwnDraft = (): boolean => match().record.draft[0]?.seat === seat
  const state = (): State => (isOwnDraft() ? match().state : match().settled)
  const view = (): View => game.view(state(), seat)
  const decision = (): Decision | null => game.decisions(state()).find(one => one.seat === seat) ?? null
  const events = (): readonly Event[] =>
    [...match().events, ...(isOwnDraft() ? match().draftEvents : [])].flatMap(event => game.seen(event, seat) ?? [])
  return {
    game,
    speaker,
    say,
    seat,
    match,
    view,
    decision,
    events,
    outcome: () => game.outcome(match().state),
    choices: () => [...match().record.choices, ...match().record.draft].map(({ choice }) => choice),
    past: () => pastChoices(game, speaker, match().record),
    explanation() {
      const asked = decision()
      if (!asked) throw new Fault('play.over')
      return game.explain(view(), asked)
    },
    choose(name) {
      const before = events().length
      take({ type: 'choose', seat, choice: name })
      return events().slice(before)
    },
    undo: () => take({ type: 'undo', seat }),
    rewind: to => take({ type: 'rewind', to }),
  }
}
