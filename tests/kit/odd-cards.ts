import type { Random } from '../../src/engine/game.ts'
import type { DeckData, Effect } from '../../src/games/negotiator/cards/card.ts'
import { comparedBy, drawbackKinds, type EffectKind } from '../../src/games/negotiator/vocabulary.ts'

/** What shows something, what asks something, and what moves something. */
const KINDS: readonly EffectKind[] = ['look', 'look-discard', 'reveal', 'take', 'points', 'threat', 'release', 'kill']

/** A deck with all that our own has none of: cards without a test, comparisons, drawbacks and additional effects anywhere. */
export function withOddCards(deck: DeckData, below: Random): DeckData {
  const effects = (): Effect[] =>
    Array.from({ length: below(3) }, () => ({ do: KINDS[below(KINDS.length)], n: 1 + below(2) }))
  const drawback = () =>
    Array.from({ length: below(3) }, () => ({ do: drawbackKinds[below(drawbackKinds.length)], n: 1 }))
  const compare = () => ({
    dice: 1 + below(3),
    by: comparedBy[below(comparedBy.length)],
    above: effects(),
    equal: effects(),
    below: effects(),
  })
  const face = () => (below(2) === 0 ? { effects: effects() } : { compare: compare() })
  return {
    ...deck,
    conversation: deck.conversation.map(({ rows, ...card }) =>
      rows === undefined || below(3) === 0 ? { ...card, ...(rows ? { rows } : {}) } : { ...card, ...face() },
    ),
    majors: deck.majors.map(demand => ({ ...demand, drawback: drawback() })),
    escapes: deck.escapes.map(demand => ({ ...demand, drawback: drawback() })),
    red: deck.red.map(({ rows, ...card }) => (rows ? { ...card, compare: compare() } : card)),
    pivotal: deck.pivotal.map(card => ({ ...card, additional: effects() })),
  }
}
