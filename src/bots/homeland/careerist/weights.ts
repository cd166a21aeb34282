import type { Agenda, PlayerEffect, Reaction, StandingAbility } from '../../../games/homeland/vocabulary.ts'

/** What a card of unknown face adds to a case (blue counts up, red counts down), by who put it there. */
export interface Guess {
  readonly mean: number
  readonly variance: number
}

/** What a careerist believes, in one table. Worth is counted in victory points of its own. */
export interface Weights {
  readonly cards: {
    readonly deck: Guess
    /** Put by the case's lead, and by anybody else. */
    readonly lead: Guess
    readonly other: Guess
    /** Put by a mole: on a case of its own, and on another's. */
    readonly moleLead: Guess
    readonly mole: Guess
  }
  /** What others will add to a case in the last round before its analysis; each round earlier so many times as much. */
  readonly future: Guess & {
    readonly decay: number
    /** The share of it that a threat gets that nobody leads yet. */
    readonly unclaimed: number
  }
  /** What a verdict is worth for each round that it is still away: the game may end before it, and there is time. */
  readonly patience: { readonly helps: number; readonly harms: number }
  /** What my own next turn will add to a case that I lead. */
  readonly ownTurn: number
  readonly tracks: {
    /** The track is a race: how many steps ahead make an even chance nearly sure. */
    readonly scale: number
    /** How far ahead the terrorists are at an even count. */
    readonly handicap: number
    /** What it is worth that the game does not go to the other side: to the mole, and to everybody else. */
    readonly survival: Readonly<Record<Agenda, number>>
  }
  readonly rep: Readonly<Record<Agenda, number>>
  readonly clout: Readonly<Record<Agenda, number>>
  /** What each terrorist token counts in the end (M-30). */
  readonly terrorist: Readonly<Record<Agenda, number>>
  /** The share of a rival's point that I count as lost to me. */
  readonly rivalry: number
  /** What the Fallout of a case costs its lead, on average. */
  readonly fallout: number
  /** What an Advantage, or an asset used on my turn, does for me, for each `n`. */
  readonly effects: Readonly<Partial<Record<PlayerEffect, number>>>
  /** Assets beside their points: what they are good for while face up. */
  readonly standing: Readonly<Record<StandingAbility, number>>
  readonly reactions: Readonly<Record<Reaction, number>>
  readonly redraw: number
  /** An undeployed figure, kept. */
  readonly agent: number
  readonly soldier: number
  /** A card kept in hand, for each point of the colour that helps me. */
  readonly keptCard: number
  /** How much it must be worth to trade a card, to look with a Soldier, to strike. */
  readonly leastTrade: number
  readonly leastLook: number
  readonly leastStrike: number
  /** How much better another asset must be to burn one for it; how useful one must be, by its points, to be turned up. */
  readonly leastBurn: number
  readonly leastUse: number
  /** What a new asset is worth before it is drawn. */
  readonly asset: number
  /** The share of a turned verdict that I would pay for turning it. */
  readonly reactShare: number
  /** What a look is worth, as a share of what is at stake on the case. */
  readonly look: number
  /** A mole's cover: it lasts until a track is so far. `assetPoints` is what it takes an asset of another to count. */
  readonly cover: { readonly untilTerrorist: number; readonly untilAgency: number; readonly assetPoints: number }
  /** The belief that somebody is the mole from which I accuse: clearly above one in three (M-29). */
  readonly accuseFrom: number
}

/**
 * Most were found by playing: many sets of numbers, some hundred games of four each, those kept that filled the agency's
 * track more often. What leads and others put on cases is near what careerists in fact placed; what a mole puts there is
 * a guess at one that is half out of cover.
 */
export const weights: Weights = {
  cards: {
    deck: { mean: 0, variance: 8.5 },
    lead: { mean: 2, variance: 4.5 },
    other: { mean: 0.5, variance: 5 },
    moleLead: { mean: 1.8, variance: 4.5 },
    mole: { mean: -0.5, variance: 5.5 },
  },
  future: { mean: 4, variance: 12, decay: 0.65, unclaimed: 0.7 },
  patience: { helps: 0.65, harms: 0.7 },
  ownTurn: 1.8,
  tracks: {
    scale: 4.7,
    handicap: -2.3,
    survival: { loyal: 75, opportunist: 60, mole: 20 },
  },
  rep: { loyal: 1, opportunist: 0.55, mole: 0.55 },
  clout: { loyal: 0.55, opportunist: 1, mole: 0.6 },
  terrorist: { loyal: 0, opportunist: 0, mole: 2 },
  rivalry: 0.07,
  fallout: 0.3,
  effects: {
    rep: 0.8,
    clout: 0.7,
    agents: 0.8,
    soldiers: 0.8,
    intel: 0.4,
    asset: 2,
    'look-plot': 0.2,
    'look-intel': 0.3,
    delay: 0.5,
    'send-agent': 0.5,
    'send-soldiers': 0.15,
    claim: 0.4,
    'swap-hand': 0.2,
    conceal: 0.1,
    recover: 1.5,
    'take-clout': 0.7,
    launder: 0.3,
    'shift-soldiers': 0.1,
    'free-lead': 0.2,
  },
  standing: {
    'hand-size': 1.5,
    'drone-strike': 2.7,
    'blue-on-my-cases': 1.5,
    'agents-look': 0.3,
    'immune-exposure': 0.2,
    'trade-clout': 0.6,
    'trade-rep': 0.6,
    'cheap-assets': 0.8,
    'clean-look': 0.2,
    unburnable: 0.3,
    'soldiers-see-plot': 0.1,
    'extra-recruit': 3.5,
    'extra-trade': 0.8,
    'shield-clout': 0.3,
  },
  reactions: {
    'burn-swing': 3.4,
    'agents-for-blue': 3,
    'agent-for-card': 0.7,
    'pay-clout-swing': 0.8,
    'pay-rep-blue': 0.6,
    'discard-intel-swing': 3.4,
  },
  redraw: 0.8,
  agent: 0.05,
  soldier: 0.2,
  keptCard: 0.3,
  leastTrade: 0.2,
  leastLook: 0.8,
  leastStrike: 0,
  leastBurn: 0.5,
  leastUse: 0.1,
  asset: 4.4,
  reactShare: 1,
  look: 0.27,
  cover: { untilTerrorist: 7, untilAgency: 9, assetPoints: 2 },
  accuseFrom: 0.42,
}
