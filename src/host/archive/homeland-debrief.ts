import type { Json } from '../../engine/game.ts'
import type { Event } from '../../games/homeland/events.ts'
import type { Homeland } from '../../games/homeland/index.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import { casesSpokenOf, saidIn } from '../../games/homeland/talk/claims.ts'
import { reckon } from '../../games/homeland/tell/debrief.ts'
import { eventsOf, firstState, type Match } from '../../table/match.ts'
import type { OpenMatch } from '../hosting.ts'

/** Everything there is to say of a finished game of Homeland. */
export function debrief(open: Pick<OpenMatch, 'game' | 'match'>): Json {
  const game = open.game as unknown as Homeland
  const { record, settled } = open.match as unknown as Match<State, Event>
  return reckon(game, {
    first: firstState(game, record),
    choices: record.choices,
    settled,
    events: eventsOf(game, { record }),
    spoken: casesSpokenOf(saidIn(record.talk)),
  }) as unknown as Json
}
