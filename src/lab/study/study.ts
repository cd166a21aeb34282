import * as z from 'zod'
import { json, line, word } from '../../games/bounded.ts'
import { shapeFault } from '../../games/shape.ts'

/** The most of each that one study may ask for. */
export const MOST = { blocks: 20_000, arms: 400, seats: 12, compared: 2_000, decks: 400 } as const

const count = (most: number) => z.int().min(0).max(most)
const armNumber = count(MOST.arms)

/** How often something happens in the games of one arm: a bot wins (as what, where it says so), or what a game counts, also of a card. */
const shareSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('wins'), arm: armNumber, bot: word, role: word.nullable() }),
  z.strictObject({ of: z.literal('counted'), arm: armNumber, what: word }),
  z.strictObject({ of: z.literal('card'), arm: armNumber, card: word }),
])

const armSchema = z.strictObject({
  setup: json,
  /** Which of the study's decks; the first of them is the one that is looked at. */
  deck: count(MOST.decks),
  /** Who sits there, in any order: every seating of them is played. */
  bots: z.array(word).min(1).max(MOST.seats),
  /** The card that is another in this deck. */
  card: word.optional(),
  /** The mole's style that this arm tries. */
  style: word.optional(),
})

const comparisonSchema = z.strictObject({ one: shareSchema, other: shareSchema })

/** A study: all that has to be known to play it, here or elsewhere, today or later. Plain data. */
export const studySchema = z
  .strictObject({
    format: z.literal('situation-room-study@1'),
    kind: z.enum(['tournament', 'balance', 'cards']),
    game: word,
    rules: word,
    seed: word.min(1),
    blocks: z.int().min(1).max(MOST.blocks),
    /** How many of the distinct deals of roles are played in each block: all of them where it is 0. */
    deals: count(10_000),
    /** How far a bot may think about one question; as far as each usually does where this is left out. */
    budget: z.int().min(1).max(1_000_000_000).optional(),
    /** A budget in files of before it was kept to: their blocks were played as usual, and so are those that are added. */
    iterations: z.int().min(1).max(1_000_000_000).optional(),
    decks: z.array(json).min(1).max(MOST.decks),
    arms: z.array(armSchema).min(1).max(MOST.arms),
    compared: z.array(comparisonSchema).max(MOST.compared),
    /** Arms that differ in the mole's style alone. */
    styled: z.array(z.array(armNumber).min(2).max(20)).max(20),
    /** Stops as soon as the first comparison is decided; asked and fixed before the first game. */
    stop: z
      .strictObject({
        low: z.number().min(-1).max(1),
        high: z.number().min(-1).max(1),
        alpha: z.number().min(0.0001).max(0.5),
        beta: z.number().min(0.0001).max(0.5),
      })
      .optional(),
    /** What was typed, without the name of the program. */
    command: line,
  })
  .describe('A study of the lab')

export type Study = z.infer<typeof studySchema>
export type Arm = Study['arms'][number]
export type Share = z.infer<typeof shareSchema>
export type Comparison = Study['compared'][number]

/** A study from outside, checked. */
export function readStudy(given: unknown): Study {
  const read = studySchema.safeParse(given)
  if (!read.success) throw shapeFault(read.error)
  return read.data
}

/** What came of one block of one arm: sums by name, which add up. */
export interface BlockResult {
  readonly arm: number
  readonly block: number
  readonly sums: Readonly<Record<string, number>>
}

/** What is counted of a card, before its id: what that is, a game says (`Gauge.count`). */
export const CARD_HITS = 'card-hits/'
export const CARD_TRIES = 'card-tries/'

/** Where the sums of a share stand: how often it was so, of how many. */
export const keysOf = (share: Share): readonly [top: string, bottom: string] => {
  if (share.of === 'counted') return [share.what, 'games']
  if (share.of === 'card') return [`${CARD_HITS}${share.card}`, `${CARD_TRIES}${share.card}`]
  const who = share.role === null ? share.bot : `${share.bot}/${share.role}`
  return [`wins/${who}`, `seats/${who}`]
}

/** A block of one arm as one number, for the order in which they are played: all arms of a block before the next. */
export const jobOf = ({ arms }: Pick<Study, 'arms'>, { arm, block }: Pick<BlockResult, 'arm' | 'block'>): number =>
  block * arms.length + arm
export const placeOf = ({ arms }: Pick<Study, 'arms'>, job: number): { arm: number; block: number } => ({
  arm: job % arms.length,
  block: Math.floor(job / arms.length),
})
export const jobsOf = ({ arms, blocks }: Pick<Study, 'arms' | 'blocks'>): number => arms.length * blocks
