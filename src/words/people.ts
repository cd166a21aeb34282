import type { Catalog } from './index.ts'
import { peopleDe } from './people.de.ts'
import { peopleEn } from './people.en.ts'
import { peopleIt } from './people.it.ts'

/** The people of tables elsewhere on the page. A key missing in a language does not compile. */
export const peopleWords = { en: peopleEn, it: peopleIt, de: peopleDe } satisfies Catalog &
  Record<string, Record<keyof typeof peopleEn, string>>
