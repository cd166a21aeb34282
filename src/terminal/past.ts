import type { Game, GameEvent } from '../engine/game.ts'
import type { Speaker } from '../games/speaker.ts'
import { firstState, type MatchRecord } from '../table/match.ts'

/** Every choice made so far, as it was worded when it was made, and what came of it last. */
export function pastChoices<Setup, State, View, Event extends GameEvent>(
  game: Game<Setup, State, View, Event>,
  speaker: Speaker<View, Event>,
  record: MatchRecord,
): string[] {
  const state = firstState(game, record)
  return [...record.choices, ...record.draft].map(({ seat, choice }) => {
    const label = speaker.label(choice, game.view(state, seat))
    const events: Event[] = []
    const option = game.optionOf(choice)
    if (option !== null) game.apply(state, seat, option, events)
    const last = events.flatMap(event => game.seen(event, seat) ?? []).at(-1)
    return last ? `${label} · ${speaker.event(last, seat)}` : label
  })
}
