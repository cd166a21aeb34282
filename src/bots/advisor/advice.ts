import type { GameEvent, Random, Seat } from '../../engine/game.ts'
import type { Talk } from '../../engine/talk.ts'
import type { Budget } from '../bot.ts'
import type { Chance } from './chance.ts'

/** All that somebody who is asked something lawfully has: an advisor is given this and nothing else. */
export interface Asked {
  readonly seat: Seat
  readonly players: number
  readonly kind: string
  /** By their names. */
  readonly options: readonly string[]
  readonly view: unknown
  /** All events as this seat may read them, from the beginning, and all that was said. */
  readonly events: readonly GameEvent[]
  readonly talk: readonly Talk[]
}

/** A reason, as a key of the game's words. Cards, threats and seats come by their ids: whoever says it names them. */
export interface Why {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

export interface Counsel {
  readonly option: number
  readonly name: string
  readonly chance: Chance
  /** What a search has found it to be worth, before that is compared with what such values were followed by. */
  readonly value?: number
  readonly why: Why
}

/** Something that speaks for or against an agenda of somebody: by so much, as a logarithm of the odds. */
export interface Evidence {
  readonly about: { readonly event: GameEvent } | { readonly talk: Talk }
  readonly agenda: string
  readonly shift: number
}

/** What can be known of somebody. */
export interface Thought {
  readonly seat: Seat
  /** How likely each agenda is, by its name; they add up to 1. */
  readonly agendas: Readonly<Record<string, number>>
  /** The strongest first. */
  readonly evidence: readonly Evidence[]
}

/**
 * Where chances come from: `counted` in games that were played on from here; `measured` by how often calls were won that
 * had been found to be worth as much; `reckoned` from odds alone, where nothing comes after them, or nobody has measured
 * it: without an interval.
 */
export const sources = ['counted', 'measured', 'reckoned'] as const
export type Source = (typeof sources)[number]

export interface Advice {
  /** Up to three options, the best first. */
  readonly best: readonly Counsel[]
  readonly by: Source
  /** How many games were played on, or how many positions may be looked at. */
  readonly iterations: number
  readonly belief: readonly Thought[]
}

/** Thinking in pieces, so that whoever waits can do something else between them, or stop. */
export interface Thinking {
  /** Thinks one piece further; false when there is nothing left to think. */
  step(): boolean
  /** How much of it is done, from 0 to 1. */
  share(): number
  /** What is known so far. */
  advice(): Advice
}

export type Advisor = (asked: Asked, budget: Budget, random: Random) => Thinking

export const MOST_NAMED = 3
