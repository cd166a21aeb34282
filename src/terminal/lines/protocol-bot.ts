import * as z from 'zod'
import { json, line, MOST_MOMENTS, tally, word } from '../../games/bounded.ts'
import { talkSchema } from '../../table/talk-schema.ts'
import { BOT_PROTOCOL } from '../bot/messages.ts'
import { setup } from './protocol.ts'

/**
 * What is said to a program in a seat and by it, and to a program that trains, as schemas: docs/schemas is generated
 * from here, and the tests hold what is really said against it. The command does not load this file.
 */

const MOST_OPTIONS = 1_000
const MOST_ACTIONS = 10_000
const ms = z.int().min(1)
const protocol = z.literal(BOT_PROTOCOL)
const identity = {
  game: word,
  rules: word.describe('The version of the rules.'),
  view: word.describe('The name and version of the views that follow.'),
}
const outcome = z.strictObject({ winners: z.array(tally).max(6), cause: word, rule: word })
const told = {
  events: z.array(json).max(MOST_MOMENTS).describe('What this seat was told since the last message, in order.'),
  talk: z.array(talkSchema).max(MOST_MOMENTS).describe('What was said at the table since then.'),
}

export const botMessages = {
  hello: z
    .strictObject({
      ...{ type: z.literal('hello'), protocol, ...identity },
      deck: word.describe('SHA-256 of the deck as canonical JSON.'),
      deadline_ms: ms.describe('So long the answer may take.'),
    })
    .describe('The first line to a program; it answers with its own hello'),
  start: z
    .strictObject({
      type: z.literal('start'),
      match: tally.describe('Counts the matches that this program plays, from 1.'),
      seat: tally.describe('Where it sits, counted from 0.'),
      players: z.int().min(1).max(6),
      setup,
    })
    .describe('A match begins; not answered'),
  decide: z
    .strictObject({
      type: z.literal('decide'),
      id: tally.describe('The number of this question, to be sent back with the choice.'),
      ...{ match: tally, seat: tally, kind: word.describe('Which question it is.') },
      options: z.array(line).min(1).max(MOST_OPTIONS).describe('The names of everything that may be chosen.'),
      view: json.describe('All that this seat sees: docs/VIEWS.md.'),
      ...told,
      deadline_ms: ms.describe('So long the choice may take.'),
    })
    .describe('A question; answered by a choice'),
  end: z
    .strictObject({ type: z.literal('end'), match: tally, outcome, ...told })
    .describe('The match is over; not answered'),
  greeting: z
    .object({ type: z.literal('hello'), protocol, name: line.optional() })
    .describe('What a program answers to hello'),
  choice: z
    .object({
      type: z.literal('choice'),
      id: tally.describe('That of the question.'),
      option: z.union([line, tally]).describe('The name of an option, or its place among the options, counted from 0.'),
    })
    .describe('What a program answers to decide'),
} as const

const eachGame = z.array(tally).max(MOST_ACTIONS)

export const trainMessages = {
  hello: z
    .strictObject({
      ...{ type: z.literal('hello'), protocol, ...identity, setup, players: z.int().min(1).max(6) },
      seat: tally.nullable().describe('The one seat that is played; null for all of them.'),
      vector: tally.describe('How many games are played side by side.'),
      length: tally.describe('How many numbers an observation has.'),
      layout: z.array(z.strictObject({ name: line, size: tally })).max(MOST_ACTIONS),
      codes: z.record(word, z.array(line).max(MOST_ACTIONS)).describe('What the codes in it stand for.'),
      actions: z.array(line).max(MOST_ACTIONS).describe('Every action by its number.'),
    })
    .describe('The first line of `bot train`'),
  input: z
    .union([
      z.object({ reset: z.object({ seed: line.optional() }) }).describe('Begins all games anew.'),
      z.object({ step: eachGame }).describe('One action for each game.'),
    ])
    .describe('A line to `bot train`'),
  step: z
    .strictObject({
      type: z.literal('step'),
      game: eachGame.describe('The number of each game in the series of the seed.'),
      seat: eachGame.describe('Who is asked in each.'),
      kind: z.array(word).max(MOST_ACTIONS),
      actions: z.array(eachGame).max(MOST_ACTIONS).describe('What can be chosen in each, by number.'),
      observation: z.array(z.array(z.int()).max(MOST_ACTIONS)).max(MOST_ACTIONS),
      view: z.array(json).max(MOST_ACTIONS).exactOptional(),
      over: z.array(outcome.nullable()).max(MOST_ACTIONS).describe('How the game before has ended, where it just has.'),
    })
    .describe('What is asked in each of the games'),
  error: z
    .strictObject({ type: z.literal('error'), error: line, key: word })
    .describe('The line before was not usable; nothing has changed'),
} as const
