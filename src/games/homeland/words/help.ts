import type { Catalog } from '../../../words/index.ts'
import { helpDe } from './help.de.ts'
import { helpEn } from './help.en.ts'
import { helpIt } from './help.it.ts'

/** The help of the table. A key missing in a language does not compile. */
export const helpWords = { en: helpEn, it: helpIt, de: helpDe } satisfies Catalog &
  Record<string, Record<keyof typeof helpEn, string>>
