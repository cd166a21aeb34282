import type { FastifyRequest } from 'fastify'
import { type Held, isHeld } from '../people/holdings.ts'
import type { Service } from '../service.ts'
import { grouped } from './address.ts'
import { bearerOf, passesIn } from './passport.ts'
import { sessionIn } from './signed-in.ts'

/** What somebody has at tables: by the passes of their browser or program, and as who they are signed in. */
export async function heldIn(
  { passes, identity, gate }: Pick<Service, 'passes' | 'identity' | 'gate'>,
  request: FastifyRequest,
): Promise<readonly Held[]> {
  const bearer = bearerOf(request.headers.authorization)
  // Whoever guesses is not heard for a while; a cookie may well be of a table that is gone.
  const byHeader = bearer === null ? null : await gate.tried(grouped(request.ip), () => passes.find(bearer))
  const byCookie = await Promise.all([...new Set(passesIn(request))].map(passes.find))
  const session = await sessionIn(identity, request)
  const byPlayer = session === null ? [] : await identity.holdings(session)
  return [byHeader, ...byCookie, ...byPlayer].flatMap(one =>
    one !== null && isHeld(one.kind) ? [{ table: one.table, kind: one.kind, seat: one.seat }] : [],
  )
}
