import * as z from 'zod'
import { balance, line, MOST_FRAMES, MOST_MOMENTS, prose, tally, word } from '../../games/bounded.ts'
import { endings as homelandEndings } from '../../games/homeland/vocabulary.ts'
import type { Event } from '../../games/negotiator/events.ts'
import { stepNames } from '../../games/negotiator/rules/steps.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { comparisons, endings, levels, phases, standings } from '../../games/negotiator/vocabulary.ts'
import { claimSchema } from '../../games/schemas.ts'
import { newNoteSchema, noteSchema, talkSchema } from '../../table/talk-schema.ts'
import { proofs } from '../proof.ts'
import { homelandFigures } from './protocol-homeland.ts'
import { companyInput, MOST_IN_CHAIN } from './protocol-tables.ts'

/**
 * The JSON lines of `play … --json`, and the report of `simulate … --json`, as schemas. The command does not load
 * this file: what it writes is checked against it in the tests, and docs/schemas is generated from it.
 */

const card = word.describe('The id of a card, as `cards negotiator` lists it.')
const cards = z.array(card).max(200)
const count = tally
const MOST_DICE = 5
/** Dealt from what there is: seven Majors and four Escapes. */
const MOST_DEMANDS = 11
const MOST_OPTIONS = 1_000
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

const view = z.strictObject({
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

const name = line.describe('The name of an option: what is sent to choose it.')
const part = z.union([
  word,
  tally,
  z.null(),
  z.strictObject({ kind: z.enum(['major', 'escape']), ordinal: tally }).describe('A demand that lies face down.'),
])
const parts = z
  .record(word, part)
  .describe('The same option in parts: its verb, and the card, demand, die, threat, asset, seat … it is about.')
const change = z.strictObject({
  what: word.describe('threat, points, zone, saved, killed, dice, hand, known, terror, fours, …'),
  from: z.union([balance, z.boolean(), line]),
  to: z.union([balance, z.boolean(), line]),
})
const MOST_CHANGES = 1_000
const chance = z.number().min(0).max(1)
const branch = z.strictObject({
  key: word.describe('row.two, row.one, row.none; compare.above, …; terror.CARD, terror.CARD.two, …; or sure.'),
  parts: z
    .strictObject({
      terror: word.exactOptional(),
      row: z.enum(['two', 'one', 'none']).exactOptional(),
      compare: z.enum(comparisons).exactOptional(),
    })
    .optional()
    .describe('What the key is about.'),
  chance,
  ifs: z
    .record(word, chance)
    .optional()
    .describe('The chance of the same row by how cards are used: convert, convert-two, reroll, reroll-convert, …'),
  changes: z.array(change).max(MOST_CHANGES),
  rarely: z
    .array(
      z.strictObject({
        key: word.describe('pairs.1 or pairs.2.'),
        parts: z.strictObject({ pairs: tally }),
        chance,
        changes: z.array(change).max(MOST_CHANGES),
      }),
    )
    .max(MOST_OPTIONS)
    .optional()
    .describe('Rarer ways the same row may go: each with its share of the chance, and with all it would change.'),
})
const why = z.strictObject({
  key: word,
  rule: word,
  values: z.record(word, z.union([line, balance])).optional(),
})

const setup = z.union([z.strictObject({ abductor: word }), z.strictObject({ players: z.int().min(3).max(6) })])

export const messages = {
  hello: z
    .strictObject({
      type: z.literal('hello'),
      protocol: z.literal(2),
      view: word.describe('The name and version of the views that follow, such as `negotiator-view@2`.'),
      game: word,
      rules: word.describe('The version of the rules.'),
      deck: word.describe('SHA-256 of the deck as canonical JSON.'),
      seed: line.optional().describe('In a game for one.'),
      table: word.optional().describe('At a table of a server: its name.'),
      commitment: word
        .optional()
        .describe(
          'In a game for several: SHA-256 of nonce and seed, or of the secret of a server; they come at the end.',
        ),
      seat: count.optional().describe('In a game for several: which one is served here, counted from 0.'),
      seats: z
        .array(z.strictObject({ name: word, bot: word.nullable() }))
        .max(6)
        .optional()
        .describe('In a game for several: who sits where.'),
      setup,
      practice: z.boolean(),
    })
    .describe('The first line'),
  view: z
    .strictObject({
      type: z.literal('view'),
      view,
      events: z.array(eventSchema).max(MOST_MOMENTS).describe('What has happened since the last view.'),
    })
    .describe('What the player sees, and what has happened'),
  decision: z
    .strictObject({
      type: z.literal('decision'),
      decision: z.strictObject({
        seat: count,
        kind: word.describe('Which question it is.'),
        options: z.array(z.strictObject({ name, parts })).min(1).max(MOST_OPTIONS),
      }),
    })
    .describe('The question, and everything that may be answered'),
  explanation: z
    .strictObject({
      type: z.literal('explanation'),
      explanation: z.strictObject({
        options: z
          .array(z.strictObject({ name, branches: z.array(branch).min(1).max(MOST_OPTIONS) }))
          .max(MOST_OPTIONS),
        refused: z
          .array(
            z.strictObject({
              name,
              after: z
                .array(name)
                .min(1)
                .max(MOST_OPTIONS)
                .optional()
                .describe('Choices that can be made now and lead to where this one is refused.'),
              why,
            }),
          )
          .max(MOST_OPTIONS)
          .describe('What lies in sight and cannot be done now.'),
      }),
    })
    .describe('Every option with its exact odds'),
  error: z
    .strictObject({
      type: z.literal('error'),
      error: prose.describe('A sentence, in the language of --lang.'),
      key: word.describe('The same in every language.'),
      rule: word.optional().describe('The rule that forbids it, where it is a rule.'),
    })
    .describe('The line before was not usable; the same question follows'),
  talk: z
    .strictObject({
      type: z.literal('talk'),
      ...talkSchema.shape,
      text: line.describe('The same as a sentence, in the language of --lang.'),
    })
    .describe('Somebody at the table has said something: this seat or another one'),
  notes: z
    .strictObject({ type: z.literal('notes'), notes: z.array(noteSchema.omit({ seat: true })).max(MOST_MOMENTS) })
    .describe('All that this seat has written down for itself'),
  end: z
    .strictObject({
      type: z.literal('end'),
      outcome: z.strictObject({
        winners: z.array(count).max(6).describe('The seats that won: [0] or [] in a game for one.'),
        cause: z.enum([...endings, ...homelandEndings]).exclude(['playing']),
        rule: word,
      }),
      seed: line,
      nonce: word.optional().describe('In a game for several: what the commitment has besides the seed.'),
      file: line.optional().describe('At a table of a server: where its match file is kept.'),
      checks: z
        .array(z.strictObject({ what: z.enum(proofs), fits: z.boolean() }))
        .max(MOST_OPTIONS)
        .optional()
        .describe('At a table of a server: what `verify` says of it.'),
    })
    .describe('The last line'),
} as const

export const inputSchema = z
  .union([
    line.describe('An option name.'),
    z.strictObject({ choose: line }).describe('The same.'),
    z
      .strictObject({ choose: z.array(line).min(1).max(MOST_IN_CHAIN) })
      .describe('A chain of choices, each of the question that the one before it leads to; taken whole or not at all.'),
    z.strictObject({ explain: z.literal(true) }).describe('Asks for the odds of every option.'),
    z.strictObject({ undo: z.literal(true) }).describe('Takes back the last choice, if nothing was rolled or shown.'),
    z.strictObject({ claim: claimSchema }).describe('Says something to the table, where several play.'),
    z
      .strictObject({ note: newNoteSchema })
      .describe('Writes something down for this seat alone; an empty text takes it away.'),
    ...companyInput.options,
  ])
  .describe('A line to the game, where it is JSON; an option name may also be sent as it is')

/** More than anybody can wait for. */
const MANY = 1e15
const many = z.int().min(0).max(MANY)
const measure = z.number().min(0).max(MANY)
const causes = z.record(word, many)
export const reportSchema = z
  .strictObject({
    game: word,
    bot: word,
    seed: line.describe('The series: its game n is the game of the seed SEED#n.'),
    from: many.describe('The number of the first game.'),
    games: many,
    decisions: many,
    seconds: measure,
    gamesPerSecond: measure,
    decisionsPerSecond: measure,
    wins: many,
    winRate: chance,
    winRateInterval: z.tuple([chance, chance]).describe('95 %, after Wilson.'),
    won: causes.describe('Wins by how they came about.'),
    losses: causes.describe('Losses by cause.'),
    meanTurns: measure,
    figures: homelandFigures.optional(),
    setup,
  })
  .describe('What `simulate GAME --json` prints')
