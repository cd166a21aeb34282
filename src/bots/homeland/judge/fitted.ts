import type { ActKind } from '../memory/acts.ts'
import { ANOTHERS, NEEDS, needOf, OWN, type PublicCase, SETTINGS } from '../memory/setting.ts'
import type { Behaviour, Progress, StyleName } from '../memory/styles.ts'

/** Whether one of the others sabotages: what a table still adds to a case is another thing then. */
export const tables = ['calm', 'sabotaged'] as const
export type Table = (typeof tables)[number]

/** Whole numbers, because the page is sent them: the mean in tenths. */
export interface Moments {
  readonly tenths: readonly number[]
  readonly variance: readonly number[]
}

/** What was counted in many games of our own minds: `src/lab/fit-homeland.ts` plays them and writes `figures.ts`. */
export interface Figures {
  /** What the table still adds to a case from the end of somebody's turn to its analysis, by `futureAt`. */
  readonly future: Readonly<Record<Table, Moments>>
  /** By behaviour, then by setting: how often a card of each bucket is placed, over how often the deck has it. */
  readonly placed: Readonly<Record<Behaviour, readonly (readonly number[])[]>>
  /** By behaviour: how often each category of an act is met with. */
  readonly acts: Readonly<Record<Behaviour, Readonly<Record<ActKind, readonly number[]>>>>
  /** How often the agency's track was the first to fill, by the style of the mole in play, and without one. */
  readonly saved: Readonly<Record<StyleName | 'none', number>>
  /** By `moleAt`: how often a mole won that behaved so on such a turn, as a loyal agent, as an opportunist, or openly. */
  readonly mole: readonly (readonly [loyal: number, opportunist: number, saboteur: number])[]
  /** How often somebody who was no mole accused the mole, or somebody else, and whom where there was no mole. */
  readonly accusing: { readonly right: number; readonly wrong: number; readonly wrongWithoutMole: number }
}

/** Cards are placed on claimed cases only (M-20): settings of cases that somebody leads come first. */
export const PLACED_SETTINGS = (SETTINGS / 3) * 2

const RESTS = 4
const LEVELS = 5
const WHOSE = 3
const CARES = 3
export const FUTURES = RESTS * LEVELS * WHOSE * NEEDS * CARES
/** Cells of one moment: so much of the round is left, and so many rounds. They come one after the other. */
export const MOMENT = WHOSE * NEEDS * CARES

/** How much others care for a case, by the Intel that players have put there: none, some, much. */
const careOf = (placed: number): number => (placed === 0 ? 0 : placed < 3 ? 1 : 2)

/**
 * Where the future of a case stands in the figures, for somebody whose turn is over: by how much of the round is left, its
 * rounds, whose case it is, what it needs, and how many Intel players have put there: what nobody has cared for so far, few
 * will.
 */
export function futureAt(one: PublicCase, seat: number, restOfRound: number, placed: number): number {
  const whose = one.lead < 0 ? 2 : one.lead === seat ? OWN : ANOTHERS
  const rest = Math.min(RESTS - 1, Math.round(restOfRound * RESTS))
  const moment = rest * LEVELS + Math.min(LEVELS - 1, one.roundsLeft)
  return ((moment * WHOSE + whose) * NEEDS + needOf(one)) * CARES + careOf(placed)
}

const FEWEST_PLAYERS = 3
const SIZES = 4
const STEPS = 4
const SUSPICIONS = 3
export const MOLE_CELLS = SIZES * STEPS * STEPS * SUSPICIONS

/** How far a track is, in four steps. */
const step = (track: number): number => (track < 4 ? 0 : track < 7 ? 1 : track < 9 ? 2 : 3)

/** Where a mole's turn stands in the figures: by the table's size, both tracks, and how much the table suspects it. */
export function moleAt(players: number, { agency, terrorist }: Progress, suspicion: number): number {
  const suspected = suspicion * players < 1.4 ? 0 : suspicion < 0.6 ? 1 : 2
  const size = Math.min(SIZES - 1, Math.max(0, players - FEWEST_PLAYERS))
  return ((size * STEPS + step(terrorist)) * STEPS + step(agency)) * SUSPICIONS + suspected
}
