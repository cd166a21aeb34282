import type { Json } from '../../engine/game.ts'
import type { Testable } from '../../engine/testable.ts'
import { shapeFault } from '../shape.ts'
import type { DeckData } from './cards/card.ts'
import type { Deck } from './cards/deck.ts'
import { standard } from './cards/standard.ts'
import { type Homeland, homelandWith, type Positions } from './game.ts'
import { forMinds } from './knowledge/for-minds.ts'
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

/** Questions that only a card which does this leads to. */
const askedBy: Readonly<Record<string, string>> = {
  'react.discard': 'discard-intel-swing',
  'shift.from': 'shift-soldiers',
  'shift.to': 'shift-soldiers',
  'take-clout': 'take-clout',
  'make-discard': 'make-discard',
  'expose-player': 'expose-player',
  launder: 'launder',
}

/** What the cards of a deck do. */
const done = ({ lists, assets }: Deck): ReadonlySet<string> =>
  new Set(
    [...lists.flatMap(({ effects }) => effects), ...assets.flatMap(({ onTotals }) => onTotals ?? [])].map(
      one => one.do,
    ),
  )

/** Homeland with this deck. */
export function homeland(data: DeckData = standard): Homeland & Testable<State> {
  const game = homelandWith(positions, data, forMinds)
  const { cards } = game
  const does = done(cards)
  return {
    ...game,
    hidden: (s, viewer) => hidden(cards, s, viewer),
    conserved: s => conserved(cards, s),
    coverable: [
      ...Object.keys(steps).filter(step => askedBy[step] === undefined || does.has(askedBy[step])),
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
