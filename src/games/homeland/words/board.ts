import type { Catalog } from '../../../words/index.ts'
import { boardDe } from './board.de.ts'
import { boardEn } from './board.en.ts'
import { boardIt } from './board.it.ts'

export const boardWords = { en: boardEn, it: boardIt, de: boardDe } satisfies Catalog &
  Record<string, Record<keyof typeof boardEn, string>>
