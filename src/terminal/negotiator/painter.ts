import type { View } from '../../games/negotiator/view/view.ts'
import type { Paint, Painter, ScreenModel } from '../screen/model.ts'
import { pageWindow, TITLES, tabs, underTabs } from '../screen/page.ts'
import { beside, footer, heading, inset, type Window, windowOf } from '../screen/sheet.ts'
import { cut, type Ink, wrap } from '../screen/style.ts'
import { board, counted, demandNames } from './board.ts'
import { call, callMarks } from './call.ts'
import { demandList, dossier, shelf, supplyPage } from './shelf.ts'

export const LEAST = { width: 60, height: 20 } as const
/** From here on there is room for the demands, the hand and the Supply beside the call; from there for a third column. */
const WIDE_COLUMNS = 110
const WIDEST_COLUMNS = 160

/** Hostage Negotiator on a screen: a model in, lines out, nothing else. */
export const paintNegotiator: Paint<View> = (screen, width, height, ink) => {
  const { say } = screen
  if (width < LEAST.width || height < LEAST.height)
    return wrap(say('error.terminal-small', LEAST), Math.max(1, width - 1)).slice(0, Math.max(1, height))
  const inner = width - 2
  const isBeside = width >= WIDE_COLUMNS && screen.page === 'play'
  const top = board(screen, inner, isBeside, ink)
  const air = height >= 30 ? [''] : []
  const foot = footer(screen, inner, ink)
  const space = height - top.length - foot.length - 2 * air.length
  const body = screen.page === 'play' ? playPage(screen, inner, space, ink) : textPage(screen, inner, space, ink)
  const filled = Array.from({ length: space }, (_, i) => body[i] ?? '')
  return inset([...top, ...air, ...filled, ...air, ...foot], width)
}

function playPage(screen: ScreenModel<View>, width: number, height: number, ink: Ink): string[] {
  if (width + 2 < WIDE_COLUMNS) return call(screen, width, height, ink)
  const { view, say } = screen
  const list = (title: string, lines: readonly string[], columns: number): string[] => [
    heading(title, '', columns, ink),
    ...lines,
    '',
  ]
  const wants = (columns: number) => list(say('screen.demands'), demandList(screen, columns, ink), columns)
  const wantsInShort = (columns: number) =>
    list(
      say('screen.demands'),
      demandNames(screen).flatMap(name => wrap(name, columns, '  ')),
      columns,
    )
  const hand = (columns: number) =>
    list(
      `${say('screen.hand')} ${view.hand.length}`,
      counted(screen, view.hand).map(name => `  ${name}`),
      columns,
    )
  const supply = (columns: number) => list(say('screen.supply'), shelf(screen, columns, ink), columns)
  /** A column that is too long ends in how much of it is missing. */
  const shortened = (lines: readonly string[], columns: number): readonly string[] =>
    lines.length - 1 <= height
      ? lines
      : [...lines.slice(0, height - 1), ink.dim(cut(`▼ ${say('screen.newer', { n: lines.length - height })}`, columns))]
  const gap = '   '
  if (width + 2 < WIDEST_COLUMNS) {
    const side = Math.min(46, Math.floor(width * 0.38))
    const main = width - side - gap.length
    const rest = [...hand(side), ...supply(side)]
    const demands = wants(side).length + rest.length - 1 <= height ? wants(side) : wantsInShort(side)
    const right = shortened([...demands, ...rest], side)
    return beside(
      [
        { lines: call(screen, main, height, ink), width: main },
        { lines: right, width: side },
      ],
      height,
      gap,
    )
  }
  const side = Math.min(44, Math.floor(width * 0.25))
  const main = width - 2 * (side + gap.length)
  const left = shortened([...dossier(screen, side, ink), '', ...wants(side)], side)
  const right = shortened([...hand(side), ...supply(side)], side)
  return beside(
    [
      { lines: left, width: side },
      { lines: call(screen, main, height, ink), width: main },
      { lines: right, width: side },
    ],
    height,
    gap,
  )
}

const leaves = ['play', 'supply', 'demands', 'log', 'rules'] as const

function textPage(screen: ScreenModel<View>, width: number, height: number, ink: Ink): string[] {
  const title = tabs(screen, leaves, TITLES, width, ink)
  return underTabs(screen, title, shownOf(screen, width - 2, height - 2, ink), width, ink)
}

function shownOf(screen: ScreenModel<View>, width: number, space: number, ink: Ink): Window {
  const { page, scroll } = screen
  if (page === 'supply') return windowOf(supplyPage(screen, width, ink), space, scroll)
  if (page === 'demands')
    return windowOf([...dossier(screen, width, ink), '', ...demandList(screen, width, ink)], space, scroll)
  return pageWindow(screen, callMarks, width, space, ink)
}

export const negotiatorPainter: Painter<View> = {
  leaves,
  help: [
    'screen.help.move',
    'screen.help.digits',
    'screen.help.enter',
    'screen.help.details',
    'screen.help.why',
    'screen.help.advisor',
    'screen.help.undo',
    'screen.help.rewind',
    'screen.help.scroll',
    'screen.help.tab',
    'screen.help.search',
    'screen.help.export',
    'screen.help.escape',
    'screen.help.quit',
    'screen.help.suspend',
  ],
  keys: { play: 'screen.keys', practice: 'screen.keys.practice', page: 'screen.keys.page' },
  paint: paintNegotiator,
}
