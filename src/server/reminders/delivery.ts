import webPush from 'web-push'
import { Fault } from '../../engine/game.ts'
import { refusalOf } from '../../host/refusal.ts'
import type { Refusal } from '../../host/store.ts'
import type { World } from '../world.ts'
import type { Hook, Hooks, Target } from './hooks.ts'
import type { Message } from './message.ts'
import type { Outgoing } from './outgoing.ts'
import type { PushKeys } from './push-keys.ts'

/** Brings a message to where somebody wants it; what went wrong stands with the hook, for whoever owns it. */
export interface Delivery {
  /** What went wrong; null where nothing did. Should it fail, it is tried again, unless somebody waits for the answer. */
  deliver(hook: Hook, message: Message, isAwaited?: boolean): Promise<Refusal | null>
}

interface Around {
  readonly outgoing: Outgoing
  readonly hooks: Hooks
  readonly keys: PushKeys
  readonly world: World
  /** Whom a push service may write to about what we send. */
  readonly contact: string
}

/** So long after each try that failed the next follows. */
const RETRY_MS = [1000, 5000] as const
/** What a push service keeps for a browser that is not there. */
const DAY_SECONDS = 86_400

/** May it be another answer a moment later? */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Fault)) return false
  const status = Number(error.values.status ?? 0)
  return ['reminder.unreachable', 'reminder.slow'].includes(error.key) || [408, 429].includes(status) || status >= 500
}

class Gone extends Error {}

export function openDelivery({ outgoing, hooks, keys, world, contact }: Around): Delivery {
  async function post(target: Target, message: Message): Promise<number> {
    if (target.kind === 'webhook') {
      const { url, key, prefix } = target
      const headers = { 'content-type': 'application/json', 'user-agent': 'Situation-Room' }
      return outgoing.post({ url, headers, body: JSON.stringify({ [key]: prefix + message.text }) })
    }
    const { endpoint, p256dh, auth } = target
    const { publicKey, privateKey } = await keys()
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: DAY_SECONDS,
        // What a browser has not fetched yet makes room for what is newer.
        ...(message.table === null ? {} : { topic: message.table.slice(0, 32) }),
      },
    )
    const { 'Content-Length': _, ...rest } = headers as Record<string, string>
    return outgoing.post({ url: endpoint, headers: rest, body })
  }

  /** Throws a Fault where it did not arrive. */
  async function once(target: Target, message: Message): Promise<void> {
    const status = await post(target, message)
    if (status >= 200 && status < 300) return
    if (target.kind === 'push' && (status === 404 || status === 410)) throw new Gone()
    if (status >= 300 && status < 400) throw new Fault('reminder.redirect')
    throw new Fault('reminder.status', { status })
  }

  async function withRetries(target: Target, message: Message): Promise<void> {
    for (const wait of RETRY_MS)
      try {
        return await once(target, message)
      } catch (error) {
        if (!isPassing(error)) throw error
        await new Promise<void>(resolve => world.after(wait, resolve))
      }
    await once(target, message)
  }

  return {
    async deliver({ id, target }, message, isAwaited = false) {
      const error = await (isAwaited ? once : withRetries)(target, message).then(
        () => null,
        (problem: unknown) => problem,
      )
      if (error instanceof Gone) {
        await hooks.gone(id)
        return refusalOf(new Fault('reminder.gone'))
      }
      if (error !== null && !(error instanceof Fault)) throw error
      const why = error && refusalOf(error)
      await hooks.used(id, why)
      return why
    },
  }
}
