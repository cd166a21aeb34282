import { randomBytes } from 'node:crypto'
import { readLink, writeLink } from '../../client/link.ts'
import type { RemoteTable } from '../../client/table.ts'
import { Fault } from '../../engine/game.ts'
import { shareHash } from '../../table/receipt.ts'
import { type Context, note, tell } from '../context.ts'
import { nameOf } from '../names.ts'
import { BITS_BYTES } from './arrival.ts'
import { type KeptSeat, keepSeat, keptSeats, linkHash, seatFor } from './kept-seats.ts'
import { serverAt } from './server.ts'

/** The seat somebody had last, or at the table they name, whether its match is over or not. */
export function lastSeat(env: NodeJS.ProcessEnv, given: string | undefined): KeptSeat {
  const seats = keptSeats(env).filter(({ kind }) => kind === 'seat')
  const last = given === undefined ? seats[0] : seatFor(env, readLink(given))
  if (last?.kind !== 'seat') throw new Fault('join.nothing-to-join')
  return last
}

/** Another game with the people of the last one: everybody in their own seat, at the next table. */
export async function goToNext(context: Context, given: string | undefined): Promise<KeptSeat> {
  const { env, say } = context
  const last = lastSeat(env, given)
  const { address } = last
  const bits = randomBytes(BITS_BYTES).toString('hex')
  const server = serverAt(address)
  const { table, seat, pass, host } = await server.rematch(last.table, last.pass, shareHash(bits))
  const { commitment } = (await server.look(table)).lobby
  const link = { address, table, right: null }
  const kept = seatFor(env, link)
  // Whoever has been there before has the bits that were promised then.
  if (!kept)
    keepSeat(env, { address, table, kind: 'seat', link: linkHash(link), pass, seat, bits, commitment, isOver: false })
  if (host !== undefined)
    note(context, say('table.host', { link: writeLink({ address, table, right: { kind: 'host', pass: host } }) }))
  const found = kept ?? seatFor(env, link)
  if (!found) throw new Fault('join.nothing-to-join')
  return found
}

/** Once a match is over: that one's suspicions can be shared, that its people can play another, and who wants to. */
export function tellOfNext(context: Context, table: RemoteTable): void {
  const { next, shown } = table.now()
  const { say } = context
  if (shown?.course && shown.course.length > 0) tell(context, say('join.share'))
  const name = next && shown ? nameOf(shown.seats[next.by]?.name ?? '') : ''
  tell(context, name === '' ? say('join.rematch') : say('join.rematch.asked', { name }))
}
