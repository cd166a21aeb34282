import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { word } from '../../games/bounded.ts'
import { openedSchema, satSchema, tableSchema } from '../../host/answers.ts'
import { lobbySeen, openingSchema, sittingSchema } from '../../host/wire.ts'
import { matchFileSchema } from '../../table/file-schema.ts'
import { grouped } from './address.ts'
import type { Api } from './api.ts'
import { mustRun } from './host-routes.ts'
import { setPass } from './passport.ts'
import { keepFor } from './signed-in.ts'
import { refusals, type Web } from './web.ts'

export const tableParams = z.object({ table: word.describe('The name of the table, as its links have it.') })

const HOUR_MS = 3_600_000

/** Tables as they are opened, joined and looked back on. */
export async function addTables(
  web: Web,
  {
    tables,
    passes,
    gate,
    identity,
    hosts,
    tablesFor,
  }: Pick<Api, 'tables' | 'passes' | 'gate' | 'identity' | 'hosts' | 'tablesFor'>,
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
      const { invite, name, colour = null, hash = null } = request.body
      const found = await gate.tried(grouped(request.ip), () => passes.find(invite))
      if (!found) throw new Fault('pass.none')
      if (found.table !== request.params.table) throw new Fault('pass.other-table')
      const pass = await tables.sit(found.table, found, { name, colour, hash })
      await keepFor(identity, request, pass)
      setPass(request, reply, found.table, pass)
      return { pass, seat: found.seat ?? 0 }
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
