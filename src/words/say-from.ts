import { type Catalog, type Locale, languageOf, type Messages, PSEUDO, type Say, sayWith } from './index.ts'
import { parsed } from './parse.ts'
import { pseudo } from './pseudo.ts'

/** Words from these texts, each parsed when it is first said. */
export const sayTexts = (locale: Locale, ...texts: readonly Messages[]): Say =>
  sayWith(locale, texts, locale === PSEUDO ? (text, language) => pseudo(parsed(text, language)) : parsed)

/** Words from these catalogs, for whoever has all languages at hand; a page loads the one it needs. */
export const sayFrom = (locale: Locale, ...catalogs: readonly Catalog[]): Say =>
  sayTexts(locale, ...catalogs.map(catalog => catalog[languageOf(locale)]))
