/**
 * The contract. A game is one object of these functions; everything else here (tables, bots, terminals,
 * pages, tests) knows games only through it. State is plain JSON; options are small integers inside and
 * text names outside; nothing a viewer may not know leaves through anything but `apply` and `clone`.
 */

import type { GamePresets } from './presets.ts'
import type { GameTalk } from './talk.ts'

export type Seat = number
export type Viewer = Seat | 'observer'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type Path = readonly (string | number)[]

/** Who must choose now, and from what. `kind` names the question; options are this game's integers. */
export interface Decision {
  readonly seat: Seat
  readonly kind: string
  readonly options: readonly number[]
}

/** An option taken apart: its verb and what it is about, by names and never by a game's integers. */
export interface Parts {
  readonly verb: string
  readonly [part: string]: Json
}

/** Why an act is not among the options: a word key, what it needs to be said, and the rule it rests on. */
export interface Reason {
  readonly key: string
  readonly rule: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** One thing an option may lead to: how likely, and what a viewer would see change. */
export interface Branch {
  readonly key: string
  /** What the key is about, so that nobody takes it apart: `terror.ransom` has `{ terror: 'ransom' }`. */
  readonly parts?: Readonly<Record<string, string | number>>
  readonly chance: number
  /** The chance of the same branch under a named "what if" (for a threat test: converting a 4). */
  readonly ifs?: Readonly<Record<string, number>>
  readonly changes: readonly Change[]
  /** Rarer ways the same branch may go, each with its share of the chance above and with all that it would change. */
  readonly rarely?: readonly Branch[]
}

export interface Change {
  readonly what: string
  readonly from: number | string | boolean
  readonly to: number | string | boolean
}

export interface Explanation {
  readonly options: readonly { readonly option: number; readonly name: string; readonly branches: readonly Branch[] }[]
  readonly refused: readonly Refused[]
}

/** What lies in sight and cannot be done: why is what `refusal` says of it. */
export interface Refused {
  readonly name: string
  /** Choices that can be made now and lead to where this one is refused; without them it is refused at once. */
  readonly after?: readonly string[]
  /** It lies in sight, but is nothing of this question: told only to somebody who looks at that very thing. */
  readonly aside?: true
  readonly why: Reason
}

export interface Outcome {
  readonly winners: readonly Seat[]
  /** A word key's last part: how it ended. */
  readonly cause: string
  readonly rule: string
}

/** Something a viewer cannot lawfully tell apart: a state with these values put in place looks the same. */
export interface Exchange {
  /** Stable while the exchange stays unseen; gone from `hidden` as soon as it is lawfully shown. */
  readonly key: string
  readonly sets: readonly { readonly path: Path; readonly value: Json }[]
}

export interface GameEvent {
  readonly kind: string
}

/** 128 bits, as four 32-bit words: the root of the fast generator. */
export type FastRoot = readonly [number, number, number, number]
/** 256 bits, as eight: the root of the one that nobody can see through. */
export type CryptographicRoot = readonly [number, number, number, number, number, number, number, number]
/** One for each kind of chance. Its length says which generator it is of, so that a state names its own. */
export type Root = FastRoot | CryptographicRoot
export type Roots<One extends Root = Root> = Readonly<Record<string, One>>

/**
 * How chance is made of a root, by name and version. Every match so far, simulations and made-up states are drawn by
 * the first, matches between people on several machines by the second. A match is played again by the one it names.
 */
export const generators = ['sfc32@1', 'chacha20@1'] as const
export type Generator = (typeof generators)[number]

/** The act is refused; the state has every byte it had. */
export class Illegal extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason.key)
    this.name = 'Illegal'
    this.reason = reason
  }
}

/** Something given from outside cannot be used: a word key and its values make the sentence. */
export class Fault extends Error {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
  constructor(key: string, values: Readonly<Record<string, string | number>> = {}) {
    super(`${key} ${JSON.stringify(values)}`)
    this.name = 'Fault'
    this.key = key
    this.values = values
  }
}

export interface Game<Setup, State, View, Event extends GameEvent = GameEvent, Knowledge = unknown, Belief = never> {
  readonly id: string
  /** Bumped whenever a change of rules would make an old game play out differently. */
  readonly rulesVersion: string
  /** The name and version of what `view` gives: programs are told it before the first one. */
  readonly viewFormat: string
  /** The cards, as data: whoever saves a match saves their hash with it. */
  readonly deck: Json
  /** The kinds of chance; a root for each is needed to start. */
  readonly chances: readonly string[]

  seats(setup: Setup): number
  /** How many players sit by name at a table in this state; 0 where nobody is named. */
  seated(state: State): number
  /** What can be said and noted at a table; a game without it has neither. */
  readonly talk?: GameTalk<View>
  /** What a player may settle beforehand; a game without it asks each time. */
  readonly presets?: GamePresets<View>

  start(setup: Setup, roots: Roots, events?: Event[]): State
  decisions(state: State): Decision[]
  explain(view: View, decision: Decision): Explanation
  apply(state: State, seat: Seat, option: number, events?: Event[]): void
  /** For whoever plays many games that nobody else sits at: a new one for each simulation. */
  simulator(): Simulator<State, View, Event>
  /** Why this option is refused now, or null when it is among the options. Never says more than `view`. */
  refusal(state: State, seat: Seat, option: number): Reason | null
  view(state: State, viewer: Viewer): View
  /**
   * What everybody sees of a match that was ended before its game: all that anybody at the table may see, and what an
   * ending by the rules turns up. Nobody plays on from there, and nobody is asked anything.
   */
  reveal(state: State, viewer: Viewer): View
  /**
   * Eyes for whoever looks at a few states of one match at one moment, through several viewers' eyes: they show what
   * `view` shows, and what is the same in two views may be the same object. Nobody keeps them, or changes a state that
   * they have seen.
   */
  eyes?(): { view(state: State, viewer: Viewer): View }
  /** What a viewer may read of an event, by a total map: a new kind does not compile until somebody says who may read it. */
  seen(event: Event, viewer: Viewer): Event | null
  /** A view without what its viewer saw or did in secret before: for a table whose players have to remember it. */
  unaided?(view: View): View
  /** What the question is about, beyond its kind and its options: public, and the same while one window is open. */
  subject?(state: State): number
  outcome(state: State): Outcome | null
  clone(state: State): State
  /** What a viewer lawfully knows where a match begins or a position was laid. Plain JSON, as is all that `learn` makes of it. */
  know(view: View): Knowledge
  /**
   * The same with one more event, as `seen` tells it to this viewer; from all of them in their order comes perfect
   * recall. Changes nothing it is given, and gives back the same value where nothing is learnt. Talk is never knowledge.
   */
  learn(knowledge: Knowledge, event: Event): Knowledge
  /**
   * The worlds this viewer could be in, made ready once and drawn as often as wanted: each is a whole state that has this
   * view and contradicts nothing the viewer was ever told, shares nothing that can change with any other, and follows
   * from what it is drawn by alone. Each comes as often as the rules and `belief` say: what a game calls a belief are
   * weights that the chances are multiplied with.
   */
  worlds(view: View, knowledge: Knowledge, belief?: Belief): (random: Random) => State

  /** The text name of an option, and back; null for a name that is none of this game's. */
  nameOf(option: number): string
  optionOf(name: string): number | null
  /** The same option in parts, and their name: nobody else takes a name apart. Null for a number that is no option. */
  parts(option: number): Parts | null
  nameOfParts(parts: Parts): string
  /** True for an event that shows something new (a roll, a draw, a look): it ends the draft before it. */
  settles(event: Event): boolean
  /**
   * True for an event that begins a round, or whatever this game is counted in: everybody reads it. Spectators stand a
   * round behind. A game that does not say it begins one with every event of kind `turn`; where there is none the match
   * is one round, and they stand at its beginning until it is over.
   */
  beginsRound?(event: Event): boolean
  /** Every kind of event there is: a file that names another is mistaken. */
  readonly eventKinds: readonly string[]
  /** A state by plain names. `read` deals what is left out and throws a Fault for what cannot be. */
  readonly position: {
    write(state: State): Json
    read(given: unknown, roots: Roots, laid?: readonly number[]): State
  }
  /** The set-up of a match from outside, checked. */
  readSetup(given: unknown): Setup
}

/**
 * Plays games that are its owner's alone: the same answers as `Game` gives, only faster, because it may keep what it
 * has made. Whoever asks it about a state leaves that state to it until the next question: it trusts what it has listed
 * or shown of it. Where people sit, `Game` is asked, which keeps nothing.
 */
export interface Simulator<State, View, Event extends GameEvent = GameEvent> {
  decisions(state: State): Decision[]
  apply(state: State, seat: Seat, option: number, events?: Event[]): void
  view(state: State, viewer: Viewer): View
  /**
   * Answers every question at random, the first of those asked at once first, until the game is over: what `decisions`
   * and `apply` would come to with the same numbers, only faster. How many questions there were.
   */
  playOut(state: State, random: Random, events?: Event[]): number
}

/** Any source of unbiased whole numbers below n. */
export type Random = (n: number) => number
