import { writeLink } from '../../client/link.ts'
import type { Devices } from '../../host/answers.ts'
import { type Context, print, printJson } from '../context.ts'
import type { KeptSeat } from './kept-seats.ts'
import { deviceLine } from './own-seat.ts'
import type { TableServer } from './server.ts'

/** Links of one's own, and one's devices, at the server that has the seat. */
export interface OwnLinks {
  /** A link for another device, good once. */
  addDevice(): Promise<string>
  devices(): Promise<Devices['devices']>
  endDevice(id: string): Promise<void>
  /** A link for friends of whoever plays alone, any earlier one being over. */
  addFriends(): Promise<string>
  endFriends(): Promise<void>
}

export function ownLinksAt(server: TableServer, { address, table, pass }: KeptSeat): OwnLinks {
  const link = (kind: 'device' | 'friend', made: string): string =>
    writeLink({ address, table, right: { kind, pass: made } })
  return {
    addDevice: async () => link('device', await server.addDevice(table, pass)),
    devices: () => server.devices(table, pass),
    endDevice: id => server.endDevice(table, pass, id),
    addFriends: async () => link('friend', await server.addFriends(table, pass)),
    endFriends: () => server.endFriends(table, pass),
  }
}

/** What whoever has a seat asks for beside playing: links of their own, and their devices. */
export interface OwnLinkFlags {
  readonly device?: boolean
  readonly devices?: boolean
  readonly endDevice?: string
  readonly friends?: boolean
  readonly endFriends?: boolean
}

export const asksForLinks = ({ device, devices, endDevice, friends, endFriends }: OwnLinkFlags): boolean =>
  device === true || devices === true || endDevice !== undefined || friends === true || endFriends === true

export async function tellLinks(
  context: Context,
  links: OwnLinks,
  flags: OwnLinkFlags & { readonly json?: boolean },
): Promise<void> {
  const { say } = context
  const answer = (what: object, lines: readonly string[]): void => {
    if (flags.json) printJson(context, what, 0)
    else for (const one of lines) print(context, one)
  }
  if (flags.device) {
    const device = await links.addDevice()
    answer({ device }, [say('join.device', { link: device })])
  }
  if (flags.endFriends) {
    await links.endFriends()
    answer({ friends: null }, [say('friend.ended')])
  }
  if (flags.friends) {
    const friends = await links.addFriends()
    answer({ friends }, [say('join.friends', { link: friends })])
  }
  if (flags.endDevice !== undefined) await links.endDevice(flags.endDevice)
  if (flags.devices || flags.endDevice !== undefined) {
    const devices = await links.devices()
    answer(
      { devices },
      devices.map(one => deviceLine(say, one)),
    )
  }
}
