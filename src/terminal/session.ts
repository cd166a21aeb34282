import type { Decision, Explanation, Game, GameEvent, Outcome, Seat, Viewer } from '../engine/game.ts'
import type { Note, Talk } from '../engine/talk.ts'
import type { Speaker } from '../games/speaker.ts'
import type { HostedMatch } from '../host/hosted.ts'
import { type Shown, withUpdate } from '../host/shown.ts'
import type { Match, SeatedPlayer } from '../table/match.ts'
import type { Say } from '../words/index.ts'
import { pastChoices } from './past.ts'

/** The match from one seat: what that player sees and is told is at hand; what they do is waited for. */
export interface Session<State, View, Event extends GameEvent> {
  readonly game: Game<never, State, View, Event>
  readonly speaker: Speaker<View, Event>
  readonly say: Say
  readonly seat: Seat
  readonly view: () => View
  readonly decision: () => Decision | null
  readonly explanation: () => Explanation
  readonly outcome: () => Outcome | null
  /** All that has happened, this seat's draft included. */
  readonly events: () => readonly Event[]
  readonly seats: () => readonly SeatedPlayer[]
  /** What was said, by everybody; and this seat's own notes. */
  readonly talk: () => readonly Talk[]
  readonly notes: () => readonly Note[]
  /** How many choices have been made: by everybody, and in this seat's draft. */
  readonly choices: () => number
  /** Who must choose now, by what everybody knows. */
  readonly waiting: () => readonly Seat[]
  /** The choices in words, each as it was offered. */
  readonly past: () => readonly string[]
  /** The whole match, for what is told once it is over and for what is written down of it. */
  readonly match: () => Match<State, Event>
  /** Carries out an option by its name; returns what happened, up to the next question. */
  readonly choose: (name: string) => Promise<readonly Event[]>
  readonly undo: () => Promise<void>
  readonly rewind: (to: number) => Promise<void>
  readonly claim: (claim: unknown) => Promise<void>
  readonly note: (about: unknown, text: unknown) => Promise<void>
  /** Gets up: nothing more is heard of the match. */
  readonly leave: () => void
}

/** Sits down at a hosted match as one viewer. */
export function sitAt<State, View, Event extends GameEvent>(
  hosted: HostedMatch,
  viewer: Viewer,
  speaker: Speaker<View, Event>,
  say: Say,
): Session<State, View, Event> {
  const handle = hosted.seat(viewer)
  let heard: Shown | null = null
  const leave = handle.subscribe(update => {
    heard = withUpdate(heard, update)
  })
  const shown = (): Shown => {
    if (!heard) throw new Error('an update was missed')
    return heard
  }
  const game = hosted.open().game as unknown as Game<never, State, View, Event>
  const match = (): Match<State, Event> => hosted.open().match as unknown as Match<State, Event>
  const events = (): readonly Event[] => shown().events as unknown as readonly Event[]
  const isSeveral = match().record.seats.length > 0
  /** What bots make of it belongs to what was done. */
  const done = async (act: Promise<void>): Promise<void> => {
    await act
    await hosted.settled()
  }
  return {
    game,
    speaker,
    say,
    seat: viewer === 'observer' ? -1 : viewer,
    match,
    leave,
    events,
    view: () => shown().view as View,
    decision() {
      const { asked } = shown()
      if (!asked) return null
      const options = asked.options.map(name => game.optionOf(name) ?? -1)
      return { seat: viewer === 'observer' ? -1 : viewer, kind: asked.kind, options }
    },
    explanation: () => handle.explain(),
    outcome: () => shown().outcome,
    seats: () => shown().seats,
    talk: () => shown().talk,
    notes: () => shown().notes,
    waiting: () => shown().waiting,
    choices: () => shown().choices + shown().draft,
    // A choice of somebody else's is not to be read.
    past: () => (isSeveral ? [] : pastChoices(game, speaker, match().record)),
    async choose(name) {
      const before = events().length
      await done(handle.choose([name], { question: shown().asked?.question }))
      return events().slice(before)
    },
    undo: () => done(handle.undo()),
    rewind: to => done(handle.rewind(to)),
    claim: claim => done(handle.say(claim)),
    note: (about, text) => done(handle.note(about, text)),
  }
}
