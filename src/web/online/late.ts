import type { Right } from '../../client/link.ts'
import { Fault } from '../../engine/game.ts'
import type { LobbySeen } from '../../host/wire.ts'
import { fileOf, ownTables } from './calls-beside.ts'

/**
 * A link to a seat that may have come too late, or whose owner may sit there already: loaded for those alone. The table
 * itself says whether anybody can sit down there; where nobody can, the reason is thrown.
 */
export async function isSeatedAt(table: string, { phase, chairs }: LobbySeen, { kind }: Right): Promise<boolean> {
  // What this browser remembers of a seat says nothing: somebody else may have been given it since.
  if ((await ownTables()).some(one => one.table === table && one.seat !== null)) return true
  if (phase === 'closed' || phase === 'drawing') throw new Fault(`lobby.${phase}`)
  if (phase === 'gathering') {
    if (!chairs.includes(null)) throw new Fault('table.full')
    return false
  }
  if (await isOver(table)) throw new Fault('table.over')
  // By a link somebody may take the place of a player who has gone; by a code nobody.
  if (kind === 'code') throw new Fault('lobby.started')
  return false
}

/** Its file is there for everybody then; that of a call of the day a day later. */
const isOver = (table: string): Promise<boolean> =>
  fileOf(table).then(
    () => true,
    error => {
      if (error instanceof Fault && error.key === 'table.not-over') return false
      if (error instanceof Fault && error.key === 'today.not-closed') return true
      throw error
    },
  )
