import type { Beside, Codes } from '../../engine/codes.ts'

/**
 * The words of this game as closed lists: every type below comes from one of them. The places of those that states hold
 * are written out, each held to its list by the compiler: the first call of the page carries them, and a bundler puts a
 * number where it is used.
 */

export { type Source, sources } from '../sources.ts'

/** N-6: the eight threat levels, calmest first, and the dice each gives. */
export const levels = ['L', '1', '2', '3', '4', '5', '6', 'E'] as const
export const levelDice: Beside<typeof levels, number> = [3, 3, 2, 2, 2, 2, 2, 1]
export const LOWEST: Codes<typeof levels>['L'] = 0
export const HIGHEST: Codes<typeof levels>['E'] = 7

export const PAWNS = 15
export const HAND_LIMIT = 10
export const REDS_DEALT = 10

export const phases = ['conversation', 'spend', 'terror'] as const
export const CONVERSATION: Codes<typeof phases>['conversation'] = 0
export const SPEND: Codes<typeof phases>['spend'] = 1
export const TERROR: Codes<typeof phases>['terror'] = 2

/** What a card can do, in the order it is printed. The set is closed: a deck file may use these and no others. */
export const effectKinds = [
  'points',
  'threat',
  'release',
  'kill',
  'end',
  'reveal',
  'eliminate',
  'escape',
  'leave',
  'next-dice',
  'dice',
  'fours',
  'take',
  'hostages',
  'discard-terror',
  'halve-terror',
  'reset-threat',
  'look',
  'look-discard',
] as const
export type EffectKind = (typeof effectKinds)[number]
/** Those that may ask the player something: the effects after them wait for the answer. */
export const askingEffects: ReadonlySet<EffectKind> = new Set<EffectKind>(['reveal', 'take', 'look-discard'])

/** What a conceded Major Demand does from then on (N-15). */
export const drawbackKinds = [
  'fewer-dice',
  'double-rise',
  'terror-rise',
  'no-conversion',
  'dearer',
  'hand-limit',
  'fail-rise',
] as const
export type DrawbackKind = (typeof drawbackKinds)[number]

/** What of several dice is compared with the threat level (N-6). */
export const comparedBy = ['sum', 'highest', 'lowest'] as const
/** What comes of a comparison, in the order of a card's lists of effects. */
export const comparisons = ['below', 'equal', 'above'] as const

export const abductorRules = ['none', 'sixes-release', 'kills-raise'] as const
export type AbductorRule = (typeof abductorRules)[number]

export const standings = ['hidden', 'known', 'conceded'] as const
export const HIDDEN: Codes<typeof standings>['hidden'] = 0
export const KNOWN: Codes<typeof standings>['known'] = 1
export const CONCEDED: Codes<typeof standings>['conceded'] = 2

/** How a game ends; the first three are wins. */
export const endings = [
  'playing',
  'captured',
  'eliminated',
  'surrendered',
  'too-many-killed',
  'escaped',
  'got-away',
  'out-of-time',
] as const
export type Ending = (typeof endings)[number]
type EndingCode = Codes<typeof endings>
export const CAPTURED: EndingCode['captured'] = 1
export const ELIMINATED: EndingCode['eliminated'] = 2
export const SURRENDERED: EndingCode['surrendered'] = 3
export const TOO_MANY_KILLED: EndingCode['too-many-killed'] = 4
export const ESCAPED: EndingCode['escaped'] = 5
export const GOT_AWAY: EndingCode['got-away'] = 6
export const OUT_OF_TIME: EndingCode['out-of-time'] = 7
export const endingRules: Beside<typeof endings, string> = ['', 'N-25', 'N-26', 'N-27', 'N-28', 'N-28', 'N-15', 'N-21']
