import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'

/** A browser that has subscribed to push messages, at a service of this machine. */
export function newSubscription(port: number) {
  const own: ECDH = createECDH('prime256v1')
  const p256dh = own.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const { decrypt } = createRequire(import.meta.url)('http_ece') as {
    decrypt(body: Buffer, how: { version: string; privateKey: ECDH; authSecret: string }): Buffer
  }
  return {
    target: { kind: 'push', endpoint: `https://push.example:${port}/device`, p256dh, auth } as const,
    read: (body: Buffer): string =>
      decrypt(body, { version: 'aes128gcm', privateKey: own, authSecret: auth }).toString(),
  }
}
