import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { word } from '../../games/bounded.ts'
import { botMadeSchema, botSchema, satSchema } from '../../host/answers.ts'
import { checkedName } from '../../table/names.ts'
import type { Bot } from '../people/bots.ts'
import { newPass } from '../people/passes.ts'
import type { Service } from '../service.ts'
import type { Statement } from '../store/statement.ts'
import { grouped } from './address.ts'
import { mustHost } from './entering.ts'
import { bearerOf } from './passport.ts'
import { tableParams } from './table-routes.ts'
import { refusals, type Web } from './web.ts'

const HOUR_MS = 3_600_000

const makingSchema = z.strictObject({ name: z.string().min(1).max(100) })
const takingSchema = z.strictObject({ invite: z.string().min(1).max(100) })
const invitingSchema = z.strictObject({ seat: z.int().min(0).max(5), bot: word.describe('The id of the bot.') })

/** Accounts of programs: by its token a bot sits down, or is invited, and everybody sees that it is one. */
export async function addBots(web: Web, { bots, passes, tables, gate, world }: Service): Promise<void> {
  const security = [{ pass: [] }]
  async function asking(request: FastifyRequest): Promise<Bot> {
    const token = bearerOf(request.headers.authorization)
    const bot = token === null ? null : await gate.tried(grouped(request.ip), () => bots.find(token))
    if (!bot) throw new Fault('bot.none')
    return bot
  }

  web.post(
    '/bots',
    {
      schema: {
        ...{ operationId: 'makeBot', summary: 'A token for a program, shown this once', tags: ['bots'] },
        body: makingSchema,
        response: { 200: botMadeSchema, ...refusals(409, 413, 422, 503) },
      },
      config: {
        rateLimit: {
          ...{ max: gate.limits.botsPerHour, timeWindow: HOUR_MS, groupId: 'bots' },
          errorResponseBuilder: (_request, { ttl }) => new Fault('limit.requests', { seconds: Math.ceil(ttl / 1000) }),
        },
      },
    },
    async ({ body }) => {
      const { id, name, token } = await bots.make(checkedName(body.name, []))
      return { bot: id, name, token }
    },
  )

  web.get(
    '/bots/me',
    {
      schema: {
        ...{ operationId: 'lookAtBot', summary: 'Who a token is of, and where it sits', tags: ['bots'], security },
        response: { 200: botSchema, ...refusals(401, 503) },
      },
    },
    async request => {
      const { id, name } = await asking(request)
      return { bot: id, name, seats: await bots.seats(id) }
    },
  )

  web.delete(
    '/bots/me',
    {
      schema: {
        ...{
          operationId: 'endBot',
          summary: 'Give a token back: it is good for nothing then',
          tags: ['bots'],
          security,
        },
        response: { 200: botSchema, ...refusals(401, 503) },
      },
    },
    async request => {
      const { id, name } = await asking(request)
      await bots.revoke(id)
      return { bot: id, name, seats: [] }
    },
  )

  web.post(
    '/tables/:table/bots/sit',
    {
      schema: {
        ...{ operationId: 'sitDownAsBot', summary: 'A bot sits down by an invite', tags: ['bots'], security },
        params: tableParams,
        body: takingSchema,
        response: { 200: satSchema, ...refusals(401, 409, 413, 422, 503) },
      },
    },
    async request => {
      const bot = await asking(request)
      const invite = await gate.tried(grouped(request.ip), () => passes.find(request.body.invite))
      if (!invite) throw new Fault('pass.none')
      if (invite.table !== request.params.table) throw new Fault('pass.other-table')
      if (invite.kind !== 'invite' || invite.seat === null) throw new Fault('pass.no-invite')
      const pass = await seat(bot, invite.table, invite.seat, [passes.ended(invite.hash, world.now())])
      return { pass, seat: invite.seat }
    },
  )

  web.post(
    '/tables/:table/bots',
    {
      schema: {
        ...{ operationId: 'inviteBot', summary: 'The host gives a free seat to a bot', tags: ['bots'] },
        security: [{ pass: [] }, { tableHost: [] }],
        params: tableParams,
        body: invitingSchema,
        response: { 200: z.object({ seat: z.int().min(0).max(5) }), ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async request => {
      const { table } = request.params
      await mustHost({ passes, gate }, request, table)
      const bot = await bots.named(request.body.bot)
      if (!bot) throw new Fault('bot.none')
      await seat(bot, table, request.body.seat, [])
      return { seat: request.body.seat }
    },
  )

  async function seat(bot: Bot, id: string, at: number, also: readonly Statement[]): Promise<string> {
    const pass = newPass(world.random)
    const table = await tables.find(id)
    const made = [passes.made(pass, { table: id, kind: 'seat', seat: at }, world.now()), bots.holds(bot.id, pass)]
    await table.gather(
      { type: 'sit', seat: at, name: bot.name, colour: null, hash: null, program: true },
      { also: [...also, ...made] },
    )
    return pass
  }
}
