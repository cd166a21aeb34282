import { answerLine } from '../../games/homeland/talk/answers.ts'
import { claimLine } from '../../games/homeland/talk/claims.ts'
import { cut, padStart, wrap } from '../screen/style.ts'
import type { BoardModel } from './model.ts'

/** A claim in the making: a list to choose from, one line marked. */
export function composerLines({ side, ink }: BoardModel, width: number, height: number): string[] {
  const { composer } = side
  if (!composer) return []
  const model = Math.max(1, height - 1)
  const top = Math.max(0, Math.min(composer.selected - Math.floor(model / 2), composer.rows.length - model))
  const keys = Math.max(...composer.rows.map(({ key }) => key.length))
  return [
    ink.bold(cut(composer.title, width)),
    ...composer.rows.slice(top, top + model).map(({ key, text }, i) => {
      const isSelected = top + i === composer.selected
      const line = cut(`${isSelected ? '>' : ' '} ${padStart(key, keys)}  ${text}`, width)
      return isSelected ? ink.accent(ink.bold(line)) : line
    }),
  ]
}

/** Everything that was said, the newest first; and my own notes, which are nobody else's. */
export function talkPage({ side, say, names, ink }: BoardModel, width: number): string[] {
  const said = side.talk
    .map(one => ({ claim: claimLine(say, names, one), answer: answerLine(say, names, one) }))
    .reverse()
  const notes = side.notes.map(({ about, text }) =>
    'case' in about
      ? say('note.of.case', { case: about.case, text })
      : say('note.of.player', { player: names[about.player], text }),
  )
  return [
    ...wrap(say('talk.hint'), width).map(ink.dim),
    '',
    ...(said.length === 0
      ? [say('talk.silence')]
      : said.flatMap(({ claim, answer }) => [
          ...wrap(`~ ${claim}`, width, '  '),
          ...(answer === null ? [] : wrap(`  ${answer}`, width, '    ')),
        ])),
    ...(notes.length === 0 ? [] : ['', ink.bold(say('note.title')), ...notes.flatMap(line => wrap(line, width, '  '))]),
  ]
}
