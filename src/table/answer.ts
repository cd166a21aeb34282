import { Fault } from '../engine/game.ts'
import type { Input } from './step.ts'
import { checkSpeaker, type Heard, wordsOf } from './talk.ts'
import { checkWriting, readWords } from './words.ts'

export const LONGEST_ANSWER_CHARACTERS = 140

/** What somebody pins to what was said of them, read, where they may: one answer to each. */
export function answerOf(
  heard: Heard,
  { seat, to, answer: given, text, by }: Input & { readonly type: 'answer' },
): { readonly answer: unknown; readonly text?: string } {
  const { talk, options } = heard.record
  const words = wordsOf(heard)
  if (options.talk === 'none') throw new Fault('talk.off')
  checkSpeaker(heard.record, { seat, by })
  const said = talk[to]
  if (!said || !words.readAnswer) throw new Fault('answer.not-yours')
  const answer = words.readAnswer(given, seat, said)
  if (said.answer) throw new Fault('answer.already')
  words.checkAnswer?.(heard.publicView(), answer)
  if (text === undefined || text === '') return { answer }
  checkWriting(heard.record, seat)
  return { answer, text: readWords(text, LONGEST_ANSWER_CHARACTERS) }
}
