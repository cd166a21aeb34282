/**
 * Text from outside (an argument, a file, a line that was typed) as it may be shown. Nothing in it moves a cursor, turns
 * the direction of what follows, or ends the line; nothing of it is longer than anybody reads.
 */

/** Control characters (C0, DEL, C1), halves of characters, separators of lines, and what overrides the direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu

const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (unit: string): string => SHORT[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The same text with every such character written out: ESC is `\u001b`. */
export const visible = (text: string): string => text.replace(UNSEEN, escaped)

export const isVisible = (text: string): boolean => text.search(UNSEEN) < 0

/** As much of a value as a sentence repeats; a seed is never longer. */
export const LONGEST_VALUE_CHARACTERS = 200

/** Visible, and at most so long; what is left out is an ellipsis. */
export function shown(text: string, most = LONGEST_VALUE_CHARACTERS): string {
  if (text.length <= most && isVisible(text)) return text
  let line = ''
  for (const character of text) {
    const next = visible(character)
    if (line.length + next.length > most) return `${line}…`
    line += next
  }
  return line
}

/** Lists of our own words, and whole sentences: shortened like a word from outside, they would be of no use. */
const WHOLE: ReadonlySet<string> = new Set([
  'known',
  'targets',
  'values',
  'cases',
  'players',
  'found',
  'problem',
  'lock',
])
const LONGEST_WHOLE_CHARACTERS = 5000

/** The values of an error as its sentence repeats them; the terminal itself knows how to say a file. */
export const shownValues = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value | string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'file'
        ? shown(value, WHOLE.has(name) ? LONGEST_WHOLE_CHARACTERS : LONGEST_VALUE_CHARACTERS)
        : value,
    ]),
  )

/** JSON in which these characters are written as JSON writes others: `JSON.stringify` does it only below U+0020. */
export const visibleJson = (json: string): string => json.replace(/[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, escaped)
