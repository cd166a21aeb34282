import type { Seat } from '../../../engine/game.ts'
import type { AskStep, Options } from '../../../engine/steps.ts'
import type { HomelandFrame } from './frames.ts'
import type { Play } from './state.ts'

/** The frames that are somebody's. */
export type OfSeat = HomelandFrame & { readonly seat: Seat }

/** The player a frame names is the one who is asked. */
export const ofFrame = (_play: Play, { seat }: OfSeat): Seat => seat

/** A question to the player of the frame; `surely` where it can be told cheaply that there is something to ask. */
export const question = <F extends OfSeat>(
  rule: string,
  options: (play: Play, frame: F, out: Options) => void,
  choose: (play: Play, frame: F, chosen: number) => void,
  surely: (play: Play, frame: F) => boolean = () => false,
): AskStep<Play, F> => ({ rule, seat: ofFrame, options, choose, surely })
