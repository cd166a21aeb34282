import * as z from 'zod'
import { Fault } from '../../../engine/game.ts'
import { word } from '../../bounded.ts'
import { shapeFault } from '../../shape.ts'
import { abductorRules, comparedBy, drawbackKinds, effectKinds, sources } from '../vocabulary.ts'
import type { DeckData, Named } from './card.ts'
import { deckFaults } from './deck-faults.ts'
import { parts } from './provenance.ts'
import { shippedDecks } from './shipped.ts'

const id = word.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const count = z.int().min(0).max(99)
/** How many there must be of each kind is said by what counts them. */
const MOST_CARDS = 99
const effect = z.strictObject({ do: z.enum(effectKinds), n: z.int().min(-9).max(9) })
const effects = z.array(effect).max(9)
const rows = z.strictObject({ two: effects, one: effects, none: effects })
/** What a card that is played or turned up does. */
const faceUp = {
  rows: rows.optional().describe('A Threat Test.'),
  compare: z
    .strictObject({
      dice: z.int().min(1).max(5),
      by: z.enum(comparedBy).describe('What of the dice is compared.'),
      above: effects,
      equal: effects,
      below: effects,
    })
    .optional()
    .describe('No Threat Test: so many dice against the threat level, of which L counts 0 and E 7 (N-6).'),
  effects: effects.optional().describe('Without a roll.'),
}
const drawback = z.strictObject({ do: z.enum(drawbackKinds), n: z.int().min(0).max(15) })
const drawbacks = z.union([drawback, z.array(drawback).max(9)]).describe('One drawback, or a list of them.')
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
const terror = z.strictObject({
  ...named,
  copies: z.int().min(1).max(21),
  ...faceUp,
  minor: z.strictObject({ cost: count, effects, drawback: effects }).optional(),
  additional: effects.optional(),
  additionalSource: z
    .enum(sources)
    .optional()
    .describe('Where the additional effect comes from, if not from where the card does.'),
})

/** A deck as `cards negotiator --json` prints it and `--deck` reads it. */
export const deckSchema = z
  .strictObject({
    id: word.min(1),
    version: word.min(1),
    conversation: z
      .array(
        z.strictObject({
          ...named,
          copies: z.int().min(1).max(22),
          cost: count,
          ...faceUp,
          reroll: z.int().min(1).max(5).optional(),
        }),
      )
      .max(MOST_CARDS),
    majors: z
      .array(
        z.strictObject({
          ...named,
          abductor: word,
          cost: count,
          effects,
          drawback: drawbacks,
        }),
      )
      .max(MOST_CARDS),
    escapes: z
      .array(z.strictObject({ ...named, cost: count, effects, drawback: drawbacks.optional() }))
      .max(MOST_CARDS),
    red: z.array(terror).max(MOST_CARDS),
    pivotal: z.array(terror).max(MOST_CARDS),
    abductors: z
      .array(
        z.strictObject({
          ...named,
          hostages: z.int().min(1).max(15),
          threat: z.int().min(0).max(7),
          majors: z.int().min(0).max(4),
          escapes: z.int().min(0).max(4),
          rule: z.enum(abductorRules),
        }),
      )
      .min(1)
      .max(MOST_CARDS),
  })
  .describe('A deck of Hostage Negotiator')

/** The cards we have words for: those of every deck that was ever ours. */
const ours = new Set(
  Object.values(shippedDecks).flatMap(({ conversation, majors, escapes, red, pivotal, abductors }) =>
    [conversation, majors, escapes, red, pivotal, abductors].flat().map(({ id }: { readonly id: string }) => id),
  ),
)

/** A deck from outside, checked; throws a Fault for the first thing that is wrong with it. */
export function readDeck(given: unknown): DeckData {
  const read = deckSchema.safeParse(given)
  if (!read.success) throw shapeFault(read.error)
  const deck: DeckData = read.data
  const [fault] = deckFaults(deck)
  if (fault) throw new Fault(fault.key, fault.values)
  const cards: readonly Named[] = [
    deck.conversation,
    deck.majors,
    deck.escapes,
    deck.red,
    deck.pivotal,
    deck.abductors,
  ].flat()
  const nameless = cards.find(card => !ours.has(card.id) && card.name === undefined)
  if (nameless) throw new Fault('deck.name', { id: nameless.id })
  return deck
}
