import type { Decision, Game, GameEvent, Random, Roots, Viewer } from '../../src/engine/game.ts'
import type { Testable } from '../../src/engine/testable.ts'

/** What a game tells the kit about itself; the rest the kit learns through the contract. */
export interface Plan<Setup, State, View = unknown, Event = GameEvent> {
  readonly setups: Readonly<Record<string, Setup>>
  /** Late positions by name, each made from a state just begun. Every card must stay in exactly one place. */
  readonly positions?: Readonly<Record<string, (begun: State, random: Random) => State>>
  /** How much a helpful player likes an option, 0 or more; without it all players are uniformly random. */
  readonly likes?: (name: string) => number
  /**
   * What a state contradicts of all that a viewer was told, as a sentence, or null. Worked out from what was told, apart
   * from `learn` and `worlds`, so that each checks the other.
   */
  readonly contradiction?: (state: State, viewer: Viewer, told: Told<View, Event>) => string | null
  /** More decisions than the longest game can have. */
  readonly bound: number
  /** What this game's rule numbers look like. */
  readonly rule?: RegExp
  /** How often each step and effect must have run, and in how many games of each setup. */
  readonly coverage?: { readonly least?: number; readonly games?: number }
  /** For a game of long games: how much less than usual is done. */
  readonly less?: {
    /** This share of the games of every check but twins; a soak plays as many as it is told to. */
    readonly games?: number
    /** Looks at this share of the decisions of a game, in a soak too. */
    readonly looks?: number
    /** Twins of each viewer: games, one in how many decisions they part at, and how far they are played on. */
    readonly twins?: { readonly games?: number; readonly oneIn?: number; readonly decisions?: number }
  }
}

/** All that a viewer was told since the game was begun: what they saw at some moments, and the events as they read them. */
export interface Told<View = unknown, Event = GameEvent> {
  /** From the first moment to this one; `events` is how many had been read by then. */
  readonly moments: readonly { readonly view: View; readonly events: number }[]
  readonly events: readonly Event[]
}

/** Any game at all: the kit knows states, views and set-ups only as values that come out of one function and go into another. */
export type AnyGame = Game<unknown, unknown, unknown, GameEvent> & Testable<unknown>
export type AnyPlan = Plan<unknown, unknown>

/** Where a played game comes from: with the game and its plan this is enough to play it again. */
export interface Origin {
  readonly seed: string
  readonly number: number
  readonly setup: string
  /** 'normal' or the name of a late position. */
  readonly start: string
  readonly player: string
}

export type Player = (game: AnyGame, decision: Decision, random: Random) => number

/** A game under way, stopped before a choice (or at its end) so that a check can look at it. */
export interface Moment {
  readonly game: AnyGame
  readonly plan: AnyPlan
  readonly origin: Origin
  readonly roots: Roots
  readonly seats: number
  /** Not to be changed: checks work on copies. */
  readonly state: unknown
  readonly decisions: readonly Decision[]
  readonly events: readonly GameEvent[]
  /** What a viewer knows, folded from all they were told. */
  known(viewer: Viewer): unknown
  /** What a viewer was told; asking for it remembers this moment. */
  told(viewer: Viewer): Told
  /** Seat and option name of every choice so far. */
  readonly choices: readonly (readonly [number, string])[]
  /** Every option met so far in the series: a store of answers to other questions. */
  readonly met: ReadonlySet<number>
  readonly random: Random
  readonly player: Player
}

/** Throws when the moment breaks the contract; tells how many things it looked at, so that an idle check is noticed. */
export type Check = (moment: Moment) => number
