import type { Decision, Explanation, Outcome } from '../engine/game.ts'
import { Fault, type Game, type GameEvent } from '../engine/game.ts'
import type { Speaker } from '../games/speaker.ts'
import { type Match, takeInput } from '../table/match.ts'
import type { Say } from '../words/index.ts'
import { pastChoices } from './past.ts'

/** What a session shows of its game. */
type Shown<State, View, Event extends GameEvent> = Pick<
  Game<never, State, View, Event>,
  'id' | 'nameOf' | 'optionOf' | 'position'
>

/** One person's game at one terminal: the match, and every change of it handed to whoever keeps it. */
export interface Session<State, View, Event extends GameEvent> {
  readonly game: Shown<State, View, Event>
  readonly speaker: Speaker<View, Event>
  readonly say: Say
  readonly match: () => Match<State, Event>
  readonly view: () => View
  readonly decision: () => Decision | null
  readonly explanation: () => Explanation
  readonly outcome: () => Outcome | null
  /** All that has happened, the draft included. */
  readonly events: () => readonly Event[]
  readonly choices: () => readonly string[]
  /** The choices in words, each as it was offered. */
  readonly past: () => readonly string[]
  /** Carries out an option by its name; returns what happened. */
  readonly choose: (name: string) => readonly Event[]
  readonly undo: () => void
  readonly rewind: (to: number) => void
}

export interface SessionStart<Setup, State, View, Event extends GameEvent> {
  readonly game: Game<Setup, State, View, Event>
  readonly speaker: Speaker<View, Event>
  readonly say: Say
  readonly match: Match<State, Event>
  readonly keep: (match: Match<State, Event>) => void
}

const SEAT = 0

export function openSession<Setup, State, View, Event extends GameEvent>({
  game,
  speaker,
  say,
  match: begun,
  keep,
}: SessionStart<Setup, State, View, Event>): Session<State, View, Event> {
  let match = begun
  keep(match)
  const become = (next: Match<State, Event>): void => {
    match = next
    keep(match)
  }
  const view = (): View => game.view(match.state, SEAT)
  const decision = (): Decision | null => game.decisions(match.state).find(({ seat }) => seat === SEAT) ?? null
  const events = (): readonly Event[] =>
    [...match.events, ...match.draftEvents].flatMap(event => game.seen(event, SEAT) ?? [])
  return {
    game,
    speaker,
    say,
    match: () => match,
    view,
    decision,
    events,
    outcome: () => game.outcome(match.state),
    choices: () => [...match.record.choices, ...match.record.draft].map(({ choice }) => choice),
    past: () => pastChoices(game, speaker, match.record),
    explanation() {
      const asked = decision()
      if (!asked) throw new Fault('play.over')
      return game.explain(view(), asked)
    },
    choose(name) {
      const before = events().length
      become(takeInput(game, match, { type: 'choose', seat: SEAT, choice: name }))
      return events().slice(before)
    },
    undo: () => become(takeInput(game, match, { type: 'undo', seat: SEAT })),
    rewind: to => become(takeInput(game, match, { type: 'rewind', to })),
  }
}
