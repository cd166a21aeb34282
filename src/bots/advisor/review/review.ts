import type { Seat } from '../../../engine/game.ts'
import type { SharedLine } from '../../../games/homeland/tell/suspected.ts'
import type { Chance } from '../chance.ts'
import type { Ledger, Posting } from './ledger.ts'

/** The version of what a review is written as. */
export const REVIEW_FORMAT = 'review@1'

/** What was reckoned and not counted is as sure as the reckoning: it has no interval of its own. */
export const reckoned = (share: number): Chance => ({ share, low: share, high: share })

/** Where the match stood after so many choices. */
export interface Knot {
  readonly at: number
  /** The round or the turn. */
  readonly round: number
  readonly knew: Chance
  readonly open: Chance
}

/** An option of a question, as the reference thinks of it. */
export interface Weighed {
  readonly option: string
  /** Null where it was not looked at. */
  readonly chance: Chance | null
}

/** A decision of the player's that mattered. */
export interface Turning {
  /** After how many choices of the match it was asked. */
  readonly at: number
  readonly round: number
  readonly kind: string
  readonly options: readonly Weighed[]
  readonly chosen: string
  /** What the reference would have chosen. */
  readonly advised: string
  /** What the choice was worth against that, in shares of a win: less than nothing was lost. */
  readonly gain: number
}

/** How likely somebody took another for a mole, from time to time. */
export interface SuspicionLine {
  readonly by: Seat
  readonly of: Seat
  /** In shares, at each knot of the curve. */
  readonly shares: readonly number[]
}

/** Could the mole have won? By a way to play, from a moment on. */
export interface OtherWay {
  readonly at: number
  readonly round: number
  readonly style: string
  readonly chance: Chance
}

export interface MoleReview {
  readonly seat: Seat
  readonly won: boolean
  /** The best first. */
  readonly ways: readonly OtherWay[]
}

/** A finished match, looked back on from one seat. */
export interface Review {
  readonly game: string
  readonly seat: Seat
  readonly won: boolean
  /** Who is asked what to think of it. */
  readonly reference: string
  readonly curve: readonly Knot[]
  readonly ledger: Ledger
  /** Every single step, for whoever wants to add them up. */
  readonly postings: readonly Posting[]
  readonly turnings: readonly Turning[]
  readonly suspicions: readonly SuspicionLine[]
  /** What people put on their suspicion boards, of those who share it. */
  readonly shared: readonly SharedLine[]
  /** Null where there was no mole, or where the game knows none. */
  readonly mole: MoleReview | null
}

/** How far a review is, and what can be shown of it before it is done. */
export interface Progress {
  readonly done: number
  readonly of: number
  readonly curve: readonly Knot[]
}

/** A review at work: each step tells how far it is, the last gives it. Whoever steps it may stop at any time. */
export type Reviewing = Generator<Progress, Review>

/** A finished match as it is reviewed: where it began, and what was chosen by whom. */
export interface Played<Game, State> {
  readonly game: Game
  readonly first: State
  readonly choices: readonly { readonly seat: Seat; readonly choice: string }[]
}

/** Goes through a review without a stop. */
export function finish(reviewing: Reviewing): Review {
  for (;;) {
    const step = reviewing.next()
    if (step.done) return step.value
  }
}
