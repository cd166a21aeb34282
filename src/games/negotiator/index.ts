import { shapeFault } from '../shape.ts'
import type { DeckData } from './cards/card.ts'
import { standard } from './cards/standard.ts'
import { type Negotiator, negotiatorWith, type PositionReader } from './game.ts'
import { positionSchema } from './position-schema.ts'
import { readPosition } from './read-position.ts'

export type { Negotiator }

const reader: PositionReader = (deck, given, roots, laid) => {
  const shape = positionSchema.safeParse(given)
  if (!shape.success) throw shapeFault(shape.error, 'position')
  return readPosition(deck, shape.data, roots, laid)
}

/** Hostage Negotiator with this deck. */
export const negotiator = (data: DeckData = standard): Negotiator => negotiatorWith(reader, data)
