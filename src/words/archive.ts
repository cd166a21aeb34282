import { archiveDe } from './archive.de.ts'
import { archiveEn } from './archive.en.ts'
import { archiveIt } from './archive.it.ts'
import type { Catalog } from './index.ts'

export const archiveWords = { en: archiveEn, it: archiveIt, de: archiveDe } satisfies Catalog &
  Record<string, Record<keyof typeof archiveEn, string>>
