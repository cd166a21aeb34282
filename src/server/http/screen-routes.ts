import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { screenEnteredSchema, screenLinkSchema } from '../../host/answers.ts'
import type { Service } from '../service.ts'
import { grouped } from './address.ts'
import { mustHost } from './entering.ts'
import { passOf, setPass } from './passport.ts'
import { tableParams } from './table-routes.ts'
import { refusals, type Web } from './web.ts'

const id = z.string().min(1).max(40).optional().describe('Made once: sent again, everybody is told of it once.')

/** The shared screen of a table: its host opens and closes it, and a browser in the room comes in by its link. */
export async function addScreens(
  web: Web,
  { screens, seating, passes, gate }: Pick<Service, 'screens' | 'seating' | 'passes' | 'gate'>,
): Promise<void> {
  const security = [{ pass: [] }, { tableHost: [] }]

  web.post(
    '/tables/:table/screen',
    {
      schema: {
        ...{ operationId: 'openScreen', summary: 'The host gets a link for a shared screen', tags: ['tables'] },
        security,
        params: tableParams,
        body: z.strictObject({ id }),
        response: { 200: screenLinkSchema, ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async request => {
      const { table } = request.params
      await mustHost({ passes, gate }, request, table)
      return { screen: await screens.open(table, request.body.id ?? null) }
    },
  )

  web.delete(
    '/tables/:table/screen',
    {
      schema: {
        ...{ operationId: 'closeScreen', summary: 'The host closes the shared screen', tags: ['tables'] },
        security,
        params: tableParams,
        response: { 200: z.object({}), ...refusals(401, 404, 409, 503) },
      },
    },
    async request => {
      const { table } = request.params
      await mustHost({ passes, gate }, request, table)
      await screens.close(table)
      return {}
    },
  )

  web.post(
    '/tables/:table/screen/enter',
    {
      schema: {
        ...{ operationId: 'enterAsScreen', summary: 'Become the shared screen of a table', tags: ['tables'] },
        params: tableParams,
        body: z.strictObject({ screen: z.string().min(1).max(100), id }),
        response: { 200: screenEnteredSchema, ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const { screen, id = null } = request.body
      const found = await gate.tried(grouped(request.ip), () => seating.ticket(screen, id))
      const [ticket, known] = found ? [found, null] : [null, await shownBefore(request, table)]
      if (ticket && ticket.table !== table) throw new Fault('pass.other-table')
      const pass = ticket ? await screens.enter(ticket, id) : known
      if (pass === null) throw new Fault('pass.none')
      setPass(request, reply, table, pass, 'screen')
      return { pass }
    },
  )

  /** A screen that is loaded anew has its link still, which is over, and what it was exchanged for. */
  async function shownBefore(request: FastifyRequest, table: string): Promise<string | null> {
    const text = passOf(request, table, 'screen')
    const pass = text === null ? null : await passes.find(text)
    return pass?.kind === 'screen' && pass.table === table ? text : null
  }
}
