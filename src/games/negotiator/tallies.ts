import { achievementsSince } from './achievements/tally.ts'
import type { Deck } from './cards/deck.ts'
import type { Event } from './events.ts'
import { spokenSince } from './lines/tally.ts'
import type { State } from './rules/state.ts'

/** What a scenario may expect besides the position it leads to. */
export const talliesSince = (deck: Deck, before: State, events: readonly Event[]) => ({
  achievements: achievementsSince(deck, before)(events),
  spoken: spokenSince(before)(events),
})
