import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { word } from '../../games/bounded.ts'
import {
  attachingSchema,
  creationSchema,
  doneSchema,
  heldTablesSchema,
  madePasskeySchema,
  meSchema,
  namingSchema,
  newPasskeySchema,
  ownPassSchema,
  passkeysSchema,
  requestSchema,
  sessionsSchema,
  signedInSchema,
  usedPasskeySchema,
} from '../../host/identity-answers.ts'
import { words } from '../../words/catalog.ts'
import { guessLanguage } from '../../words/index.ts'
import { sayFrom } from '../../words/say-from.ts'
import { deviceOf } from '../people/device.ts'
import type { Identity, Visitor } from '../people/identity.ts'
import { isPlace, type Place, placeOf } from '../people/place.ts'
import { SESSION_DAYS } from '../people/sessions.ts'
import { isPassCookie, passesIn, setPass } from './passport.ts'
import { sentenceFor } from './refused.ts'
import { SESSION, sessionIn, signedIn } from './signed-in.ts'
import { tableParams } from './table-routes.ts'
import { refusals, type Web } from './web.ts'

/** Passkeys, and what comes with one: nobody needs any of it to play. */

const DAY_SECONDS = 86_400
/** Nobody makes or uses passkeys more often than this. */
const CEREMONIES = { config: { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'ceremonies' } } }
const tags = ['identity']
const done = { done: true } as const
const idParams = z.object({ id: word })

export async function addIdentity(web: Web, identity: Identity, origins: readonly string[]): Promise<void> {
  const placeIn = ({ host }: FastifyRequest): Place => {
    const found = placeOf(host, origins)
    if (!isPlace(found)) throw new Fault(found.key, found.values)
    return found
  }
  const visitorIn = async (request: FastifyRequest, passes: readonly string[] = []): Promise<Visitor> => ({
    session: await sessionIn(identity, request),
    passes: [...passesIn(request), ...passes],
    device: deviceOf(request.headers['user-agent']),
  })
  const cookie = ({ origin }: Pick<Place, 'origin'>) =>
    ({ path: '/api', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') }) as const
  const welcome = (place: Place, reply: FastifyReply, token: string): FastifyReply =>
    reply.setCookie(SESSION, token, { ...cookie(place), maxAge: SESSION_DAYS * DAY_SECONDS })
  /** What a browser was signed in by is of no use any more, nor are the passes it used. */
  const forget = (request: FastifyRequest, reply: FastifyReply): void => {
    for (const name of Object.keys(request.cookies))
      if (name === SESSION || isPassCookie(name)) reply.clearCookie(name, { path: '/api' })
  }

  web.get(
    '/me',
    {
      schema: {
        ...{ operationId: 'whoAmI', summary: 'Who is signed in, and whether one can', tags },
        response: { 200: meSchema, ...refusals(503) },
      },
    },
    async request => {
      const session = await sessionIn(identity, request)
      const player = session && (await identity.player(session))
      const place = placeOf(request.host, origins)
      const why = isPlace(place) ? null : place
      const sentence = why && sentenceFor(why, request.headers['accept-language'])
      return { player: player && { name: player.name }, passkeys: { possible: why === null, why, sentence } }
    },
  )

  web.post(
    '/me/name',
    {
      schema: {
        ...{ operationId: 'rename', summary: 'Another name, or none', tags },
        body: namingSchema,
        response: { 200: doneSchema, ...refusals(401, 409, 413, 422, 503) },
      },
    },
    async request => {
      await identity.rename(await signedIn(identity, request), request.body.name)
      return done
    },
  )

  web.delete(
    '/me',
    {
      schema: {
        ...{ operationId: 'deleteAccount', summary: 'Delete the account; this browser goes on as a guest', tags },
        response: { 200: doneSchema, ...refusals(401, 503) },
      },
    },
    async (request, reply) => {
      await identity.remove(await signedIn(identity, request))
      reply.clearCookie(SESSION, { path: '/api' })
      return done
    },
  )

  web.post(
    '/me/passkeys/begin',
    {
      ...CEREMONIES,
      schema: {
        ...{ operationId: 'beginPasskey', summary: 'What a browser needs to make a passkey', tags },
        body: newPasskeySchema,
        response: { 200: creationSchema, ...refusals(409, 413, 422, 503) },
      },
    },
    async request => {
      const say = sayFrom(guessLanguage(request.headers['accept-language']), words)
      const called = { name: request.body.name ?? null, nameless: say('identity.nameless') }
      const options = await identity.beginNew(placeIn(request), await sessionIn(identity, request), called)
      return creationSchema.parse(options)
    },
  )

  web.post(
    '/me/passkeys/finish',
    {
      ...CEREMONIES,
      schema: {
        ...{ operationId: 'finishPasskey', summary: 'A passkey was made: sign in with it', tags },
        body: madePasskeySchema,
        response: { 200: signedInSchema, ...refusals(401, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const place = placeIn(request)
      const { response, passes } = request.body
      const { player, token } = await identity.finishNew(place, await visitorIn(request, passes), response)
      welcome(place, reply, token)
      return { player: { name: player.name } }
    },
  )

  web.post(
    '/sign-in/begin',
    {
      ...CEREMONIES,
      schema: {
        ...{ operationId: 'beginSignIn', summary: 'What a browser needs to use a passkey', tags },
        response: { 200: requestSchema, ...refusals(409, 503) },
      },
    },
    async request => requestSchema.parse(await identity.beginSignIn(placeIn(request))),
  )

  web.post(
    '/sign-in/finish',
    {
      ...CEREMONIES,
      schema: {
        ...{ operationId: 'finishSignIn', summary: 'A passkey was used: sign in', tags },
        body: usedPasskeySchema,
        response: { 200: signedInSchema, ...refusals(401, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const place = placeIn(request)
      const { response, passes } = request.body
      const { player, token } = await identity.finishSignIn(place, await visitorIn(request, passes), response)
      welcome(place, reply, token)
      return { player: { name: player.name } }
    },
  )

  web.post(
    '/sign-out',
    {
      schema: {
        ...{ operationId: 'signOut', summary: 'Sign out of this browser, which gives up its seats', tags },
        response: { 200: doneSchema, ...refusals(401, 503) },
      },
    },
    async (request, reply) => {
      const session = await signedIn(identity, request)
      await identity.endSession(session, session.id)
      forget(request, reply)
      return done
    },
  )

  web.get(
    '/me/passkeys',
    {
      schema: {
        ...{ operationId: 'listPasskeys', summary: 'The passkeys of the account', tags },
        response: { 200: passkeysSchema, ...refusals(401, 503) },
      },
    },
    async request => ({ passkeys: [...(await identity.passkeys(await signedIn(identity, request)))] }),
  )

  web.delete(
    '/me/passkeys/:id',
    {
      schema: {
        ...{ operationId: 'removePasskey', summary: 'Remove a passkey; the last one stays', tags },
        params: z.object({ id: z.string().max(1400) }),
        response: { 200: doneSchema, ...refusals(401, 404, 409, 503) },
      },
    },
    async request => {
      await identity.removePasskey(await signedIn(identity, request), request.params.id)
      return done
    },
  )

  web.get(
    '/me/sessions',
    {
      schema: {
        ...{ operationId: 'listSessions', summary: 'Where the account is signed in', tags },
        response: { 200: sessionsSchema, ...refusals(401, 503) },
      },
    },
    async request => {
      const session = await signedIn(identity, request)
      const all = await identity.sessions(session)
      return { sessions: all.map(one => ({ ...one, isThis: one.id === session.id })) }
    },
  )

  web.delete(
    '/me/sessions/:id',
    {
      schema: {
        ...{ operationId: 'endSession', summary: 'Sign out a device, at once; its seats there are given up', tags },
        params: idParams,
        response: { 200: doneSchema, ...refusals(401, 404, 503) },
      },
    },
    async request => {
      await identity.endSession(await signedIn(identity, request), request.params.id)
      return done
    },
  )

  web.get(
    '/me/tables',
    {
      schema: {
        ...{ operationId: 'listOwnTables', summary: 'Every table the account sits or has sat at', tags },
        response: { 200: heldTablesSchema, ...refusals(401, 503) },
      },
    },
    async request => heldTablesSchema.parse({ tables: await identity.holdings(await signedIn(identity, request)) }),
  )

  web.post(
    '/me/tables',
    {
      schema: {
        ...{ operationId: 'keepTables', summary: 'The seats of these passes are the account’s from now on', tags },
        body: attachingSchema,
        response: { 200: doneSchema, ...refusals(401, 413, 422, 503) },
      },
    },
    async request => {
      const session = await signedIn(identity, request)
      await identity.attach(session, [...passesIn(request), ...request.body.passes])
      return done
    },
  )

  web.post(
    '/me/tables/:table/pass',
    {
      schema: {
        ...{ operationId: 'takeOwnSeat', summary: 'Take one’s seat at a table on this device', tags },
        params: tableParams,
        response: { 200: ownPassSchema, ...refusals(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { pass, seat, host } = await identity.passFor(await signedIn(identity, request), table)
      if (pass !== host) setPass(request, reply, table, pass)
      if (host !== null) setPass(request, reply, table, host, 'host')
      return { pass, seat }
    },
  )
}
