import { setImmediate } from 'node:timers/promises'
import type { Advice } from '../bots/advisor/advice.ts'
import type { Decision, Explanation, Game, GameEvent, Outcome, Seat, Viewer } from '../engine/game.ts'
import type { Note, Talk } from '../engine/talk.ts'
import type { AnyGame } from '../games/index.ts'
import type { Speaker } from '../games/speaker.ts'
import { adviceOn } from '../host/advisor/asking.ts'
import type { HostedMatch } from '../host/hosting.ts'
import { heardIn, ledgerIn, readingOf, remembered } from '../host/memory.ts'
import { type Shown, withUpdate } from '../host/shown.ts'
import type { Match, SeatedPlayer } from '../table/match.ts'
import type { TableOptions } from '../table/options.ts'
import type { Say } from '../words/index.ts'
import type { Company } from './join/company.ts'
import { pastChoices } from './past.ts'
import { SILENCE, type Spoken, type Voices } from './voices.ts'

/** The match from one seat: what that player sees and is told is at hand; what they do is waited for. */
export interface Session<State, View, Event extends GameEvent> {
  readonly game: Game<never, State, View, Event>
  readonly speaker: Speaker<View, Event>
  readonly say: Say
  readonly seat: Seat
  readonly view: () => View
  readonly decision: () => Decision | null
  /** What whoever plays is asked, for a friend who looks over their shoulder; null for everybody else. */
  readonly overlooked: () => Decision | null
  readonly explanation: () => Explanation
  /** What the advisor makes of what is asked, where somebody plays alone or with bots; it thinks so much, or as usual. */
  readonly advise: (iterations?: unknown) => Promise<Advice>
  readonly outcome: () => Outcome | null
  /** All that has happened, this seat's draft included. */
  readonly events: () => readonly Event[]
  /** The same as a log may show it: what was seen long ago may be the player's to remember. */
  readonly remembered: () => readonly Event[]
  /** What is spoken in the game itself, where anybody speaks. */
  readonly spoken: () => Spoken
  readonly seats: () => readonly SeatedPlayer[]
  /** What the table has agreed on. */
  readonly options: () => TableOptions
  /** What was said, by everybody; and this seat's own notes. */
  readonly talk: () => readonly Talk[]
  /** What of it is still in the air, and what stays beside its subject, by what the table has agreed on. */
  readonly heard: () => readonly Talk[]
  readonly ledger: () => readonly Talk[]
  readonly notes: () => readonly Note[]
  /** How many choices have been made: by everybody, and in this seat's draft. */
  readonly choices: () => number
  /** Who must choose now, by what everybody knows. */
  readonly waiting: () => readonly Seat[]
  /** The choices in words, each as it was offered. */
  readonly past: () => readonly string[]
  /** The whole match, for what is told once it is over and for what is written down of it. Elsewhere only its end has it. */
  readonly match: () => Match<State, Event>
  /** What the commitment was to, once it is over. */
  readonly revealed: () => Revealed | null
  /** Carries out an option by its name, or a chain of them, all or none; returns what happened, up to the next question. */
  readonly choose: (...names: string[]) => Promise<readonly Event[]>
  readonly undo: () => Promise<void>
  readonly rewind: (to: number) => Promise<void>
  readonly claim: (claim: unknown) => Promise<void>
  readonly answer: (to: number, answer: unknown, text?: unknown) => Promise<void>
  readonly note: (about: unknown, text: unknown) => Promise<void>
  /** Calls when something has come from elsewhere. At a table of this machine that is what bots say in their own time. */
  readonly subscribe: (listener: () => void) => () => void
  readonly standing: () => Standing
  /** The people who play from elsewhere; null at a table of this machine. */
  readonly company: Company | null
  /** Gets up: nothing more is heard of the match. */
  readonly leave: () => void
}

export interface Revealed {
  readonly seed: string
  readonly nonce: string | null
}

/** Does what is done here reach the match? `away`: not now, one can only look. `gone`: never again. */
export type Standing = 'here' | 'away' | 'gone'

/** What has happened since, where one has been told all of `before`: a draft that was taken back is not told again. */
export function newsSince<Event>(before: readonly Event[], now: readonly Event[]): readonly Event[] {
  const isSame = (one: Event, other: Event): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)
  let common = 0
  while (common < before.length && common < now.length && isSame(before[common], now[common])) common++
  return now.slice(common)
}

/** What a viewer has before their eyes, for whichever table it comes from. */
export function sightsOf<State, View, Event extends GameEvent>(
  game: Game<never, State, View, Event>,
  shown: () => Shown,
) {
  const seatOf = ({ viewer }: Shown): Seat => (viewer === 'observer' ? -1 : viewer)
  return {
    view: () => shown().view as View,
    decision(): Decision | null {
      const { asked } = shown()
      if (!asked) return null
      const options = asked.options.map(name => game.optionOf(name) ?? -1)
      return { seat: seatOf(shown()), kind: asked.kind, options }
    },
    advise: (iterations?: unknown): Promise<Advice> =>
      adviceOn(game as unknown as AnyGame, shown(), () => setImmediate(), iterations),
    outcome: () => shown().outcome,
    events: () => shown().events as unknown as readonly Event[],
    remembered: () =>
      remembered(shown(), shown().events, readingOf(game as unknown as AnyGame)) as unknown as readonly Event[],
    seats: () => shown().seats,
    options: () => shown().options,
    talk: () => shown().talk,
    heard: () => heardIn(shown(), shown().talk),
    ledger: () => ledgerIn(shown(), shown().talk),
    notes: () => shown().notes,
    waiting: () => shown().waiting,
    choices: () => shown().choices + shown().draft,
    revealed(): Revealed | null {
      const { seed, nonce, outcome } = shown()
      return seed === null || outcome === null ? null : { seed, nonce }
    },
  }
}

/** Sits down at a hosted match as one viewer. */
export function sitAt<State, View, Event extends GameEvent>(
  hosted: HostedMatch,
  viewer: Viewer,
  speaker: Speaker<View, Event>,
  say: Say,
  voices: Voices<View, Event> | null = null,
): Session<State, View, Event> {
  const handle = hosted.seat(viewer)
  let heard: Shown | null = null
  const listeners = new Set<() => void>()
  /** How much is being done here: what comes of it is looked at once it is done. */
  let doing = 0
  const leave = handle.subscribe(update => {
    heard = withUpdate(heard, update)
    if (doing === 0) for (const listener of listeners) listener()
  })
  const shown = (): Shown => {
    if (!heard) throw new Error('an update was missed')
    return heard
  }
  const game = hosted.open().game as unknown as Game<never, State, View, Event>
  const match = (): Match<State, Event> => hosted.open().match as unknown as Match<State, Event>
  const sights = sightsOf<State, View, Event>(game, shown)
  const { events } = sights
  const isSeveral = match().record.seats.length > 0
  /** What bots make of it belongs to what was done. */
  const done = async (act: Promise<void>): Promise<void> => {
    doing += 1
    try {
      await act
      await hosted.settled()
    } finally {
      doing -= 1
    }
  }
  return {
    game,
    speaker,
    say,
    seat: viewer === 'observer' ? -1 : viewer,
    ...sights,
    match,
    overlooked: () => null,
    leave,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    standing: () => 'here',
    spoken: () => voices?.spoken(events(), sights.view()) ?? SILENCE,
    explanation: () => handle.explain(),
    // A choice of somebody else's is not to be read.
    past: () => (isSeveral ? [] : pastChoices(game, speaker, match().record)),
    company: null,
    async choose(...names) {
      const before = events().length
      await done(handle.choose(names, { question: shown().asked?.question }))
      return events().slice(before)
    },
    undo: () => done(handle.undo()),
    rewind: to => done(handle.rewind(to)),
    claim: claim => done(handle.say(claim)),
    answer: (to, answer, text) => done(handle.beside({ type: 'answer', to, answer, text })),
    note: (about, text) => done(handle.note(about, text)),
  }
}
