import type { Catalog } from './index.ts'
import { passkeysDe } from './passkeys.de.ts'
import { passkeysEn } from './passkeys.en.ts'
import { passkeysIt } from './passkeys.it.ts'

/** The own seats on every device. A key missing in a language does not compile. */
export const passkeysWords = { en: passkeysEn, it: passkeysIt, de: passkeysDe } satisfies Catalog &
  Record<string, Record<keyof typeof passkeysEn, string>>
