import { ownTablesSchema } from '../../host/own-tables.ts'
import type { Service } from '../service.ts'
import { heldIn } from './held.ts'
import { refusals, type Web } from './web.ts'

/** Each look plays the matches of all these tables again, which takes its time. */
const LOOKS = { config: { rateLimit: { max: 60, timeWindow: 60_000, groupId: 'own-tables' } } }

/** The tables somebody sits at or looks after, for whoever wants to go on with one. */
export async function addOwnTables(
  web: Web,
  { ownTables, passes, identity, gate }: Pick<Service, 'ownTables' | 'passes' | 'identity' | 'gate'>,
): Promise<void> {
  web.get(
    '/me/seats',
    {
      ...LOOKS,
      schema: {
        ...{ operationId: 'listOwnSeats', summary: 'The tables you sit at or look after', tags: ['tables'] },
        security: [{}, { pass: [] }, { seat: [] }, { tableHost: [] }],
        response: { 200: ownTablesSchema, ...refusals(503) },
      },
    },
    async request => ({ tables: await ownTables(await heldIn({ passes, identity, gate }, request)) }),
  )
}
