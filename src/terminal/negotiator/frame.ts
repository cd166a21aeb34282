import type { View } from '../../games/negotiator/view/view.ts'
import { framed, pageWindow, TITLES, tabs } from '../screen/page.ts'
import type { Paint, Painter, Scene } from '../screen/scene.ts'
import { beside, footer, heading, inset, type Window, windowOf } from '../screen/sheet.ts'
import { cut, type Ink, wrap } from '../screen/style.ts'
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
    return wrap(say('error.terminal-small', LEAST), Math.max(1, width - 1)).slice(0, Math.max(1, height))
  const inner = width - 2
  const isBeside = width >= WIDE && scene.page === 'play'
  const top = board(scene, inner, isBeside, ink)
  const air = height >= 30 ? [''] : []
  const foot = footer(scene, inner, ink)
  const room = height - top.length - foot.length - 2 * air.length
  const body = scene.page === 'play' ? playPage(scene, inner, room, ink) : textPage(scene, inner, room, ink)
  const filled = Array.from({ length: room }, (_, i) => body[i] ?? '')
  return inset([...top, ...air, ...filled, ...air, ...foot], width)
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

const leaves = ['play', 'supply', 'demands', 'log', 'rules'] as const

function textPage(scene: Scene<View>, width: number, height: number, ink: Ink): string[] {
  const title = tabs(scene, leaves, TITLES, width, ink)
  return framed(scene, title, shownOf(scene, width - 2, height - 2, ink), width, ink)
}

function shownOf(scene: Scene<View>, width: number, room: number, ink: Ink): Window {
  const { page, scroll } = scene
  if (page === 'supply') return windowOf(supplyPage(scene, width, ink), room, scroll)
  if (page === 'demands')
    return windowOf([...dossier(scene, width, ink), '', ...demandList(scene, width, ink)], room, scroll)
  return pageWindow(scene, callMarks, width, room, ink)
}

export const negotiatorPainter: Painter<View> = {
  leaves,
  help: [
    'screen.help.move',
    'screen.help.digits',
    'screen.help.enter',
    'screen.help.details',
    'screen.help.why',
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
