import * as z from 'zod'
import type { Json } from '../engine/game.ts'
import { json, moment } from '../games/bounded.ts'
import { colours, type Lobby, type Next, type Sitting } from '../table/lobby.ts'
import { memories, talkings } from '../table/options.ts'
import { paceNames } from '../table/paces.ts'
import { verdicts } from '../table/vote.ts'
import type { Refusal } from './store.ts'
import type { Update } from './update.ts'

/**
 * What goes over the wire, one JSON message each, whatever carries it. What comes in is read with care; what goes out
 * is made from lists of what may be seen and is checked in tests.
 */

/** The longest message that is read. */
export const LONGEST_MESSAGE_BYTES = 4096

const id = z.string().min(1).max(64)
/** What the server names itself is nobody's to name: a bot whose answer seems to be given already would never give it. */
const ownId = id.regex(/^(?!bot:|forgive:|preset:|screen:|host:)/)
const seat = z.int().min(0).max(5)
/** Thirty days. */
const LONGEST_PACE_MS = 30 * 24 * 3_600_000
const LONGEST_SEED_CHARACTERS = 100
const name = z.string().min(1).max(100)
/** More rules than any game of ours takes. */
export const MOST_PRESETS = 64

/** What somebody does at a table; who they are, their pass says. */
export const actSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), choices: z.array(z.string().min(1).max(200)).min(1).max(64) }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({ type: z.literal('claim'), claim: json }),
  z
    .strictObject({
      type: z.literal('answer'),
      to: moment.describe('Which of all that was said, counted from 0.'),
      answer: json,
      text: z.string().max(1000).optional(),
    })
    .describe('Pins the one answer to a suspicion of you.'),
  z.strictObject({ type: z.literal('note'), about: json, text: z.string().max(1000) }),
  z.strictObject({
    type: z.literal('suspect'),
    player: seat,
    mix: z.array(z.number().min(0).max(100)).length(3).nullable(),
  }),
  z
    .strictObject({ type: z.literal('share-suspicions') })
    .describe('Once the game is over: everybody is told how your suspicions went.'),
  z.strictObject({ type: z.literal('text'), text: z.string().max(1000) }),
  z.strictObject({ type: z.literal('vote'), about: seat.nullable(), verdict: z.enum(verdicts) }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('extend') }),
  z.strictObject({
    type: z.literal('unsent'),
    version: moment.describe('The one that was seen last; another device may have changed it since.'),
    text: z.string().max(1000),
    claim: json.nullable(),
  }),
  z.strictObject({ type: z.literal('mute'), seat, isMuted: z.boolean() }),
  z
    .strictObject({
      type: z.literal('presets'),
      version: moment.describe('The one that was seen last; another device may have changed it since.'),
      rules: z.array(json).max(MOST_PRESETS).describe('In their order; what a rule is, the game says.'),
    })
    .describe('What is answered for you without asking you, for you alone.'),
  z
    .strictObject({
      type: z.literal('report'),
      seat,
      words: moment.describe('Which of all the words written at the table, counted from 0.'),
    })
    .describe('Tells whoever looks after the table that these words of somebody are not fit for it.'),
  z
    .strictObject({ type: z.literal('silence'), seat, isSilenced: z.boolean() })
    .describe('The host lets somebody write no words of their own, or again; before the match and in it.'),
  z
    .strictObject({ type: z.literal('advice'), isAllowed: z.boolean() })
    .describe('May friends who look on write to you?'),
  z
    .strictObject({ type: z.literal('advise'), text: z.string().min(1).max(300) })
    .describe('A friend writes to whoever plays.'),
  z
    .strictObject({ type: z.literal('nudge'), seat })
    .describe('Asks somebody who is waited for, and nobody else, whether they are there.'),
  z.strictObject({ type: z.literal('autopilot') }).describe('The autopilot plays for you, until you do something.'),
  z.strictObject({ type: z.literal('return') }).describe('You play yourself again.'),
  // Before the match.
  z.strictObject({ type: z.literal('bot'), seat, kind: name, name }),
  z.strictObject({ type: z.literal('rise'), seat: seat.optional() }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('share'), bits: z.string().max(64) }),
  z.strictObject({ type: z.literal('spectators'), allowed: z.boolean() }),
  z
    .strictObject({ type: z.literal('code'), isOn: z.boolean() })
    .describe('The host has another code made to sit down by, or none; the one before is good for nothing then.'),
  z
    .strictObject({
      type: z.literal('options'),
      talk: z.enum(talkings).optional(),
      memory: z.enum(memories).optional(),
    })
    .describe('How people will talk, and what is remembered for them; what is left out stays as it is.'),
  z.strictObject({ type: z.literal('close') }),
])
export type Act = z.infer<typeof actSchema>

export const asScreen = z
  .literal('screen')
  .optional()
  .describe('By the cookie of the shared screen, in a browser that has a seat at the same table.')

export const helloSchema = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int().min(0).max(9_999),
  table: id,
  /** For whoever has no cookie: programs, terminals. */
  pass: z.string().min(1).max(100).optional(),
  /** How much of what was told the client has already. */
  from: moment.optional(),
  as: asScreen,
})

export const inputSchema = z.strictObject({
  type: z.literal('input'),
  /** Made once for one intention: sent again, it gets the first answer. */
  id: ownId,
  question: z.string().max(40).optional(),
  do: actSchema,
})

export const incomingSchema = z.discriminatedUnion('type', [helloSchema, inputSchema])
export type Incoming = z.infer<typeof incomingSchema>

export const openingSchema = z.strictObject({
  game: name,
  players: z.int().min(1).max(6).optional(),
  setup: json.optional(),
  seed: z
    .string()
    .min(1)
    .max(LONGEST_SEED_CHARACTERS)
    .regex(/^\P{C}+$/u)
    .optional()
    .describe('A known seed: everybody is told that there is one, and nobody’s bits are in it.'),
  spectators: z.boolean().optional().describe('May others look on, a round late?'),
  talk: z
    .enum(talkings)
    .optional()
    .describe('Claims and free words, which is usual; claims alone; or neither, where people talk elsewhere.'),
  memory: z
    .enum(memories)
    .optional()
    .describe('What page and terminal remember: all, which is usual; what a player saw themselves; nothing.'),
  pace: z
    .union([
      z.enum(paceNames),
      z.strictObject({
        bankMs: z.int().min(1000).max(LONGEST_PACE_MS),
        incrementMs: z.int().min(0).max(LONGEST_PACE_MS),
        mostMs: z.int().min(1000).max(LONGEST_PACE_MS).optional(),
      }),
    ])
    .nullable()
    .optional()
    .describe('`live`: a quarter of an hour and a minute an answer; `day`, `slow`: an answer in one day, in three.'),
})
export type TableOpening = z.infer<typeof openingSchema>

/** Whoever knows a code and guesses the id that somebody else sat down with would have their seat. */
const LEAST_ID_BY_CODE = 16

export const sittingSchema = z
  .strictObject({
    invite: z.string().min(1).max(100).optional().describe('What the link of a seat ends in; it is over then.'),
    code: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe('Instead of an invite: the code of the table, however it was typed.'),
    seat: seat.optional().describe('Which seat, by a code; without it, the first that is free.'),
    id: ownId
      .optional()
      .describe(
        'Made once: sent again with the same invite or code, it gets the seat again. By a code, 16 characters at least: it is a secret.',
      ),
    name: z.string().max(100),
    colour: z.enum(colours).nullable().optional(),
    hash: z
      .string()
      .length(64)
      .nullable()
      .optional()
      .describe('SHA-256 of the bits this client will add to the seed; null where it adds none.'),
  })
  .refine(({ invite, code }) => (invite === undefined) !== (code === undefined), { path: ['invite'] })
  .refine(({ code, id }) => code === undefined || id === undefined || id.length >= LEAST_ID_BY_CODE, { path: ['id'] })
export type SittingDown = z.infer<typeof sittingSchema>

const shareHash = sittingSchema.shape.hash
export const rematchSchema = z.strictObject({ hash: shareHash })

/** The lobby as everybody may see it: the hashes of what each will add to the seed, and never the bits. */
export interface LobbySeen extends Omit<Lobby, 'chairs' | 'code' | 'next'> {
  readonly chairs: readonly ChairSeen[]
}
export type ChairSeen = (Omit<Sitting, 'share'> & { readonly hash: string | null }) | null

export type Outgoing =
  | {
      readonly type: 'lobby'
      readonly table: string
      readonly you: You
      readonly lobby: LobbySeen
      /** For those at the table, to be passed on: whoever types it sits down. */
      readonly code?: string
      /** For those who sat there: somebody wants another game with everybody, at that table. */
      readonly next?: Next
      readonly ack?: string
    }
  | ({ readonly type: 'whole' | 'told'; readonly ack?: string } & Update)
  /** It was taken, and there is nothing new to see. */
  | { readonly type: 'ack'; readonly ack: string }
  /** Who has a line to the table, how many look on, and how many shared screens show it. It is not counted, and comes now and then. */
  | {
      readonly type: 'presence'
      readonly seats: readonly number[]
      readonly watching: number
      readonly screens?: number
    }
  /** Nothing is new; whoever hears not even this any more has no line. Not counted either. */
  | { readonly type: 'here' }
  /** What this seat keeps for itself, on all its devices; nobody else has any of it. */
  | {
      readonly type: 'own'
      readonly unsent: OwnUnsent
      readonly muted: readonly number[]
      readonly nudge: OwnNudge | null
      /** What friends have written, the last of it; null where they may not. */
      readonly advice: readonly Advice[] | null
      readonly presets: OwnPresets
    }
  /** What people have reported, for whoever looks after the table. */
  | { readonly type: 'reports'; readonly reports: readonly ReportSeen[] }
  | { readonly type: 'refused'; readonly id: string | null; readonly why: Refusal }
  | { readonly type: 'bye'; readonly why: Refusal; readonly waitMs: number | null }

/** What somebody has typed and not sent yet. */
export interface OwnUnsent {
  readonly version: number
  readonly text: string
  readonly claim: Json | null
}

/** What is answered for this seat without asking it. */
export interface OwnPresets {
  readonly version: number
  readonly rules: readonly Json[]
}

/** Somebody waits: which of this seat's questions it is about, and who asks; null for the server. */
export interface OwnNudge {
  readonly asked: number
  readonly by: number | null
  readonly isAnswered?: true
}

/** Words that were reported: whose, which of all that were written, and by how many. */
export interface ReportSeen {
  readonly seat: number
  readonly words: number
  readonly times: number
}

/** What a friend has written, and when. */
export interface Advice {
  readonly at: number
  readonly text: string
}

/** Who somebody is at a table. */
export interface You {
  readonly seat: number | null
  readonly isHost: boolean
  /** Looks on, a round late, and does nothing. */
  readonly isSpectator: boolean
  /** Looks over the shoulder of whoever plays alone, as it happens, and may advise if allowed. */
  readonly isFriend?: true
  /** The shared screen of the table: sees what everybody may see, as it happens, and does nothing. */
  readonly isScreen?: true
}

export const lobbySeen = ({ chairs, ...lobby }: Lobby): LobbySeen => ({
  game: lobby.game,
  setup: lobby.setup,
  pace: lobby.pace,
  commitment: lobby.commitment,
  phase: lobby.phase,
  drawingSince: lobby.drawingSince,
  isSeedKnown: lobby.isSeedKnown,
  spectators: lobby.spectators,
  ...(lobby.screen ? { screen: true } : {}),
  ...(lobby.daily === undefined ? {} : { daily: lobby.daily }),
  options: lobby.options,
  silenced: lobby.silenced,
  chairs: chairs.map(
    one =>
      one && {
        name: one.name,
        colour: one.colour,
        bot: one.bot,
        hash: one.share?.hash ?? null,
        ...(one.program ? { program: true } : {}),
      },
  ),
})
