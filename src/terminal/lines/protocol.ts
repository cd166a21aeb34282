import * as z from 'zod'
import { sources } from '../../bots/advisor/advice.ts'
import { balance, json, line, MOST_MOMENTS, prose, tally, word } from '../../games/bounded.ts'
import { endings as homelandEndings } from '../../games/homeland/vocabulary.ts'
import { comparisons, endings } from '../../games/negotiator/vocabulary.ts'
import { claimSchema } from '../../games/schemas.ts'
import { proofs } from '../../table/proof.ts'
import { answeredSchema, newAnswerSchema, newNoteSchema, noteSchema, talkSchema } from '../../table/talk-schema.ts'
import { companyInput, MOST_IN_CHAIN } from './beside.ts'
import { eventSchema, view } from './protocol-negotiator.ts'

/**
 * The JSON lines of `play … --json` as schemas. The command does not load this file: what it writes is checked against
 * it in the tests, and docs/schemas is generated from it.
 */

const count = tally
const MOST_OPTIONS = 1_000
/** More than any advisor is let think. */
const MOST_ITERATIONS = 1_000_000

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
export const chance = z.number().min(0).max(1)
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

export const setup = z.union([z.strictObject({ abductor: word }), z.strictObject({ players: z.int().min(3).max(6) })])

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
  advisor: z
    .strictObject({
      type: z.literal('advisor'),
      by: z
        .enum(sources)
        .describe(
          'Counted in games played on; measured by calls worth as much; reckoned from odds, without an interval.',
        ),
      iterations: tally.describe('Games played on, or positions that may be looked at.'),
      best: z
        .array(
          z.strictObject({
            name,
            chance: z.strictObject({ share: chance, low: chance, high: chance }).describe('Of winning; 95 %.'),
            why: z.strictObject({
              key: word.describe('The same in every language.'),
              values: z.record(word, z.union([line, balance, chance])),
            }),
            text: prose.describe('The same as a sentence, in the language of --lang.'),
          }),
        )
        .max(3)
        .describe('The best options, the best first.'),
      belief: z
        .array(
          z.strictObject({
            seat: count,
            agendas: z.record(word, chance).describe('How likely each agenda is.'),
            evidence: z
              .array(
                z.strictObject({
                  about: z
                    .union([z.strictObject({ event: json }), z.strictObject({ talk: json })])
                    .describe('What speaks: an event as this seat was told it, or what was said.'),
                  agenda: word,
                  shift: z.number().min(-100).max(100).describe('By how much, in log-odds.'),
                  text: prose.describe('The same as a sentence, in the language of --lang.'),
                }),
              )
              .max(4)
              .describe('The strongest first.'),
          }),
        )
        .max(5)
        .describe('What can be known of the others, where there are others.'),
    })
    .describe('What the advisor makes of the question'),
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
      answer: answeredSchema.exactOptional().describe('What was pinned to it before.'),
      text: line.describe('The same as a sentence, in the language of --lang.'),
    })
    .describe('Somebody at the table has said something: this seat or another one'),
  answer: z
    .strictObject({
      type: z.literal('answer'),
      to: tally.describe('Which of all that was said, counted from 0.'),
      ...answeredSchema.shape,
      line: line.describe('The same as a sentence, in the language of --lang.'),
    })
    .describe('Somebody has answered a suspicion: this seat or another one'),
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
      seed: line.optional().describe('Left out as long as others play the same call of a day.'),
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
    z
      .strictObject({
        advisor: z.union([
          z.literal(true),
          z.strictObject({ iterations: z.int().min(1).max(MOST_ITERATIONS).optional() }),
        ]),
      })
      .describe('Asks the advisor, where this seat plays alone or with bots; it thinks so much, or as usual.'),
    z.strictObject({ undo: z.literal(true) }).describe('Takes back the last choice, if nothing was rolled or shown.'),
    z.strictObject({ claim: claimSchema }).describe('Says something to the table, where several play.'),
    z.strictObject({ answer: newAnswerSchema }).describe('Pins the one answer to a suspicion of this seat.'),
    z
      .strictObject({ note: newNoteSchema })
      .describe('Writes something down for this seat alone; an empty text takes it away.'),
    ...companyInput.options,
  ])
  .describe('A line to the game, where it is JSON; an option name may also be sent as it is')
