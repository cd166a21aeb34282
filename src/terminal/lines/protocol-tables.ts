import * as z from 'zod'
import { json, line, moment, prose, tally, word } from '../../games/bounded.ts'
import { devicesSchema } from '../../host/answers.ts'
import { eveningKinds } from '../../host/told.ts'
import { MOST_PRESETS } from '../../host/wire.ts'
import { courseSchema } from '../../table/file-schema.ts'
import { colours, phases } from '../../table/lobby.ts'
import { endCauses } from '../../table/log.ts'
import { memories, talkings } from '../../table/options.ts'
import { proofs } from '../../table/proof.ts'
import { verdicts } from '../../table/vote.ts'

/** The JSON lines that only a table elsewhere has: before its match, and about the people who play there. */

const MOST_SEATS = 6
const MOST_CHECKS = 100
/** No time that is kept lies further away. */
const FAR_MS = 1e15
const ms = z.int().min(-FAR_MS).max(FAR_MS)
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
        .array(z.strictObject({ name: word, bot: word.nullable(), colour: z.enum(colours) }).nullable())
        .max(MOST_SEATS)
        .describe('Who sits where; null where nobody does.'),
      code: word.optional().describe('By which others sit down, as long as people gather.'),
      screen: z.literal(true).optional().describe('A shared screen is open, which shows what everybody may see.'),
      talk: z.enum(talkings).describe('How people talk: claims and free words, claims alone, or elsewhere.'),
      memory: z.enum(memories).describe('What is remembered: all, what one saw oneself, or nothing.'),
      silenced: seats.exactOptional().describe('Whom the host lets write no words of their own.'),
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
      screens: tally.describe('How many shared screens show the table, as it happens.'),
      away: seats.describe('Who is waited for and not there.'),
      votes: z.array(vote).max(MOST_SEATS * MOST_SEATS),
      paused: z.boolean(),
      silenced: seats.exactOptional().describe('Whom the host lets write no words of their own.'),
      reports: z
        .array(z.strictObject({ seat: tally, words: moment, times: tally }))
        .max(200)
        .exactOptional()
        .describe('For the host: whose words were reported, which of all that were written, and by how many.'),
      nudge: z
        .strictObject({ by: tally.nullable().describe('Who asks; null where the server does.') })
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
      kind: z.enum([...eveningKinds, 'sit']),
      at: ms.nullable().exactOptional().describe('By the clock of the server, in milliseconds since 1970.'),
      seat: tally.nullable().exactOptional(),
      about: tally.nullable().exactOptional(),
      verdict: z.enum(verdicts).exactOptional(),
      ms: ms.exactOptional(),
      isOpen: z.boolean().exactOptional().describe('Whether a shared screen shows the table from now on.'),
      cause: z.enum(endCauses).exactOptional(),
      course: courseSchema.exactOptional().describe('How the suspicions went that somebody shares.'),
      absent: word.exactOptional().describe('Who sits there instead: `autopilot`, or `nobody`.'),
      text: line.describe('The sentence a person would read.'),
    })
    .describe('Something that the people of the table did or decided beside the game'),
  ...asideMessages(),
} as const

/** What only this seat is told; each with the sentence a person would read. */
function asideMessages() {
  const text = line.describe('The sentence a person would read.')
  return {
    time: z
      .strictObject({
        type: z.literal('time'),
        left: ms.describe('What this seat has left, in milliseconds.'),
        more: ms.describe('What `{"extend": true}` adds to it.'),
        text,
      })
      .describe('The time of this seat runs out: once, early enough to take more'),
    advice: z
      .strictObject({ type: z.literal('advice'), at: ms, advice: line, text })
      .describe('A friend who looks over the shoulder has written'),
    advising: z
      .strictObject({ type: z.literal('advising'), allowed: z.boolean(), text })
      .describe('For a friend: whether whoever plays wants advice'),
    unsent: z
      .strictObject({ type: z.literal('unsent'), text: z.string().max(1000), claim: json.nullable() })
      .describe('Words and a claim that this seat has typed and not sent, here or on another device'),
    presets: z
      .strictObject({ type: z.literal('presets'), rules: z.array(json).max(MOST_PRESETS), text: prose })
      .describe('What this seat has settled beforehand, first where there is any, then when it changes'),
    device: z
      .strictObject({ type: z.literal('device'), link: line, text })
      .describe('The answer to `device`: a link to this seat, good once'),
    devices: z
      .strictObject({ type: z.literal('devices'), devices: devicesSchema.shape.devices, text: prose })
      .describe('The answer to `devices` and `endDevice`'),
    friends: z
      .strictObject({ type: z.literal('friends'), link: line.nullable(), text })
      .describe('The answer to `friends`: a link for friends, or that nobody looks any more'),
    invite: z
      .strictObject({ type: z.literal('invite'), seat: tally, link: line, text })
      .describe('The answer to `invite`: a link to that seat, good once'),
    screen: z
      .strictObject({ type: z.literal('screen'), link: line.nullable(), text })
      .describe('The answer to `screen`: a link for the shared screen, good once, or that there is none any more'),
  } as const
}
