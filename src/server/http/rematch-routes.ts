import { nextSchema } from '../../host/answers.ts'
import { rematchSchema } from '../../host/wire.ts'
import { isBotToken } from '../people/bots.ts'
import { deviceOf } from '../people/device.ts'
import type { Service } from '../service.ts'
import { grouped } from './address.ts'
import { enter } from './entering.ts'
import { broughtBy, setPass } from './passport.ts'
import { keepFor } from './signed-in.ts'
import { tableParams } from './table-routes.ts'
import { refusals, type Web } from './web.ts'

/** Once a match is over, its people come to the next table, each to their own seat. */
export async function addRematch(web: Web, service: Service): Promise<void> {
  const { rematch, bots, identity } = service
  web.post(
    '/tables/:table/rematch',
    {
      schema: {
        ...{
          operationId: 'playAgain',
          summary: 'Another game with the same people in the same seats',
          tags: ['tables'],
        },
        security: [{ pass: [] }, { seat: [] }],
        params: tableParams,
        body: rematchSchema,
        response: { 200: nextSchema, ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const { table } = request.params
      const brought = broughtBy(request, table)
      const { pass: own, host } = await enter({ ...service, address: grouped(request.ip) }, table, brought)
      const bot = brought.own !== null && isBotToken(brought.own) ? await bots.find(brought.own) : null
      const next = await rematch(own, {
        hash: request.body.hash ?? null,
        isHost: host !== null,
        device: deviceOf(request.headers['user-agent']),
        holds: bot && (pass => bots.holds(bot.id, pass)),
      })
      for (const [pass, kind] of [
        [next.pass, 'seat'],
        [next.host, 'host'],
      ] as const) {
        if (pass === null) continue
        await keepFor(identity, request, pass)
        setPass(request, reply, next.table, pass, kind)
      }
      return { table: next.table, seat: next.seat, pass: next.pass, ...(next.host === null ? {} : { host: next.host }) }
    },
  )
}
