import type { Say } from '../../words/index.ts'
import { LEAST } from '../homeland/painter.ts'
import type { Stage } from '../screen/screen.ts'
import { cut, type Ink, wrap } from '../screen/style.ts'
import type { TableStage } from '../several/stage.ts'
import type { TableNews } from './table-news.ts'

/** How a lesson was left: for what comes next, for where one came from, or altogether (a signal, an input that ended). */
export type Left = 'next' | 'back' | null

export interface LessonStage extends Stage {
  left(): Left
}

/** What is new at the table that waits: it stays in sight until the next key, and what calls one there as long as one stays. */
export function openNewsLine(news: TableNews | null) {
  let line: string | null = null
  return {
    line: () => line ?? news?.calls() ?? null,
    read() {
      line = null
    },
    watch: (changed: (wish: null) => void): (() => void) =>
      news?.subscribe(() => {
        line = news.take() ?? line
        changed(null)
      }) ?? (() => {}),
  }
}

/** A table with a coach above it. */
export function openCoachStage(
  table: TableStage,
  say: Say,
  line: (isWatching: boolean) => string,
  news: TableNews | null,
): LessonStage {
  const fresh = openNewsLine(news)
  let left: Left = null

  /** Where there is little space the keys go first, and never what the table is called by. */
  const above = (width: number, height: number, ink: Ink): string[] => {
    const inner = Math.max(1, width - 1)
    const told = fresh.line()
    return [
      ...(told === null ? [] : [ink.accent(ink.bold(cut(told, inner)))]),
      ...wrap(line(table.isWatching()), inner).map(ink.bold),
      ink.dim(cut(say('coach.keys'), inner)),
    ].slice(0, Math.max(1, height - LEAST.height))
  }

  return {
    left: () => left,
    isOver: () => false,
    hide: table.hide,
    watch: fresh.watch,
    async press(key, rows) {
      if (key === '>' && !table.isBusy()) {
        left = 'next'
        return 'done'
      }
      const wish = await table.press(key, rows)
      if (wish === 'quit' && key === 'q') left = 'back'
      if (wish === null) fresh.read()
      return wish
    },
    paint(width, height, ink) {
      const head = above(width, height, ink)
      return [...head, ...table.paint(width, Math.max(1, height - head.length), ink)].slice(0, height)
    },
  }
}
