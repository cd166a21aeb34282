import stringWidth from 'string-width'
import type { Colour } from '../../table/lobby.ts'
import { visible } from '../../words/shown.ts'

/** Text on a grid of cells: how wide it is, and how to cut, pad and wrap it. Escape sequences take no room. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins every sequence
const SEQUENCE = /(\u001b\[[0-9;?]*[A-Za-z])/

export const bare = (text: string): string =>
  text.includes('\u001b[') ? text.split(SEQUENCE).filter(isText).join('') : text
/** What `split` leaves between the sequences; they themselves stand at the odd places. */
const isText = (_: string, at: number): boolean => at % 2 === 0

/** Text in which every unit is a cell, in any terminal: nearly all there is, Latin letters and our own signs. */
const REGULAR =
  /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2212\u2500-\u25fc\u2605]*$/
export const isRegular = (text: string): boolean => REGULAR.test(text)

/** How many cells it takes. */
export function widthOf(text: string): number {
  const plain = bare(text)
  return isRegular(plain) ? plain.length : stringWidth(plain, { countAnsiEscapeCodes: true })
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader takes for single characters: a letter with its accents, an emoji with all its parts. */
export const graphemesOf = (text: string): string[] =>
  isRegular(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The graphemes of styled text, and the sequences between them. */
const tokensOf = (text: string): string[] =>
  text.split(SEQUENCE).flatMap((part, at) => (isText(part, at) ? graphemesOf(part) : [part]))

/** At most `width` cells; what does not fit ends in an ellipsis. Styles that were opened are still closed. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let space = Math.max(0, width - 1)
  let isFull = width <= 0
  let line = ''
  for (const token of tokensOf(text)) {
    if (token.startsWith('\u001b[')) line += token
    if (isFull || token.startsWith('\u001b[')) continue
    const cells = widthOf(token)
    isFull = cells > space
    line += isFull ? '…' : token
    space -= cells
  }
  return line
}

/** The end of a plain text, at most `width` cells of it. */
export function endOf(text: string, width: number): string {
  let space = width
  let end = ''
  for (const letter of graphemesOf(text).reverse()) {
    space -= widthOf(letter)
    if (space < 0) break
    end = letter + end
  }
  return end
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
  const space = width - widthOf(end)
  return space < 2 ? end : `${pad(cut(left, space - 1), space)}${end}`
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
  let cells = 0
  let isEmpty = true
  const push = () => {
    lines.push(line)
    line = indent
    cells = indent.length
    isEmpty = true
  }
  for (const word of text.split(/[ \t\n]+/).filter(one => one !== '')) {
    let rest = word
    let size = widthOf(word)
    if (!isEmpty && cells + 1 + size > width) push()
    while (cells + size > width) {
      const [head, tail] = splitAt(rest, width - cells)
      line += head
      cells += widthOf(head)
      rest = tail
      size = widthOf(rest)
      if (rest === '') break
      push()
    }
    line += isEmpty ? rest : ` ${rest}`
    cells += isEmpty ? size : size + 1
    isEmpty = false
  }
  if (!isEmpty || lines.length === 0) lines.push(line)
  return lines
}

/** As much as fits into `width` cells, at least one character, and the rest. */
function splitAt(text: string, width: number): [string, string] {
  let space = width
  let at = 0
  for (const token of tokensOf(text)) {
    if (!token.startsWith('\u001b[')) space -= widthOf(token)
    if (space < 0 && at > 0) break
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
  /** A sign in somebody's colour; its name stands beside it. */
  seat(colour: Colour, text: string): string
}

/** The sixteen colours only: they are the ones that people have fitted to their eyes and their background. */
const CODES = {
  bold: ['1', '22'],
  dim: ['90', '39'],
  accent: ['36', '39'],
  good: ['32', '39'],
  bad: ['31', '39'],
  banner: ['7', '27'],
} as const satisfies Readonly<Record<Exclude<keyof Ink, 'seat'>, readonly [open: string, close: string]>>

const SEATS: Readonly<Record<Colour, readonly [open: string, close: string]>> = {
  amber: ['33', '39'],
  blue: ['34', '39'],
  green: ['32', '39'],
  red: ['31', '39'],
  violet: ['35', '39'],
  white: ['37', '39'],
}

const sgr =
  ([open, close]: readonly [open: string, close: string]) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${open}m${text}\u001b[${close}m`

export const colours: Ink = {
  bold: sgr(CODES.bold),
  dim: sgr(CODES.dim),
  accent: sgr(CODES.accent),
  good: sgr(CODES.good),
  bad: sgr(CODES.bad),
  banner: sgr(CODES.banner),
  seat: (colour, text) => sgr(SEATS[colour])(text),
}

const STYLE = new RegExp(`(\u001b\\[(?:${[...Object.values(CODES), ...Object.values(SEATS)].flat().join('|')})m)`)

/** A line of which nothing reaches the terminal as more than text, but for the stresses above. */
export const withoutControls = (line: string): string =>
  line
    .split(STYLE)
    .map((part, at) => (isText(part, at) ? visible(part) : part))
    .join('')

const same = (text: string): string => text
export const noColours: Ink = {
  ...{ bold: same, dim: same, accent: same, good: same, bad: same, banner: same },
  seat: (_, text) => text,
}

/** NO_COLOR before anything, then FORCE_COLOR, then what the terminal says of itself. */
export function inkFor(stream: { readonly isTTY?: boolean }, env: Readonly<Record<string, string | undefined>>): Ink {
  if (env.NO_COLOR) return noColours
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '')
    return env.FORCE_COLOR === '0' || env.FORCE_COLOR === 'false' ? noColours : colours
  return stream.isTTY === true && env.TERM !== 'dumb' ? colours : noColours
}
