import type * as z from 'zod'
import {
  type CreationOptions,
  creationSchema,
  type HeldTable,
  heldTablesSchema,
  type MadePasskey,
  type Me,
  madePasskeySchema,
  meSchema,
  type OwnPass,
  ownPassSchema,
  type PasskeyLine,
  type PlayerSeen,
  passkeysSchema,
  type RequestOptions,
  requestSchema,
  type SessionSeen,
  sessionsSchema,
  signedInSchema,
  type UsedPasskey,
  usedPasskeySchema,
} from '../host/identity-answers.ts'
import type { Calls } from './calls.ts'

/** What somebody does about a passkey of theirs; nobody needs one to play. */
export interface Account {
  me(): Promise<Me>
  /** Makes a passkey, for whoever is signed in or for somebody new, and signs in; seats that are held come along. */
  register(given?: Registering): Promise<PlayerSeen>
  signIn(given?: SigningIn): Promise<PlayerSeen>
  /** The seats that were used here are given up here. */
  signOut(): Promise<void>
  rename(name: string | null): Promise<void>
  passkeys(): Promise<readonly PasskeyLine[]>
  removePasskey(id: string): Promise<void>
  sessions(): Promise<readonly SessionSeen[]>
  endSession(id: string): Promise<void>
  /** Every table there is a seat at, the newest first. */
  tables(): Promise<readonly HeldTable[]>
  /** The seats of these passes are the player's from now on. */
  keep(passes: readonly string[]): Promise<void>
  /** A pass for this device, for coming to the own seat. */
  passFor(table: string): Promise<OwnPass>
  /** Deletes the account; whoever is signed in here goes on as a guest. */
  remove(): Promise<void>
}

/** What makes passkeys and signs with them; a browser has it. */
export interface Authenticator {
  create(options: CreationOptions): Promise<MadePasskey>
  get(options: RequestOptions): Promise<UsedPasskey>
}

interface SigningIn {
  /** Passes that are no cookies of this browser. */
  readonly passes?: readonly string[]
  readonly authenticator?: Authenticator
}
interface Registering extends SigningIn {
  readonly name?: string
}

/** The one of the browser this runs in; it asks whoever sits before it. */
const ofBrowser: Authenticator = {
  async create(options) {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    const made = await navigator.credentials.create({ publicKey })
    return madePasskeySchema.shape.response.parse((made as PublicKeyCredential).toJSON())
  },
  async get(options) {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    const used = await navigator.credentials.get({ publicKey })
    return usedPasskeySchema.shape.response.parse((used as PublicKeyCredential).toJSON())
  },
}

export function accountBy({ textAt, post, remove, read }: Calls): Account {
  const get = async <Answer>(schema: z.ZodType<Answer>, path: string): Promise<Answer> =>
    read(schema, await textAt(path))
  const at = (path: string, id: string): string => `/me/${path}/${encodeURIComponent(id)}`
  return {
    me: () => get(meSchema, '/me'),
    async register({ name, passes = [], authenticator = ofBrowser } = {}) {
      const options = read(creationSchema, await post('/me/passkeys/begin', { name: name ?? null }))
      const response = await authenticator.create(options)
      return read(signedInSchema, await post('/me/passkeys/finish', { response, passes })).player
    },
    async signIn({ passes = [], authenticator = ofBrowser } = {}) {
      const options = read(requestSchema, await post('/sign-in/begin', {}))
      const response = await authenticator.get(options)
      return read(signedInSchema, await post('/sign-in/finish', { response, passes })).player
    },
    async signOut() {
      await post('/sign-out', {})
    },
    async rename(name) {
      await post('/me/name', { name })
    },
    passkeys: async () => (await get(passkeysSchema, '/me/passkeys')).passkeys,
    async removePasskey(id) {
      await remove(at('passkeys', id))
    },
    sessions: async () => (await get(sessionsSchema, '/me/sessions')).sessions,
    async endSession(id) {
      await remove(at('sessions', id))
    },
    tables: async () => (await get(heldTablesSchema, '/me/tables')).tables,
    async keep(passes) {
      await post('/me/tables', { passes })
    },
    passFor: async table => read(ownPassSchema, await post(`${at('tables', table)}/pass`, {})),
    async remove() {
      await remove('/me')
    },
  }
}
