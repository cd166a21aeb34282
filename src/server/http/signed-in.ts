import type { FastifyRequest } from 'fastify'
import { Fault } from '../../engine/game.ts'
import type { Identity } from '../people/identity.ts'
import type { Session } from '../people/sessions.ts'

/** The cookie of a browser in which somebody is signed in. */
export const SESSION = 'session'

/** Who is signed in at the browser that asks; null for a guest. */
export const sessionIn = async (identity: Identity, { cookies }: FastifyRequest): Promise<Session | null> => {
  const token = cookies[SESSION]
  return token === undefined ? null : identity.sessionOf(token)
}

/** Throws where nobody is signed in. */
export async function signedIn(identity: Identity, request: FastifyRequest): Promise<Session> {
  const session = await sessionIn(identity, request)
  if (!session) throw new Fault('identity.signed-out')
  return session
}

/** What somebody who is signed in has just got a pass for is theirs on every device. */
export async function keepFor(identity: Identity, request: FastifyRequest, pass: string): Promise<void> {
  const session = await sessionIn(identity, request)
  if (session) await identity.attach(session, [pass])
}
