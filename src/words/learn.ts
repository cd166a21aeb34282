import type { Catalog } from './index.ts'
import { learnDe } from './learn.de.ts'
import { learnEn } from './learn.en.ts'
import { learnIt } from './learn.it.ts'

export const learnWords = { en: learnEn, it: learnIt, de: learnDe } satisfies Catalog &
  Record<string, Record<keyof typeof learnEn, string>>
