import { Fault, type Seat } from '../../engine/game.ts'
import { type Answer, answersAmong, answerText, unanswered } from '../../games/homeland/talk/answers.ts'
import { claimLine, type Said } from '../../games/homeland/talk/claims.ts'
import type { Say } from '../../words/index.ts'
import type { Key } from '../screen/keys.ts'
import type { Composing } from './composer.ts'
import type { SeatTalk } from './seat-talk.ts'

/** An answer to what others suspect of one: which, and to what. */
interface Choice {
  readonly to: number
  readonly answer: Answer
  readonly text: string
}

interface Answering {
  readonly say: Say
  readonly seat: Seat
  readonly names: readonly string[]
  readonly talk: readonly Said[]
  readonly cases: readonly number[]
}

/** All that can be answered, to the newest suspicion first. */
export const answerChoices = ({ say, seat, names, talk, cases }: Answering): readonly Choice[] =>
  unanswered(talk, seat).flatMap(to =>
    answersAmong(cases).map(answer => ({
      ...{ to, answer },
      text: say('talk.answer.to', { claim: claimLine(say, names, talk[to]), says: answerText(say, answer) }),
    })),
  )

/** On the whole screen: a list to choose from, as for a claim. */
export function openAnswering(answering: Answering, take: (choice: Choice) => Promise<void>): Composing {
  const choices = answerChoices(answering)
  let isOpen = choices.length > 0
  let selected = 0
  return {
    get isOpen() {
      return isOpen
    },
    async press(key: Key) {
      if (key === 'escape') isOpen = false
      else if (key === 'up' || key === 'k') selected = Math.max(0, selected - 1)
      else if (key === 'down' || key === 'j') selected = Math.min(choices.length - 1, selected + 1)
      else if (key === 'enter') {
        isOpen = false
        await take(choices[selected])
      }
    },
    screen: () => ({
      title: answering.say('talk.answer.which'),
      rows: choices.map(({ text }, i) => ({ key: String(i + 1), text })),
      selected,
    }),
  }
}

/** In lines: `answer` lists what can be answered, `answer 2` answers so, `answer 2 TEXT` adds words of one's own. */
export async function answerLines(say: Say, seatTalk: SeatTalk, words: string): Promise<string[]> {
  const { seat, names } = seatTalk
  const choices = answerChoices({ say, seat, names, talk: seatTalk.talk(), cases: seatTalk.cases() })
  if (choices.length === 0) return [say('talk.answer.nothing')]
  const word = say('plain.word.answer')
  if (words === '')
    return [
      say('plain.answerable', { word }),
      ...choices.map(({ text }, i) => say('play.option', { number: i + 1, label: text })),
    ]
  const [number, ...text] = words.split(' ')
  const choice = choices[Number(number) - 1]
  if (!choice) throw new Fault('plain.answer.number', { text: number, word, most: choices.length })
  await seatTalk.answer(choice.to, choice.answer, text.join(' '))
  return []
}

/** What is answered while somebody looks on: whether there is anything new, and what, by its place in the talk. */
export interface AnswersHeard {
  hasNews(): boolean
  news(): readonly number[]
}

export function hearAnswers(talk: () => readonly { readonly answer?: object | undefined }[]): AnswersHeard {
  const places = (): readonly number[] => talk().flatMap(({ answer }, at) => (answer ? [at] : []))
  let known = places()
  return {
    hasNews: () => places().length > known.length,
    news() {
      const before = known
      known = places()
      return known.filter(at => !before.includes(at))
    },
  }
}
