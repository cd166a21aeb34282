import type { Event } from '../../games/homeland/events.ts'
import { blockStart, tracksAt } from '../../games/homeland/tell/telling.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { footer, inset, logLines, tailOf } from '../screen/sheet.ts'
import { firstThatFits, type Ink } from '../screen/style.ts'
import type { Show } from '../several/stage.ts'
import { analysisSheet } from './analysis.ts'
import { board, tracks } from './board.ts'
import { tableMarks } from './marks.ts'
import { type CardIndex, publicBoardModel } from './model.ts'

/** What the whole table watches: one scene, told up to where the last key brought it. */
export function theatre(show: Show<View, Event>, cards: CardIndex, width: number, height: number, ink: Ink): string[] {
  const { say, events, at } = show
  const inner = width - 2
  const round = events.slice(0, at).findLast(event => event.kind === 'round')
  const title = ink.bold(round ? say('board.round', { n: round.round }) : say('homeland.title'))
  const now = tracksAt(show)
  const top = firstThatFits(
    [
      [title, tracks({ say, ink }, now, true)],
      [title, tracks({ say, ink }, now, false)],
    ],
    inner,
  )
  const start = blockStart(events, at)
  const first = events[start]
  const rows = height - 3
  const lines =
    first.kind === 'analysis'
      ? analysisSheet(show, cards, first, start, inner, rows, ink)
      : told(show, cards, start, inner, rows, ink)
  const keys = say(show.isLast ? 'theatre.keys.last' : 'theatre.keys')
  const foot = footer({ asked: null, message: null, company: null, keys }, inner, ink)
  const all = [top, '', ...Array.from({ length: rows }, (_, i) => lines[i] ?? ''), ...foot]
  return inset(all.slice(0, height), width)
}

/** Plain lines, what came with the last key standing out; and under the last of them the table as it now lies. */
function told(
  show: Show<View, Event>,
  cards: CardIndex,
  start: number,
  width: number,
  rows: number,
  ink: Ink,
): string[] {
  const { events, at, fresh, line, isLast, view } = show
  const log = events.slice(start, at).map(event => ({ kind: event.kind, text: line(event) }))
  const lines = logLines(log, at - Math.max(start, fresh), tableMarks, width, ink)
  const model = publicBoardModel(show, cards, ink)
  const space = rows - lines.length - 2
  const table = isLast && view.ending === 'playing' ? board(model, width, space, space) : []
  return [...tailOf(lines, rows, 0).lines, ...(table.length > 0 && table.length <= space ? ['', ...table] : [])]
}
