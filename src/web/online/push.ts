/** Push messages of this browser, which come while the page is closed. */

/** Whether there is such a thing at all: only where the line is encrypted, or on this machine. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0))

/** Is there a worker that messages can come to? `navigator.serviceWorker.ready` would wait for ever where there is none. */
async function isActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const next = installing ?? waiting
  if (active || !next) return active !== null
  return new Promise(done =>
    next.addEventListener('statechange', () => {
      if (next.state === 'activated') done(true)
      // It could not be kept whole.
      if (next.state === 'redundant') done(false)
    }),
  )
}

/**
 * Subscribes this browser for a server with this key; null where it keeps no page (a private window does not), or where
 * it has no service that would bring the messages.
 */
export async function subscribeTo(key: string): Promise<PushSubscriptionJSON | null> {
  const kept = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (!kept || !(await isActive(kept))) return null
  const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  return kept.pushManager.subscribe(asked).then(
    subscription => subscription.toJSON(),
    () => null,
  )
}
