import { codesOf } from '../../engine/codes.ts'

/** The words of this game as closed lists: every type below comes from one of them. */

export { type Source, sources } from '../sources.ts'

/** M-3: the levels, lowest first, of six spaces each; the tracks run to twelve. */
export const levels = ['low', 'guarded', 'elevated', 'severe', 'imminent'] as const
export type Level = (typeof levels)[number]
export const { severe: SEVERE, imminent: IMMINENT } = codesOf(levels)
export const COLUMNS = 6
export const TRACK = 12

export const agendas = ['loyal', 'opportunist', 'mole'] as const
export type Agenda = (typeof agendas)[number]
export const { loyal: LOYAL, opportunist: OPPORTUNIST, mole: MOLE } = codesOf(agendas)

/** M-2: loyal agents, opportunists and moles in the shuffle, by number of players. */
export const agendaCounts: Readonly<Record<number, readonly [number, number, number]>> = {
  3: [2, 1, 1],
  4: [3, 1, 1],
  5: [3, 2, 1],
  6: [4, 2, 1],
}

/** The table sizes there are. */
export const sizes: readonly number[] = Object.keys(agendaCounts).map(Number)

/** How many cards a deck has at each table size, at the least, where some are marked for others. */
export const LEAST_PLOTS = 30
export const LEAST_INTEL = 100

/** M-29: what an accusation is worth. */
export const ACCUSED_RIGHT = 6
export const ACCUSED_WRONG = -3

export const LEADS = 7
/** As many Agents or Soldiers as the name of an option has room for; no game comes near it. */
export const MOST_FIGURES = 255
export const HAND_SIZE = 3
export const ASSET_PRICE = 3

export const colours = ['blue', 'red', 'gold'] as const
export type Colour = (typeof colours)[number]
export const { blue: BLUE, red: RED, gold: GOLD } = codesOf(colours)

export const organizationKinds = ['separatists', 'extremists', 'splinter', 'loners', 'state', 'syndicate'] as const
export type OrganizationKind = (typeof organizationKinds)[number]
export const plotKinds = [
  'bomb',
  'assassination',
  'kidnapping',
  'cyber',
  'poison',
  'sabotage',
  'influence',
  'hijack',
] as const
export type PlotKind = (typeof plotKinds)[number]

/**
 * What an Advantage, a Fallout or an asset used on one's own turn can do to a player (advantages help, fallouts hurt).
 * The set is closed; `n` is how much or how many.
 */
export const playerEffects = [
  'rep',
  'clout',
  'agents',
  'soldiers',
  'intel',
  'asset',
  'look-plot',
  'look-intel',
  'delay',
  'send-agent',
  'send-soldiers',
  'claim',
  'swap-hand',
  'conceal',
  'recover',
  'take-clout',
  'launder',
  'shift-soldiers',
  'free-lead',
  'lose-rep',
  'lose-clout',
  'lose-agents',
  'lose-soldiers',
  'burn-asset',
  'soldier-or-asset',
  'exposure',
  'reprimand',
  'discard-intel',
  'hasten',
  'leak',
  'make-discard',
  'expose-player',
] as const
export type PlayerEffect = (typeof playerEffects)[number]

/** What a gold card does the moment it appears (M-9). */
export const goldEffects = [
  'new-threat',
  'recall-agents',
  'recall-soldiers',
  'reinforce',
  'red-bonus',
  'blue-bonus',
  'double-red',
  'double-blue',
  'cancel-red',
  'cancel-blue',
  'spread',
  'advance',
  'all-draw',
  'all-clout',
  'lead-exposed',
  'blackout',
] as const
export type GoldEffect = (typeof goldEffects)[number]

/** What an asset is good for while it lies face up (M-25). */
export const standingAbilities = [
  'hand-size',
  'drone-strike',
  'blue-on-my-cases',
  'agents-look',
  'immune-exposure',
  'trade-clout',
  'trade-rep',
  'cheap-assets',
  'clean-look',
  'unburnable',
  'soldiers-see-plot',
  'extra-recruit',
  'extra-trade',
  'shield-clout',
] as const
export type StandingAbility = (typeof standingAbilities)[number]

/** The question whether anybody reacts, once the totals are known (M-11): what a player may settle beforehand. */
export const REACTING = 'analysis.react'
/** What an asset can do once the totals of an analysis are known (M-11). */
export const reactions = [
  'burn-swing',
  'agents-for-blue',
  'agent-for-card',
  'pay-clout-swing',
  'pay-rep-blue',
  'discard-intel-swing',
] as const
export type Reaction = (typeof reactions)[number]

export const endings = ['playing', 'mole', 'nobody', 'points'] as const
export type Ending = (typeof endings)[number]
export const { mole: ENDED_MOLE, nobody: ENDED_NOBODY, points: ENDED_POINTS } = codesOf(endings)
export const endingRules: Readonly<Record<Ending, string>> = {
  playing: '',
  mole: 'M-28',
  nobody: 'M-28',
  points: 'M-30',
}

/** What is reshuffled when it is empty (M-5, M-31). */
export const piles = ['plots', 'organizations', 'intel', 'assets', 'initiative'] as const
export type Pile = (typeof piles)[number]

/** How often a reaction works, where its card says so (M-11). */
export const reactionLimits = ['terrorist-turn'] as const
export type ReactionLimit = (typeof reactionLimits)[number]

/** What can be done once in a turn (M-19): the number of each is its bit in a state. */
export const actions = ['claimed', 'placed', 'soldiers', 'agents'] as const
export type Action = (typeof actions)[number]
