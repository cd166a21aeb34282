import * as z from 'zod'
import { balance, MOST_FRAMES, tally, word } from '../../games/bounded.ts'
import type { Event } from '../../games/negotiator/events.ts'
import { stepNames } from '../../games/negotiator/rules/steps.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { endings, levels, phases, standings } from '../../games/negotiator/vocabulary.ts'

/** What a player of Hostage Negotiator sees and is told, as schemas. */

const card = word.describe('The id of a card, as `cards negotiator` lists it.')
const cards = z.array(card).max(200)
const count = tally
const MOST_DICE = 5
/** Dealt from what there is: seven Majors and four Escapes. */
const MOST_DEMANDS = 11
const level = z
  .int()
  .min(0)
  .max(levels.length - 1)
  .describe('A threat level as a number: L is 0, E is 7.')
const face = z.int().min(1).max(6)
const place = z.int().min(0).max(4).describe('Which die, counted from 0.')

const demand = z.strictObject({
  kind: z.enum(['major', 'escape']),
  standing: z.enum(standings),
  card: card.nullable().describe('null while it is face down.'),
})

const step = z.strictObject({
  kind: z.enum(stepNames).describe('Which question or step it is: that of the decision.'),
  test: card.describe('The card whose test it is.').exactOptional(),
  using: card.describe('The card with which dice are being rolled again.').exactOptional(),
  left: count.describe('How many are left: dice to roll again, cards to pay or to take.').exactOptional(),
  effects: word.describe('Whose effects are carried out: `CARD.two`, a demand and the like.').exactOptional(),
  next: count.describe('Which of those effects is next, counted from 0.').exactOptional(),
  demand: card.describe('The demand that was conceded.').exactOptional(),
  card: card.describe('The Terror card whose further effect follows.').exactOptional(),
})

export const view = z.strictObject({
  abductor: word,
  turn: count,
  phase: z.enum(phases),
  threat: level,
  points: balance.describe('Conversation points; they may be negative.'),
  hostages: z.strictObject({ zone: count, saved: count, killed: count }),
  hand: cards.describe('One entry a card, cheapest first.'),
  supply: cards,
  played: cards.describe('Set aside this turn.'),
  gone: cards.describe('Conversation cards that left the game.'),
  demands: z.array(demand).max(MOST_DEMANDS),
  minors: cards.describe('Minor Demands lying open.'),
  terror: z.strictObject({
    left: count,
    resolving: card.nullable().describe('The card being carried out; it is discarded afterwards.'),
    discard: cards,
    gone: cards,
    next: card.nullable().describe('The next card, if the player has looked at it.'),
    looked: count,
  }),
  demandsGone: z.array(demand).max(MOST_DEMANDS),
  test: z.strictObject({
    dice: z.array(face).max(MOST_DICE).describe('The dice of the test under way.'),
    rerolled: z.array(place).max(MOST_DICE),
    converted: count,
    next: z.int().min(1).max(5).describe('How many dice the next test would roll.'),
  }),
  modifiers: z.strictObject({ nextDice: balance, talkDice: balance, fours: z.boolean() }),
  prices: z.record(word, count).describe('What each Conversation card costs now.'),
  second: z.boolean(),
  escaping: z.boolean(),
  cutOff: z.boolean(),
  last: z.boolean(),
  rolls: count,
  ending: z.enum(endings),
  asked: step.nullable().describe('The question that stands; null once the game is over.'),
  waiting: z
    .array(step)
    .max(MOST_FRAMES)
    .describe('What has begun and goes on once the question is answered, the next one first.'),
}) satisfies z.ZodType<View>

const told = <const Kind extends Event['kind'], Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape })
const fromTo = { from: balance, to: balance }
const levels2 = { from: level, to: level }
const inZone = { zone: count }
const inTest = { card, dice: z.array(face).max(MOST_DICE), terror: z.boolean() }

export const eventSchema = z.discriminatedUnion('kind', [
  told('began', { abductor: word, hostages: count, threat: level }),
  told('turn', {
    turn: count,
    terror: count,
    emptyHanded: z.literal(true).describe('There where the hand is empty.').exactOptional(),
  }),
  told('last-conversation', {}),
  told('played', { card }),
  told('banked', { card }),
  told('rolled', inTest),
  told('rerolled', { card, die: place, from: face, to: face }),
  told('pair-of-sixes', { pairs: count }),
  told('paid', { card }),
  told('converted', {}),
  told('tested', { ...inTest, successes: count, rerolled: z.array(place).max(MOST_DICE) }),
  told('compared', { ...inTest, result: count, level }),
  told('points', fromTo),
  told('threat', levels2),
  told('past-end', { direction: z.enum(['up', 'down']) }),
  told('reset', levels2),
  told('released', { ...inZone, saved: count, threat: level }),
  told('release-ignored', {}),
  told('killed', { ...inZone, killed: count }),
  told('spared', {}),
  told('kill-raises', {}),
  told('more-hostages', { n: count, ...inZone }),
  told('revealed', { demand: card }),
  told('nothing-to-reveal', {}),
  told('conceded', { demand: card, of: z.enum(['major', 'escape', 'minor']) }),
  told('escape-pending', {}),
  told('conversation-ends', {}),
  told('cut-off', {}),
  told('card-leaves', { card }),
  told('next-dice', { n: balance }),
  told('dice', { n: balance }),
  told('fours', {}),
  told('bought', { card, cost: count }),
  told('took', { card }),
  told('spent', {}),
  told('terror', { card, left: count }),
  told('additional', { card }),
  told('minor', { demand: card }),
  told('minor-void', { demand: card }),
  told('terror-discarded', { card, left: count }),
  told('looked', { card: card.nullable() }),
  told('eliminated', inZone),
  told('second', {}),
  told('ended', { ending: z.enum(endings), rule: word, threat: level, turn: count }),
])

/** No kind of event is without a schema: this line does not compile if one is. */
export const everyKindHasOne: Exclude<Event['kind'], z.infer<typeof eventSchema>['kind']> extends never ? true : never =
  true
