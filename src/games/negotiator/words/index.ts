import type { Catalog } from '../../../words/index.ts'
import { achievementsDe } from './achievements.de.ts'
import { achievementsEn } from './achievements.en.ts'
import { achievementsIt } from './achievements.it.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { rulebookDe } from './rulebook.de.ts'
import { rulebookEn } from './rulebook.en.ts'
import { rulebookIt } from './rulebook.it.ts'

const english = { ...en, ...achievementsEn, ...rulebookEn }
export type NegotiatorKey = keyof typeof english

/** Everything Hostage Negotiator says. A key missing in a language does not compile. */
export const negotiatorWords = {
  en: english,
  it: { ...it, ...achievementsIt, ...rulebookIt },
  de: { ...de, ...achievementsDe, ...rulebookDe },
} satisfies Catalog & Record<string, Record<NegotiatorKey, string>>
