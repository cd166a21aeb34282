import type { Progress, Review } from '../../bots/advisor/review/review.ts'
import type { Seat } from '../../engine/game.ts'
import type { Asked } from '../../host/review/index.ts'
import type { Refusal } from '../../host/store.ts'

/** What is looked back on: a match this browser keeps, from a seat, or from whoever's it was. */
export interface Work {
  readonly id: string
  readonly seat: Seat | undefined
}

/** What comes back: how far it is, what it came to, or why there is nothing to look back on. */
export type Found =
  | { readonly progress: Progress }
  /** With what was to be seen and answered at each decision that is opened again. */
  | { readonly review: Review; readonly asked: readonly Asked[] }
  | { readonly refused: Refusal }
