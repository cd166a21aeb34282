import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { word } from '../../games/bounded.ts'
import { deviceLinkSchema, devicesSchema, friendsLinkSchema, satSchema } from '../../host/answers.ts'
import { deviceOf } from '../people/device.ts'
import type { Pass } from '../people/passes.ts'
import type { Service } from '../service.ts'
import { grouped } from './address.ts'
import { passOf, setPass } from './passport.ts'
import { keepFor } from './signed-in.ts'
import { tableParams } from './table-routes.ts'
import { refusals, type Web } from './web.ts'

/** The devices that somebody plays on: each has a pass of its own, and each can be ended from any other. */
export async function addDevices(
  web: Web,
  { seating, passes, gate, identity }: Pick<Service, 'seating' | 'passes' | 'gate' | 'identity'>,
): Promise<void> {
  const security = [{ pass: [] }, { seat: [] }]
  async function sitting(request: FastifyRequest, table: string): Promise<Pass> {
    const text = passOf(request, table)
    const pass = text === null ? null : await gate.tried(grouped(request.ip), () => passes.find(text))
    if (!pass) throw new Fault('pass.none')
    if (pass.table !== table) throw new Fault('pass.other-table')
    if (pass.kind !== 'seat') throw new Fault('match.no-seat')
    return pass
  }

  web.post(
    '/tables/:table/devices',
    {
      schema: {
        ...{ operationId: 'addDevice', summary: 'A link to your seat for another device, good once', tags: ['seats'] },
        security,
        params: tableParams,
        body: z.strictObject({}),
        response: { 200: deviceLinkSchema, ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async request => ({ device: await seating.addDevice(await sitting(request, request.params.table)) }),
  )

  web.post(
    '/tables/:table/devices/enter',
    {
      schema: {
        ...{ operationId: 'enterByDevice', summary: 'Come to your seat on another device', tags: ['seats'] },
        params: tableParams,
        body: z.strictObject({
          device: z.string().min(1).max(100),
          id: z.string().min(1).max(64).optional().describe('Made once: sent again, it gets the seat again.'),
        }),
        response: { 200: satSchema, ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async (request, reply) => {
      const { device, id = null } = request.body
      const found = await gate.tried(grouped(request.ip), () => seating.ticket(device, id))
      if (!found) throw new Fault('pass.none')
      if (found.table !== request.params.table) throw new Fault('pass.other-table')
      const pass = await seating.enter(found, { id, device: deviceOf(request.headers['user-agent']) })
      await keepFor(identity, request, pass)
      setPass(request, reply, found.table, pass)
      return { pass, seat: found.seat ?? 0 }
    },
  )

  web.post(
    '/tables/:table/friends',
    {
      schema: {
        ...{ operationId: 'inviteFriends', summary: 'A link for friends, who see what you see', tags: ['seats'] },
        security,
        params: tableParams,
        body: z.strictObject({}),
        response: { 200: friendsLinkSchema, ...refusals(401, 404, 409, 413, 422, 503) },
      },
    },
    async request => ({ friends: await seating.addFriends(await sitting(request, request.params.table)) }),
  )

  web.delete(
    '/tables/:table/friends',
    {
      schema: {
        ...{ operationId: 'endFriends', summary: 'Nobody looks over your shoulder any more', tags: ['seats'] },
        security,
        params: tableParams,
        response: { 200: z.object({}), ...refusals(401, 404, 409, 503) },
      },
    },
    async request => {
      await seating.endFriends(await sitting(request, request.params.table))
      return {}
    },
  )

  web.get(
    '/tables/:table/devices',
    {
      schema: {
        ...{ operationId: 'listDevices', summary: 'The devices of your seat, and links not used yet', tags: ['seats'] },
        security,
        params: tableParams,
        response: { 200: devicesSchema, ...refusals(401, 404, 409, 503) },
      },
    },
    async request => ({ devices: await seating.devices(await sitting(request, request.params.table)) }),
  )

  web.delete(
    '/tables/:table/devices/:device',
    {
      schema: {
        ...{ operationId: 'endDevice', summary: 'A device or a link is good for nothing from now on', tags: ['seats'] },
        security,
        params: z.object({ ...tableParams.shape, device: word }),
        response: { 200: devicesSchema, ...refusals(401, 404, 409, 503) },
      },
    },
    async request => {
      const pass = await sitting(request, request.params.table)
      await seating.endDevice(pass, request.params.device)
      return { devices: await seating.devices(pass) }
    },
  )
}
