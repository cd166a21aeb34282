import { createPublicKey } from 'node:crypto'
import { Fault } from '../../engine/game.ts'
import type { Refusal } from '../../host/store.ts'
import type { Sealing } from '../store/seal.ts'
import { openDelivery } from './delivery.ts'
import { type Hook, type Hooks, openHooks, type Target } from './hooks.ts'
import { type OutgoingSettings, openOutgoing, readAddress } from './outgoing.ts'
import { openPushKeys, type PushKeys } from './push-keys.ts'
import { openReminders, type RemindersSettings } from './reminders.ts'

/** All that reminds people, put together. */
export interface Reminding {
  readonly hooks: Hooks
  readonly keys: PushKeys
  /** Sends a message that is about nothing; what went wrong, or null. */
  attempt(hook: Hook): Promise<Refusal | null>
  close(): Promise<void>
}

export interface RemindingSettings extends Omit<RemindersSettings, 'hooks' | 'delivery'> {
  readonly sealed: Sealing
  /** For tests, which have nobody outside to call. */
  readonly outgoing?: Partial<OutgoingSettings>
}

/** Whom a push service writes to where nobody has said what this server is called. */
const NOBODY = 'mailto:nobody@example.invalid'
const UNCOMPRESSED = 4
const COORDINATE_BYTES = 32
const AUTH_BYTES = 16

/** Throws a Fault where nothing can be sent there, whatever the address may lead to. */
export function readTarget(target: Target): Target {
  readAddress(target.kind === 'webhook' ? target.url : target.endpoint)
  if (target.kind === 'webhook') return target
  const { p256dh, auth } = target
  if (!isPoint(Buffer.from(p256dh, 'base64url')) || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    throw new Fault('reminder.no-keys')
  return target
}

/** Is this a point on the curve P-256, as browsers write one? */
function isPoint(bytes: Buffer): boolean {
  if (bytes.length !== 1 + 2 * COORDINATE_BYTES || bytes[0] !== UNCOMPRESSED) return false
  const [x, y] = [bytes.subarray(1, 1 + COORDINATE_BYTES), bytes.subarray(1 + COORDINATE_BYTES)]
  const key = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') }
  try {
    createPublicKey({ key, format: 'jwk' })
    return true
  } catch {
    return false
  }
}

export function openReminding({ sealed, outgoing, ...settings }: RemindingSettings): Reminding {
  const { database, world, publicUrl } = settings
  const hooks = openHooks(database, sealed, world)
  const keys = openPushKeys(database, sealed)
  const contact = publicUrl?.startsWith('https:') ? publicUrl : NOBODY
  const delivery = openDelivery({ outgoing: openOutgoing(outgoing), hooks, keys, world, contact })
  const reminders = openReminders({ ...settings, hooks, delivery })
  return { hooks, keys, attempt: reminders.attempt, close: reminders.close }
}
