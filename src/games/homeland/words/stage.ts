import type { Catalog } from '../../../words/index.ts'
import { stageDe } from './stage.de.ts'
import { stageEn } from './stage.en.ts'
import { stageIt } from './stage.it.ts'

export const stageWords = { en: stageEn, it: stageIt, de: stageDe } satisfies Catalog &
  Record<string, Record<keyof typeof stageEn, string>>
