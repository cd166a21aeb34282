import type { Catalog } from '../../../words/index.ts'
import { callDe } from './call.de.ts'
import { callEn } from './call.en.ts'
import { callIt } from './call.it.ts'
import { casesDe } from './cases.de.ts'
import { casesEn } from './cases.en.ts'
import { casesIt } from './cases.it.ts'
import { debriefDe } from './debrief.de.ts'
import { debriefEn } from './debrief.en.ts'
import { debriefIt } from './debrief.it.ts'
import { keysDe } from './keys.de.ts'
import { keysEn } from './keys.en.ts'
import { keysIt } from './keys.it.ts'

const english = { ...casesEn, ...callEn, ...debriefEn, ...keysEn }

/** What the page says of a call, before it, while it lasts and when it is over. */
export const callWords = {
  en: english,
  it: { ...casesIt, ...callIt, ...debriefIt, ...keysIt },
  de: { ...casesDe, ...callDe, ...debriefDe, ...keysDe },
} satisfies Catalog & Record<string, Record<keyof typeof english, string>>
