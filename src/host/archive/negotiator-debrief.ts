import type { Json } from '../../engine/game.ts'
import type { Event } from '../../games/negotiator/events.ts'
import { debrief as figures } from '../../games/negotiator/tell/debrief.ts'
import { eventsOf } from '../../table/match.ts'
import type { OpenMatch } from '../hosting.ts'

/** Dice, luck and achievements of a finished call. */
export const debrief = ({ game, match }: Pick<OpenMatch, 'game' | 'match'>): Json =>
  figures(eventsOf(game, match) as unknown as readonly Event[]) as unknown as Json
