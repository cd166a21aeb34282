import type { Json } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import type { AnyGame } from '../index.ts'
import { counts } from './cards/counts.ts'
import { readDeck } from './cards/deck-schema.ts'
import { shippedDecks } from './cards/shipped.ts'
import { type Homeland, homeland } from './index.ts'

export const make = (deck?: unknown): AnyGame =>
  homeland(deck === undefined ? undefined : readDeck(deck)) as unknown as AnyGame

/** Its cards, and how many there are of what. */
export const deckFile = (game: AnyGame): Json => {
  const { data } = (game as unknown as Homeland).cards
  return { ...data, counts: counts(data) } as unknown as Json
}

export const shippedDeck = (hash: string): Json | undefined => own(shippedDecks, hash) as unknown as Json | undefined
