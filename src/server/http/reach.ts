import { networkInterfaces } from 'node:os'
import * as z from 'zod'
import { Fault } from '../../engine/game.ts'
import { isFromHere } from './health.ts'
import { refusals, type Web } from './web.ts'

/** What Node listens to when it listens to all addresses of a machine. */
const EVERYWHERE = ['0.0.0.0', '::']
export const isEverywhere = (host: string): boolean => EVERYWHERE.includes(host)

export const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host)

/** How others in the network reach this machine; what only holds for one of its interfaces is left out. */
export const ownAddresses = (host: string): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap(all => all ?? [])
    .filter(
      ({ internal, family, address }) => !internal && (family === 'IPv4' || host === '::') && !/^fe80:/i.test(address),
    )
    .map(({ address }) => inAddress(address))

const LONGEST_ADDRESS = 200
const reachSchema = z.object({
  addresses: z
    .array(z.string().max(LONGEST_ADDRESS))
    .max(100)
    .readonly()
    .describe('Where others find this server, such as `http://192.168.1.20:8080`; none where it listens here alone.'),
})
export type Reach = z.infer<typeof reachSchema>

/** Whoever opens a table at `localhost` invites others to an address that holds on their devices. */
export async function addReach(
  web: Web,
  { host, origins }: { readonly host: string; readonly origins: readonly string[] },
): Promise<void> {
  const at = (port: number | undefined): readonly string[] => {
    if (origins.length > 0) return origins.slice(0, 1)
    return isEverywhere(host) ? ownAddresses(host).map(one => `http://${one}:${port}`) : []
  }
  web.get(
    '/reach',
    {
      schema: {
        ...{ operationId: 'reach', summary: 'Where other devices find this server', tags: ['tables'] },
        description: 'Only for whoever asks from the machine it runs on; for everybody else there is nothing here.',
        response: { 200: reachSchema, ...refusals(404) },
      },
    },
    async (request): Promise<Reach> => {
      if (!isFromHere(request)) throw new Fault('api.no-route')
      return { addresses: at(request.socket.localPort) }
    },
  )
}
