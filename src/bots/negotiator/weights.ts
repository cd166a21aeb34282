/**
 * What greedy believes, in one table. A position's worth is the sum of these and reads as the logit of winning: +1
 * turns an even game into one won three times out of four.
 */
export interface Weights {
  /** A game before anything is counted. */
  readonly base: number
  /** Each release that is missing; and again, shared out over the turns that are left. */
  readonly missing: number
  readonly pace: number
  /** Each threat level above L. */
  readonly threat: number
  readonly point: number
  /** Each demand still face down: it makes Terror cards worse and cannot be conceded. */
  readonly hidden: number
  /** Each lasting drawback, for each turn left. */
  readonly drawback: number
  /** With no turn after this one, each release that is missing is worth this much more. */
  readonly lastChance: number

  /** What a card's line promises before it is played, beside threat and points. */
  readonly release: number
  readonly kill: number
  readonly eliminate: number
  readonly end: number
  readonly die: number
  readonly nextDie: number
  readonly fours: number
  readonly take: number
  readonly look: number
  /** A line that wins or loses the game at once. */
  readonly decisive: number

  /** The share of a card's promise that is left if it is kept for the next turn. */
  readonly keep: number
  /** Any card in hand: it can be banked, or pay for a 4. */
  readonly anyCard: number
}

export const weights: Weights = {
  base: 2,
  missing: 0.35,
  pace: 1,
  threat: 0.25,
  point: 0.1,
  hidden: 0.25,
  drawback: 0.15,
  lastChance: 3,

  release: 0.45,
  kill: 0.3,
  eliminate: 0.2,
  end: 0.1,
  die: 0.25,
  nextDie: 0.15,
  fours: 0.35,
  take: 0.3,
  look: 0.1,
  decisive: 3,

  keep: 0.8,
  anyCard: 0.08,
}
