import type { Turning } from './review.ts'

/** So many decisions are opened again. */
const MOST = 3
/**
 * The decisions that mattered most, whether by what they lost or by what they gained, in the order they were made in.
 * What made less of a difference than `least`, in shares of a win, is nothing that anybody would talk about.
 */
export const turningPoints = (all: readonly Turning[], least: number): readonly Turning[] =>
  all
    .filter(({ gain }) => Math.abs(gain) >= least)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain) || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
