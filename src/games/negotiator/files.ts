import type { Json } from '../../engine/game.ts'
import { own } from '../../engine/own.ts'
import type { AnyGame } from '../index.ts'
import { readDeck } from './cards/deck-schema.ts'
import { shippedDecks } from './cards/shipped.ts'
import { negotiator } from './index.ts'

export const make = (deck?: unknown): AnyGame =>
  negotiator(deck === undefined ? undefined : readDeck(deck)) as unknown as AnyGame
export const deckFile = ({ deck }: AnyGame): Json => deck

export const shippedDeck = (hash: string): Json | undefined => own(shippedDecks, hash) as unknown as Json | undefined
