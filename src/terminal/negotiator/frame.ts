import type { View } from '../../games/negotiator/view.ts'
import { leaves, type Page, type Paint, type Scene } from '../scene.ts'
import {
  beside,
  beyond,
  footer,
  heading,
  logLines,
  outcomeLines,
  paragraphs,
  sharedLabel,
  tailOf,
  type Window,
  windowOf,
} from '../sheet.ts'
import { cut, type Ink, pad, padStart, spread, widthOf, wrap } from '../style.ts'
import { board, counted, demandNames } from './board.ts'
import { call, callMarks } from './call.ts'
import { demandList, dossier, shelf, supplyPage } from './shelf.ts'

export const LEAST = { width: 60, height: 20 } as const
/** From here on there is room for the demands, the hand and the Supply beside the call; from there for a third column. */
const WIDE = 110
const WIDEST = 160

/** Hostage Negotiator on a screen: a scene in, lines out, nothing else. */
export const paintNegotiator: Paint<View> = (scene, width, height, ink) => {
  const { say } = scene
  if (width < LEAST.width || height < LEAST.height)
    return wrap(say('error.terminal-small', LEAST), Math.max(1, width)).slice(0, Math.max(1, height))
  const inner = width - 2
  const isBeside = width >= WIDE && scene.page === 'play'
  const top = board(scene, inner, isBeside, ink)
  const air = height >= 30 ? [''] : []
  const foot = footer(scene, inner, ink)
  const room = height - top.length - foot.length - 2 * air.length
  const body = scene.page === 'play' ? playPage(scene, inner, room, ink) : textPage(scene, inner, room, ink)
  const filled = Array.from({ length: room }, (_, i) => body[i] ?? '')
  // Spaces that must not break have done their work.
  return [...top, ...air, ...filled, ...air, ...foot].map(line =>
    line === '' ? '' : ` ${line.replaceAll('\u00a0', ' ')}`,
  )
}

function playPage(scene: Scene<View>, width: number, height: number, ink: Ink): string[] {
  if (width + 2 < WIDE) return call(scene, width, height, ink)
  const { view, say } = scene
  const list = (title: string, lines: readonly string[], columns: number): string[] => [
    heading(title, '', columns, ink),
    ...lines,
    '',
  ]
  const wants = (columns: number) => list(say('screen.demands'), demandList(scene, columns, ink), columns)
  const wantsInShort = (columns: number) =>
    list(
      say('screen.demands'),
      demandNames(scene).flatMap(name => wrap(name, columns, '  ')),
      columns,
    )
  const hand = (columns: number) =>
    list(
      `${say('screen.hand')} ${view.hand.length}`,
      counted(scene, view.hand).map(name => `  ${name}`),
      columns,
    )
  const supply = (columns: number) => list(say('screen.supply'), shelf(scene, columns, ink), columns)
  /** A column that is too long ends in how much of it is missing. */
  const shortened = (lines: readonly string[], columns: number): readonly string[] =>
    lines.length - 1 <= height
      ? lines
      : [...lines.slice(0, height - 1), ink.dim(cut(`▼ ${say('screen.newer', { n: lines.length - height })}`, columns))]
  const gap = '   '
  if (width + 2 < WIDEST) {
    const side = Math.min(46, Math.floor(width * 0.38))
    const main = width - side - gap.length
    const rest = [...hand(side), ...supply(side)]
    const demands = wants(side).length + rest.length - 1 <= height ? wants(side) : wantsInShort(side)
    const right = shortened([...demands, ...rest], side)
    return beside(
      [
        { lines: call(scene, main, height, ink), width: main },
        { lines: right, width: side },
      ],
      height,
      gap,
    )
  }
  const side = Math.min(44, Math.floor(width * 0.25))
  const main = width - 2 * (side + gap.length)
  const left = shortened([...dossier(scene, side, ink), '', ...wants(side)], side)
  const right = shortened([...hand(side), ...supply(side)], side)
  return beside(
    [
      { lines: left, width: side },
      { lines: call(scene, main, height, ink), width: main },
      { lines: right, width: side },
    ],
    height,
    gap,
  )
}

const TITLES: Readonly<Record<Page, string>> = {
  play: 'screen.page.play',
  supply: 'screen.page.supply',
  demands: 'screen.page.demands',
  log: 'screen.page.log',
  rules: 'screen.page.rules',
  option: 'screen.page.option',
  refused: 'screen.page.refused',
  rewind: 'screen.page.rewind',
  help: 'screen.page.help',
  debrief: 'screen.page.debrief',
}

/** The pages that Tab goes through, the open one in brackets; or the title of one that a key opened. */
function tabs({ say, page, over }: Scene<View>, ink: Ink): string {
  const pages = leaves.map(leaf => (over && leaf === 'play' ? 'debrief' : leaf))
  if (!pages.some(leaf => leaf === page)) return ink.bold(say(TITLES[page]))
  return pages
    .map(leaf => (leaf === page ? ink.accent(ink.bold(`[${say(TITLES[leaf])}]`)) : ` ${say(TITLES[leaf])} `))
    .join(' ')
}

function textPage(scene: Scene<View>, width: number, height: number, ink: Ink): string[] {
  const room = height - 2
  const inner = width - 2
  const shown = pageWindow(scene, inner, room, ink)
  return [
    spread(tabs(scene, ink), ink.dim(beyond(scene.say, shown)), width),
    ink.dim('─'.repeat(width)),
    ...shown.lines.map(line => (line === '' ? '' : ` ${line}`)),
  ]
}

function pageWindow(scene: Scene<View>, width: number, room: number, ink: Ink): Window {
  const { page, scroll, text, say } = scene
  switch (page) {
    case 'log':
      return tailOf(logLines(scene.log, scene.fresh, callMarks, width, ink), room, scroll)
    case 'rewind':
      return marked(text, scene.selected, width, room, ink)
    case 'supply':
      return windowOf(supplyPage(scene, width, ink), room, scroll)
    case 'demands':
      return windowOf([...dossier(scene, width, ink), '', ...demandList(scene, width, ink)], room, scroll)
    case 'option': {
      const option = scene.options[scene.selected]
      if (!option) return windowOf([], room, 0)
      const lines = [
        ...wrap(option.label, width).map(ink.bold),
        '',
        ...wrap(sharedLabel(option), width).filter(line => line !== ''),
        ...outcomeLines(say, option, width, ink),
        '',
        ...paragraphs(option.text, width),
      ]
      return windowOf(lines, room, scroll)
    }
    case 'help':
      return windowOf(keyTable(text, width, ink), room, scroll)
    case 'refused':
      return windowOf(
        text.flatMap(line => wrap(line, width, '    ')),
        room,
        scroll,
      )
    case 'debrief': {
      const [why = '', ...rest] = text
      const lines = [...wrap(why, width).map(ink.bold), '', ...rest.flatMap(line => wrap(line, width, '    '))]
      return windowOf(lines, room, scroll)
    }
    default:
      return windowOf(paragraphs(text, width), room, scroll)
  }
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
function marked(rows: readonly string[], selected: number, width: number, room: number, ink: Ink): Window {
  const lines = rows.map((row, i) => {
    const line = cut(`${i === selected ? '>' : ' '} ${padStart(String(i + 1), 3)}  ${row}`, width)
    return i === selected ? ink.accent(ink.bold(line)) : line
  })
  return windowOf(lines, room, selected - Math.floor(room / 2))
}
