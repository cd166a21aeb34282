import type { Json } from '../../engine/game.ts'
import type { Testable } from '../../engine/testable.ts'
import { shapeFault } from '../shape.ts'
import type { DeckData } from './cards/card.ts'
import { standard } from './cards/standard.ts'
import { type Negotiator, negotiatorWith, type Positions } from './game.ts'
import { writePosition } from './position/position.ts'
import { positionSchema } from './position/position-schema.ts'
import { readPosition } from './position/read-position.ts'
import { steps } from './rules/index.ts'
import type { State } from './rules/state.ts'
import { conserved } from './secrets/conserved.ts'
import { hidden } from './secrets/secrets.ts'

export type { Negotiator }

const positions: Positions = {
  read(deck, given, roots, laid) {
    const shape = positionSchema.safeParse(given)
    if (!shape.success) throw shapeFault(shape.error, 'position')
    return readPosition(deck, shape.data, roots, laid)
  },
  write: (deck, s) => writePosition(deck, s) as Json,
}

/** Hostage Negotiator with this deck. */
export function negotiator(data: DeckData = standard): Negotiator & Testable<State> {
  const game = negotiatorWith(positions, data)
  const { cards } = game
  return {
    ...game,
    hidden: (s, viewer) => hidden(cards, s, viewer),
    conserved: s => conserved(cards, s),
    coverable: [
      ...Object.keys(steps),
      ...cards.lists.flatMap(({ key, effects }) => effects.map((_, at) => `${key}:${at}`)),
    ],
  }
}
