import { Fault, type GameEvent, Illegal } from '../../engine/game.ts'
import type { Origin } from '../../games/origin.ts'
import type { CardLines } from '../../games/speaker.ts'
import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'
import { advisedLines } from '../advised.ts'
import { refusedLines, sentence } from '../errors.ts'
import {
  companyOf,
  deviceLines,
  draftLines,
  friendLines,
  moreTime,
  peopleLines,
  reactionLines,
  written,
} from '../join/company-lines.ts'
import type { Session } from '../session.ts'
import { jot, talk } from '../several/aloud.ts'
import { answerLines } from '../several/answering.ts'
import { spoken } from '../several/seat-talk.ts'
import { waitingLine } from '../several/waiting.ts'
import { commandIn, helpLines, type Place, type Typed } from './commands.ts'
import { outcomeLines, type PlainTools, storyIn } from './plain-tools.ts'
import type { Queries } from './queries.ts'

/** What somebody types in plain text, and what is printed for it. */

export async function answer<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: PlainTools<View>,
  text: string,
): Promise<'asked' | 'same' | 'quit'> {
  const { say, speaker } = session
  const { print } = tools
  const options = session.decision()?.options ?? []
  try {
    if (/^\d+$/.test(text)) {
      if (session.outcome()) throw new Fault('play.over')
      const option = options[Number(text) - 1]
      if (option === undefined) throw notUnderstood(session, text)
      await session.choose(session.game.nameOf(option))
      return 'asked'
    }
    // What is offered comes first: the name of an option may begin like a command.
    const isOffered = options.some(option => session.game.nameOf(option) === text)
    const typed = isOffered ? null : commandIn(say, text, placeOf(session, tools))
    if (typed) return await obey(session, tools, typed)
    if (session.game.optionOf(text) === null || session.overlooked()) throw notUnderstood(session, text)
    await session.choose(text)
    return 'asked'
  } catch (error) {
    if (!(error instanceof Fault || error instanceof Illegal)) throw error
    print(sentence(say, speaker, error))
    return 'same'
  }
}

function notUnderstood<State, View, Event extends GameEvent>(
  { decision, overlooked, say }: Session<State, View, Event>,
  text: string,
): Fault {
  if (overlooked()) return new Fault('friend.not-asked', { word: say('plain.word.advise') })
  const { options = [] } = decision() ?? {}
  return options.length === 0
    ? new Fault('play.nothing-asked')
    : new Fault('play.not-understood', { text, most: options.length })
}

const placeOf = <State, View, Event extends GameEvent>(
  { company, seat, seats }: Session<State, View, Event>,
  { seatTalk, practice }: PlainTools<View>,
): Place => {
  const several = seatTalk !== null
  const seated = company !== null && seat >= 0
  return {
    ...{ several, practice, seated, elsewhere: company !== null },
    company: seated && several,
    befriended: seated && !several,
    friend: company?.isFriend() === true,
    advised: seat >= 0 && seats().filter(({ bot }) => bot === null).length <= 1,
  }
}

/** Does what a command asks for. */
async function obey<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: PlainTools<View>,
  { command, rest }: Typed,
): Promise<'asked' | 'same' | 'quit'> {
  const { say, speaker } = session
  const { print, queries, seatTalk } = tools
  switch (command) {
    case 'quit':
      return 'quit'
    case 'undo':
      await session.undo()
      print(say('play.undone'))
      return 'asked'
    case 'rewind':
      if (rest !== '' || !tools.practice) {
        await session.rewind(Number(rest) - 1)
        print(say('play.rewound', { number: Number(rest) }))
        return 'asked'
      }
      for (const [i, label] of session.past().entries()) print(say('play.option', { number: i + 1, label }))
      return 'same'
  }
  const lines = (): readonly string[] | Promise<readonly string[]> => {
    switch (command) {
      case 'help':
        return helpLines(say, placeOf(session, tools))
      case 'board':
        return speaker.status(session.view())
      case 'hand':
        return speaker.hand(session.view())
      case 'supply':
        return speaker.supply(session.view())
      case 'threat':
        return queries.threat(session.view())
      case 'known':
        return queries.known(session.view())
      case 'case':
        return caseLines(session, tools, rest)
      case 'turn':
        return turnLines(session, tools)
      case 'last':
        return storyIn(session)
          .filter(({ at }) => at >= session.events().length - 15)
          .map(({ text }) => text)
      case 'why':
        return whyNot(session)
      case 'details':
        return details(session, rest)
      case 'advisor':
        return advisedLines(session, rest)
      case 'cards':
        return cardsWith(session, queries, rest)
      case 'rules':
        return tools.rules(rest)
      case 'export':
        return [say('play.exported', { file: tools.export(rest), game: session.game.id })]
      case 'say':
        return talk(session, spoken(seatTalk), rest)
      case 'answer':
        return answerLines(say, spoken(seatTalk), rest)
      case 'note':
        return jot(say, spoken(seatTalk), rest)
      case 'people':
        return peopleLines(say, companyOf(session.company), rest)
      case 'write':
      case 'advise':
        return written(say, companyOf(session.company), rest)
      case 'draft':
        return draftLines(say, companyOf(session.company), rest)
      case 'more':
        return moreTime(companyOf(session.company))
      case 'devices':
        return deviceLines(say, companyOf(session.company), rest)
      case 'reactions':
        return reactionLines(say, companyOf(session.company), rest)
      case 'friends':
        return friendLines(say, companyOf(session.company), rest)
    }
  }
  for (const line of await lines()) print(line)
  return 'same'
}

function caseLines<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  { queries, seatTalk }: PlainTools<View>,
  word: string,
): readonly string[] {
  if (!seatTalk) throw new Fault('plain.no-cases')
  const lines = queries.case(session.view(), Number(word))
  if (!lines) throw new Fault('talk.no-such-case', { case: word, cases: seatTalk.cases().join(', ') })
  return lines
}

function turnLines<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  { queries }: PlainTools<View>,
): readonly string[] {
  const decision = session.decision()
  if (!decision) return [waitingLine(session)]
  const view = session.view()
  const names = decision.options.map(option => session.game.nameOf(option))
  return [session.say('plain.yours'), session.speaker.question(decision, view), ...queries.turn(view, names)]
}

function cardsWith<State, View, Event extends GameEvent>(
  { say, speaker }: Session<State, View, Event>,
  queries: Queries<View>,
  word: string,
): readonly string[] {
  const found = speaker.cards().filter(({ name, id }) => matches(`${name} ${id}`, word))
  if (found.length === 0) throw new Fault('plain.no-such-card', { text: word })
  return found.flatMap(card => cardLines(say, card, queries.origin(card), '   '))
}

/** A card: name, kind, facts, source and id in one line; its text; and what comes from where, if not all from one source. */
export const cardLines = (
  say: Say,
  { name, kind, facts, id, text }: CardLines,
  { whole, lines }: Origin,
  indent: string,
): string[] => [
  say('cards.line', { name, kind, facts: facts ? ` · ${facts}` : '', source: whole, id }),
  ...[...text, ...lines].map(line => indent + line),
]

const matches = (text: string, word: string): boolean => plainly(text).includes(plainly(word))

function whyNot<State, View, Event extends GameEvent>(session: Session<State, View, Event>): readonly string[] {
  return refusedLines(session.say, session.speaker.refused(session.explanation(), session.view()))
}

function details<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  word: string,
): readonly string[] {
  const options = session.speaker.options(session.explanation(), session.view())
  const option = options[Number(word) - 1]
  if (!option) throw new Fault('play.not-understood', { text: word, most: options.length })
  return [option.label, ...[...option.text, ...outcomeLines(session, option)].map(line => `   ${line}`)]
}
