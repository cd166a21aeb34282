import { de } from './de.ts'
import { en } from './en.ts'
import { filesDe } from './files.de.ts'
import { filesEn } from './files.en.ts'
import { filesIt } from './files.it.ts'
import { genericDe } from './generic.de.ts'
import { genericEn } from './generic.en.ts'
import { genericIt } from './generic.it.ts'
import type { Catalog } from './index.ts'
import { it } from './it.ts'
import { plainDe } from './plain.de.ts'
import { plainEn } from './plain.en.ts'
import { plainIt } from './plain.it.ts'
import { tableDe } from './table.de.ts'
import { tableEn } from './table.en.ts'
import { tableIt } from './table.it.ts'

/** The words that belong to no game: the command, the table, its files. */
export const words: Catalog = {
  en: { ...en, ...filesEn, ...tableEn, ...plainEn, ...genericEn },
  it: { ...it, ...filesIt, ...tableIt, ...plainIt, ...genericIt },
  de: { ...de, ...filesDe, ...tableDe, ...plainDe, ...genericDe },
}
