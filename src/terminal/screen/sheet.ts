import type { OptionLines } from '../../games/speaker.ts'
import type { Say } from '../../words/index.ts'
import type { LogLine, ScreenModel } from './model.ts'
import { cut, endOf, firstThatFits, type Ink, pad, padStart, spread, widthOf, wrap } from './style.ts'

/** Pieces that any game's pages are laid out with. Every line they make is at most `width` cells wide. */

export const heading = (title: string, aside: string, width: number, ink: Ink): string => {
  const right = aside === '' ? '' : ` ${cut(aside, Math.floor(width / 2))} ${'─'}`
  const left = `─ ${cut(title, width - widthOf(right) - 5)} `
  const line = '─'.repeat(Math.max(0, width - widthOf(left) - widthOf(right)))
  return `${ink.dim('─')}${ink.bold(left.slice(1))}${ink.dim(line + right)}`
}

/** Lines as they are painted: a cell in, and within the window. Spaces that must not break have done their work. */
export const inset = (lines: readonly string[], width: number): string[] =>
  lines.map(line => (line === '' ? '' : ` ${cut(line.replaceAll('\u00a0', ' '), width - 2)}`))

/** Text of its own indentation, in lines that keep it. */
export function paragraphs(text: readonly string[], width: number): string[] {
  return text.flatMap(line => {
    const indent = /^ */.exec(line)?.[0] ?? ''
    return wrap(line, width - indent.length).map(one => indent + one)
  })
}

export interface Window {
  readonly lines: readonly string[]
  readonly above: number
  readonly below: number
}

/** The part of a long text that is in sight, `scroll` lines down from its top. */
export function windowOf(lines: readonly string[], space: number, scroll: number): Window {
  const top = Math.max(0, Math.min(scroll, lines.length - space))
  const shown = lines.slice(top, top + space)
  return { lines: shown, above: top, below: lines.length - top - shown.length }
}

/** The same, counted back from its end. */
export const tailOf = (lines: readonly string[], space: number, scroll: number): Window =>
  windowOf(lines, space, Math.max(0, lines.length - space - scroll))

export const beyond = (say: Say, { above, below }: Window): string =>
  [
    ...(above > 0 ? [`▲ ${say('screen.older', { n: above })}`] : []),
    ...(below > 0 ? [`▼ ${say('screen.newer', { n: below })}`] : []),
  ].join(' · ')

export interface LogMarks {
  /** The sign before a line, by the kind of its event: who acts, who suffers. */
  readonly sign: (kind: string) => string
  readonly isHeading: (kind: string) => boolean
}

/** The log as lines; what came with the last choice stands out, what came before is dim. */
export function logLines(
  log: readonly LogLine[],
  fresh: number,
  { sign, isHeading }: LogMarks,
  width: number,
  ink: Ink,
): string[] {
  return log.flatMap(({ kind, text }, i) => {
    const isFresh = i >= log.length - fresh
    if (isHeading(kind)) return wrap(text, width, '  ').map(ink.bold)
    const mark = sign(kind)
    const colour = mark === '!' ? ink.bad : mark === '+' ? ink.good : (line: string) => line
    const lines = wrap(text, width - 2).map((line, n) => `${n === 0 ? pad(mark, 2) : '  '}${line}`)
    return lines.map(line => (isFresh ? colour(line) : ink.dim(line)))
  })
}

const CELL_COLUMNS = 8
export const ODDS = 3 * CELL_COLUMNS

/** A test's options have the chances of their rows in columns; any other says what it would change. */
const isTest = ({ odds, outcomes }: OptionLines): boolean => odds !== '' && outcomes.length === 3
const hasTest = (options: readonly OptionLines[]): boolean => options.some(isTest)

export function optionLine(
  say: Say,
  option: OptionLines,
  number: number,
  isSelected: boolean,
  width: number,
  ink: Ink,
): string {
  const { label, odds, outcomes } = option
  const right = isTest(option)
    ? outcomes.map(({ chance }) => padStart(say('odds.exact', { p: chance }), CELL_COLUMNS)).join('')
    : cut(
        odds !== '' ? odds : outcomes.length > 1 ? say('screen.possible', { n: outcomes.length }) : '',
        Math.max(ODDS, width - 8 - widthOf(label)),
      )
  const name = `${isSelected ? '>' : ' '} ${padStart(String(number), 2)}  ${label}`
  if (isSelected) return ink.accent(ink.bold(spread(name, right, width)))
  return spread(name, isTest(option) ? right : ink.dim(right), width)
}

/** A question, and over the columns of the odds what they count, in as many words as there is room for. */
export function questionLine(
  say: Say,
  question: string,
  options: readonly OptionLines[],
  width: number,
  ink: Ink,
): string {
  const columns = ['2+', '1', '0'].map(row => padStart(row, CELL_COLUMNS - 2)).join('  ')
  const asked = ink.bold(question)
  if (!hasTest(options)) return spread(asked, '', width)
  return firstThatFits(
    [
      [asked, ink.dim(`${say('screen.successes')}${columns}`)],
      [asked, ink.dim(columns.trimStart())],
    ],
    width,
  )
}

/** A row of a list of options: one of them, or two that belong together, the second by a short name at the right. */
export type OptionRow = readonly [option: number, second?: { readonly option: number; readonly label: string }]

export const oneByOne = (options: readonly OptionLines[]): readonly OptionRow[] => options.map((_, i) => [i])

/** What the second options of all rows take from the width. */
export const asideOf = (rows: readonly OptionRow[]): number =>
  Math.max(0, ...rows.map(([, second]) => (second ? widthOf(second.label) + 8 : 0)))

/** The options in sight, the marked one among them; a last line says how many are not. */
export function optionWindow<View>(
  { say, options, selected }: Pick<ScreenModel<View>, 'say' | 'options' | 'selected'>,
  list: readonly OptionRow[],
  space: number,
  width: number,
  ink: Ink,
): string[] {
  const fits = list.length <= space
  const rows = fits ? space : space - 1
  const at = list.findIndex(([option, second]) => option === selected || second?.option === selected)
  const top = fits ? 0 : Math.max(0, Math.min(at - Math.floor(rows / 2), list.length - rows))
  const shown = list.slice(top, top + rows)
  const aside = asideOf(list)
  const lines = shown.map(([option, second]) => {
    const isSelected = option === selected
    if (!second) return optionLine(say, options[option], option + 1, isSelected, width, ink)
    const line = optionLine(say, options[option], option + 1, isSelected, width - aside, ink)
    const isSecond = second.option === selected
    const other = `  ${isSecond ? '>' : ' '} ${padStart(String(second.option + 1), 2)}  ${second.label}`
    return line + (isSecond ? ink.accent(ink.bold(other)) : ink.dim(other))
  })
  if (fits) return lines
  const hiddenIn = (part: readonly OptionRow[]): number => part.reduce((n, row) => n + row.length, 0)
  const above = hiddenIn(list.slice(0, top))
  const below = hiddenIn(list.slice(top + shown.length))
  const hidden = [
    ...(above > 0 ? [`▲ ${say('screen.more', { n: above })}`] : []),
    ...(below > 0 ? [`▼ ${say('screen.more', { n: below })}`] : []),
  ]
  return [...lines, ink.dim(cut(`      ${hidden.join(' · ')}`, width))]
}

/** “threat 4 → 5” is one thing and stays on one line. */
const glued = (changes: string): string =>
  changes
    .split(', ')
    .map(change => (change.includes(' → ') ? change.replaceAll(' ', '\u00a0') : change))
    .join(', ')

const BAR_COLUMNS = 10
const bar = (chance: number, ink: Ink): string => {
  const full = chance === 0 ? 0 : Math.max(1, Math.round(chance * BAR_COLUMNS))
  return ink.accent('■'.repeat(full)) + ink.dim('·'.repeat(BAR_COLUMNS - full))
}

/** Many outcomes are named alike, “Next terror card: …”: what they share is said once, above them. */
export function sharedLabel({ outcomes }: OptionLines): string {
  if (outcomes.length < 4) return ''
  const [first, ...others] = outcomes.map(({ label }) => label)
  let length = first.length
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--
  return first.slice(0, length).replace(/[^ ]*$/, '')
}

/** The same chances by how cards might be used, a line for each use. */
export const linesOfUses = (say: Say, { outcomes, uses = [] }: Pick<OptionLines, 'outcomes' | 'uses'>): string[] =>
  uses.map(({ name, label: use }) => {
    const odds = outcomes.flatMap(({ label, ifs }) =>
      name in ifs ? [`${label} ${say('odds.exact', { p: ifs[name] })}`] : [],
    )
    return say('odds.use', { use, odds: odds.join(' · ') })
  })

/** What may come of an option: a row for each outcome, with its bar, its chance and what it would change. */
export function outcomeLines(say: Say, option: OptionLines, width: number, ink: Ink): string[] {
  const shared = sharedLabel(option).length
  const outcomes = option.outcomes.map(({ label, changes, ...odds }) => ({
    ...odds,
    label: label.slice(shared),
    changes: glued(changes),
  }))
  if (outcomes.length === 0) return []
  if (outcomes.length === 1) return wrap(outcomes[0].changes, width)
  const ordered = outcomes.length > 3 ? [...outcomes].sort((a, b) => b.chance - a.chance) : outcomes
  const labels = Math.min(Math.max(...outcomes.map(({ label }) => widthOf(label))), Math.floor(width * 0.4))
  const odds = ordered.map(({ chance }) => padStart(say('odds.exact', { p: chance }), 6))
  const chances = Math.max(...odds.map(widthOf))
  const before = labels + 2 + BAR_COLUMNS + 1 + chances + 2
  const rows = ordered.flatMap(({ label, chance, changes }, i) => {
    const row = `${pad(label, labels)}  ${bar(chance, ink)} ${pad(odds[i], chances)}  `
    if (width - before < 16) return [row, ...wrap(changes, width - 4).map(line => `    ${line}`)]
    return wrap(changes, width - before).map((line, n) => (n === 0 ? row : ' '.repeat(before)) + line)
  })
  return [...rows, ...linesOfUses(say, { ...option, outcomes }).flatMap(line => wrap(line, width, '  '))]
}

export const isConvertible = ({ outcomes }: OptionLines): boolean => outcomes.some(({ ifs }) => 'convert' in ifs)

/** Blocks of lines side by side, each as wide as it is told. */
export function beside(
  blocks: readonly { readonly lines: readonly string[]; readonly width: number }[],
  height: number,
  gap: string,
): string[] {
  return Array.from({ length: height }, (_, row) =>
    blocks.map(({ lines, width }) => pad(lines[row] ?? '', width)).join(gap),
  )
}

/**
 * A question with the end of what has been typed, below a message that came meanwhile; else a message; else the keys, as many of them as fit. Above it,
 * where people play from elsewhere, what of them one wants to have in sight.
 */
export function footer(
  screen: Pick<ScreenModel<unknown>, 'asked' | 'message' | 'keys' | 'company'>,
  width: number,
  ink: Ink,
): string[] {
  const { brief = null, isUrgent = false } = screen.company ?? {}
  const stressed = (text: string): string => (isUrgent ? ink.bad(ink.bold(text)) : ink.accent(text))
  return [...(brief === null ? [] : [stressed(cut(brief, width))]), ...lastLines(screen, width, ink)]
}

function lastLines(
  { asked, message, keys }: Pick<ScreenModel<unknown>, 'asked' | 'message' | 'keys'>,
  width: number,
  ink: Ink,
): string[] {
  if (asked) {
    const space = Math.max(1, width - widthOf(asked.label) - 1)
    // What comes while somebody types is not kept from them.
    const told = message === null ? [] : wrap(message, width).slice(0, 2).map(ink.bold)
    return [...told, cut(`${ink.bold(asked.label)}${endOf(asked.typed, space)}_`, width)]
  }
  if (message !== null) return wrap(message, width).slice(0, 3).map(ink.bold)
  const pieces = keys.split(' · ')
  while (pieces.length > 2 && widthOf(pieces.join(' · ')) > width) pieces.splice(-3, 1)
  return [ink.dim(cut(pieces.join(' · '), width))]
}
