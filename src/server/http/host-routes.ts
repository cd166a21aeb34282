import type { FastifyRequest } from 'fastify'
import { Fault } from '../../engine/game.ts'
import { closedSchema, hostedTablesSchema } from '../../host/hosting-answers.ts'
import type { HostLink } from '../people/host-link.ts'
import type { Service } from '../service.ts'
import type { Listing } from '../tables/listing.ts'
import { grouped } from './address.ts'
import type { Gate } from './gate.ts'
import { bearerOf } from './passport.ts'
import { tableParams } from './table-routes.ts'
import { refusals, type Web } from './web.ts'

/** What whoever runs a server does by the link that its start printed. */
export interface Hosts {
  readonly link: HostLink
  readonly listing: Listing
}

/** Throws where a request is not that of whoever runs the server. */
export async function mustRun(gate: Gate, link: HostLink, request: FastifyRequest): Promise<void> {
  const pass = bearerOf(request.headers.authorization)
  const good = pass && (await gate.tried(grouped(request.ip), async () => ((await link.isGood(pass)) ? true : null)))
  if (!good) throw new Fault('host.none')
}

export async function addHosts(
  web: Web,
  { link, listing }: Hosts,
  { tables, gate }: Pick<Service, 'tables' | 'gate'>,
): Promise<void> {
  const security = [{ host: [] }]
  const tags = ['hosts']
  web.get(
    '/host/tables',
    {
      schema: {
        ...{ operationId: 'listTables', summary: 'The tables of a server that are open or played', tags, security },
        response: { 200: hostedTablesSchema, ...refusals(401, 503) },
      },
    },
    async request => {
      await mustRun(gate, link, request)
      return { tables: await listing() }
    },
  )

  web.delete(
    '/host/tables/:table',
    {
      schema: {
        ...{ operationId: 'closeTable', summary: 'Close a table whose match has not begun', tags, security },
        params: tableParams,
        response: { 200: closedSchema, ...refusals(401, 404, 409, 503) },
      },
    },
    async request => {
      await mustRun(gate, link, request)
      const table = await tables.find(request.params.table)
      // Whoever plays is at the mercy of nobody who is not at the table.
      if (table.match()) throw new Fault('host.played')
      await table.gather({ type: 'close' })
      return { table: table.id }
    },
  )
}
