import { teaching } from '../../host/lessons.ts'
import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'
import { type Context, prompt, tell } from '../context.ts'
import type { Inbox } from '../lines/inbox.ts'
import { type End, playLines } from '../modes.ts'
import type { AnyPack } from '../packs.ts'
import { lessonSay, openLesson } from './lesson.ts'
import type { TableNews } from './table-news.ts'
import { firstLines } from './taught.ts'

/** Teaches the game in plain text; what happens at the table that waits, if one does, is told in between. */
export async function teachInLines(
  context: Context,
  pack: AnyPack,
  inbox: Inbox,
  news: TableNews | null,
): Promise<End> {
  const say = lessonSay(context, pack)
  for (const line of [say('teach.title'), ...firstLines(say, news !== null), say('coach.hint')]) tell(context, line)
  for (const lesson of teaching) {
    const { game, session, tools, standing, line } = await openLesson(context, pack, say, lesson)
    tell(context, '')
    tell(context, say('coach.lesson', { title: say(lesson.title), text: say(lesson.text) }))
    const says = (isWatching: boolean): string => say('coach.says', { line: line(isWatching) })
    let isTold = false
    const coach = {
      line: () => says(false),
      watching() {
        if (isTold || standing() !== 'done') return null
        isTold = true
        return says(true)
      },
    }
    const listening = listenBeside(context, say, inbox, news)
    const how = { mode: 'plain', inbox: listening, hello: {}, coach } as const
    const end = await playLines(context, pack, game, session, tools(session), how)
    session.leave()
    if (end !== 'over' && !listening.isSkipped()) return end
  }
  return 'over'
}

/** Lines for a lesson: `>` ends it, and what comes from the table that waits never reaches it. */
function listenBeside(context: Context, say: Say, inbox: Inbox, news: TableNews | null) {
  let isSkipped = false
  const hear = (): void => {
    const line = news?.take() ?? null
    if (line === null) return
    if (context.output.isTTY) tell(context, '')
    tell(context, line)
    prompt(context, say('play.prompt'))
  }
  const isNext = (line: string): boolean => ['>', plainly(say('coach.word.next'))].includes(plainly(line.trim()))
  return {
    isSkipped: () => isSkipped,
    wake: inbox.wake,
    async next(): ReturnType<Inbox['next']> {
      for (;;) {
        const arrival = await inbox.next()
        if (arrival === 'news') hear()
        else if (arrival !== 'closed' && isNext(arrival.line)) {
          isSkipped = true
          return 'closed' as const
        } else return arrival
      }
    },
  }
}
