import type { DeckData, Effect } from '../src/games/homeland/cards/card.ts'
import { shipped0aeb1c47 } from '../src/games/homeland/cards/shipped-0aeb1c47.ts'

/**
 * A deck that nobody tunes any more, because matches were played with it. Rules are tested with it: what a card of the
 * standard deck costs and brings may change from one version to the next, what a rule does with it may not.
 */
export const untuned: DeckData = shipped0aeb1c47

/** The same with other things to burn an asset for, by its name, and with other Advantages. */
export const untunedWith = (
  burns: Readonly<Record<string, Effect>>,
  advantages: Readonly<Record<string, Effect>> = {},
): DeckData => ({
  ...untuned,
  assets: untuned.assets.map(card =>
    burns[card.id] ? { id: card.id, source: card.source, points: card.points, burnOnTurn: burns[card.id] } : card,
  ),
  organizations: untuned.organizations.map(card =>
    advantages[card.id] ? { ...card, advantage: [advantages[card.id]] } : card,
  ),
})
