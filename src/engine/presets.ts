import type { Decision, Json } from './game.ts'

/**
 * What a player may settle beforehand in a game: rules of their own, by which some of their questions are answered
 * without them. Where they are kept and when they are looked at is their table's business; nobody else sees them.
 */
export interface GamePresets<View> {
  /** The kinds of questions that a rule may answer. Whether one is asked follows from what everybody sees. */
  readonly kinds: readonly string[]
  /** Loaded when somebody settles something: a table of one machine has no use for it. */
  open(): Promise<PresetRules<View>>
}

export interface PresetRules<View> {
  /** The rules from outside, in their order; throws a Fault for what cannot be. */
  read(given: unknown): readonly Json[]
  /**
   * What rules that `read` has read answer, as a chain of option names; null where the player has to be asked. It is
   * found from what the player sees and is asked, and from nothing else.
   */
  answer(view: View, decision: Decision, rules: readonly Json[]): readonly string[] | null
}
