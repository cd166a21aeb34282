import type { HomelandKey } from './index.ts'

/** Homeland in English with softer words: what is said instead when neutral wording is on. */
export const neutralEn = {
  'plot-kind.assassination': 'attack on a person',
  'card.vice-president': 'The Vice President in Danger',
} as const satisfies Partial<Record<HomelandKey, string>>
