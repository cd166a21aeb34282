import type { Catalog } from '../../../words/index.ts'
import { callDe } from './call.de.ts'
import { callEn } from './call.en.ts'
import { callIt } from './call.it.ts'

export const callWords = { en: callEn, it: callIt, de: callDe } satisfies Catalog &
  Record<string, Record<keyof typeof callEn, string>>
