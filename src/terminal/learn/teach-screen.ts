import { type Lesson, teaching } from '../../host/lessons.ts'
import type { Say } from '../../words/index.ts'
import type { Context } from '../context.ts'
import type { AnyPack } from '../packs.ts'
import { perform } from '../screen/screen.ts'
import { wrap } from '../screen/style.ts'
import { openStage } from '../several/stage.ts'
import { type Left, type LessonStage, openCoachStage, openNewsLine } from './coach-stage.ts'
import { lessonSay, openLesson } from './lesson.ts'
import type { TableNews } from './table-news.ts'
import { firstLines } from './taught.ts'

/** Teaches the game on the whole screen. `next`: to the end; `back`: it was left; null: so was the program. */
export async function teachOnScreen(
  context: Context,
  pack: AnyPack,
  several: NonNullable<AnyPack['several']>,
  news: TableNews | null,
): Promise<Left> {
  const { input, output } = context
  const say = lessonSay(context, pack)
  const show = async (stage: LessonStage): Promise<Left> => {
    await perform(stage, { input, output })
    return stage.left()
  }
  let left = await show(openFirstStage(say, news))
  for (const lesson of teaching) {
    if (left !== 'next') return left
    left = await show(await lessonStage(context, pack, several, say, lesson, news))
  }
  return left
}

async function lessonStage(
  context: Context,
  pack: AnyPack,
  several: NonNullable<AnyPack['several']>,
  say: Say,
  lesson: Lesson,
  news: TableNews | null,
): Promise<LessonStage> {
  const { game, sit, speaker, tools, line } = await openLesson(context, pack, say, lesson)
  const painter = several.painter(game)
  const table = openStage({ sit, painter, speaker, say, isResumed: false, tools })
  return openCoachStage(table, say, line, news)
}

/** Who wants what, before the first card. */
function openFirstStage(say: Say, news: TableNews | null): LessonStage {
  const fresh = openNewsLine(news)
  let left: Left = null
  return {
    left: () => left,
    isOver: () => false,
    hide() {},
    watch: fresh.watch,
    press(key) {
      fresh.read()
      switch (key) {
        case 'q':
          left = 'back'
          return 'quit'
        case 'enter':
        case ' ':
        case '>':
          left = 'next'
          return 'done'
        case 'ctrl-c':
        case 'ctrl-d':
          return 'quit'
        case 'ctrl-z':
          return 'suspend'
        case 'ctrl-l':
          return 'clear'
        default:
          return null
      }
    },
    paint(width, height, ink) {
      const inner = Math.max(1, Math.min(width - 4, 76))
      const told = fresh.line()
      const foot = [...(told === null ? [] : wrap(told, inner).map(ink.bold)), ink.dim(say('coach.begin'))]
      const texts = firstLines(say, news !== null).map(line => wrap(line, inner))
      const space = height - foot.length - texts.flat().length
      // Air between them, where there is any.
      const gap = space > texts.length + 1 ? [''] : []
      const body = [ink.bold(say('teach.title')), ...texts.flatMap(lines => [...gap, ...lines]), ...gap]
      return [...body.slice(0, Math.max(0, height - foot.length)), ...foot].map(line => `  ${line}`)
    },
  }
}
