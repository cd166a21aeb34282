import * as z from 'zod'
import { Fault } from '../../../engine/game.ts'
import { tally, word } from '../../bounded.ts'
import { shapeFault } from '../../shape.ts'
import {
  colours,
  goldEffects,
  levels,
  organizationKinds,
  playerEffects,
  plotKinds,
  reactionLimits,
  reactions,
  sizes,
  sources,
  standingAbilities,
} from '../vocabulary.ts'
import type { DeckData, Named } from './card.ts'
import { deckFaults } from './deck.ts'
import { parts } from './provenance.ts'
import { shippedDecks } from './shipped.ts'

const id = word.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const amount = z.int().min(0).max(9)
/** How many there must be of each kind is said by what counts them. */
const MOST_CARDS = 200
const effect = z.strictObject({ do: z.enum(playerEffects), n: amount })
const effects = z.array(effect).min(1).max(9)
const [LEAST_PLAYERS, MOST_PLAYERS] = [sizes[0], sizes[sizes.length - 1]]
const seats = z.int().min(LEAST_PLAYERS).max(MOST_PLAYERS)
const tables = z
  .tuple([seats, seats])
  .optional()
  .describe('Only at tables from so many players to so many; without it at all of them.')
const named = {
  id,
  source: z.enum(sources).describe('Where the card comes from; a card you correct from the box is `rulebook`.'),
  parts: z
    .partialRecord(z.enum(parts), z.enum(sources))
    .optional()
    .describe('Where its parts come from, if not all from one source.'),
  name: z
    .strictObject({ en: word.min(1), it: word.min(1), de: word.min(1) })
    .optional()
    .describe('Needed only for a card that is not one of ours.'),
}

/** A deck as `cards homeland --json` prints it and `--deck` reads it. */
export const deckSchema = z
  .strictObject({
    id: word.min(1),
    version: word.min(1),
    plots: z
      .array(
        z.strictObject({
          ...named,
          kind: z.enum(plotKinds),
          complexity: z.int().min(3).max(9),
          impact: z.int().min(1).max(3),
          fallout: effects.optional().describe('For the lead; a Plot has this or `globalFallout`, never both.'),
          globalFallout: effects.optional().describe('For every player.'),
          players: tables,
        }),
      )
      .max(MOST_CARDS),
    organizations: z
      .array(
        z.strictObject({
          ...named,
          kind: z.enum(organizationKinds),
          level: z.enum(levels).describe('Where it starts.'),
          sophistication: z.int().min(0).max(4),
          advantage: effects,
        }),
      )
      .max(MOST_CARDS),
    intel: z
      .array(
        z.strictObject({
          ...named,
          colour: z.enum(colours),
          copies: z.int().min(1).max(120),
          number: amount.describe('What it adds to its colour; 0 for gold.'),
          rep: amount.describe('What it brings when traded.'),
          clout: amount,
          gold: z
            .strictObject({ do: z.enum(goldEffects), n: amount })
            .optional()
            .describe('Gold cards only: what happens when it appears.'),
          players: tables,
        }),
      )
      .max(MOST_CARDS),
    assets: z
      .array(
        z.strictObject({
          ...named,
          points: amount,
          always: z
            .array(z.strictObject({ do: z.enum(standingAbilities), n: amount }))
            .max(9)
            .optional()
            .describe('In force while it lies face up.'),
          onTurn: effect.optional().describe('Once on each of one’s own turns.'),
          burnOnTurn: z
            .union([z.strictObject({ do: z.literal('take-asset'), asset: id }), effect])
            .optional()
            .describe('On one’s own turn, by burning it.'),
          onTotals: z
            .strictObject({
              do: z.enum(reactions),
              n: amount,
              limit: z
                .enum(reactionLimits)
                .optional()
                .describe('How often; a card that does not say is limited only by its cost.'),
            })
            .optional()
            .describe('During an analysis, once the totals are known.'),
          redraw: z.boolean().optional().describe('After refilling: throw the whole hand away and refill again.'),
        }),
      )
      .max(MOST_CARDS),
    counts: z.record(word, tally).optional().describe('How much of what there is: printed, never read.'),
  })
  .describe('A deck of Homeland')

/** The cards we have words for: those of every deck that was ever ours. */
const ours = new Set(
  Object.values(shippedDecks).flatMap(({ plots, organizations, intel, assets }) =>
    [plots, organizations, intel, assets].flat().map((card: Named) => card.id),
  ),
)

/** A deck from outside, checked; throws a Fault for the first thing that is wrong with it. */
export function readDeck(given: unknown): DeckData {
  const read = deckSchema.safeParse(given)
  if (!read.success) throw shapeFault(read.error)
  const { counts: _counts, ...deck } = read.data
  const [fault] = deckFaults(deck)
  if (fault) throw new Fault(fault.key, fault.values)
  const cards: readonly Named[] = [deck.plots, deck.organizations, deck.intel, deck.assets].flat()
  const nameless = cards.find(card => !ours.has(card.id) && card.name === undefined)
  if (nameless) throw new Fault('homeland.deck.name', { id: nameless.id })
  return deck
}
