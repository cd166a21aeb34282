import type { Deck } from '../cards/deck.ts'
import type { Event } from '../events.ts'
import { type State, turnOf } from '../rules/state.ts'
import { achievementIds, gainedBy, storyOf } from './achievements.ts'

/** The achievements that came of what happened since this position, told as if the game had begun there. */
export function achievementsSince(deck: Deck, s: State) {
  const { abductor, zone, saved, killed, threat, last } = s
  const before: readonly Event[] = [
    { kind: 'began', abductor: deck.data.abductors[abductor].id, hostages: zone + saved + killed, threat },
    turnOf(s),
    ...(last ? [{ kind: 'last-conversation' } as const] : []),
  ]
  return (events: readonly Event[]) => ({
    known: achievementIds,
    had: gainedBy(storyOf([...before, ...events])),
  })
}
