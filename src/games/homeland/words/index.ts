import type { Catalog } from '../../../words/index.ts'
import { advisorDe } from './advisor.de.ts'
import { advisorEn } from './advisor.en.ts'
import { advisorIt } from './advisor.it.ts'
import { cardsDe } from './cards.de.ts'
import { cardsEn } from './cards.en.ts'
import { cardsIt } from './cards.it.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { filesDe } from './files.de.ts'
import { filesEn } from './files.en.ts'
import { filesIt } from './files.it.ts'
import { it } from './it.ts'
import { originDe } from './origin.de.ts'
import { originEn } from './origin.en.ts'
import { originIt } from './origin.it.ts'
import { presetsDe } from './presets.de.ts'
import { presetsEn } from './presets.en.ts'
import { presetsIt } from './presets.it.ts'
import { rulebookDe } from './rulebook.de.ts'
import { rulebookEn } from './rulebook.en.ts'
import { rulebookIt } from './rulebook.it.ts'
import { storiesDe } from './stories.de.ts'
import { storiesEn } from './stories.en.ts'
import { storiesIt } from './stories.it.ts'
import { terminalDe } from './terminal.de.ts'
import { terminalEn } from './terminal.en.ts'
import { terminalIt } from './terminal.it.ts'

const english = {
  ...en,
  ...cardsEn,
  ...storiesEn,
  ...rulebookEn,
  ...originEn,
  ...advisorEn,
  ...filesEn,
  ...presetsEn,
  ...terminalEn,
}
export type HomelandKey = keyof typeof english

/** Everything Homeland says. A key missing in a language does not compile. */
export const homelandWords = {
  en: english,
  it: {
    ...it,
    ...cardsIt,
    ...storiesIt,
    ...rulebookIt,
    ...originIt,
    ...advisorIt,
    ...filesIt,
    ...presetsIt,
    ...terminalIt,
  },
  de: {
    ...de,
    ...cardsDe,
    ...storiesDe,
    ...rulebookDe,
    ...originDe,
    ...advisorDe,
    ...filesDe,
    ...presetsDe,
    ...terminalDe,
  },
} satisfies Catalog & Record<string, Record<HomelandKey, string>>
