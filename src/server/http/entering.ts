import type { FastifyRequest } from 'fastify'
import { Fault } from '../../engine/game.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import { isBotToken } from '../people/bots.ts'
import { hashOf, onceKinds, type Pass } from '../people/passes.ts'
import type { Entered } from './acts.ts'
import { grouped } from './address.ts'
import type { Around } from './connection.ts'
import { type Brought, broughtBy } from './passport.ts'

/** Who is let in to a table, and by what. */

type Looking = Pick<Around, 'tables' | 'passes' | 'bots' | 'gate' | 'address'>

/** Somebody who has come in; they are there for as long as none of this has ended. */
export type CameIn = Entered & { readonly by: readonly string[] }

/** The pass of whoever looks after this table, among what was brought along; null where there is none. */
async function hostAt(
  { passes, gate, address }: Pick<Looking, 'passes' | 'gate' | 'address'>,
  table: string,
  { own, host }: Brought,
): Promise<Pass | null> {
  return gate.tried(address, async () => {
    const found = await Promise.all([own, host].map(text => (text === null ? null : passes.find(text))))
    return found.find(pass => isHost(pass, table)) ?? null
  })
}

/** Nobody but whoever looks after this table may ask for this. */
export async function mustHost(
  { passes, gate }: Pick<Looking, 'passes' | 'gate'>,
  request: FastifyRequest,
  table: string,
): Promise<void> {
  const address = grouped(request.ip)
  if (!(await hostAt({ passes, gate, address }, table, broughtBy(request, table)))) throw new Fault('pass.no-host')
}

const isHost = (pass: Pass | null, table: string): pass is Pass => pass?.kind === 'host' && pass.table === table

/** Nobody looks on while it is played but those who play and who looks after the table; and others late, if allowed. */
export async function enter(around: Looking, id: string, { own: text, host }: Brought): Promise<CameIn> {
  const { tables, passes, bots, gate, address } = around
  const look = async (one: string | null): Promise<Pass | null> =>
    one === null ? null : isBotToken(one) ? bots.seatAt(one, id) : passes.find(one)
  const found = await gate.tried(address, async () => {
    const [own, hosting] = await Promise.all([look(text), look(host)])
    const isTold = text === null && host === null
    return own || hosting || isTold ? { own, hosting } : null
  })
  if (!found) throw new Fault('pass.none')
  const { own, hosting } = found
  // The cookie of a seat outlasts it: whoever has stood up still looks after the table.
  const pass = own ?? hosting
  if (pass && pass.table !== id) throw new Fault('pass.other-table')
  const table = await tables.find(id)
  if (!pass || (onceKinds as readonly string[]).includes(pass.kind)) throw new Fault('pass.none')
  if (pass.kind === 'watch' && !table.lobby().spectators) throw new Fault('pass.no-spectators')
  // The table has given it up; that its passes are over may not be written yet.
  const { seats = [] } = table.match()?.open().match.record ?? {}
  if (pass.kind === 'seat' && seats[pass.seat ?? 0]?.absent === 'nobody') throw new Fault('pass.ended')
  // Whoever looks on does nothing else, whatever their browser has besides.
  const besides = pass.kind === 'seat' ? hosting : pass
  const hostPass = isHost(besides, id) ? besides : null
  const by = [pass.hash, ...(hostPass ? [hostPass.hash] : []), ...(own && text !== null ? [hashOf(text)] : [])]
  return { table, pass, host: hostPass, by: [...new Set(by)] }
}

/** Why somebody's pass is over, as far as they can do something about it. */
export async function whyEnded({ table, pass: { kind, seat } }: CameIn): Promise<Refusal> {
  if (kind === 'screen') return refusalOf(new Fault('pass.screen-closed'))
  await table.begun().catch(() => null)
  const { phase, chairs } = table.lobby()
  const isFreed = kind === 'seat' && seat !== null && phase === 'gathering' && chairs[seat] === null
  return refusalOf(new Fault(isFreed ? 'pass.freed' : 'pass.ended'))
}
