import type { Decision, Explanation, Game, GameEvent, Outcome, Seat, Viewer } from '../engine/game.ts'
import { Fault } from '../engine/game.ts'
import type { TimeMs } from './log.ts'
import type { Match } from './match.ts'
import { type Input, step } from './step.ts'

/** One match where it is played, whoever sits in front of it; every change is handed to whoever keeps it. */
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
  /** When an input comes that does not say so itself. */
  now: () => TimeMs = () => null,
): Table<Setup, State, View, Event> {
  let match = begun
  keep(match)
  return {
    game,
    match: () => match,
    asked: () => game.decisions(match.state),
    take(input, when = 'now') {
      match = step(game, match, { at: now(), ...input }).match
      if (when === 'now') keep(match)
    },
    keep: () => keep(match),
  }
}

/** The table through one viewer's eyes: what is seen, asked and told there, and nothing else. */
export interface Side<View, Event extends GameEvent> {
  readonly view: () => View
  readonly decision: () => Decision | null
  readonly explanation: () => Explanation
  readonly outcome: () => Outcome | null
  /** All that has happened, this seat's draft included. */
  readonly events: () => readonly Event[]
}

export function sideOf<Setup, State, View, Event extends GameEvent>(
  { game, match }: Pick<Table<Setup, State, View, Event>, 'game' | 'match'>,
  viewer: Viewer,
): Side<View, Event> {
  /** Somebody else's draft is theirs alone: the others stand on what is settled. */
  const isOwnDraft = (): boolean => match().record.draft[0]?.seat === viewer
  const state = (): State => (isOwnDraft() ? match().state : match().settled)
  const view = (): View => game.view(state(), viewer)
  const decision = (): Decision | null => game.decisions(state()).find(one => one.seat === viewer) ?? null
  return {
    view,
    decision,
    outcome: () => game.outcome(match().state),
    events: () =>
      [...match().events, ...(isOwnDraft() ? match().draftEvents : [])].flatMap(
        event => game.seen(event, viewer) ?? [],
      ),
    explanation() {
      const asked = decision()
      if (!asked) throw new Fault('play.over')
      return game.explain(view(), asked)
    },
  }
}

/** The seats on which everybody else waits, by what is settled: a draft is nobody else's business. */
export const waitedFor = <Setup, State, View, Event extends GameEvent>({
  game,
  match,
}: Pick<Table<Setup, State, View, Event>, 'game' | 'match'>): readonly Seat[] =>
  game.decisions(match().settled).map(({ seat }) => seat)
