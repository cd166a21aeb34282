import * as z from 'zod'
import { balance, cardNames, MOST_FRAMES, moment, root, tally, word } from '../../bounded.ts'
import { actions, agendas, COLUMNS, endings, levels, MOST_FIGURES, TRACK } from '../vocabulary.ts'

const names = cardNames
const count = tally
const figures = z.int().min(0).max(MOST_FIGURES)
const MOST_PLAYERS = 6
const seat = z.int().min(1).max(MOST_PLAYERS)
/** As many as there are Plots. */
const MOST_THREATS = 40
/** A place among the Intel of one case. */
const place = z.int().min(0).max(119)
const places = z.array(place).max(120)

const player = z.strictObject({
  agenda: z.enum(agendas).optional().describe('Left out, it is dealt.'),
  rep: count.optional(),
  clout: count.optional(),
  agents: figures.optional().describe('Undeployed.'),
  soldiers: figures.optional().describe('Undeployed.'),
  hand: names.optional().describe('Hidden Intel; left out, three cards are dealt.'),
  open: names.optional().describe('Intel laid open by Exposure.'),
  down: names.optional().describe('Assets face down.'),
  up: names.optional().describe('Assets face up.'),
  drawn: names.optional().describe('Assets drawn, one of which is to be kept.'),
  accuses: z.union([seat, z.literal('nobody')]).optional(),
})

const threat = z.strictObject({
  id: count.min(1).optional().describe('Its number; left out, the next free one.'),
  organization: word.optional(),
  plot: word.optional(),
  level: z.enum(levels).optional().describe('Left out, it is not on the board: it is being analysed or waits for it.'),
  at: z.int().min(1).max(COLUMNS).optional().describe('Its space on the level, from the left; the leftmost free one.'),
  lead: seat.optional(),
  agents: figures.optional(),
  soldiers: figures.optional(),
  intel: z
    .array(z.strictObject({ card: word, by: seat.optional(), known: z.boolean().optional() }))
    .max(120)
    .optional()
    .describe('In the order it was put there; `by` is left out for a card from the deck.'),
  plotSeenBy: z.array(seat).max(MOST_PLAYERS).optional(),
  looks: z
    .array(z.strictObject({ seat, n: count, round: count }))
    .max(9_999)
    .optional(),
})

const frame = z.strictObject({
  step: word,
  seat: seat.optional(),
  threat: count.optional(),
  list: z.int().min(-1).max(9_999).optional(),
  at: z.int().min(-1).max(9_999).optional(),
})

/** Any part of a position, by plain name. Everything may be left out; seats are counted from 1. */
export const positionSchema = z
  .strictObject({
    players: z.array(player).min(3).max(MOST_PLAYERS).optional().describe('Three to six; four if left out.'),
    spare: z.enum(agendas).optional(),
    round: count.optional(),
    marker: seat.optional(),
    initiative: z.array(seat).max(MOST_PLAYERS).optional().describe('Who will be first, next one first.'),
    turn: seat.optional().describe('Whose turn it is.'),
    done: z.array(z.enum(actions)).max(actions.length).optional(),
    mustClaim: z.boolean().optional(),
    trades: count.optional(),
    recruits: count.optional(),
    placedOn: count.optional(),
    placing: word.optional(),
    used: names.optional(),
    reacted: names.optional(),
    threats: z.array(threat).max(MOST_THREATS).optional(),
    nextThreat: count.min(1).optional(),
    agency: count.max(TRACK).optional(),
    terrorist: count.max(TRACK).optional(),
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
        cancelled: places.optional().describe('Places in that order, from 0, that count no more.'),
        sniped: places.optional().describe('The same, and burned when the analysis is over.'),
        redBonus: balance.optional(),
        blueBonus: balance.optional(),
        doubleRed: count.optional(),
        doubleBlue: count.optional(),
        quiet: z.boolean().optional(),
      })
      .optional(),
    pending: z.array(count).max(MOST_THREATS).optional(),
    ending: z.enum(endings).optional(),
    scores: z.array(balance).max(MOST_PLAYERS).optional(),
    winners: z.array(seat).max(MOST_PLAYERS).optional(),
    next: z
      .array(frame)
      .max(MOST_FRAMES)
      .optional()
      .describe('What happens next, first step first. Left out: the turn goes on, or a round begins.'),
    luck: z.strictObject({ shuffles: root, reshuffles: root, firsts: root }).optional(),
    acts: z.array(moment).length(3).optional(),
  })
  .describe('A position of Homeland')

export type Position = z.infer<typeof positionSchema>
