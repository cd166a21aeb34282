import * as z from 'zod'
import { actions, agendas, endings, levels } from './vocabulary.ts'

const names = z.array(z.string())
const count = z.int().min(0)
const seat = z.int().min(1).max(6)
const root = z.string().regex(/^[0-9a-f]{32}$/)

const player = z.strictObject({
  agenda: z.enum(agendas).optional().describe('Left out, it is dealt.'),
  rep: count.optional(),
  clout: count.optional(),
  agents: count.optional().describe('Undeployed.'),
  soldiers: count.optional().describe('Undeployed.'),
  hand: names.optional().describe('Hidden Intel; left out, three cards are dealt.'),
  open: names.optional().describe('Intel laid open by Exposure.'),
  down: names.optional().describe('Assets face down.'),
  up: names.optional().describe('Assets face up.'),
  drawn: names.optional().describe('Assets drawn, one of which is to be kept.'),
  accuses: z.union([seat, z.literal('nobody')]).optional(),
})

const threat = z.strictObject({
  id: z.int().min(1).optional().describe('Its number; left out, the next free one.'),
  organization: z.string().optional(),
  plot: z.string().optional(),
  level: z.enum(levels).optional().describe('Left out, it is not on the board: it is being analysed or waits for it.'),
  at: z.int().min(1).max(6).optional().describe('Its space on the level, from the left; the leftmost free one.'),
  lead: seat.optional(),
  agents: count.optional(),
  soldiers: count.optional(),
  intel: z
    .array(z.strictObject({ card: z.string(), by: seat.optional(), known: z.boolean().optional() }))
    .optional()
    .describe('In the order it was put there; `by` is left out for a card from the deck.'),
  plotSeenBy: z.array(seat).optional(),
  looks: z.array(z.strictObject({ seat, n: count, round: count })).optional(),
})

const frame = z.strictObject({
  step: z.string(),
  seat: seat.optional(),
  threat: count.optional(),
  list: z.int().optional(),
  at: z.int().optional(),
})

/** Any part of a position, by plain name. Everything may be left out; seats are counted from 1. */
export const positionSchema = z
  .strictObject({
    players: z.array(player).min(3).max(6).optional().describe('Three to six; four if left out.'),
    spare: z.enum(agendas).optional(),
    round: count.optional(),
    marker: seat.optional(),
    initiative: z.array(seat).optional().describe('Who will be first, next one first.'),
    turn: seat.optional().describe('Whose turn it is.'),
    done: z.array(z.enum(actions)).optional(),
    mustClaim: z.boolean().optional(),
    trades: count.optional(),
    recruits: count.optional(),
    placedOn: count.optional(),
    placing: z.string().optional(),
    used: names.optional(),
    reacted: names.optional(),
    threats: z.array(threat).optional(),
    nextThreat: z.int().min(1).optional(),
    agency: count.max(12).optional(),
    terrorist: count.max(12).optional(),
    decks: z
      .strictObject({
        plots: names.optional(),
        organizations: names.optional(),
        intel: names.optional(),
        assets: names.optional(),
      })
      .optional()
      .describe('Next card first; left out, everything that is nowhere else, shuffled.'),
    discards: z
      .strictObject({
        plots: names.optional(),
        organizations: names.optional(),
        intel: names.optional(),
        assets: names.optional(),
      })
      .optional(),
    gone: z
      .strictObject({
        plots: names.optional(),
        organizations: names.optional(),
        intel: names.optional(),
        burnedIntel: names.optional(),
        assets: names.optional(),
      })
      .optional(),
    analysis: z
      .strictObject({
        threat: count,
        order: names.optional().describe('Its Intel as shuffled, turned up first.'),
        shown: count.optional(),
        cancelled: z.array(count).optional().describe('Places in that order, from 0, that count no more.'),
        sniped: z.array(count).optional().describe('The same, and burned when the analysis is over.'),
        redBonus: z.int().optional(),
        blueBonus: z.int().optional(),
        doubleRed: count.optional(),
        doubleBlue: count.optional(),
        quiet: z.boolean().optional(),
      })
      .optional(),
    pending: z.array(count).optional(),
    ending: z.enum(endings).optional(),
    scores: z.array(z.int()).optional(),
    winners: z.array(seat).optional(),
    next: z
      .array(frame)
      .optional()
      .describe('What happens next, first step first. Left out: the turn goes on, or a round begins.'),
    luck: z.strictObject({ shuffles: root, reshuffles: root, firsts: root }).optional(),
    acts: z.array(count).length(3).optional(),
  })
  .describe('A position of Homeland')

export type Position = z.infer<typeof positionSchema>
