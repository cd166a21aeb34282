import type { Json } from '../../engine/game.ts'

export type Card = { readonly id: string; readonly [part: string]: Json }
type Deck = { readonly [pile: string]: Json }

/** The cards of one pile. */
export const cardsIn = (deck: Json, pile: string): readonly Card[] =>
  (deck as unknown as Record<string, readonly Card[]>)[pile]

/** The number in the middle of these, and of two the smaller. */
export const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)]

export type Twin = (card: Card, pile: readonly Card[]) => Card

/** The ids of all cards in these piles. */
export const cardsOf =
  (twins: Readonly<Record<string, Twin>>) =>
  (deck: Json): readonly string[] =>
    Object.keys(twins).flatMap(pile => cardsIn(deck, pile).map(({ id }) => id))

/** The deck with a card's neutral twin in its place, under its name: shuffles know cards by their place. */
export const twinIn =
  (twins: Readonly<Record<string, Twin>>) =>
  (deck: Json, id: string): Json | null => {
    for (const [pile, twin] of Object.entries(twins)) {
      const cards = cardsIn(deck, pile)
      if (cards.some(card => card.id === id))
        return { ...(deck as Deck), [pile]: cards.map(card => (card.id === id ? twin(card, cards) : card)) }
    }
    return null
  }

/** What a card is called and where it comes from: all that its twin has of it. */
export const bare = ({ id, source, name }: Card): Card => ({ id, source, ...(name === undefined ? {} : { name }) })
