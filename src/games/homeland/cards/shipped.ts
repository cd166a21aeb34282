import type { DeckData } from './card.ts'
import { shipped0aeb1c47 } from './shipped-0aeb1c47.ts'
import { shipped607f958f } from './shipped-607f958f.ts'
import { shippedC821e6a2 } from './shipped-c821e6a2.ts'
import { standard } from './standard.ts'

/**
 * Every deck that was ever ours, by its hash: a match names the one it was played with, and is played with it for ever.
 * Whoever changes the standard deck keeps the old one here first (a file of its own, named after the hash).
 */
export const shippedDecks: Readonly<Record<string, DeckData>> = {
  '607f958fa7696ed1067d546c1dff1cafc937fcb6b83e2a89096ac77065b073e9': shipped607f958f,
  '0aeb1c4744f3124d8b15a4289f4f038cba46577994c39d5ca21202137c433245': shipped0aeb1c47,
  c821e6a2b6737ff73b7d800baddbaf6600919dab48ba7b386a207565dac08e3d: shippedC821e6a2,
  '7b1f1c28dc5a2ded033487046107a706841a4b6f35e6327ecc1d3983438fd36c': standard,
}
