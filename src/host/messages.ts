import * as z from 'zod'
import type { GameEvent } from '../engine/game.ts'
import { json, line, MOST_MOMENTS, moment, tally, word } from '../games/bounded.ts'
import { CODE_LENGTH } from '../table/code.ts'
import { courseSchema, entrySchema, LAST_MS } from '../table/file-schema.ts'
import { endCauses } from '../table/log.ts'
import { memories, talkings } from '../table/options.ts'
import { verdicts } from '../table/vote.ts'
import { lobbySchema, refusalSchema } from './answers.ts'
import type { Difference } from './diff.ts'
import { type EveningEntry, eveningKinds, type Told } from './told.ts'
import type { About, AroundSeen, Question, Sight } from './update.ts'
import { helloSchema, inputSchema, MOST_PRESETS, type Outgoing, type You } from './wire.ts'

/**
 * The messages of a table as schemas, for programs and for tests. Nothing that goes out is checked against them while
 * people play: it is made from lists of what may be seen, and to check it would take longer than the move.
 */

const seat = z.int().min(0).max(5)
const seats = z.array(seat).max(6)
const seatKey = z
  .string()
  .max(1)
  .regex(/^[0-5]$/)
const ms = z.number().min(-LAST_MS).max(LAST_MS)
/** What a game tells of itself; the files of its own events and views say more. */
const event = z.record(word, json) as unknown as z.ZodType<GameEvent>
const events = z.array(event).max(MOST_MOMENTS)
/** More than anybody looks through. */
const MOST_REPORTED = 200
const ack = z.string().min(1).max(64).exactOptional().describe('This input of yours is durable.')

const player = z.object({
  name: word,
  bot: word.nullable().describe('The kind of a bot; null for a person.'),
  program: z.literal(true).optional().describe('A program of somebody’s own plays there.'),
  absent: z.enum(['autopilot', 'nobody']).optional(),
  isPutOff: z.literal(true).optional().describe('The others have put them off the table, and may let them back.'),
})

/** What happened beside the game; the other entries of a log are told by their events, or not at all. */
const entry = z.union(
  entrySchema.options.filter(({ shape }) => eveningKinds.some(kind => shape.kind.safeParse(kind).success)),
) as unknown as z.ZodType<EveningEntry>

const told = z.union([
  z.object({ event }),
  z.object({ talk: z.object({ seat, after: moment, claim: json }) }),
  z
    .object({ answer: z.object({ seat, says: json, text: line.exactOptional() }), to: moment })
    .describe('Pinned to what was said, by its place in the talk.'),
  z.object({ seat, player }),
  z.object({ words: z.object({ seat, after: moment, text: line }) }),
  z.object({ entry }),
  z.object({ rewound: moment }),
]) satisfies z.ZodType<Told>

const about = z.object({
  id: word,
  game: word,
  tag: word.nullable(),
  setup: json,
  practice: z.boolean(),
  options: z
    .object({ talk: z.enum(talkings), memory: z.enum(memories) })
    .describe('How people talk there, and what is remembered for them.'),
  viewer: z.union([seat, z.literal('observer')]).describe('Through whose eyes all of this is seen.'),
  commitment: word.describe('Shown before the first choice; seed and nonce fit it at the end.'),
  deck: json.describe('Null where it is the standard one.'),
}) satisfies z.ZodType<About>

const asked = z.object({
  question: z.string().max(40).describe('Goes along with the answer: another question is not answered by it.'),
  kind: word,
  options: z.array(line).max(10_000).describe('The names of what can be chosen.'),
}) satisfies z.ZodType<Question>

const around = z.object({
  away: seats,
  votes: z.array(z.object({ seat, about: seat.nullable(), verdict: z.enum(verdicts) })).max(100),
  isPaused: z.boolean(),
  silenced: seats.exactOptional().describe('Whom the host lets write no words of their own.'),
  clock: z.object({ leftMs: z.array(ms).max(6), sinceMs: ms.nullable() }).nullable(),
}) satisfies z.ZodType<AroundSeen>

const sight = z.object({
  view: json.describe('What the game shows this viewer (docs/VIEWS.md).'),
  asked: asked.nullable(),
  waiting: seats.describe('Who must choose now.'),
  draftEvents: events.describe('What came of your own choices that can still be undone.'),
  choices: moment,
  draft: moment.describe('How many of your choices can be undone.'),
  notes: z
    .array(z.object({ seat, about: json, text: z.string().max(1000) }))
    .max(MOST_MOMENTS)
    .describe('Your own.'),
  suspicions: z.record(seatKey, z.array(z.number().min(0).max(100)).max(3)).describe('Your own.'),
  course: courseSchema.optional().describe('Once it is over: how you came to them, until you share it.'),
  outcome: z.object({ winners: seats, cause: word, rule: word }).nullable(),
  ended: z.enum(endCauses).nullable(),
  around: around.nullable(),
  seed: line.nullable(),
  nonce: word.nullable(),
  past: z.array(line).max(MOST_MOMENTS).nullable(),
  kept: z.boolean(),
}) satisfies z.ZodType<Sight>

const path = z.array(z.union([word, moment])).max(100)
const difference = z
  .union([z.tuple([path]), z.tuple([path, json])])
  .describe('`[path, value]` sets, `[path]` takes away.') satisfies z.ZodType<Difference>

const counted = {
  n: moment.describe(
    'Counts these messages over one line, from 1, whatever was said hello to: after a gap say hello again, and leave out what comes late.',
  ),
  from: moment.describe('How many things you had been told before these.'),
  told: z.array(told).max(MOST_MOMENTS),
}
const you = z.object({
  seat: seat.nullable(),
  isHost: z.boolean(),
  isSpectator: z.boolean(),
  isFriend: z.literal(true).exactOptional().describe('Sees what the player sees, and does nothing but advise.'),
  isScreen: z.literal(true).exactOptional().describe('The shared screen: what everybody may see, as it happens.'),
}) satisfies z.ZodType<You>

/** What a client sends. */
export const incomingSchemas = {
  hello: helloSchema.describe('The first message over a WebSocket, and again after a gap'),
  input: inputSchema.describe('Something is to be done at the table'),
} as const

const code = z
  .string()
  .length(CODE_LENGTH)
  .exactOptional()
  .describe('By which others sit down, as long as people gather: told to those who sit there and to the host.')

const next = z
  .object({ table: word, by: seat.describe('Who has asked for it.') })
  .exactOptional()
  .describe('Once the match is over, where somebody wants another game with everybody: `POST …/rematch` leads there.')

/** What a server sends. */
export const outgoingSchemas = {
  lobby: z
    .object({ type: z.literal('lobby'), table: word, you, lobby: lobbySchema, code, next, ack })
    .describe('The table before its match, and who you are there: the first answer to a hello'),
  whole: z
    .object({ type: z.literal('whole'), ...counted, whole: z.object({ about, sight }), ack })
    .describe('All of the match that you may see, and what you were not told yet'),
  told: z
    .object({
      type: z.literal('told'),
      ...counted,
      changes: z.array(difference).max(MOST_MOMENTS).exactOptional(),
      ack,
    })
    .describe('What is new, and what is different in what you see'),
  ack: z.object({ type: z.literal('ack'), ack: word }).describe('An input is durable, and there is nothing new to see'),
  presence: z
    .object({ type: z.literal('presence'), seats, watching: tally, screens: tally.exactOptional() })
    .describe(
      'Who has a line to the table, how many look on, and how many shared screens show it; none where none is named',
    ),
  here: z
    .object({ type: z.literal('here') })
    .describe('Nothing is new: sent over a WebSocket now and then, because a program there may not see its pings'),
  own: z
    .object({
      type: z.literal('own'),
      unsent: z.object({ version: moment, text: z.string().max(1000), claim: json.nullable() }),
      muted: seats.describe('Whose words you do not want to read.'),
      nudge: z
        .object({
          asked: moment.describe('At which question: the first part of its name.'),
          by: seat.nullable().describe('Null where the server asks.'),
          isAnswered: z.literal(true).exactOptional().describe('You have done something since.'),
        })
        .nullable()
        .describe('Who has asked last whether you are there.'),
      advice: z
        .array(z.object({ at: ms, text: line }))
        .max(20)
        .nullable()
        .describe('What friends who look on have written; null where they may not.'),
      presets: z
        .object({ version: moment, rules: z.array(json).max(MOST_PRESETS) })
        .describe('What is answered for you without asking you, in its order.'),
    })
    .describe('What your seat keeps for itself, on all its devices: first where there is any, then when it changes'),
  reports: z
    .object({
      type: z.literal('reports'),
      reports: z.array(z.object({ seat, words: moment, times: tally })).max(MOST_REPORTED),
    })
    .describe('To the host alone: whose words were reported, which of all that were written, and by how many'),
  refused: z
    .object({ type: z.literal('refused'), id: z.string().max(64).nullable(), why: refusalSchema })
    .describe('Why something was not done; `id` is that of the input'),
  bye: z
    .object({ type: z.literal('bye'), why: refusalSchema, waitMs: ms.nullable() })
    .describe('Nothing more follows; come back after `waitMs`, or never where it is null'),
} satisfies { readonly [Type in Outgoing['type']]: z.ZodType<Outgoing & { readonly type: Type }> }
