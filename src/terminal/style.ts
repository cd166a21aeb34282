/** Text on a grid of cells: how wide it is, and how to cut, pad and wrap it. Escape sequences take no room. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins every sequence
const SEQUENCE = /\u001b\[[0-9;?]*[A-Za-z]/g
/** A sequence, or one character with the marks that sit on it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins every sequence
const TOKEN = /\u001b\[[0-9;?]*[A-Za-z]|[\p{M}\p{Cf}]+|./gsu
const WIDTHLESS = /^[\p{M}\p{Cf}]/u
const isWidthless = (token: string): boolean => token.startsWith('\u001b[') || WIDTHLESS.test(token)

export const bare = (text: string): string => text.replace(SEQUENCE, '')

/** Text in which every unit is a cell: nearly all there is. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins every sequence
const PLAIN = /^[^\u001b\p{M}\p{Cf}\u{10000}-\u{10ffff}]*$/u

export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length
  let width = 0
  for (const token of text.match(TOKEN) ?? []) if (!isWidthless(token)) width++
  return width
}

/** At most `width` cells; what does not fit ends in an ellipsis. Styles that were opened are still closed. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let room = Math.max(0, width - 1)
  let isFull = width <= 0
  let line = ''
  for (const token of text.match(TOKEN) ?? []) {
    if (token.startsWith('\u001b[')) line += token
    else if (isFull) continue
    else if (isWidthless(token)) line += token
    else if (room-- > 0) line += token
    else {
      line += '…'
      isFull = true
    }
  }
  return line
}

/** Exactly `width` cells. */
export const pad = (text: string, width: number): string => {
  const short = cut(text, width)
  return short + ' '.repeat(Math.max(0, width - widthOf(short)))
}

export const padStart = (text: string, width: number): string => {
  const short = cut(text, width)
  return ' '.repeat(Math.max(0, width - widthOf(short))) + short
}

/** One text at the left edge and one at the right; the right one is never cut in favour of the left. */
export const spread = (left: string, right: string, width: number): string => {
  const end = cut(right, width)
  const room = width - widthOf(end)
  return room < 2 ? end : `${pad(cut(left, room - 1), room)}${end}`
}

/** The first of several ways to say a line that has room for all of it; the last, cut, if none has. */
export function firstThatFits(ways: readonly (readonly [left: string, right: string])[], width: number): string {
  const way = ways.find(([left, right]) => widthOf(left) + 2 + widthOf(right) <= width) ?? ways[ways.length - 1]
  return spread(way[0], way[1], width)
}

/** Plain text in lines of at most `width` cells, broken at spaces; all lines but the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  let isEmpty = true
  const push = () => {
    lines.push(line)
    line = indent
    isEmpty = true
  }
  for (const word of text.split(/[ \t\n]+/).filter(one => one !== '')) {
    const gap = isEmpty ? '' : ' '
    if (widthOf(line) + gap.length + widthOf(word) <= width) line += gap + word
    else {
      if (!isEmpty) push()
      let rest = word
      while (widthOf(line) + widthOf(rest) > width) {
        const room = Math.max(1, width - widthOf(line))
        const [head, tail] = splitAt(rest, room)
        line += head
        rest = tail
        push()
      }
      line += rest
    }
    isEmpty = false
  }
  if (!isEmpty || lines.length === 0) lines.push(line)
  return lines
}

function splitAt(text: string, width: number): [string, string] {
  let room = width
  let at = 0
  for (const token of text.match(TOKEN) ?? []) {
    if (!isWidthless(token) && room-- <= 0) break
    at += token.length
  }
  return [text.slice(0, at), text.slice(at)]
}

/** A few ways to stress text. None of them ever says something that the text itself does not. */
export interface Ink {
  bold(text: string): string
  dim(text: string): string
  accent(text: string): string
  good(text: string): string
  bad(text: string): string
  banner(text: string): string
}

const sgr =
  (open: string, close: string) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${open}m${text}\u001b[${close}m`

/** The sixteen colours only: they are the ones that people have fitted to their eyes and their background. */
export const colours: Ink = {
  bold: sgr('1', '22'),
  dim: sgr('90', '39'),
  accent: sgr('36', '39'),
  good: sgr('32', '39'),
  bad: sgr('31', '39'),
  banner: sgr('7', '27'),
}

const same = (text: string): string => text
export const noColours: Ink = { bold: same, dim: same, accent: same, good: same, bad: same, banner: same }

/** NO_COLOR before anything, then FORCE_COLOR, then what the terminal says of itself. */
export function inkFor(stream: { readonly isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): Ink {
  if (env.NO_COLOR) return noColours
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '')
    return env.FORCE_COLOR === '0' || env.FORCE_COLOR === 'false' ? noColours : colours
  return stream.isTTY === true && env.TERM !== 'dumb' ? colours : noColours
}
