import type { Steps } from '../../../engine/steps.ts'
import { conversationSteps } from './conversation.ts'
import type { Frames } from './frames.ts'
import { spendSteps } from './spend.ts'
import type { Play } from './state.ts'
import { terrorSteps } from './terror.ts'
import { testSteps } from './test.ts'

/** Every step of the game by its name. */
export const steps: Steps<Play, Frames> = {
  ...conversationSteps,
  ...testSteps,
  ...spendSteps,
  ...terrorSteps,
}
