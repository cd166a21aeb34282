import type { Proved } from '../../host/archive/elsewhere.ts'
import type { Witness } from '../../table/proof.ts'
import type { Link } from '../link.ts'
import { fileOf } from './calls-beside.ts'
import { seatAt } from './seats.ts'

/** What is held against the receipt of a match that is over. */
function witnessAt(table: string): Witness | null {
  const seat = seatAt(table)
  return (
    seat && {
      ...{ table, seat: seat.seat, bits: seat.bits, promised: seat.promised, commitment: seat.commitment },
    }
  )
}

/** A match that is over comes to the tables of this browser: it is kept and proved there, once, and counted for whoever played it. */
export const bringHome = async (local: Link, table: string): Promise<Proved> =>
  local.ask('ended', { id: table, text: await fileOf(table), witness: witnessAt(table) })
