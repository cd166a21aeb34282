import { readFileSync } from 'node:fs'
import type { Bot } from '../../bots/bot.ts'
import type { GameEvent, Viewer } from '../../engine/game.ts'
import { hostMatch } from '../../host/hosted.ts'
import { openingOf, type ScenarioFile, seatNames } from '../../host/lesson-opening.ts'
import { type Lesson, lineOf, type Standing, standingOf, type Watched } from '../../host/lessons.ts'
import { memoryStore } from '../../host/memory-store.ts'
import { openNew } from '../../host/opening.ts'
import { eventsOf } from '../../table/match.ts'
import { guestsWords } from '../../words/guests.ts'
import type { Say } from '../../words/index.ts'
import { learnWords } from '../../words/learn.ts'
import { type Context, gameSay } from '../context.ts'
import { freshSecret } from '../io/seed.ts'
import { toolsFor } from '../modes.ts'
import { namesOf } from '../names.ts'
import type { AnyPack } from '../packs.ts'
import { type Session, sitAt } from '../session.ts'
import { endLines } from '../sit.ts'

/** The scenarios come with the program; where it is run from its source, they lie one folder nearer. */
const source = /\/src\/(?=terminal\/learn\/lesson\.ts$)/
const folder = new URL('../../../../scenarios/lessons/', import.meta.url.replace(source, '/dist/src/'))

/** The words of a game with those of its lessons. */
export const lessonSay = (context: Context, { words }: AnyPack): Say =>
  gameSay(context, {
    words: {
      en: { ...words.en, ...learnWords.en, ...guestsWords.en },
      it: { ...words.it, ...learnWords.it, ...guestsWords.it },
      de: { ...words.de, ...learnWords.de, ...guestsWords.de },
    },
  })

/** A lesson hosted here: nothing of it is kept, and it never counts. */
export async function openLesson(context: Context, pack: AnyPack, say: Say, lesson: Lesson) {
  const file = JSON.parse(readFileSync(new URL(`${lesson.name}.json`, folder), 'utf8')) as ScenarioFile
  const opening = openingOf(file, lesson.name, seatNames(say))
  const open = await openNew(context.games, opening, lesson.name, Date.now(), freshSecret)
  const { game } = open
  const hosted = hostMatch(
    { store: memoryStore(), now: Date.now, think: async (_game, kind): Promise<Bot<unknown>> => pack.bot(kind, game) },
    open,
  )
  await hosted.begin()
  await hosted.settled()
  const who = pack.who(eventsOf(game, open.match), game.view(open.match.state, 'observer'))
  const speaker = pack.speak(say, game, namesOf(opening.seats), who)
  const sit = (viewer: Viewer): Session<unknown, unknown, GameEvent> => sitAt(hosted, viewer, speaker, say)
  const pupil = opening.seats.findIndex(({ bot }) => bot === null)
  const session = sit(pupil)
  const watched = (): Watched => ({
    events: session.events(),
    asked: session.decision(),
    outcome: session.outcome(),
    viewer: pupil,
    view: session.view(),
  })
  return {
    game,
    speaker,
    session,
    sit,
    tools: (seated: Session<unknown, unknown, GameEvent>) =>
      toolsFor(pack, game, seated, { practice: false, isStandard: open.isStandard }, () =>
        endLines(pack, game, seated),
      ),
    standing: (): Standing => standingOf(lesson, watched()),
    /** What the coach says; `isWatching` while what has just happened is still being shown. */
    line: (isWatching: boolean): string => say(lineOf(lesson, watched(), isWatching)),
  }
}
