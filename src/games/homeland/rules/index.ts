import type { Steps } from '../../../engine/steps.ts'
import { analysisSteps } from './analysis.ts'
import { deployingSteps } from './deploying.ts'
import { effectSteps } from './effect-steps.ts'
import { endingSteps } from './ending.ts'
import type { Frames } from './frames.ts'
import { placingSteps } from './placing.ts'
import { reactionSteps } from './reactions.ts'
import { recruitingSteps } from './recruiting.ts'
import type { Play } from './state.ts'
import { terrorSteps } from './terror.ts'
import { turnSteps } from './turn.ts'

/** Every step of the game by its name. */
export const steps: Steps<Play, Frames> = {
  ...endingSteps,
  ...terrorSteps,
  ...analysisSteps,
  ...reactionSteps,
  ...effectSteps,
  ...turnSteps,
  ...placingSteps,
  ...recruitingSteps,
  ...deployingSteps,
}
