import { de } from './de.ts'
import { en } from './en.ts'
import type { Catalog } from './index.ts'
import { it } from './it.ts'

/** The words that belong to no game: the command, the table, its files. */
export const words: Catalog = { en, it, de }
