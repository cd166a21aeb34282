import type { Agenda } from '../../../games/homeland/vocabulary.ts'

/** How somebody plays: by an agenda of theirs, or against the table. A mole does either. */
export const behaviours = ['loyal', 'opportunist', 'saboteur'] as const
export type Behaviour = (typeof behaviours)[number]

/** What everybody sees of how far the game is. */
export interface Progress {
  readonly round: number
  readonly agency: number
  readonly terrorist: number
}

/** How a mole may play its part: what it imitates, and from when on it does not any more. */
interface Style {
  readonly imitates: Agenda
  isOpen(progress: Progress): boolean
}

/**
 * The styles of a mole that beliefs tell apart: sabotage from the first turn; cover until there are seven tokens on the
 * track, or until the fourth round is over; the same as an opportunist; and cover to the very end, for the points.
 */
export const styles = {
  open: { imitates: 'loyal', isOpen: () => true },
  cover: { imitates: 'loyal', isOpen: ({ terrorist }) => terrorist >= 7 },
  late: { imitates: 'loyal', isOpen: ({ round }) => round > 4 },
  imitate: { imitates: 'opportunist', isOpen: ({ terrorist }) => terrorist >= 7 },
  sleeper: { imitates: 'loyal', isOpen: () => false },
} as const satisfies Readonly<Record<string, Style>>

/**
 * Styles that no belief has a hypothesis for, and no figure was counted with: what an analyst makes of a mole that it does
 * not expect. Cover and sabotage by turns; and cover until the agency is about to win.
 */
const unforeseen = {
  fickle: { imitates: 'loyal', isOpen: ({ round }) => round % 2 === 0 },
  turncoat: { imitates: 'loyal', isOpen: ({ agency }) => agency >= 8 },
} as const satisfies Readonly<Record<string, Style>>

/** All that a mole can be asked to play. */
export const playable = { ...styles, ...unforeseen }
export type PlayableName = keyof typeof playable

export type StyleName = keyof typeof styles
export const styleNames = Object.keys(styles) as readonly StyleName[]

/** Which styles are out of cover now, a bit for each in the order of their names. */
export function openStyles(progress: Progress): number {
  let bits = 0
  for (const [i, name] of styleNames.entries()) if (styles[name].isOpen(progress)) bits |= 1 << i
  return bits
}

/** A way through the whole game that a seat may be on: loyal, opportunist, or a mole in one of its styles. */
export const LOYAL_PATH = 0
export const OPPORTUNIST_PATH = 1
export const FIRST_MOLE_PATH = 2
export const PATHS = FIRST_MOLE_PATH + styleNames.length

export const pathOfStyle = (style: number): number => FIRST_MOLE_PATH + style

/** The number of the behaviour that somebody on this path showed, at a time when these styles were out of cover. */
export function behaviourOn(path: number, open: number): number {
  if (path < FIRST_MOLE_PATH) return path
  const style = path - FIRST_MOLE_PATH
  if ((open >> style) & 1) return 2
  return styles[styleNames[style]].imitates === 'opportunist' ? 1 : 0
}
