import type { Say } from '../../../words/index.ts'

/** Signs with a meaning of their own in a pattern. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Where a sentence ends, so that what comes later is said of something else. */
const SENTENCES = /[.!?;…]+(?:\s|$)|\n/u

/**
 * Does a figure follow a case in these words? Claims have no room for one (M-32), and free words are the writer's own:
 * whoever types them is asked once, and never hindered. That a case is called by its number is no figure.
 */
export function tellsFigure(say: Say, text: string, organizations: readonly string[]): boolean {
  const cases = say('talk.case-words').split(', ').map(escaped).join('|')
  const named = organizations.filter(name => name !== '').map(escaped)
  const mention = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${[`(?:${cases})(?:\\s*#?\\s*\\p{N}+)?`, ...named].join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  return text.split(SENTENCES).some(sentence => /\0.*\p{N}/u.test(sentence.replace(mention, '\0')))
}
