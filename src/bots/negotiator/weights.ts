/**
 * What greedy believes, in one table: the logit of winning is the sum of these, so that +1 turns an even game into
 * one won three times out of four.
 */
export interface Weights {
  /** A game at its beginning … */
  readonly base: number
  /** … less this for each release that is missing, and this for each that is missing per turn left. */
  readonly missing: number
  readonly pace: number
  /** Each threat level, L to E. */
  readonly threat: readonly number[]
  /** How many more deaths can be borne: none, one, two; more do not worry. */
  readonly margin: readonly number[]
  /** A demand still face down, and each turn it stays so. */
  readonly hidden: number
  readonly hiddenTurn: number
  /** The Second in Command, and each hostage still with him. */
  readonly second: number
  readonly secondZone: number
  /** Lasting drawbacks, for each turn left. */
  readonly fewerDice: number
  readonly doubleRise: number
  readonly terrorRise: number
  readonly otherDrawback: number

  /** What a line of a card is worth before it is played. */
  readonly card: CardWeights
  /** The same when there is no turn after this one. */
  readonly finalCard: CardWeights
  /** The last conversation begins with this, less `finalMissing` for each release that is missing. */
  readonly finalBase: number
  readonly finalMissing: number

  /** A card kept for the next turn is worth this share of what it would do with three dice. */
  readonly keep: number
  readonly keepDice: number
  /** Any card in hand: it can be banked, or pay for a 4. */
  readonly anyCard: number
  /** Each point below 0. */
  readonly debt: number
  /** A free card of a demand's effect; a look at the next Terror card, with and without a say. */
  readonly take: number
  readonly look: number
  readonly lookDiscard: number
}

export interface CardWeights {
  readonly points: number
  readonly threat: number
  readonly release: number
  readonly kill: number
  readonly end: number
  readonly reveal: number
  readonly eliminate: number
  readonly dice: number
  readonly nextDice: number
  readonly fours: number
  readonly win: number
  readonly lose: number
}

export const weights: Weights = {
  base: 2,
  missing: 0.35,
  pace: 1,
  threat: [0, 0.2, 0.5, 0.7, 0.9, 1.1, 1.3, 1.7],
  margin: [1.2, 0.6, 0.25],
  hidden: 0.05,
  hiddenTurn: 0.02,
  second: 0.3,
  secondZone: 0.15,
  fewerDice: 0.15,
  doubleRise: 0.1,
  terrorRise: 0.2,
  otherDrawback: 0.05,

  card: {
    points: 0.1,
    threat: 0.25,
    release: 0.45,
    kill: 0.3,
    end: 0.1,
    reveal: 0.1,
    eliminate: 0.2,
    dice: 0.25,
    nextDice: 0.15,
    fours: 0.35,
    win: 3,
    lose: 3,
  },
  finalCard: {
    points: 0.2,
    threat: 0.25,
    release: 0.8,
    kill: 0,
    end: 2,
    reveal: 0,
    eliminate: 0.8,
    dice: 0.4,
    nextDice: 0.2,
    fours: 0.5,
    win: 3,
    lose: 3,
  },
  finalBase: 0,
  finalMissing: 0.8,

  keep: 0.85,
  keepDice: 3,
  anyCard: 0.08,
  debt: 0.08,
  take: 0.4,
  look: 0.05,
  lookDiscard: 0.15,
}
