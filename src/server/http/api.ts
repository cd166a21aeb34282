import type { FastifyInstance } from 'fastify'
import type { Reminding } from '../reminders/reminding.ts'
import type { Service } from '../service.ts'
import type { TablesFor } from '../settings.ts'
import type { Trust } from './address.ts'
import { addBots } from './bot-routes.ts'
import { addDaily } from './daily-routes.ts'
import { addDevices } from './device-routes.ts'
import { addEvents } from './event-routes.ts'
import { addHistory } from './history-routes.ts'
import { addHosts, type Hosts } from './host-routes.ts'
import { addIdentity } from './identity-routes.ts'
import { addOwnTables } from './own-table-routes.ts'
import { addReach } from './reach.ts'
import { addRematch } from './rematch-routes.ts'
import { addReminders } from './reminder-routes.ts'
import { addScreens } from './screen-routes.ts'
import { addSocket } from './socket.ts'
import { addTables } from './table-routes.ts'
import { addWatch } from './watch-routes.ts'
import { addWeb } from './web.ts'

/** The tables over HTTP and WebSocket. Nothing of a match is decided here. */

export interface Api extends Service {
  /** Whom to believe where a request comes from. */
  readonly trust: Trust
  /** Addresses whose pages may ask, besides the one that is asked. */
  readonly origins: readonly string[]
  readonly reminding: Reminding
  readonly hosts: Hosts
  /** What it listens to. */
  readonly host: string
  /** Who may open tables. */
  readonly tablesFor: TablesFor
}

export async function addApi(server: FastifyInstance, api: Api): Promise<void> {
  await addWeb(server, api, async web => {
    await addTables(web, api)
    await addHosts(web, api.hosts, api)
    await addBots(web, api)
    await addDaily(web, api)
    await addDevices(web, api)
    await addScreens(web, api)
    await addWatch(web, api)
    await addEvents(web, api)
    await addIdentity(web, api.identity, api.origins)
    await addReminders(web, api.reminding, api)
    await addHistory(web, api)
    await addReach(web, api)
    await addOwnTables(web, api)
    await addRematch(web, api)
  })
  addSocket(server, api)
}
