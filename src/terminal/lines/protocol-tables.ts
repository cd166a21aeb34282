import * as z from 'zod'
import { json, line, moment, tally, word } from '../../games/bounded.ts'
import type { Told } from '../../host/told.ts'
import type { Act } from '../../host/wire.ts'
import { phases } from '../../table/lobby.ts'
import { endCauses } from '../../table/log.ts'
import { verdicts } from '../../table/vote.ts'
import { proofs } from '../proof.ts'

/** The JSON lines that only a table elsewhere has: before its match, and about the people who play there. */

const MOST_SEATS = 6
const MOST_CHECKS = 100
/** More choices than one act of either game is made of. */
export const MOST_IN_CHAIN = 64
/** No time that is kept lies further away. */
const FAR_MS = 1e15
const ms = z.int().min(-FAR_MS).max(FAR_MS)
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
const seats = z.array(tally).max(MOST_SEATS)
const vote = z.strictObject({
  seat: tally,
  about: tally.nullable().describe('Whom it is about; null for the table itself.'),
  verdict: z.enum(verdicts),
})

export const tableMessages = {
  lobby: z
    .strictObject({
      type: z.literal('lobby'),
      table: word,
      game: word,
      setup: json,
      phase: z.enum(phases),
      commitment: word.describe('SHA-256 of the secret of the table, as the receipt has it at the end.'),
      seat: tally.nullable().describe('Which seat is served here, counted from 0; null for the host alone.'),
      host: z.boolean().describe('Whether this program looks after the table.'),
      seats: z
        .array(z.strictObject({ name: word, bot: word.nullable() }).nullable())
        .max(MOST_SEATS)
        .describe('Who sits where; null where nobody does.'),
      knownSeed: z.literal(true).optional().describe('Whoever opened the table typed its seed.'),
    })
    .describe('A table before its match: at the beginning, and whenever somebody comes or goes'),
  waiting: z
    .strictObject({ type: z.literal('waiting'), seats: seats.describe('Who must choose now.') })
    .describe('Instead of a decision, where others play elsewhere and nothing is asked of this seat'),
  connection: z
    .strictObject({ type: z.literal('connection'), connected: z.boolean() })
    .describe('The line to the server broke, or is there again; then view and decision follow'),
  people: z
    .strictObject({
      type: z.literal('people'),
      present: seats.describe('From which seats somebody looks at the table.'),
      watching: tally.describe('How many look on, a round late.'),
      away: seats.describe('Who is waited for and not there.'),
      votes: z.array(vote).max(MOST_SEATS * MOST_SEATS),
      paused: z.boolean(),
      nudge: z
        .strictObject({ by: seat.nullable().describe('Who asks; null where the server does.') })
        .exactOptional()
        .describe('You alone are asked whether you are there; `return` says so, and so does whatever you play.'),
      clock: z
        .strictObject({
          left: z.array(ms).max(MOST_SEATS).describe('By seat, in milliseconds, as this is said.'),
          running: seats.describe('Whose time runs.'),
        })
        .exactOptional()
        .describe('At a table with clocks.'),
    })
    .describe('How it stands with everybody, at the beginning and after every change'),
  ended: z
    .strictObject({
      type: z.literal('ended'),
      file: line.exactOptional().describe('Where its match file is kept.'),
      checks: z.array(z.strictObject({ what: z.enum(proofs), fits: z.boolean() })).max(MOST_CHECKS),
    })
    .describe('The last line, where the table has ended the game before its end: it counts for nothing'),
  words: z
    .strictObject({
      type: z.literal('words'),
      seat: tally,
      after: moment.describe('How many choices had been made by then.'),
      text: line,
    })
    .describe('Somebody has written to the table, in their own words'),
  beside: z
    .strictObject({
      type: z.literal('beside'),
      kind: z.enum(['away', 'back', 'vote', 'pause', 'resume', 'extend', 'forgive', 'end', 'sit']),
      at: ms.nullable().exactOptional().describe('By the clock of the server, in milliseconds since 1970.'),
      seat: tally.nullable().exactOptional(),
      about: tally.nullable().exactOptional(),
      verdict: z.enum(verdicts).exactOptional(),
      ms: ms.exactOptional(),
      cause: z.enum(endCauses).exactOptional(),
      absent: word.exactOptional().describe('Who sits there instead: `autopilot`, or `nobody`.'),
      text: line.describe('The sentence a person would read.'),
    })
    .describe('Something that the people of the table did or decided beside the game'),
} as const

/** What people are told beside the game, as a message. */
export function besideMessage(told: Told, text: string): object {
  if ('words' in told) return { type: 'words', ...told.words }
  if ('entry' in told) return { type: 'beside', ...told.entry, text }
  if ('player' in told) return { type: 'beside', kind: 'sit', seat: told.seat, absent: told.player.absent, text }
  return { type: 'beside', text }
}

/** What a program may send beside the game, at a table elsewhere. */
export const companyInput = z.union([
  z.strictObject({ write: line }).describe('Writes to everybody at the table.'),
  z
    .strictObject({ vote: z.strictObject({ about: seat.nullable(), verdict: z.enum(verdicts) }) })
    .describe('Votes about somebody who is away, or, with null, to end the game.'),
  z.strictObject({ pause: z.literal(true) }).describe('Pauses the game for everybody.'),
  z.strictObject({ resume: z.literal(true) }).describe('Goes on with it.'),
  z.strictObject({ extend: z.literal(true) }).describe('Takes more time for the answer that is awaited.'),
  z.strictObject({ nudge: seat }).describe('Asks somebody who is waited for whether they are there.'),
  z.strictObject({ mute: seat }).describe('Keeps that this seat does not want to read somebody’s words.'),
  z.strictObject({ unmute: seat }).describe('The other way round.'),
  z
    .strictObject({ autopilot: z.literal(true) })
    .describe('The autopilot plays for this seat, until it does something.'),
  z
    .strictObject({ return: z.literal(true) })
    .describe('This seat plays itself again, or is there, where it was asked.'),
  z
    .strictObject({
      suspect: z.strictObject({ player: seat, mix: z.array(z.number().min(0).max(100)).length(3).nullable() }),
    })
    .describe('Keeps what this seat thinks of another: per cent loyal, opportunist, mole; null for the prior.'),
])

export function actOf(input: z.infer<typeof companyInput>): Act {
  if ('write' in input) return { type: 'text', text: input.write }
  if ('vote' in input) return { type: 'vote', ...input.vote }
  if ('pause' in input) return { type: 'pause' }
  if ('resume' in input) return { type: 'resume' }
  if ('extend' in input) return { type: 'extend' }
  if ('nudge' in input) return { type: 'nudge', seat: input.nudge }
  if ('mute' in input) return { type: 'mute', seat: input.mute, isMuted: true }
  if ('unmute' in input) return { type: 'mute', seat: input.unmute, isMuted: false }
  if ('autopilot' in input) return { type: 'autopilot' }
  if ('return' in input) return { type: 'return' }
  return { type: 'suspect', ...input.suspect }
}
