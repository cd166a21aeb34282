import type { Json } from '../../engine/game.ts'
import { shapeFault } from '../shape.ts'
import type { DeckData } from './cards/card.ts'
import { standard } from './cards/standard.ts'
import { type Homeland, homelandWith, type Positions } from './game.ts'
import { writePosition } from './position/position.ts'
import { positionSchema } from './position/position-schema.ts'
import { readPosition } from './position/read-position.ts'

export type { Homeland }

const positions: Positions = {
  read(deck, given, roots) {
    const shape = positionSchema.safeParse(given)
    if (!shape.success) throw shapeFault(shape.error, 'position')
    return readPosition(deck, shape.data, roots)
  },
  write: (deck, s) => writePosition(deck, s) as Json,
}

/** Homeland with this deck. */
export const homeland = (data: DeckData = standard): Homeland => homelandWith(positions, data)
