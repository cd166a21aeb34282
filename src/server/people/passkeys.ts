import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Fault } from '../../engine/game.ts'
import { type Database, prepared, type Statement } from '../store/statement.ts'
import type { World } from '../world.ts'
import type { Place } from './place.ts'

/** Passkeys: what is asked of a browser, and what it answers. What was asked is good once, and not for long. */
export interface PasskeyLine {
  readonly id: string
  readonly madeAt: number
  readonly usedAt: number
}

/** A passkey that a browser has just made, for a player who may not be there yet. */
export interface NewPasskey {
  readonly player: string
  readonly name: string | null
  readonly made: Statement
}

export interface Passkeys {
  list(player: string): Promise<readonly PasskeyLine[]>
  /** What a browser needs to make one; for somebody new where no player is given. */
  beginNew(
    place: Place,
    who: { readonly player: string | null; readonly name: string | null; readonly shownName: string },
  ): Promise<PublicKeyCredentialCreationOptionsJSON>
  /** Throws a Fault where it is not accepted. */
  finishNew(place: Place, response: RegistrationResponseJSON): Promise<NewPasskey>
  beginSignIn(place: Place): Promise<PublicKeyCredentialRequestOptionsJSON>
  /** Whose passkey it is; throws a Fault where it is not accepted. */
  finishSignIn(place: Place, response: AuthenticationResponseJSON): Promise<string>
  removed(id: string, player: string): Statement
}

/**
 * Ed25519, ES256 and RS256, whatever Node the server runs on: by a newer one, browsers would make keys that an older one
 * cannot check, with signatures of thousands of bytes.
 */
const ALGORITHMS = [-8, -7, -257] as const
const RP_NAME = 'Situation Room'
const CEREMONY_MS = 5 * 60_000
const CHALLENGE_BYTES = 32
const PLAYER_BYTES = 16

type Kind = 'new' | 'sign-in'

export function openPasskeys({ dialect, commit, read }: Database, world: World): Passkeys {
  const asked = prepared<{
    challenge: string
    kind: string
    player: string | null
    name: string | null
    until: number
  }>(dialect, (db, one) =>
    db.insertInto('ceremony').values({
      ...{ challenge: one.challenge, kind: one.kind, player: one.player, name: one.name },
      expires_at: one.until,
    }),
  )
  const past = prepared<{ now: number }>(dialect, (db, one) =>
    db.deleteFrom('ceremony').where('expires_at', '<=', one.now),
  )
  const byChallenge = prepared<{ challenge: string; kind: string; now: number }>(dialect, (db, one) =>
    db
      .selectFrom('ceremony')
      .select(['player', 'name'])
      .where('challenge', '=', one.challenge)
      .where('kind', '=', one.kind)
      .where('expires_at', '>', one.now),
  )
  const taken = prepared<{ challenge: string }>(dialect, (db, one) =>
    db.deleteFrom('ceremony').where('challenge', '=', one.challenge),
  )
  const insert = prepared<{
    id: string
    player: string
    key: string
    counter: number
    transports: string
    now: number
  }>(dialect, (db, one) =>
    db.insertInto('passkey').values({
      ...{ id: one.id, player: one.player, public_key: one.key, counter: one.counter },
      ...{ transports: one.transports, made_at: one.now, used_at: one.now },
    }),
  )
  const byId = prepared<{ id: string }>(dialect, (db, one) =>
    db.selectFrom('passkey').select(['player', 'public_key', 'counter', 'transports']).where('id', '=', one.id),
  )
  const used = prepared<{ id: string; counter: number; now: number }>(dialect, (db, one) =>
    db
      .updateTable('passkey')
      .set({ counter: one.counter, used_at: one.now })
      .where('id', '=', one.id)
      .where('counter', '<=', one.counter),
  )
  const ofPlayer = prepared<{ player: string }>(dialect, (db, one) =>
    db
      .selectFrom('passkey')
      .select(['id', 'transports', 'made_at', 'used_at'])
      .where('player', '=', one.player)
      .orderBy('made_at'),
  )
  const gone = prepared<{ id: string; player: string }>(dialect, (db, one) =>
    db.deleteFrom('passkey').where('id', '=', one.id).where('player', '=', one.player),
  )

  async function begin(kind: Kind, player: string | null, name: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const [bytes, now] = [world.random(CHALLENGE_BYTES), world.now()]
    const challenge = bytes.toString('base64url')
    const guard = asked({ challenge, kind, player, name, until: now + CEREMONY_MS })
    await commit([{ guard, after: [past({ now })] }])
    return Uint8Array.from(bytes)
  }

  /** What was asked by this challenge. It is good once: whoever takes it first has it. */
  async function ceremonyOf(kind: Kind, clientData: string) {
    const challenge = challengeIn(clientData)
    const [row] = await read(byChallenge({ challenge, kind, now: world.now() }))
    if (!row || !(await commit([{ guard: taken({ challenge }), after: [] }]))[0]) throw new Fault('identity.ceremony')
    return {
      challenge,
      player: row.player === null ? null : String(row.player),
      name: row.name === null ? null : String(row.name),
    }
  }

  return {
    list: async player =>
      (await read(ofPlayer({ player }))).map(row => ({
        ...{ id: String(row.id), madeAt: Number(row.made_at), usedAt: Number(row.used_at) },
      })),
    async beginNew({ rpId }, { player, name, shownName }) {
      const known = player === null ? [] : await read(ofPlayer({ player }))
      const owner = player ?? world.random(PLAYER_BYTES).toString('base64url')
      return generateRegistrationOptions({
        supportedAlgorithmIDs: [...ALGORITHMS],
        ...{ rpName: RP_NAME, rpID: rpId, userName: shownName, userDisplayName: shownName, attestationType: 'none' },
        userID: Uint8Array.from(Buffer.from(owner, 'base64url')),
        challenge: await begin('new', owner, name),
        timeout: CEREMONY_MS,
        excludeCredentials: known.map(row => ({ id: String(row.id), transports: JSON.parse(String(row.transports)) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
    },
    async finishNew({ rpId, origin }, response) {
      const { challenge, player, name } = await ceremonyOf('new', response.response.clientDataJSON)
      if (player === null) throw new Fault('identity.ceremony')
      const { registrationInfo } = await accepted(() =>
        verifyRegistrationResponse({
          supportedAlgorithmIDs: [...ALGORITHMS],
          ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
          requireUserVerification: false,
        }),
      )
      if (!registrationInfo) throw new Fault('identity.refused')
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      if ((await read(byId({ id }))).length > 0) throw new Fault('identity.known-passkey')
      const key = Buffer.from(publicKey).toString('base64url')
      const made = insert({ id, player, key, counter, transports: JSON.stringify(transports), now: world.now() })
      return { player, name, made }
    },
    async beginSignIn({ rpId }) {
      return generateAuthenticationOptions({
        ...{ rpID: rpId, timeout: CEREMONY_MS, userVerification: 'preferred' },
        challenge: await begin('sign-in', null, null),
      })
    },
    async finishSignIn({ rpId, origin }, response) {
      const { challenge } = await ceremonyOf('sign-in', response.response.clientDataJSON)
      const [row] = await read(byId({ id: response.id }))
      if (!row) throw new Fault('identity.unknown-passkey')
      const { userHandle } = response.response
      if (userHandle !== undefined && userHandle !== String(row.player)) throw new Fault('identity.refused')
      const { verified, authenticationInfo } = await accepted(() =>
        verifyAuthenticationResponse({
          ...{ response, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
          requireUserVerification: false,
          credential: {
            id: response.id,
            publicKey: Uint8Array.from(Buffer.from(String(row.public_key), 'base64url')),
            counter: Number(row.counter),
            transports: JSON.parse(String(row.transports)),
          },
        }),
      )
      const guard = used({ id: response.id, counter: authenticationInfo.newCounter, now: world.now() })
      // A copy of the passkey may have been used meanwhile: its counter would be ahead.
      if (!verified || !(await commit([{ guard, after: [] }]))[0]) throw new Fault('identity.refused')
      return String(row.player)
    },
    removed: (id, player) => gone({ id, player }),
  }
}

/** Whatever the library finds wrong with an answer is the same to whoever sent it. */
async function accepted<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify()
  } catch {
    throw new Fault('identity.refused')
  }
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as { challenge?: unknown }
    if (typeof challenge === 'string') return challenge
  } catch {
    // Said below.
  }
  throw new Fault('identity.refused')
}
