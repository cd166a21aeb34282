import { Fault } from '../../engine/game.ts'
import type { OwnPass } from '../../host/identity-answers.ts'
import { post } from './calls.ts'
import { ownTables } from './calls-beside.ts'

/**
 * The seat of whoever is signed in, at a table this browser remembers nothing of: they have sat down on another device.
 * Null for everybody else, who come as they are.
 */
export async function takeOwnSeat(table: string): Promise<number | null> {
  try {
    if (!(await ownTables()).some(one => one.table === table && one.seat !== null)) return null
    return (await post<OwnPass>(`/me/tables/${encodeURIComponent(table)}/pass`, {})).seat
  } catch (error) {
    // Nobody is signed in: what they have there, they have by a cookie.
    if (error instanceof Fault) return null
    throw error
  }
}
