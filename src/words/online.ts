import type { Catalog } from './index.ts'
import { onlineDe } from './online.de.ts'
import { onlineEn } from './online.en.ts'
import { onlineIt } from './online.it.ts'

/** Tables elsewhere on the page. A key missing in a language does not compile. */
export const onlineWords = { en: onlineEn, it: onlineIt, de: onlineDe } satisfies Catalog &
  Record<string, Record<keyof typeof onlineEn, string>>
