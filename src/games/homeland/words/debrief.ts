import type { Catalog } from '../../../words/index.ts'
import { debriefDe } from './debrief.de.ts'
import { debriefEn } from './debrief.en.ts'
import { debriefIt } from './debrief.it.ts'

export const debriefWords = { en: debriefEn, it: debriefIt, de: debriefDe } satisfies Catalog &
  Record<string, Record<keyof typeof debriefEn, string>>
