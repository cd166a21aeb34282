import { writeLink } from '../../client/link.ts'
import { type Context, print, printJson } from '../context.ts'
import type { KeptSeat } from './kept-seats.ts'
import type { TableServer } from './server.ts'

/** What whoever has a seat asks for beside playing: links of their own, and their devices. */
export interface OwnLinkFlags {
  readonly device?: boolean
  readonly devices?: boolean
  readonly endDevice?: string
  readonly friends?: boolean
}

export const asksForLinks = ({ device, devices, endDevice, friends }: OwnLinkFlags): boolean =>
  device === true || devices === true || endDevice !== undefined || friends === true

export async function tellLinks(
  context: Context,
  server: TableServer,
  { address, table, pass }: KeptSeat,
  flags: OwnLinkFlags & { readonly json?: boolean },
): Promise<void> {
  const { say } = context
  const answer = (what: object, lines: readonly string[]): void => {
    if (flags.json) printJson(context, what, 0)
    else for (const one of lines) print(context, one)
  }
  if (flags.device) {
    const right = { kind: 'device', pass: await server.addDevice(table, pass) } as const
    const link = writeLink({ address, table, right })
    answer({ device: link }, [say('join.device', { link })])
  }
  if (flags.friends) {
    const right = { kind: 'friend', pass: await server.addFriends(table, pass) } as const
    const link = writeLink({ address, table, right })
    answer({ friends: link }, [say('join.friends', { link })])
  }
  if (flags.endDevice !== undefined) await server.endDevice(table, pass, flags.endDevice)
  if (flags.devices || flags.endDevice !== undefined) {
    const devices = await server.devices(table, pass)
    answer(
      { devices },
      devices.map(({ id, device, isThis, isLink }) =>
        say('join.device-line', { id, device, what: isThis ? 'this' : isLink ? 'link' : 'other' }),
      ),
    )
  }
}
