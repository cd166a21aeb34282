import { abductors } from './abductors.ts'
import type { DeckData } from './card.ts'
import { conversation } from './conversation.ts'
import { escapes, majors } from './demands.ts'
import { pivotal, red } from './terror.ts'

/** The deck we ship. A change to any number in it is a new version. */
export const standard: DeckData = {
  id: 'standard',
  version: '4',
  conversation,
  majors,
  escapes,
  red,
  pivotal,
  abductors,
}
