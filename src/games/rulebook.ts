import { own } from '../engine/own.ts'
import { rulebook as homeland } from './homeland/rulebook.ts'
import type { GameId } from './index.ts'
import { rulebook as negotiator } from './negotiator/rulebook.ts'

/** A numbered rulebook: which sections there are, and the first and the last rule of each. The texts are words. */
export interface Rulebook {
  readonly prefix: string
  readonly sections: readonly (readonly [section: string, first: number, last: number])[]
}

/** Apart from the registry: a rulebook is read without what loads the games. */
export const rulebooks: Readonly<Record<GameId, Rulebook>> = { negotiator, homeland }

/** Null for a game without one. */
export const rulebookOf = (id: string): Rulebook | null => own(rulebooks, id) ?? null

/** The numbers of one section, such as N-6 to N-9. */
export const ruleNumbers = (
  { prefix }: Rulebook,
  [, first, last]: readonly [section: string, first: number, last: number],
): string[] => Array.from({ length: last - first + 1 }, (_, i) => `${prefix}-${first + i}`)
