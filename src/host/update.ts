import type { Explanation, GameEvent, Json, Outcome, Seat, Viewer } from '../engine/game.ts'
import type { Note, Thought } from '../engine/talk.ts'
import type { Clock } from '../table/clock.ts'
import type { EndCause } from '../table/log.ts'
import type { TableOptions } from '../table/options.ts'
import type { Vote } from '../table/vote.ts'
import type { Difference } from './diff.ts'
import type { Suspected } from './suspicions.ts'
import type { Told } from './told.ts'

/** What never changes of a match, for everybody. */
export interface About {
  readonly id: string
  readonly game: string
  readonly tag: string | null
  readonly setup: Json
  readonly practice: boolean
  /** How people talk there, and what is remembered for them. */
  readonly options: TableOptions
  readonly viewer: Viewer
  readonly commitment: string
  /** The deck, where it is not the standard one. */
  readonly deck: Json | null
}

/** What one viewer has before their eyes, apart from what they were told on the way there. */
export interface Sight {
  /** The game's own view. */
  readonly view: unknown
  /** What this viewer is asked; null when nothing. */
  readonly asked: Question | null
  /** Who must choose now, by what is committed. */
  readonly waiting: readonly Seat[]
  /** What has happened in the viewer's own draft. */
  readonly draftEvents: readonly GameEvent[]
  /** Committed choices, and how many of the own draft can be undone. */
  readonly choices: number
  readonly draft: number
  /** The viewer's own. */
  readonly notes: readonly Note[]
  /** What the viewer thinks of the others. It is in no file, and nobody else is shown it. */
  readonly suspicions: Suspected
  /** Once it is over: how the viewer came to that, as long as they have not shared it. */
  readonly course?: readonly Thought[] | undefined
  readonly outcome: Outcome | null
  /** Why the match has ended before the game did. */
  readonly ended: EndCause | null
  /** Who is away, what is voted, whether it is paused, and what everybody has left of their time. */
  readonly around: AroundSeen | null
  /** Solo, or once the game is over; before, people know its commitment alone. */
  readonly seed: string | null
  /** What the commitment has besides the seed, once the game is over. */
  readonly nonce: string | null
  /** Practice: the names of all choices so far, for rewinding. */
  readonly past: readonly string[] | null
  /** False where nothing could be kept: storage full or forbidden. */
  readonly kept: boolean
}

/** What people at several machines see of each other beside the game. */
export interface AroundSeen {
  readonly away: readonly Seat[]
  readonly votes: readonly Vote[]
  readonly isPaused: boolean
  /** Whom the host lets write no words of their own, where there is anybody. */
  readonly silenced?: readonly Seat[]
  readonly clock: Omit<Clock, 'pace'> | null
}

export interface Question {
  /** Names the question: an answer that names another one is not taken. */
  readonly question: string
  readonly kind: string
  readonly options: readonly string[]
}

/** One message of a stream of updates to one viewer. */
export interface Update {
  /** Counts the messages of this stream, from 1: after a gap the client says hello again. */
  readonly n: number
  /** How many committed things this viewer had been told before these. */
  readonly from: number
  readonly told: readonly Told[]
  /** The first message has everything, the others what is different. */
  readonly whole?: { readonly about: About; readonly sight: Sight }
  readonly changes?: readonly Difference[] | undefined
}

/** What is asked, explained where somebody wants to know. */
export interface Explained extends Question {
  readonly explanation: Explanation
}
