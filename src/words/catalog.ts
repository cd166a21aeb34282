import { de } from './de.ts'
import { en } from './en.ts'
import type { Catalog } from './index.ts'
import { it } from './it.ts'
import { tableDe } from './table.de.ts'
import { tableEn } from './table.en.ts'
import { tableIt } from './table.it.ts'

/** The words that belong to no game: the command, the table, its files. */
export const words: Catalog = { en: { ...en, ...tableEn }, it: { ...it, ...tableIt }, de: { ...de, ...tableDe } }
