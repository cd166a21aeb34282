import * as z from 'zod'
import { balance, cardNames, die, laidDice, MOST_FRAMES, moment, root, tally, word } from '../../bounded.ts'
import { endings, levels, phases, standings } from '../vocabulary.ts'

const names = cardNames
/** Hostages, dice, cards: whether there are so many is said by what is counted. */
const few = z.int().min(0).max(99)
const MOST_DICE = 5
/** No abductor deals more, and the box holds no more of a kind. */
const MOST_DEMANDS = 99
const demand = z.strictObject({
  kind: z.enum(['major', 'escape']).optional().describe('Needed only where the card is left to be dealt.'),
  card: word.optional().describe('Which demand; left out, one is dealt.'),
  standing: z.enum(standings).optional().describe('hidden (face down, the default), known or conceded.'),
})
const frame = z.strictObject({
  step: word.describe('The name of the step.'),
  card: word.optional().describe('The card the step is about.'),
  list: word.optional().describe('The line of effects, or the first line of a test.'),
  at: z.int().min(-1).max(99).optional().describe('How far along, or how many are left.'),
})

/** Any part of a position, by plain name. Everything may be left out. */
export const positionSchema = z
  .strictObject({
    abductor: word.optional().describe('Who is on the line; arkayne if left out.'),
    turn: tally.min(1).optional(),
    phase: z.enum(phases).optional(),
    threat: z.enum(levels).optional().describe('L, 1 to 6, or E; the abductor’s own start if left out.'),
    points: balance.optional(),
    hostages: z
      .strictObject({ zone: few.optional(), saved: few.optional(), killed: few.optional() })
      .optional()
      .describe('The Zone, if left out, holds those of the abductor’s hostages that are neither saved nor killed.'),
    hand: names.optional(),
    supply: names.optional().describe('If left out: every card that is nowhere else.'),
    played: names.optional().describe('Set aside this turn.'),
    gone: names.optional().describe('Left the game.'),
    demands: z.array(demand).max(MOST_DEMANDS).optional(),
    demandsGone: z.array(demand).max(MOST_DEMANDS).optional().describe('Left the game with the abductor.'),
    minors: names.optional().describe('Minor Demands lying open.'),
    terror: z
      .strictObject({
        deck: names.optional().describe('The Terror deck, next card first, Pivotal Event last.'),
        left: few.optional().describe('Instead of `deck`: how many cards, dealt at random.'),
        resolving: word.optional().describe('The card being carried out; it is discarded afterwards.'),
        discard: names.optional(),
        gone: names.optional(),
        looked: few.max(1).optional().describe('1 if the player has looked at the next card.'),
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
        dice: z.array(die).max(MOST_DICE).optional(),
        rerolled: z
          .array(z.int().min(1).max(MOST_DICE))
          .max(MOST_DICE)
          .optional()
          .describe('Which dice were rolled again, counted from 1.'),
        converted: few.max(MOST_DICE).optional(),
      })
      .optional(),
    modifiers: z
      .strictObject({ nextDice: balance.optional(), talkDice: balance.optional(), fours: z.boolean().optional() })
      .optional(),
    second: z.boolean().optional().describe('The Second in Command is in charge.'),
    escaping: z.boolean().optional().describe('An Escape Demand was conceded in this conversation.'),
    cutOff: z.boolean().optional().describe('END was reached; the conversation closes next.'),
    last: z.boolean().optional().describe('The last conversation; true by itself when no Terror card is left.'),
    ending: z.enum(endings).optional(),
    next: z
      .array(frame)
      .max(MOST_FRAMES)
      .optional()
      .describe('What happens next, first step first. If left out: the phase begins.'),
    luck: root.optional().describe('Where the dice come from; from the seed if left out.'),
    rolls: moment.optional().describe('How many throws have been made.'),
    laid: laidDice.optional().describe('Faces that come before any thrown ones.'),
  })
  .describe('A position of Hostage Negotiator')

export type Position = z.infer<typeof positionSchema>
