import { shapeFault } from '../shape.ts'
import type { DeckData } from './cards/card.ts'
import { standard } from './cards/standard.ts'
import { type Homeland, homelandWith, type PositionReader } from './game.ts'
import { readPosition } from './position.ts'
import { positionSchema } from './position-schema.ts'

export type { Homeland }

const reader: PositionReader = (deck, given, roots) => {
  const shape = positionSchema.safeParse(given)
  if (!shape.success) throw shapeFault(shape.error, 'position')
  return readPosition(deck, shape.data, roots)
}

/** Homeland with this deck. */
export const homeland = (data: DeckData = standard): Homeland => homelandWith(reader, data)
