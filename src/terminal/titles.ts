import { homelandWords } from '../games/homeland/words/index.ts'
import { rulebooks } from '../games/index.ts'
import { negotiatorWords } from '../games/negotiator/words/index.ts'
import type { Rulebook } from '../games/rulebook.ts'
import type { Catalog } from '../words/index.ts'

/** What can be said of a game without loading it: its words and the numbers of its rules. */
export interface Title {
  readonly id: string
  readonly words: Catalog
  readonly rules: Rulebook
}

const negotiator: Title = { id: 'negotiator', words: negotiatorWords, rules: rulebooks.negotiator }

const homeland: Title = { id: 'homeland', words: homelandWords, rules: rulebooks.homeland }

export const titles = { negotiator, homeland } as const
export type TitleId = keyof typeof titles
