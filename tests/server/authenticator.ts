import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { CreationOptions, MadePasskey, RequestOptions, UsedPasskey } from '../../src/host/identity-answers.ts'

/** An authenticator in software, as a browser would have one: it makes passkeys (ES256) and signs with them. */
export interface Authenticator {
  create(options: CreationOptions, at?: Partial<Where>): MadePasskey
  get(options: RequestOptions, at?: Partial<Where>): UsedPasskey
}

/** What can be wrong with an answer. */
export interface Where {
  readonly origin: string
  readonly rpId: string
  /** Added to the counter that is signed. */
  readonly counter: number
  readonly spoil: boolean
}

interface Passkey {
  readonly id: Buffer
  readonly user: string
  readonly key: KeyObject
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const u32 = (n: number): Buffer => {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(n)
  return four
}
/** The few things of CBOR that an attestation has; none of them is longer than 65,535 bytes. */
function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  return Buffer.from(length < 256 ? [(kind << 5) | 24, length] : [(kind << 5) | 25, length >> 8, length & 255])
}
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data])
const text = (data: string): Buffer => Buffer.concat([head(3, data.length), Buffer.from(data)])
const whole = (n: number): Buffer => (n >= 0 ? head(0, n) : head(1, -1 - n))
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (one: string): Buffer => bytes(Buffer.from(one, 'base64url'))
  return map(
    [whole(1), whole(2)],
    [whole(3), whole(-7)],
    [whole(-1), whole(1)],
    [whole(-2), coordinate(x)],
    [whole(-3), coordinate(y)],
  )
}

export function newAuthenticator(origin: string): Authenticator {
  const passkeys: Passkey[] = []
  let used = 0
  const rpIdOf = (given: string | undefined): string => given ?? new URL(origin).hostname
  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  return {
    create({ challenge, user, rp }, { origin: from = origin, rpId = rpIdOf(rp.id) } = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const id = randomBytes(16)
      passkeys.push({ id, user: user.id, key: privateKey })
      const client = clientData('webauthn.create', challenge, from)
      const data = Buffer.concat([
        ...[sha256(rpId), Buffer.from([USER_PRESENT | USER_VERIFIED | HAS_KEY]), u32(0)],
        ...[Buffer.alloc(16), Buffer.from([0, id.length]), id, coseOf(publicKey)],
      ])
      const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)])
      return {
        ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    get({ challenge, rpId: asked }, { origin: from = origin, rpId = rpIdOf(asked), counter = 0, spoil = false } = {}) {
      const { id, user, key } = passkeys[passkeys.length - 1]
      used += 1
      const client = clientData('webauthn.get', challenge, from)
      const data = Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | USER_VERIFIED]), u32(used + counter)])
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key)
      if (spoil) signature[signature.length - 1] ^= 1
      return {
        ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: user,
        },
        clientExtensionResults: {},
      }
    },
  }
}
