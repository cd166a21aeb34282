import type { DeckData } from './card.ts'
import { shipped125d46fa } from './shipped-125d46fa.ts'
import { shipped6103488b } from './shipped-6103488b.ts'
import { shippedba1a42e4 } from './shipped-ba1a42e4.ts'
import { standard } from './standard.ts'

/**
 * Every deck that was ever ours, by its hash: a match names the one it was played with, and is played with it for ever.
 * Whoever changes the standard deck keeps the old one here first (a file of its own, named after the hash).
 */
export const shippedDecks: Readonly<Record<string, DeckData>> = {
  '6103488b613a66928edcde54d5368309215e10492b554f9b047be9a4bc6163d1': shipped6103488b,
  '125d46fabbfd5068e7952b3cfd624c4dc6a45882233ed1236363da4888376466': shipped125d46fa,
  ba1a42e4d3c4d2e24ab744f76c12352b4d97518a4926e98aa96d78322b5a0388: shippedba1a42e4,
  '4c91e7aa71ed005e0a8d096cba2fb2cdd1a984317230fb8893fc6f6daf0edeea': standard,
}
