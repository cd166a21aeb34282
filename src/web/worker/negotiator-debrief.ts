import type { Json } from '../../engine/game.ts'
import { debrief as figures } from '../../games/negotiator/debrief.ts'
import type { Event } from '../../games/negotiator/events.ts'
import type { OpenTable } from './host.ts'

/** Dice, luck and achievements of a finished call. */
export const debrief = ({ table }: Pick<OpenTable, 'table'>): Json =>
  figures(table.match().events as unknown as readonly Event[]) as unknown as Json
