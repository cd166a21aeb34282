import * as z from 'zod'
import { json, MOST_MOMENTS, word } from '../../games/bounded.ts'
import { messages } from './protocol.ts'

/**
 * The JSON lines of a game that has no schemas of its own: its set-up, its view, its events and its endings are data
 * whose shape only its rules know. All other messages are the same in every game.
 */

const event = z.record(word, json).describe('Its `kind`, and what belongs to it.')

export const genericMessages = {
  ...messages,
  hello: messages.hello.extend({ setup: json }).describe('The first line, of a game without a schema of its own'),
  view: z
    .strictObject({
      type: z.literal('view'),
      view: json,
      events: z.array(event).max(MOST_MOMENTS).describe('What has happened since the last view.'),
    })
    .describe('What the player sees, and what has happened, in a game without a schema of its own'),
  end: messages.end
    .extend({ outcome: messages.end.shape.outcome.extend({ cause: word }) })
    .describe('The last line, of a game without a schema of its own'),
} as const
