import * as z from 'zod'
import { day, json, word } from '../games/bounded.ts'
import { CODE_LENGTH } from '../table/code.ts'
import { LAST_MS } from '../table/file-schema.ts'
import { colours, phases } from '../table/lobby.ts'
import { endCauses } from '../table/log.ts'
import { memories, talkings } from '../table/options.ts'
import type { Refusal } from './store.ts'
import type { LobbySeen } from './wire.ts'

/**
 * What a server of tables answers over HTTP. Each answer is made by its schema, so that nothing leaves that is not listed
 * here; the description of the API and the types of its client come from the same lines.
 */

const seat = z.int().min(0).max(5)
const ms = z.int().min(0).max(LAST_MS)
const hash = z.string().length(64)

export const pass = z
  .string()
  .min(1)
  .max(100)
  .describe('Random bits in base64url: whoever has them may do what they are for. The server keeps a hash of them.')

export const openedSchema = z.object({
  table: word.describe('The name of the table; no secret.'),
  host: pass.describe('For looking after the table: `/t/TABLE#h=…`.'),
  invites: z.array(pass).max(6).readonly().describe('By seat, each good for sitting down once: `/t/TABLE#s=…`.'),
  watch: pass.describe('For whoever looks on a round late, where the host allows it: `/t/TABLE#w=…`.'),
  code: z.string().length(CODE_LENGTH).describe('For whoever types it, as long as people gather: `/t/TABLE#c=…`.'),
})

export const invitedSchema = z.object({
  invite: pass.describe('Good for sitting down once; any earlier one for this seat is over.'),
})

export const deviceLinkSchema = z.object({
  device: pass.describe('For another device of yours, good once: `/t/TABLE#d=…`.'),
})
export const friendsLinkSchema = z.object({
  friends: pass.describe('For whoever looks over your shoulder: `/t/TABLE#f=…`. Any earlier one is over.'),
})
export const watchLinkSchema = z.object({
  watch: pass.describe('For whoever looks on a round late: `/t/TABLE#w=…`. Any earlier one is over.'),
})
export const screenLinkSchema = z.object({
  screen: pass.describe('For the shared screen of the table, good once: `/t/TABLE#b=…`. Any earlier one is over.'),
})
export const screenEnteredSchema = z.object({ pass: pass.describe('For coming back to the shared screen.') })
export const devicesSchema = z.object({
  devices: z
    .array(
      z.object({
        id: word,
        device: word.describe('Browser and system by name; may be empty.'),
        madeAt: ms,
        isThis: z.boolean(),
        isLink: z.boolean().describe('A link that nobody has used yet.'),
      }),
    )
    .max(100)
    .readonly(),
})
export type Devices = z.infer<typeof devicesSchema>

const chair = z.object({
  name: word,
  colour: z.enum(colours),
  bot: word.nullable().describe('The kind of a bot; null for a person.'),
  program: z.literal(true).exactOptional().describe('A program of somebody’s own sits there.'),
  hash: hash.nullable().describe('SHA-256 of the bits this client will add to the seed.'),
})

export const lobbySchema: z.ZodType<LobbySeen> = z.object({
  game: word,
  setup: json,
  pace: z.object({ bankMs: ms, incrementMs: ms, mostMs: ms.optional() }).nullable(),
  chairs: z.array(chair.nullable()).max(6).describe('By seat; null where nobody sits.'),
  commitment: hash.describe('SHA-256 of the secret of the table, shown from the beginning.'),
  phase: z.enum(phases),
  spectators: z.boolean().describe('May others look on, a round late?'),
  screen: z.boolean().exactOptional().describe('Is a shared screen open, which shows what everybody may see?'),
  options: z
    .object({ talk: z.enum(talkings), memory: z.enum(memories) })
    .describe('How people will talk, and what is remembered for them: fixed when the match begins.'),
  silenced: z.array(seat).max(6).describe('Whose free words the host does not want here.'),
  isSeedKnown: z.boolean().describe('Did whoever opened the table type the seed? Then nobody adds to it.'),
  daily: day.exactOptional().describe('The day whose call is played, the same for everybody.'),
  drawingSince: ms.nullable().describe('Since when the bits of the seed are awaited.'),
})

export const tableSchema = z.object({ table: word, lobby: lobbySchema })

export const satSchema = z.object({ pass: pass.describe('For coming back to this seat.'), seat })

export const nextSchema = z.object({
  table: word.describe('Where the same people play again.'),
  ...satSchema.shape,
  host: pass.exactOptional().describe('For looking after that table, where that is yours to do.'),
})
export type NextTable = z.infer<typeof nextSchema>

export const playedSchema = z.object({
  table: word,
  seat: seat
    .nullable()
    .describe('Which was yours; null where you looked after the table, looked on, or brought it in.'),
  game: word,
  players: z.array(word).max(6).readonly().describe('By seat; nobody is named in a game for one.'),
  began: ms,
  ended: ms,
  outcome: z
    .object({ winners: z.array(seat).max(6).readonly(), cause: word, rule: word })
    .nullable()
    .describe('How the game ended; null where it did not.'),
  endedEarly: z.enum(endCauses).nullable().describe('Why it was ended before; then it counts for nothing.'),
  counts: z.boolean().describe('False for practice, for what was ended early, and for what was brought in.'),
  isImported: z.boolean().describe('Brought in from elsewhere: it plays again the same, whoever has played it.'),
})
/** More than anybody plays. */
export const MOST_PLAYED = 10_000
export const historySchema = z.object({ games: z.array(playedSchema).max(MOST_PLAYED) })
export const importedSchema = z.object({
  table: word.describe('What it is called here: `/api/tables/TABLE/file` has it.'),
  pass: pass.describe('For finding it again in the history.'),
})

export const refusalSchema = z.object({
  key: word.describe('Names the sentence in the word files.'),
  values: z
    .record(word, z.union([z.string().max(1000), z.number().min(-LAST_MS).max(LAST_MS)]))
    .describe('What stands in the sentence.'),
  rule: word.nullable().describe('The number of the rule that forbids it.'),
}) satisfies z.ZodType<Refusal>

export const refusedSchema = z.object({
  refused: refusalSchema,
  sentence: z.string().max(2000).describe('The same in a language of Accept-Language, else in English.'),
})

export type Opened = z.infer<typeof openedSchema>
export type Sat = z.infer<typeof satSchema>
export type TableAnswer = z.infer<typeof tableSchema>
export type Refused = z.infer<typeof refusedSchema>

export const ackSchema = z.object({ type: z.literal('ack'), ack: word.describe('The id of the input.') })
export const followsSchema = z.object({ stream: word })

export const botSchema = z.object({
  bot: word.describe('The id of the bot: whoever knows it may invite it.'),
  name: word,
  seats: z
    .array(z.object({ table: word, seat }))
    .max(10_000)
    .readonly()
    .describe('Where it sits.'),
})
export const botMadeSchema = z.object({ bot: word, name: word, token: pass })
export type BotMade = z.infer<typeof botMadeSchema>
