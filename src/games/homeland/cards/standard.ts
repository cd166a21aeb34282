import { assets } from './assets.ts'
import type { DeckData } from './card.ts'
import { intel } from './intel.ts'
import { organizations } from './organizations.ts'
import { plots } from './plots.ts'

/** The deck we ship. A change to any number in it is a new version. */
export const standard: DeckData = { id: 'standard', version: '4', plots, organizations, intel, assets }
