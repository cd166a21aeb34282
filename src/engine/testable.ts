import type { Exchange, Viewer } from './game.ts'

/** What only tests ask of a game, beside the contract: `tests/kit` wants both. */
export interface Testable<State> {
  /** What a viewer cannot lawfully tell apart, from the rules and apart from the view. */
  hidden(state: State, viewer: Viewer): Exchange[]
  /** Every card in exactly one place: sentences about those that are not. */
  conserved(state: State): string[]
  /** Every step and card effect that can run; while `watch.ran` is a map, each run is counted there. */
  readonly coverable: readonly string[]
  readonly watch: { ran: Map<string, number> | null }
}
