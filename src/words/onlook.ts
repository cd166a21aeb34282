import type { Catalog } from './index.ts'
import { onlookDe } from './onlook.de.ts'
import { onlookEn } from './onlook.en.ts'
import { onlookIt } from './onlook.it.ts'

/** For whoever looks on at a table elsewhere. A key missing in a language does not compile. */
export const onlookWords = { en: onlookEn, it: onlookIt, de: onlookDe } satisfies Catalog &
  Record<string, Record<keyof typeof onlookEn, string>>
