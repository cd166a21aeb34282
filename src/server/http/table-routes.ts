import type { FastifyReply } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { word } from '../../games/bounded.ts'
import { invitedSchema, openedSchema, satSchema, tableSchema } from '../../host/answers.ts'
import { doneSchema } from '../../host/identity-answers.ts'
import { lobbySeen, openingSchema, sittingSchema, type SittingDown as WireSitting } from '../../host/wire.ts'
import { readCode } from '../../table/code.ts'
import { matchFileSchema } from '../../table/file-schema.ts'
import { deviceOf } from '../people/device.ts'
import type { Seated, SittingDown } from '../people/seating.ts'
import { grouped } from './address.ts'
import type { Api } from './api.ts'
import { mustHost } from './entering.ts'
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
    async (request, reply) => {
      if (tablesFor === 'host') await mustRun(gate, hosts.link, request)
      const opened = await tables.open(request.body)
      await keepFor(identity, request, opened.host)
      setPass(request, reply, opened.table, opened.host, 'host')
      return opened
    },
  )

  web.post(
    '/tables/:table/host',
    {
      schema: {
        ...{ operationId: 'lookAfterTable', summary: 'Look after a table in this browser', tags: ['tables'] },
        params: tableParams,
        body: z.strictObject({ host: z.string().min(1).max(100).describe('What the link of the host ends in.') }),
        response: { 200: doneSchema, ...refusals(401, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { host } = request.body
      const found = await gate.tried(grouped(request.ip), () => passes.find(host))
      if (!found) throw new Fault('pass.none')
      if (found.table !== table) throw new Fault('pass.other-table')
      if (found.kind !== 'host') throw new Fault('pass.no-host')
      await keepFor(identity, request, host)
      setPass(request, reply, table, host, 'host')
      return { done: true } as const
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
        ...{
          operationId: 'sitDown',
          summary: 'Sit down by an invite, which is over then, or by a code',
          tags: ['tables'],
        },
        params: tableParams,
        body: sittingSchema,
        response: { 200: satSchema, ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { name, colour = null, hash = null, id = null } = request.body
      const device = deviceOf(request.headers['user-agent'])
      const sat = await satBy(grouped(request.ip), table, request.body, { name, colour, hash, id, device })
      await keepFor(identity, request, sat.pass)
      setPass(request, reply, table, sat.pass)
      return sat
    },
  )

  async function satBy(
    address: string,
    table: string,
    { invite, code: typed, seat }: WireSitting,
    sitting: SittingDown,
  ): Promise<Seated> {
    const code = typed === undefined ? null : readCode(typed)
    const found = await gate.tried(address, async () => {
      if (invite !== undefined) return seating.ticket(invite, sitting.id)
      return code === null ? null : ((await seating.seatedByCode(code, sitting.id)) ?? foundBy(code))
    })
    if (!found) throw new Fault(code === null ? 'pass.none' : 'code.none')
    if (found.table !== table) throw new Fault('pass.other-table')
    if ('hash' in found) return { pass: await seating.sit(found, sitting), seat: found.seat ?? 0 }
    return seating.sitByCode(found.code, sitting, seat ?? null)
  }
  const foundBy = async (code: string): Promise<{ readonly table: string; readonly code: string } | null> => {
    const table = await tables.byCode(code)
    return table === null ? null : { table, code }
  }

  web.post(
    '/codes',
    {
      schema: {
        ...{ operationId: 'findByCode', summary: 'The table of a code that somebody has typed', tags: ['tables'] },
        body: z.strictObject({ code: z.string().min(1).max(40) }),
        response: { 200: tableSchema, ...refusals(404, 413, 422, 503) },
      },
    },
    async request => {
      const found = await gate.tried(grouped(request.ip), () => foundBy(readCode(request.body.code)))
      if (!found) throw new Fault('code.none')
      const table = await tables.find(found.table)
      return { table: table.id, lobby: lobbySeen(table.lobby()) }
    },
  )

  web.post(
    '/tables/:table/invites',
    {
      schema: {
        ...{ operationId: 'invite', summary: 'The host gets a new invite for a free seat', tags: ['tables'] },
        security: [{ pass: [] }, { tableHost: [] }],
        params: tableParams,
        body: z.strictObject({ seat: z.int().min(0).max(5) }),
        response: { 200: invitedSchema, ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async request => {
      const { table } = request.params
      await mustHost({ passes, gate }, request, table)
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
