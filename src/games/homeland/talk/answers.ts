import { Fault, type Seat } from '../../../engine/game.ts'
import type { Answered, Talk } from '../../../engine/talk.ts'
import type { Say } from '../../../words/index.ts'
import type { Said } from './claims.ts'

/**
 * A fair word: whoever is suspected aloud may pin one answer to it, which stands beside it wherever it is read. Data as
 * claims are, and as vague; what is written along with it is its writer's own.
 */
export const plainAnswers = ['deny', 'look-at-my-cases', 'suspect-back'] as const
export type Answer =
  | { readonly says: (typeof plainAnswers)[number] }
  | { readonly says: 'helped'; readonly case: number }

export type AnsweredSuspicion = Answered<Answer>

/** Is this a suspicion of somebody, and of whom? */
export const suspectIn = ({ claim }: Said): Seat | null =>
  claim.about === 'player' && claim.says === 'suspect' ? claim.player : null

/** May this seat still answer this? Throws a Fault where nobody has suspected it. */
export function checkSuspected(said: Talk, seat: Seat): void {
  if (suspectIn(said as Said) !== seat) throw new Fault('answer.not-yours')
}

/** What waits for an answer of this seat, by its place in the talk, the newest first. */
export const unanswered = (talk: readonly Said[], seat: Seat | null): readonly number[] =>
  talk.flatMap((said, at) => (seat !== null && suspectIn(said) === seat && !said.answer ? [at] : [])).reverse()

/** All that can be answered, while these cases lie on the table. */
export const answersAmong = (cases: readonly number[]): readonly Answer[] => [
  ...plainAnswers.map(says => ({ says })),
  ...cases.map(id => ({ says: 'helped', case: id }) as const),
]

/** An answer as somebody would say it. */
export const answerText = (say: Say, answer: Answer): string =>
  say(`talk.answers.${answer.says}`, 'case' in answer ? { case: answer.case } : {})

/** The answer that is pinned to what was said, in the reader's language; null where there is none. */
export function answerLine(say: Say, names: readonly string[], said: Said): string | null {
  const { answer } = said
  if (!answer) return null
  const line = say('talk.answer.line', {
    player: names[answer.seat],
    other: names[said.seat],
    says: answerText(say, answer.says),
  })
  return answer.text === undefined ? line : say('talk.answer.with', { line, text: answer.text })
}
