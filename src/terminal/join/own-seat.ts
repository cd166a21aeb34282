import type { RemoteTable } from '../../client/table.ts'
import type { Devices } from '../../host/answers.ts'
import type { Act } from '../../host/wire.ts'
import type { Say } from '../../words/index.ts'
import type { AroundTable } from './around.ts'
import type { Aside } from './asides.ts'
import { type CompanyAct, simple } from './company-acts.ts'
import type { OwnLinks } from './own-links.ts'

/** What a seat has for itself: its devices, and, where somebody plays alone, friends who look over their shoulder. */
export interface OwnSeat {
  addDevice(): Promise<void>
  listDevices(): Promise<void>
  endDevice(id: string): Promise<void>
  /** A link for friends, any earlier one being over; or nobody looks over the shoulder any more. */
  letFriendsLook(isAllowed: boolean): Promise<void>
  letFriendsAdvise(isAllowed: boolean): Promise<void>
  acts(): readonly CompanyAct[]
  status(): readonly string[]
}

interface Settings {
  readonly table: RemoteTable
  readonly say: Say
  readonly around: AroundTable
  readonly links: OwnLinks
  act(what: Act): Promise<void>
  add(aside: Aside, text: string): void
}

/** As a server names a terminal (server/people/device.ts). */
const TERMINAL = /^Terminal(?:, (.+))?$/

/** A browser is called the same in every language. */
function deviceName(say: Say, device: string): string {
  const found = TERMINAL.exec(device)
  if (!found) return device
  const [, system] = found
  return system === undefined ? say('join.device.terminal') : say('join.device.terminal.system', { system })
}

export function deviceLine(say: Say, { id, device, isThis, isLink }: Devices['devices'][number]): string {
  const line = say('join.device-line', { id, what: isThis ? 'this' : isLink ? 'link' : 'other' })
  return device === '' ? line : say('join.device-line.named', { line, device: deviceName(say, device) })
}

export function openOwnSeat({ table, say, around, links, act, add }: Settings): OwnSeat {
  /** As they were listed last. */
  let devices: Devices['devices'] = []
  const told = (found: Devices['devices']): void => {
    devices = found
    add({ type: 'devices', devices }, devices.map(one => deviceLine(say, one)).join('; '))
  }
  const own: OwnSeat = {
    async addDevice() {
      const link = await links.addDevice()
      add({ type: 'device', link }, say('join.device', { link }))
    },
    async listDevices() {
      told(await links.devices())
    },
    async endDevice(id) {
      await links.endDevice(id)
      told(await links.devices())
    },
    async letFriendsLook(isAllowed) {
      const link = isAllowed ? await links.addFriends() : null
      if (!isAllowed) await links.endFriends()
      add({ type: 'friends', link }, link === null ? say('friend.ended') : say('join.friends', { link }))
    },
    letFriendsAdvise: isAllowed => act({ type: 'advice', isAllowed }),
    acts: () => [
      ...(around.isAlone() ? friendsActs() : []),
      simple(say('people.act.device'), own.addDevice),
      simple(say('people.act.devices'), own.listDevices),
      ...devices
        .filter(({ isThis }) => !isThis)
        .map(one =>
          simple(say('people.act.end-device', { device: deviceLine(say, one) }), () => own.endDevice(one.id)),
        ),
    ],
    status: () =>
      around.isAlone() ? [say(table.now().own.advice === null ? 'friend.status.quiet' : 'friend.status.advised')] : [],
  }

  function friendsActs(): CompanyAct[] {
    const mayAdvise = table.now().own.advice !== null
    return [
      simple(say('friend.act.look'), () => own.letFriendsLook(true)),
      simple(say(mayAdvise ? 'friend.act.no-advice' : 'friend.act.advice'), () => own.letFriendsAdvise(!mayAdvise)),
      simple(say('friend.act.end'), () => own.letFriendsLook(false)),
    ]
  }
  return own
}
