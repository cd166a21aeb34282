import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { word } from '../../games/bounded.ts'
import { invitedSchema, openedSchema, satSchema, tableSchema } from '../../host/answers.ts'
import { lobbySeen, openingSchema, sittingSchema } from '../../host/wire.ts'
import { matchFileSchema } from '../../table/file-schema.ts'
import { deviceOf } from '../people/device.ts'
import { grouped } from './address.ts'
import type { Api } from './api.ts'
import { mustRun } from './host-routes.ts'
import { passOf, setPass } from './passport.ts'
import { keepFor } from './signed-in.ts'
import { refusals, type Web } from './web.ts'

export const tableParams = z.object({ table: word.describe('The name of the table, as its links have it.') })

const HOUR_MS = 3_600_000

/** Tables as they are opened, joined and looked back on. */
export async function addTables(
  web: Web,
  {
    tables,
    seating,
    passes,
    gate,
    identity,
    hosts,
    tablesFor,
  }: Pick<Api, 'tables' | 'seating' | 'passes' | 'gate' | 'identity' | 'hosts' | 'tablesFor'>,
): Promise<void> {
  web.post(
    '/tables',
    {
      schema: {
        ...{ operationId: 'openTable', summary: 'Open a table, and get what lets people in', tags: ['tables'] },
        body: openingSchema,
        response: { 200: openedSchema, ...refusals(401, 409, 413, 422, 503) },
      },
      config: {
        rateLimit: {
          ...{ max: gate.limits.tablesPerHour, timeWindow: HOUR_MS, groupId: 'tables' },
          errorResponseBuilder: (_request, { ttl }) => new Fault('limit.tables', { seconds: Math.ceil(ttl / 1000) }),
        },
      },
    },
    async request => {
      if (tablesFor === 'host') await mustRun(gate, hosts.link, request)
      const opened = await tables.open(request.body)
      await keepFor(identity, request, opened.host)
      return opened
    },
  )

  web.get(
    '/tables/:table',
    {
      schema: {
        ...{ operationId: 'lookAtTable', summary: 'Who sits at a table, before its match', tags: ['tables'] },
        params: tableParams,
        response: { 200: tableSchema, ...refusals(404, 503) },
      },
    },
    async ({ params }) => {
      const table = await tables.find(params.table)
      return { table: table.id, lobby: lobbySeen(table.lobby()) }
    },
  )

  web.post(
    '/tables/:table/sit',
    {
      schema: {
        ...{ operationId: 'sitDown', summary: 'Sit down by an invite, which is over then', tags: ['tables'] },
        params: tableParams,
        body: sittingSchema,
        response: { 200: satSchema, ...refusals(401, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const { invite, name, colour = null, hash = null, id = null } = request.body
      const found = await gate.tried(grouped(request.ip), () => seating.ticket(invite, id))
      if (!found) throw new Fault('pass.none')
      if (found.table !== request.params.table) throw new Fault('pass.other-table')
      const device = deviceOf(request.headers['user-agent'])
      const pass = await seating.sit(found, { name, colour, hash, id, device })
      await keepFor(identity, request, pass)
      setPass(request, reply, found.table, pass)
      return { pass, seat: found.seat ?? 0 }
    },
  )

  web.post(
    '/tables/:table/invites',
    {
      schema: {
        ...{ operationId: 'invite', summary: 'The host gets a new invite for a free seat', tags: ['tables'] },
        security: [{ pass: [] }, { seat: [] }],
        params: tableParams,
        body: z.strictObject({ seat: z.int().min(0).max(5) }),
        response: { 200: invitedSchema, ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async request => {
      const { table } = request.params
      const text = passOf(request, table)
      const host = text === null ? null : await gate.tried(grouped(request.ip), () => passes.find(text))
      if (host?.table !== table || host.kind !== 'host') throw new Fault('pass.no-host')
      return { invite: await seating.invite(table, request.body.seat) }
    },
  )

  web.get(
    '/tables/:table/file',
    {
      schema: {
        ...{ operationId: 'fetchFile', summary: 'The file of a match that is over', tags: ['tables'] },
        params: tableParams,
        response: { 200: matchFileSchema, ...refusals(404, 409, 503) },
      },
    },
    async ({ params }, reply) => {
      const file = await tables.file(params.table)
      // It was checked when it was read, and is text already.
      return (reply as FastifyReply).type('application/json; charset=utf-8').serializer(String).send(file)
    },
  )
}
