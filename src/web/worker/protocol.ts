import type { Explanation, GameEvent, Json, Outcome, Seat, Viewer } from '../../engine/game.ts'
import type { Note, Talk } from '../../engine/talk.ts'
import type { KeptCareer } from '../../games/careers.ts'
import type { DailyResult } from '../../games/negotiator/daily-schema.ts'
import type { SeatedPlayer } from '../../table/match.ts'
import type { Suspected, Suspicion } from './suspicions.ts'

/**
 * What page and table say to each other. The table lives in a worker now and may live on a server later: only `link.ts`
 * would change. Everything here is plain data; a scene holds what its viewer may know and nothing else.
 */

/** A new match: what is to be played, by whom, from where. */
export interface Opening {
  readonly game: string
  readonly setup: Json
  /** Typed, dated or shared seeds; null for one nobody knows. */
  readonly seed: string | null
  readonly practice: boolean
  readonly seats: readonly SeatedPlayer[]
  readonly position?: { readonly given: Json; readonly dice: readonly number[] } | null
  /** A lesson or a daily call by its name: it is kept apart from other saves and found again by it. */
  readonly tag?: string
}

/** The tag of a save that came as a link: somebody else played it, so it counts for nothing. */
export const FROM_LINK = 'from-link'

/** What is known of a save without opening it; nothing secret. */
export interface SaveLine {
  readonly id: string
  readonly game: string
  readonly tag: string | null
  readonly names: readonly string[]
  readonly setup: Json
  readonly practice: boolean
  readonly choices: number
  /** When it was begun and last changed, in milliseconds. */
  readonly begun: number
  readonly changed: number
  /** How it ended, once it has. */
  readonly outcome: Outcome | null
  /** True where the save cannot be read; it can be downloaded and deleted, and nothing else. */
  readonly damaged?: boolean
  /** Why it cannot be read, as far as that is known. */
  readonly why?: Refusal
}

/** The table as one viewer sees it. */
export interface Scene {
  readonly id: string
  readonly game: string
  readonly tag: string | null
  readonly setup: Json
  readonly practice: boolean
  readonly seats: readonly SeatedPlayer[]
  readonly viewer: Viewer
  /** The game's own view. */
  readonly view: unknown
  /** What this viewer is asked, with everything that can be said about each option; null when nothing. */
  readonly asked: Question | null
  /** Who must choose now, by what is public. */
  readonly waiting: readonly Seat[]
  /** Everything that happened, as this viewer may read it, the own draft included. */
  readonly events: readonly GameEvent[]
  /** How many of these events are in the draft. */
  readonly draftEvents: number
  /** Settled choices, and how many of the own draft can be undone. */
  readonly choices: number
  readonly draft: number
  readonly talk: readonly Talk[]
  /** The viewer's own. */
  readonly notes: readonly Note[]
  /** What the viewer thinks of the others. It is in no file and leaves this browser never. */
  readonly suspicions: Suspected
  readonly outcome: Outcome | null
  /** Solo, or once the game is over; before, the table knows its commitment alone. */
  readonly seed: string | null
  /** What the commitment has besides the seed, once the game is over. */
  readonly nonce: string | null
  readonly commitment: string
  /** Practice: the names of all choices so far, for rewinding. */
  readonly past: readonly string[] | null
  /** The deck, where it is not the standard one. */
  readonly deck: Json | null
  /** False where nothing could be kept: storage full or forbidden. */
  readonly kept: boolean
}

export interface Question {
  readonly kind: string
  readonly options: readonly string[]
  readonly explanation: Explanation
}

/** A finished or running match as it stood after some of its choices. */
export interface Frame extends Scene {
  readonly at: number
  readonly of: number
  /** Where each round or turn begins: marks for the scrubber. */
  readonly marks: readonly { readonly at: number; readonly event: GameEvent }[]
  /** How many events this viewer had been told after each number of choices, from none to all. */
  readonly told: readonly number[]
  /** Is the match over? Then it may be watched through anybody's eyes. */
  readonly isOver: boolean
}

export interface Taken {
  readonly added: number
  readonly id: string | null
  readonly game: string | null
  readonly isOver: boolean
}

/** What an archive would bring, by numbers. Nothing that is here is ever replaced. */
export interface Weighed {
  /** Saves: those that are new here, how many of these cannot be read, and those that are here already. */
  readonly saves: { readonly added: number; readonly damaged: number; readonly here: number }
  /** Games of its career; null where the career of this browser cannot be read, and nothing is added to it. */
  readonly career: { readonly added: number; readonly here: number } | null
  readonly days: { readonly added: number; readonly here: number }
}

/** Every request the page can make, with its answer. */
export interface Asks {
  open(opening: Opening): Scene
  resume(what: { readonly id: string; readonly takeOver?: boolean }): Scene
  /** The same table through these eyes; 'observer' is what everybody may see: the curtain. */
  look(as: { readonly viewer: Viewer }): Scene
  choose(what: { readonly seat: Seat; readonly choice: string }): Scene
  undo(what: { readonly seat: Seat }): Scene
  rewind(what: { readonly to: number }): Scene
  claim(what: { readonly seat: Seat; readonly claim: unknown }): Scene
  note(what: { readonly seat: Seat; readonly about: unknown; readonly text: string }): Scene
  /** Think something of another player; only whoever looks can. */
  suspect(what: Suspicion): Scene
  leave(nothing: null): null
  saves(nothing: null): readonly SaveLine[]
  /** Does this browser keep anything beyond the tab? */
  lasting(nothing: null): boolean
  remove(what: { readonly id: string }): null
  /** A match file (finished ones and solo ones whole), everything, or a career nobody can read; an address to load from. */
  download(what: { readonly id: string } | { readonly all: true } | { readonly damaged: 'career' }): {
    readonly url: string
    readonly name: string
  }
  /**
   * A match file, a scenario file, or an archive of everything; the id of the match that can now be resumed or watched. An
   * archive is only weighed until somebody has agreed to what it would bring.
   */
  take(what: {
    readonly text: string
    /** Who sits at the table of a scenario for several: the first is a person. */
    readonly names?: readonly string[]
    readonly agreed?: boolean
  }): Taken | { readonly weighed: Weighed }
  /** The match a link holds, to be watched: it lies in no store, and `kept` is the save that holds the same. */
  unpack(what: { readonly packed: string }): { readonly id: string; readonly kept: string | null }
  /** The match of the link becomes a save, one that never counts. */
  keep(what: { readonly id: string }): { readonly id: string }
  watch(what: { readonly id: string; readonly at: number; readonly viewer: Viewer }): Frame
  /** A finished game for one, choice by choice: what was to be seen before each, and what was chosen. */
  course(what: { readonly id: string }): readonly { readonly view: unknown; readonly choice: string }[]
  /** A practice game that begins where the replay stands. */
  branch(what: { readonly id: string; readonly at: number }): { readonly id: string }
  /** A link's worth of a finished or solo match: text that `unpack` reads. */
  pack(what: { readonly id: string }): { readonly text: string }
  career(nothing: null): KeptCareer
  /** A career that cannot be read, set up anew from all that can; the old one is put aside. How many games are in it. */
  mend(nothing: null): { readonly games: number }
  /** How the calls of the day went, the first time each. */
  daily(nothing: null): readonly DailyResult[]
  /** The figures of a finished game: the debrief, as data of its game. */
  debrief(what: { readonly id: string }): Json
  /** Stop at once, as a crash would: only for the tests of what happens then. */
  crash(nothing: null): null
}

export type AskName = keyof Asks

export interface Request<Name extends AskName = AskName> {
  readonly number: number
  readonly ask: Name
  readonly what: Parameters<Asks[Name]>[0]
}

/** Why an ask was refused: a word key, its values, and the rule where one says so. */
export interface Refusal {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
  readonly rule: string | null
}

export type Reply =
  | { readonly number: number; readonly answer: ReturnType<Asks[AskName]> }
  | { readonly number: number; readonly refused: Refusal }
  /** Another tab took the table over. */
  | { readonly lost: string }
