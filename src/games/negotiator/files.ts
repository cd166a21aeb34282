import type { Json } from '../../engine/game.ts'
import type { AnyGame } from '../index.ts'
import { readDeck } from './cards/deck-schema.ts'
import { negotiator } from './index.ts'

export const make = (deck?: unknown): AnyGame =>
  negotiator(deck === undefined ? undefined : readDeck(deck)) as unknown as AnyGame
export const deckFile = ({ deck }: AnyGame): Json => deck
