import type { Seat } from '../../../engine/game.ts'
import type { Ask, Options } from '../../../engine/steps.ts'
import type { HomelandFrame, Play } from './state.ts'

/** The player a frame names is the one who is asked. */
export const ofFrame = (_play: Play, { seat }: HomelandFrame): Seat => seat

/** A question to the player of the frame; `surely` where it can be told cheaply that there is something to ask. */
export const question = (
  rule: string,
  options: (play: Play, frame: HomelandFrame, out: Options) => void,
  choose: (play: Play, frame: HomelandFrame, chosen: number) => void,
  surely: (play: Play, frame: HomelandFrame) => boolean = () => false,
): Ask<Play, HomelandFrame> => ({ rule, seat: ofFrame, options, choose, surely })
