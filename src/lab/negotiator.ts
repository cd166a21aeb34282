import type { Event } from '../games/negotiator/events.ts'
import type { State } from '../games/negotiator/rules/state.ts'
import { endings, SURRENDERED } from '../games/negotiator/vocabulary.ts'
import type { Measures } from './simulate.ts'

export const negotiatorMeasures: Measures<State, Event> = {
  turns: state => state.turn,
  causes: { won: endings.slice(1, SURRENDERED + 1), lost: endings.slice(SURRENDERED + 1) },
}
