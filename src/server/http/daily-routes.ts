import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { day } from '../../games/bounded.ts'
import { dailyBoardSchema, dailyOpenedSchema, dailyOpeningSchema } from '../../host/daily-answers.ts'
import { deviceOf } from '../people/device.ts'
import { hashOf, newPass } from '../people/passes.ts'
import type { Api } from './api.ts'
import { mustRun } from './host-routes.ts'
import { bearerOf, setPass } from './passport.ts'
import { keepFor, sessionIn } from './signed-in.ts'
import { refusals, type Web } from './web.ts'

const HOUR_MS = 3_600_000
/** The cookie of a guest who takes the calls of days; nothing else is known by it. */
const GUEST = 'daily'
const GUEST_DAYS = 400
const DAY_SECONDS = 86_400

/** The call of the day, dealt by this server and judged by what was played here. */
export async function addDaily(
  web: Web,
  {
    daily,
    identity,
    gate,
    hosts,
    tablesFor,
    world,
  }: Pick<Api, 'daily' | 'identity' | 'gate' | 'hosts' | 'tablesFor' | 'world'>,
): Promise<void> {
  const guestIn = ({ headers, cookies }: FastifyRequest): string | null =>
    bearerOf(headers.authorization) ?? cookies[GUEST] ?? null
  /** Somebody who signs in after they have played as a guest stays the same person. */
  async function whoIn(request: FastifyRequest, guest: string | null): Promise<readonly string[]> {
    const session = await sessionIn(identity, request)
    return [
      ...(session === null ? [] : [hashOf(`player:${session.player}`)]),
      ...(guest === null ? [] : [hashOf(`guest:${guest}`)]),
    ]
  }
  const setGuest = (request: FastifyRequest, reply: FastifyReply, guest: string): FastifyReply =>
    reply.setCookie(GUEST, guest, {
      ...{ path: '/api', httpOnly: true, sameSite: 'lax', maxAge: GUEST_DAYS * DAY_SECONDS },
      secure: request.protocol === 'https',
    })
  const tags = ['daily']

  web.post(
    '/daily',
    {
      schema: {
        ...{ operationId: 'takeDailyCall', summary: 'Take the call of the day at a table of your own', tags },
        body: dailyOpeningSchema,
        response: { 200: dailyOpenedSchema, ...refusals(401, 409, 413, 422, 503) },
      },
      config: {
        rateLimit: {
          ...{ max: gate.limits.tablesPerHour, timeWindow: HOUR_MS, groupId: 'tables' },
          errorResponseBuilder: (_request, { ttl }) => new Fault('limit.tables', { seconds: Math.ceil(ttl / 1000) }),
        },
      },
    },
    async (request, reply) => {
      if (tablesFor === 'host') await mustRun(gate, hosts.link, request)
      const known = guestIn(request)
      const isGuest = (await sessionIn(identity, request)) === null
      const guest = known ?? (isGuest ? newPass(world.random) : null)
      const device = deviceOf(request.headers['user-agent'])
      const { name, id = null } = request.body
      const opened = await daily.open(await whoIn(request, guest), { name, id, device })
      if (guest !== null) setGuest(request, reply, guest)
      await keepFor(identity, request, opened.pass)
      setPass(request, reply, opened.table, opened.pass)
      return { ...opened, guest }
    },
  )

  web.get(
    '/daily',
    {
      schema: {
        ...{ operationId: 'readDailyBoard', summary: 'How a day stands, and once it is over its seed', tags },
        querystring: z.strictObject({ day: day.optional().describe('Today where none is named.') }),
        response: { 200: dailyBoardSchema, ...refusals(409, 422, 503) },
      },
    },
    async request => daily.board(request.query.day, await whoIn(request, guestIn(request))),
  )
}
