import type { Json } from '../../engine/game.ts'
import type { Testable } from '../../engine/testable.ts'
import { shapeFault } from '../shape.ts'
import type { DeckData } from './cards/card.ts'
import { standard } from './cards/standard.ts'
import { type Homeland, homelandWith, type Positions } from './game.ts'
import { writePosition } from './position/position.ts'
import { positionSchema } from './position/position-schema.ts'
import { readPosition } from './position/read-position.ts'
import { steps } from './rules/index.ts'
import type { State } from './rules/state.ts'
import { conserved } from './secrets/conserved.ts'
import { hidden } from './secrets/secrets.ts'

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
export function homeland(data: DeckData = standard): Homeland & Testable<State> {
  const game = homelandWith(positions, data)
  const { cards } = game
  return {
    ...game,
    hidden: (s, viewer) => hidden(cards, s, viewer),
    conserved: s => conserved(cards, s),
    coverable: [
      ...Object.keys(steps),
      ...cards.lists.flatMap(({ key, effects }) => effects.map((_, at) => `${key}:${at}`)),
      ...cards.data.intel.flatMap(({ id, gold }) => (gold ? [`${id}.gold`] : [])),
      ...cards.data.assets.flatMap(({ id, always, burnOnTurn, onTotals, redraw }) => [
        ...(always ?? []).map(({ do: ability }) => `${id}.${ability}`),
        ...(burnOnTurn?.do === 'take-asset' ? [`${id}.take-asset`] : []),
        ...(onTotals ? [`${id}.${onTotals.do}`] : []),
        ...(redraw ? [`${id}.redraw`] : []),
      ]),
    ],
  }
}
