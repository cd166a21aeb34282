import type { GameEvent, Json, Outcome, Viewer } from '../../engine/game.ts'
import type { Talk } from '../../engine/talk.ts'
import type { MatchRecord, SeatedPlayer } from '../../table/match.ts'
import type { OpenMatch } from '../hosting.ts'
import type { Shown } from '../shown.ts'
import type { OtherRules } from '../store.ts'
import type { Explained } from '../update.ts'

/** The tag of a save that came as a link: somebody else played it, so it counts for nothing. */
export const FROM_LINK = 'from-link'

/** Whose eyes a match is watched through: somebody's at it, or those of whoever may see every card. */
export type Eyes = Viewer | 'all'

/** A finished or running match as it stood after some of its choices. */
export interface Snapshot extends Omit<Shown, 'asked' | 'told' | 'n'> {
  readonly asked: Explained | null
  readonly at: number
  readonly of: number
  /** Where each round or turn begins: marks for the scrubber. */
  readonly marks: readonly { readonly at: number; readonly event: GameEvent }[]
  /** How many events this viewer had been told after each number of choices, from none to all. */
  readonly told: readonly number[]
  /** Is the match over? Then it may be watched through anybody's eyes. */
  readonly isOver: boolean
  /** Every card lies open, as it never did while it was played. */
  readonly isOpen: boolean
}

/** A match played through once: how many events there were after each number of its choices. */
export interface Reel {
  /** What it was made of: another match, or one that has moved on, is another reel. */
  readonly made: string
  readonly open: OpenMatch
  readonly choices: MatchRecord['choices']
  readonly events: readonly GameEvent[]
  readonly counts: readonly number[]
  readonly isOver: boolean
}

export interface Taken {
  readonly added: number
  readonly id: string | null
  readonly game: string | null
  /** Can it be gone on with? One that is over, or of other rules, is only looked at. */
  readonly isPlayable: boolean
}

/** What an archive would bring, by numbers. Nothing that is here is ever replaced. */
export interface Weighed {
  /** Saves: those that are new here, how many of these cannot be read or are of other rules, and those that are here. */
  readonly saves: {
    readonly added: number
    readonly damaged: number
    readonly outdated: number
    readonly here: number
  }
  /** Games of its career; null where the career of this browser cannot be read, and nothing is added to it. */
  readonly career: { readonly added: number; readonly here: number } | null
  readonly days: { readonly added: number; readonly here: number }
}

/**
 * What can be told of a match without playing it. While a table for several was not over, that is what everybody at it
 * knows: nobody's choices, notes or draft, no seed, and no position that somebody laid.
 */
export interface Retold {
  readonly game: string
  readonly rules: OtherRules
  readonly setup: Json
  readonly practice: boolean
  /** In milliseconds; null where nobody knows. */
  readonly begun: number | null
  readonly seats: readonly SeatedPlayer[]
  /** How many choices stand, by seat. */
  readonly made: readonly number[]
  /** What was chosen, at a game for one; null at a table for several. */
  readonly chosen: readonly string[] | null
  readonly said: readonly Talk[]
  readonly outcome: Outcome | null
  /** All that happened, as it was told then, of a game that is over. */
  readonly events: readonly GameEvent[] | null
  /** The deck to tell it by, where that is another than the standard one and can be read. */
  readonly deck: Json | null
}
