import type { GoldAdds } from '../play/cards.ts'
import type { Weights } from '../play/weights.ts'

/**
 * Most were found by playing: many sets of numbers, some hundred games of four each, those kept that filled the agency's
 * track more often.
 */
export const firstWeights: Weights = {
  patience: { helps: 0.65, harms: 0.7 },
  ownTurn: 1.8,
  tracks: {
    scale: 4.7,
    handicap: -2.3,
    survival: { loyal: 75, opportunist: 60, mole: 20 },
    pointsNeedAgency: false,
  },
  rep: { loyal: 1, opportunist: 0.55, mole: 0.55 },
  clout: { loyal: 0.55, opportunist: 1, mole: 0.6 },
  terrorist: { loyal: 0, opportunist: 0, mole: 2 },
  rivalry: 0.07,
  fallout: 0.3,
  isSeasoned: false,
  brink: 8,
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
  leastHinder: 0.5,
  hindering: 6,
  leastBurn: 0.5,
  leastUse: 0.1,
  asset: 4.4,
  assetUse: 1.8,
  winning: 80,
  reactShare: 1,
  sureEnough: 0.85,
  look: 0.27,
  plotLook: 0,
  lookedAt: 1,
  roundAdds: 4,
}

/** What it takes gold Intel to add to a case. */
export const firstGolds: GoldAdds = {
  'recall-agents': -1,
  'red-bonus': -3,
  'blue-bonus': 3,
  'double-red': -3,
  'double-blue': 3,
  'cancel-red': 3,
  'cancel-blue': -3,
}

/**
 * What it supposes of cards it cannot see. What leads and others put on cases is near what careerists in fact placed;
 * what a mole puts there is a guess at one that is half out of cover.
 */
export const suppositions = {
  cards: {
    deck: { mean: 0, variance: 8.5 },
    lead: { mean: 2, variance: 4.5 },
    other: { mean: 0.5, variance: 5 },
    moleLead: { mean: 1.8, variance: 4.5 },
    mole: { mean: -0.5, variance: 5.5 },
  },
  future: { mean: 4, variance: 12, decay: 0.65, unclaimed: 0.7 },
  cover: { untilTerrorist: 7, untilAgency: 9, assetPoints: 2 },
  /** The belief that somebody is the mole from which it accuses: clearly above one in three (M-29). */
  accuseFrom: 0.42,
}
