/**
 * What the player lawfully knows and the view has forgotten: nothing, so there is nothing to keep.
 *
 * told by                                              | in sight for as long as it matters
 * ---------------------------------------------------- | ---------------------------------------------------------------
 * `looked`                                             | `terror.next`, until that card is drawn or discarded: nothing is
 *                                                      | ever put above it, and the Terror deck is never shuffled again
 * `terror`, `terror-discarded`, `minor`, `minor-void`  | `terror.resolving`, `terror.discard`, `terror.gone`, `minors`:
 *                                                      | they lie open, and are never shuffled in again
 * `revealed`, `conceded`                               | `demands`; and with the Second in Command `demandsGone`, where
 *                                                      | those that were known are named still
 * `ended`                                              | every demand, turned up
 * `rolled`, `rerolled`, `tested`                       | dice teach nothing about dice to come
 * all others                                           | counters, cards that lie open, and what follows from them
 */
export type Knowledge = null

export const know = (): Knowledge => null

export const learn = (knowledge: Knowledge): Knowledge => knowledge
