import { guestsDe } from './guests.de.ts'
import { guestsEn } from './guests.en.ts'
import { guestsIt } from './guests.it.ts'
import type { Catalog } from './index.ts'

/** What comes to a table elsewhere after its first picture. A key missing in a language does not compile. */
export const guestsWords = { en: guestsEn, it: guestsIt, de: guestsDe } satisfies Catalog &
  Record<string, Record<keyof typeof guestsEn, string>>
