import * as z from 'zod'
import { word } from '../games/bounded.ts'
import { LAST_MS } from '../table/file-schema.ts'
import { pass, refusalSchema } from './answers.ts'

/**
 * What is sent and answered about passkeys and those who have one. Browsers make the long parts themselves
 * (`PublicKeyCredential.toJSON`), and take the options as they are (`parseCreationOptionsFromJSON`).
 */

const at = z.int().min(0).max(LAST_MS)
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/)
    .describe('Bytes in base64url.')
const id = bytes(1400)
const ignored = z.object({}).describe('As the browser has it; nothing is read from it.')
const publicKey = z.literal('public-key')
const transports = z.array(z.string().max(40)).max(10)

/** A name that others at a table are shown, unless another one is given there. */
const name = z.string().max(100).nullable()

/** Seats that somebody without cookies holds: those in cookies come along by themselves. */
const passes = z
  .array(pass)
  .max(100)
  .optional()
  .describe('Passes that are no cookies: their seats are the player’s, too.')

export const newPasskeySchema = z.strictObject({ name: name.optional() })

export const madePasskeySchema = z.strictObject({
  passes,
  response: z.object({
    ...{ id, rawId: id, type: publicKey, clientExtensionResults: ignored },
    authenticatorAttachment: z.enum(['cross-platform', 'platform']).exactOptional(),
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(8000),
      transports: transports.exactOptional(),
    }),
  }),
})

export const usedPasskeySchema = z.strictObject({
  passes,
  response: z.object({
    ...{ id, rawId: id, type: publicKey, clientExtensionResults: ignored },
    authenticatorAttachment: z.enum(['cross-platform', 'platform']).exactOptional(),
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(2000),
      userHandle: bytes(200).exactOptional(),
    }),
  }),
})

export const attachingSchema = z.strictObject({ passes: z.array(pass).max(100) })
export const namingSchema = z.strictObject({ name })

export const creationSchema = z.object({
  challenge: bytes(100),
  rp: z.object({ name: word, id: word }),
  user: z.object({ id: bytes(100), name: word, displayName: word }),
  pubKeyCredParams: z.array(z.object({ alg: z.int().min(-999).max(0), type: publicKey })).max(10),
  timeout: at,
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id, type: publicKey, transports })).max(20),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('preferred'),
  }),
  extensions: z.object({ credProps: z.literal(true) }),
  hints: z.array(word).max(3),
})

export const requestSchema = z.object({
  challenge: bytes(100),
  rpId: word,
  timeout: at,
  userVerification: z.literal('preferred'),
})

const playerSchema = z.object({ name: z.string().max(100).nullable() })

export const meSchema = z.object({
  player: playerSchema.nullable().describe('Null for a guest, which anybody may stay.'),
  passkeys: z
    .object({ possible: z.boolean(), why: refusalSchema.nullable(), sentence: z.string().max(2000).nullable() })
    .describe('Whether there can be passkeys at this address, and why not.'),
})

export const signedInSchema = z.object({ player: playerSchema })

export const passkeysSchema = z.object({
  passkeys: z.array(z.object({ id, madeAt: at, usedAt: at })).max(100),
})

export const sessionsSchema = z.object({
  sessions: z
    .array(
      z.object({
        id: word,
        device: word.describe('Browser and system by name; may be empty.'),
        ...{ madeAt: at, usedAt: at },
        isThis: z.boolean().describe('The one that asks.'),
      }),
    )
    .max(1000),
})

const heldSchema = z.object({
  table: word,
  kind: z.enum(['seat', 'host', 'watch', 'import']),
  seat: z.int().min(0).max(5).nullable(),
  since: at,
  match: z
    .object({ game: word, names: z.array(word).max(6).readonly(), begun: at, changed: at, isOver: z.boolean() })
    .nullable()
    .describe('Null before it has begun.'),
})
export const heldTablesSchema = z.object({ tables: z.array(heldSchema).max(1000).describe('Newest first.') })

export const ownPassSchema = z.object({ pass, seat: z.int().min(0).max(5).nullable() })

export const doneSchema = z.object({ done: z.literal(true) })

export type Me = z.infer<typeof meSchema>
export type PlayerSeen = z.infer<typeof playerSchema>
export type CreationOptions = z.infer<typeof creationSchema>
export type RequestOptions = z.infer<typeof requestSchema>
/** As a browser's `toJSON` has them. */
export type MadePasskey = z.infer<typeof madePasskeySchema>['response']
export type UsedPasskey = z.infer<typeof usedPasskeySchema>['response']
export type PasskeyLine = z.infer<typeof passkeysSchema>['passkeys'][number]
export type SessionSeen = z.infer<typeof sessionsSchema>['sessions'][number]
export type HeldTable = z.infer<typeof heldSchema>
export type OwnPass = z.infer<typeof ownPassSchema>
