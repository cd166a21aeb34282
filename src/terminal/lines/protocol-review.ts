import * as z from 'zod'
import { accounts } from '../../bots/advisor/review/ledger.ts'
import { REVIEW_FORMAT } from '../../bots/advisor/review/review.ts'
import { line, word } from '../../games/bounded.ts'
import { chance } from './protocol.ts'

/** The review of `review FILE --json` as a schema. */

/** No match has more choices, and no account more points. */
const MANY = 100_000
const count = z.int().min(0).max(MANY)
const seat = z.int().min(0).max(5).describe('Counted from 0.')
const share = z.number().min(-100).max(100).describe('In shares of a win: 0.05 are 5 points.')
const likely = z
  .strictObject({ share: chance, low: chance, high: chance })
  .describe('A chance and its 95 % interval; all three are alike where it was reckoned and not counted.')
const account = z.enum(accounts)
const totals = z.strictObject(
  Object.fromEntries(accounts.map(name => [name, share])) as Record<(typeof accounts)[number], typeof share>,
)

export const reviewSchema = z
  .strictObject({
    format: z.literal(REVIEW_FORMAT),
    game: word,
    seat,
    won: z.boolean(),
    reference: word.describe('The bot whose play everything is held against.'),
    curve: z
      .array(z.strictObject({ at: count.describe('After so many choices.'), round: count, knew: likely, open: likely }))
      .max(MANY)
      .describe('The chance to win, from what the player knew and with all cards open.'),
    ledger: z.strictObject({
      initial: chance,
      final: chance,
      totals: totals.describe('They add up to final - initial.'),
      margins: totals.describe('Half the width of the 95 % interval of each.'),
      luck: share,
      decisions: share,
    }),
    postings: z.array(z.strictObject({ at: count, account, gain: share })).max(MANY),
    turnings: z
      .array(
        z.strictObject({
          at: count,
          round: count,
          kind: word,
          options: z.array(z.strictObject({ option: line, chance: likely.nullable() })).max(1000),
          chosen: line,
          advised: line,
          gain: share,
        }),
      )
      .max(3)
      .describe('The decisions that mattered, in the order they were made in.'),
    suspicions: z
      .array(z.strictObject({ by: seat, of: seat, shares: z.array(chance).max(MANY) }))
      .max(36)
      .describe(
        'How likely a bot, or the reference in the own seat, took somebody for the mole, at each point of the curve.',
      ),
    shared: z
      .array(
        z.strictObject({
          by: seat,
          of: seat,
          rounds: z.array(z.strictObject({ round: count, share: chance })).max(MANY),
        }),
      )
      .max(36)
      .describe('How likely a person who shares it took somebody for the mole, as each round ended.'),
    mole: z
      .strictObject({
        seat,
        won: z.boolean(),
        ways: z
          .array(z.strictObject({ at: count, round: count, style: word, chance: likely }))
          .max(100)
          .describe('Could the mole have won? Ways to play from a moment on, the best first.'),
      })
      .nullable(),
  })
  .describe('What `review FILE --json` prints')
