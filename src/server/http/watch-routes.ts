import * as z from 'zod'
import { watchLinkSchema } from '../../host/answers.ts'
import type { Service } from '../service.ts'
import { mustHost } from './entering.ts'
import { tableParams } from './table-routes.ts'
import { refusals, type Web } from './web.ts'

/** Whoever looks after a table gives away one link for all who look on, and ends it. */
export async function addWatch(
  web: Web,
  { seating, passes, gate }: Pick<Service, 'seating' | 'passes' | 'gate'>,
): Promise<void> {
  const security = [{ pass: [] }, { tableHost: [] }]

  web.post(
    '/tables/:table/watch',
    {
      schema: {
        ...{ operationId: 'inviteSpectators', summary: 'The host gets a link for spectators', tags: ['tables'] },
        security,
        params: tableParams,
        body: z.strictObject({}),
        response: { 200: watchLinkSchema, ...refusals(401, 403, 404, 409, 413, 422, 503) },
      },
    },
    async request => {
      const { table } = request.params
      await mustHost({ passes, gate }, request, table)
      return { watch: await seating.addWatch(table) }
    },
  )

  web.delete(
    '/tables/:table/watch',
    {
      schema: {
        ...{ operationId: 'endSpectators', summary: 'Nobody looks on by an earlier link any more', tags: ['tables'] },
        security,
        params: tableParams,
        response: { 200: z.object({}), ...refusals(401, 403, 404, 409, 503) },
      },
    },
    async request => {
      const { table } = request.params
      await mustHost({ passes, gate }, request, table)
      await seating.endWatch(table)
      return {}
    },
  )
}
