import { agendas } from '../../games/homeland/vocabulary.ts'
import { teaching } from '../../host/lessons.ts'
import type { Say } from '../../words/index.ts'

/** Is it the game that the lessons of the terminal are about? */
export const isTaught = (game: string): boolean => teaching.some(lesson => lesson.game === game)

/** What has to be known before the first card: three agendas, and two tracks. */
export const firstLines = (say: Say, isAwaited: boolean): readonly string[] => [
  say('teach.lead'),
  ...agendas.map(agenda => say('coach.lesson', { title: say(`agenda.${agenda}`), text: say(`agenda.${agenda}.text`) })),
  // Only whoever has a seat somewhere else is told that it is kept.
  ...(isAwaited ? [say('teach.then')] : []),
]
