import type { ForMinds } from '../game.ts'
import { weighed } from './deal-weighed.ts'
import { learn } from './learn.ts'

/** What minds need that remember or search. */
export const forMinds: ForMinds = { learn, weighing: weighed }
