import type { Catalog } from './index.ts'
import { pageDe } from './page.de.ts'
import { pageEn } from './page.en.ts'
import { pageIt } from './page.it.ts'

/** The page's own words. A key missing in a language does not compile. */
export const pageWords = { en: pageEn, it: pageIt, de: pageDe } satisfies Catalog &
  Record<string, Record<keyof typeof pageEn, string>>
