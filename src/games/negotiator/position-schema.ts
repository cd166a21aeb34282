import * as z from 'zod'
import { endings, levels, phases, standings } from './vocabulary.ts'

const names = z.array(z.string())
const count = z.int().min(0)
const demand = z.strictObject({
  kind: z.enum(['major', 'escape']).optional().describe('Needed only where the card is left to be dealt.'),
  card: z.string().optional().describe('Which demand; left out, one is dealt.'),
  standing: z.enum(standings).optional().describe('hidden (face down, the default), known or conceded.'),
})
const frame = z.strictObject({
  step: z.string().describe('The name of the step.'),
  card: z.string().optional().describe('The card the step is about.'),
  list: z.string().optional().describe('The line of effects, or the first line of a test.'),
  at: z.int().optional().describe('How far along, or how many are left.'),
})

/** Any part of a position, by plain name. Everything may be left out. */
export const positionSchema = z
  .strictObject({
    abductor: z.string().optional().describe('Who is on the line; arkayne if left out.'),
    turn: z.int().min(1).optional(),
    phase: z.enum(phases).optional(),
    threat: z.enum(levels).optional().describe('L, 1 to 6, or E; the abductor’s own start if left out.'),
    points: z.int().optional(),
    hostages: z
      .strictObject({ zone: count.optional(), saved: count.optional(), killed: count.optional() })
      .optional()
      .describe('The Zone, if left out, holds those of the abductor’s hostages that are neither saved nor killed.'),
    hand: names.optional(),
    supply: names.optional().describe('If left out: every card that is nowhere else.'),
    played: names.optional().describe('Set aside this turn.'),
    gone: names.optional().describe('Left the game.'),
    demands: z.array(demand).optional(),
    demandsGone: z.array(demand).optional().describe('Left the game with the abductor.'),
    minors: names.optional().describe('Minor Demands lying open.'),
    terror: z
      .strictObject({
        deck: names.optional().describe('The Terror deck, next card first, Pivotal Event last.'),
        left: count.optional().describe('Instead of `deck`: how many cards, dealt at random.'),
        discard: names.optional(),
        gone: names.optional(),
        looked: count.max(1).optional().describe('1 if the player has looked at the next card.'),
      })
      .optional(),
    box: z
      .strictObject({
        majors: names.optional(),
        escapes: names.optional(),
        red: names.optional(),
        pivotal: names.optional(),
      })
      .optional()
      .describe('What was not dealt. If left out: everything that is nowhere else.'),
    test: z
      .strictObject({
        dice: z.array(z.int().min(1).max(6)).max(5).optional(),
        rerolled: z.array(z.int().min(1).max(5)).optional().describe('Which dice were rolled again, counted from 1.'),
        converted: count.optional(),
      })
      .optional(),
    modifiers: z
      .strictObject({ nextDice: z.int().optional(), talkDice: z.int().optional(), fours: z.boolean().optional() })
      .optional(),
    second: z.boolean().optional().describe('The Second in Command is in charge.'),
    escaping: z.boolean().optional().describe('An Escape Demand was conceded in this conversation.'),
    cutOff: z.boolean().optional().describe('END was reached; the conversation closes next.'),
    last: z.boolean().optional().describe('The last conversation; true by itself when no Terror card is left.'),
    ending: z.enum(endings).optional(),
    next: z.array(frame).optional().describe('What happens next, first step first. If left out: the phase begins.'),
    luck: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .optional()
      .describe('Where the dice come from; from the seed if left out.'),
    rolls: count.optional().describe('How many throws have been made.'),
    laid: z.array(z.int().min(1).max(6)).optional().describe('Faces that come before any thrown ones.'),
  })
  .describe('A position of Hostage Negotiator')

export type Position = z.infer<typeof positionSchema>
