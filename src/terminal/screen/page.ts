import type { Leaf, Page, ScreenModel } from './model.ts'
import {
  beyond,
  type LogMarks,
  logLines,
  outcomeLines,
  paragraphs,
  sharedLabel,
  tailOf,
  type Window,
  windowOf,
} from './sheet.ts'
import { cut, type Ink, pad, padStart, spread, widthOf, wrap } from './style.ts'

/** The pages that are the same in every game: text, the log, help, what may come of an option, the debrief. */

export type Titles = Readonly<Record<Page, string>>

export const TITLES: Titles = {
  play: 'screen.page.play',
  supply: 'screen.page.supply',
  demands: 'screen.page.demands',
  cases: 'screen.page.cases',
  desk: 'screen.page.desk',
  players: 'screen.page.players',
  talk: 'screen.page.talk',
  discards: 'screen.page.discards',
  log: 'screen.page.log',
  rules: 'screen.page.rules',
  option: 'screen.page.option',
  refused: 'screen.page.refused',
  advisor: 'advisor.title',
  rewind: 'screen.page.rewind',
  people: 'screen.page.people',
  help: 'screen.page.help',
  debrief: 'screen.page.debrief',
}

/** The pages that Tab goes through, the open one in brackets; or the title of one that a key opened. */
export function tabs<View>(
  { say, page, over }: ScreenModel<View>,
  leaves: readonly Leaf[],
  titles: Titles,
  width: number,
  ink: Ink,
): string {
  const pages = leaves.map((leaf): Page => (over && leaf === 'play' ? 'debrief' : leaf))
  if (!pages.includes(page)) return ink.bold(say(titles[page]))
  const row = (gap: string) =>
    pages
      .map(leaf => (leaf === page ? ink.accent(ink.bold(`[${say(titles[leaf])}]`)) : ` ${say(titles[leaf])} `))
      .join(gap)
  return widthOf(row(' ')) <= width ? row(' ') : row('')
}

/** A page under its tabs, with how much of it is out of sight. */
export function underTabs<View>(
  screen: ScreenModel<View>,
  title: string,
  shown: Window,
  width: number,
  ink: Ink,
): string[] {
  const rest = beyond(screen.say, shown)
  const isTight = widthOf(title) + 2 + widthOf(rest) > width
  return [
    isTight ? cut(title, width) : spread(title, ink.dim(rest), width),
    isTight && rest !== ''
      ? spread(ink.dim('─'.repeat(Math.max(0, width - widthOf(rest) - 2))), ink.dim(rest), width)
      : ink.dim('─'.repeat(width)),
    ...shown.lines.map(line => (line === '' ? '' : ` ${line}`)),
  ]
}

export function pageWindow<View>(
  screen: ScreenModel<View>,
  marks: LogMarks,
  width: number,
  space: number,
  ink: Ink,
): Window {
  const { page, scroll, text, say } = screen
  switch (page) {
    case 'log':
      return tailOf(logLines(screen.log, screen.fresh, marks, width, ink), space, scroll)
    case 'rewind':
      return marked(text, screen.selected, width, space, ink)
    case 'option': {
      const option = screen.options[screen.selected]
      if (!option) return windowOf([], space, 0)
      const lines = [
        ...wrap(option.label, width).map(ink.bold),
        '',
        ...wrap(sharedLabel(option), width).filter(line => line !== ''),
        ...outcomeLines(say, option, width, ink),
        '',
        ...paragraphs([...(option.rarely ?? []), ...option.text], width),
      ]
      return windowOf(lines, space, scroll)
    }
    case 'people': {
      const { status = [], heard = [] } = screen.company ?? {}
      const rows = marked(text, screen.selected, width, Math.min(text.length, Math.max(3, space >> 1)), ink).lines
      const above = status.flatMap(line => wrap(line, width, '  '))
      const lines = heard.flatMap(line => wrap(line, width, '  '))
      const log = tailOf(lines, Math.max(0, space - above.length - rows.length - 2), scroll)
      return { ...log, lines: [...above, '', ...log.lines, ...(log.lines.length > 0 ? [''] : []), ...rows] }
    }
    case 'help':
      return windowOf(keyTable(text, width, ink), space, scroll)
    case 'refused':
      return windowOf(
        text.flatMap(line => wrap(line, width, '    ')),
        space,
        scroll,
      )
    case 'advisor':
      return windowOf(
        text.flatMap(line => indented(line, width)),
        space,
        scroll,
      )
    case 'debrief': {
      const [why = '', ...rest] = text
      const isTitle = (at: number): boolean => rest[at] !== '' && !/^ /.test(rest[at]) && /^ /.test(rest[at + 1] ?? '')
      const lines = [
        ...wrap(why, width).map(ink.bold),
        '',
        ...rest.flatMap((line, at) => indented(line, width).map(part => (isTitle(at) ? ink.bold(part) : part))),
      ]
      return windowOf(lines, space, scroll)
    }
    default:
      return windowOf(paragraphs(text, width), space, scroll)
  }
}

/** A line that keeps its own indentation, and hangs by four cells where it is too long. */
function indented(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? ''
  return wrap(line, width - indent.length, '    ').map(part => indent + part)
}

/** Lines of “keys | what they do”, in two columns. */
function keyTable(text: readonly string[], width: number, ink: Ink): string[] {
  const rows = text.map(line => line.split(' | '))
  const keys = Math.max(...rows.map(([first]) => widthOf(first))) + 3
  return rows.flatMap(([first, what = '']) =>
    wrap(what, width - keys).map((line, n) => (n === 0 ? ink.bold(pad(first, keys)) : ' '.repeat(keys)) + line),
  )
}

/** A numbered list with one line marked, which is always in sight. */
function marked(rows: readonly string[], selected: number, width: number, space: number, ink: Ink): Window {
  const lines = rows.map((row, i) => {
    const line = cut(`${i === selected ? '>' : ' '} ${padStart(String(i + 1), 3)}  ${row}`, width)
    return i === selected ? ink.accent(ink.bold(line)) : line
  })
  return windowOf(lines, space, selected - Math.floor(space / 2))
}
