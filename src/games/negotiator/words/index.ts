import type { Catalog } from '../../../words/index.ts'
import { achievementsDe } from './achievements.de.ts'
import { achievementsEn } from './achievements.en.ts'
import { achievementsIt } from './achievements.it.ts'
import { advisorDe } from './advisor.de.ts'
import { advisorEn } from './advisor.en.ts'
import { advisorIt } from './advisor.it.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { filesDe } from './files.de.ts'
import { filesEn } from './files.en.ts'
import { filesIt } from './files.it.ts'
import { it } from './it.ts'
import { originDe } from './origin.de.ts'
import { originEn } from './origin.en.ts'
import { originIt } from './origin.it.ts'
import { rulebookDe } from './rulebook.de.ts'
import { rulebookEn } from './rulebook.en.ts'
import { rulebookIt } from './rulebook.it.ts'

const english = { ...en, ...filesEn, ...achievementsEn, ...rulebookEn, ...originEn, ...advisorEn }
export type NegotiatorKey = keyof typeof english

/** Everything Hostage Negotiator says. A key missing in a language does not compile. */
export const negotiatorWords = {
  en: english,
  it: { ...it, ...filesIt, ...achievementsIt, ...rulebookIt, ...originIt, ...advisorIt },
  de: { ...de, ...filesDe, ...achievementsDe, ...rulebookDe, ...originDe, ...advisorDe },
} satisfies Catalog & Record<string, Record<NegotiatorKey, string>>
