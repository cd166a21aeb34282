import type { HomelandKey } from './index.ts'

/** Homeland in German with softer words: what is said instead when neutral wording is on. */
export const neutralDe = {
  'plot-kind.assassination': 'Anschlag auf eine Person',
  'card.vice-president': 'Anschlag auf den Vizepräsidenten',
} as const satisfies Partial<Record<HomelandKey, string>>
