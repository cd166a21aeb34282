import { bringPseudo, type Catalog, type Locale, languageOf, type Say, sayWith } from './index.ts'
import { pseudo } from './pseudo.ts'

bringPseudo(pseudo)

/** Words from these catalogs, for whoever has all languages at hand; a page loads the one it needs. */
export const sayFrom = (locale: Locale, ...catalogs: readonly Catalog[]): Say =>
  sayWith(locale, ...catalogs.map(catalog => catalog[languageOf(locale)]))
