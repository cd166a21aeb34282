import { Fault, type GameEvent, Illegal } from '../../engine/game.ts'
import type { CardLines, OptionLines } from '../../games/speaker.ts'
import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'
import { refusedLines, sentence } from '../errors.ts'
import type { Session } from '../session.ts'
import { jot, talk } from '../several/aloud.ts'
import { spoken, type Voice } from '../several/voice.ts'
import { commandIn, helpLines, type Place, type Typed } from './commands.ts'
import type { Queries } from './queries.ts'

export type PlainEnd = 'quit' | 'over' | 'closed'

export interface PlainTools<View> {
  readonly lines: AsyncIterable<string>
  readonly print: (text: string) => void
  readonly prompt: (text: string) => void
  readonly practice: boolean
  readonly debrief: () => readonly string[]
  readonly rules: (word: string) => readonly string[]
  readonly export: (name: string) => string
  readonly queries: Queries<View>
  /** Where several play: what this player says and writes. */
  readonly voice: Voice | null
}

/** Linear text, no redraw: one question after the other, and letters to ask for anything else. */
export async function playPlain<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: PlainTools<View>,
): Promise<PlainEnd> {
  const { say, speaker } = session
  const { print } = tools
  const tell = (events: readonly Event[]) => {
    for (const event of events) print(speaker.event(event, session.seat))
  }
  const debrief = () => {
    print('')
    // A line of signs is a picture: what it shows stands in words beside it.
    for (const one of tools.debrief()) if (one === '' || /[\p{L}\d]/u.test(one)) print(one)
  }
  let told: readonly string[] = []
  /** The table: all of it at first, then the lines of it that have changed. */
  const show = () => {
    const now = speaker.status(session.view())
    const fresh = now.filter(line => !told.includes(line))
    told = now
    if (fresh.length > 0) print('')
    for (const line of fresh) print(line)
  }
  /** The next question; at the end the debrief. A practice game may still be rewound then. */
  const goOn = (isNew: boolean): PlainEnd | null => {
    const isOver = session.outcome() !== null
    if (isOver && isNew) debrief()
    if (isOver && !tools.practice) return 'over'
    if (isOver) tools.prompt(say('play.rewind-or-quit'))
    else if (isNew) {
      show()
      ask(session, tools)
    } else tools.prompt(say('play.prompt'))
    return null
  }
  for (const line of speaker.about(session.view())) print(line)
  tell(session.events())
  let end = goOn(true)
  if (end) return end
  for await (const line of tools.lines) {
    const text = line.trim()
    const outcome = text === '' ? 'same' : await answer(session, tools, text, tell)
    end = outcome === 'quit' ? 'quit' : goOn(outcome === 'asked')
    if (end) break
  }
  return session.outcome() ? 'over' : (end ?? 'closed')
}

/** The question, and every option with its odds and what each outcome would change. */
function ask<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  { print, prompt }: PlainTools<View>,
): void {
  const { say, speaker } = session
  const view = session.view()
  const decision = session.decision()
  if (!decision) return
  print('')
  print(speaker.question(decision, view))
  for (const [i, option] of speaker.options(session.explanation(), view).entries()) {
    print(say('play.option', { number: i + 1, label: option.label }))
    for (const line of outcomeLines(session, option)) print(`   ${line}`)
  }
  prompt(say('play.prompt'))
}

function outcomeLines<State, View, Event extends GameEvent>(
  { say }: Session<State, View, Event>,
  { outcomes, rarely = [] }: OptionLines,
): string[] {
  if (outcomes.length === 1)
    return outcomes[0].changes === '' ? [] : [say('play.outcome.sure', { changes: outcomes[0].changes })]
  const lines = outcomes.map(({ label, chance, ifConverted, changes }) => {
    const exact = say('odds.exact', { p: chance })
    const odds =
      ifConverted === null
        ? exact
        : say('odds.converted', { odds: exact, converted: say('odds.exact', { p: ifConverted }) })
    return say('play.outcome', { label, odds, changes })
  })
  return [...lines, ...rarely]
}

async function answer<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: PlainTools<View>,
  text: string,
  tell: (events: readonly Event[]) => void,
): Promise<'asked' | 'same' | 'quit'> {
  const { say, speaker } = session
  const { print } = tools
  const options = session.decision()?.options ?? []
  try {
    if (/^\d+$/.test(text)) {
      if (session.outcome()) throw new Fault('play.over')
      const option = options[Number(text) - 1]
      if (option === undefined) throw new Fault('play.not-understood', { text, most: options.length })
      tell(await session.choose(session.game.nameOf(option)))
      return 'asked'
    }
    // What is offered comes first: the name of an option may begin like a command.
    const isOffered = options.some(option => session.game.nameOf(option) === text)
    const typed = isOffered ? null : commandIn(say, text, placeOf(tools))
    if (typed) return await obey(session, tools, typed)
    if (session.game.optionOf(text) === null) throw new Fault('play.not-understood', { text, most: options.length })
    tell(await session.choose(text))
    return 'asked'
  } catch (error) {
    if (!(error instanceof Fault || error instanceof Illegal)) throw error
    print(sentence(say, speaker, error))
    return 'same'
  }
}

const placeOf = <View>({ voice, practice }: PlainTools<View>): Place => ({ several: voice !== null, practice })

/** Does what a command asks for. */
async function obey<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: PlainTools<View>,
  { command, rest }: Typed,
): Promise<'asked' | 'same' | 'quit'> {
  const { say, speaker } = session
  const { print, queries, voice } = tools
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
        return helpLines(say, placeOf(tools))
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
        return session
          .events()
          .slice(-15)
          .map(event => speaker.event(event, session.seat))
      case 'why':
        return whyNot(session)
      case 'details':
        return details(session, rest)
      case 'cards':
        return speaker
          .cards()
          .filter(one => matches(`${one.name} ${one.id}`, rest))
          .flatMap(card => [cardLine(say, card), ...card.text.map(line => `   ${line}`)])
      case 'rules':
        return tools.rules(rest)
      case 'export':
        return [say('play.exported', { file: tools.export(rest), game: session.game.id })]
      case 'say':
        return talk(session, spoken(voice), rest)
      case 'note':
        return jot(say, spoken(voice), rest)
    }
  }
  for (const line of await lines()) print(line)
  return 'same'
}

function caseLines<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  { queries, voice }: PlainTools<View>,
  word: string,
): readonly string[] {
  if (!voice) throw new Fault('plain.no-cases')
  const lines = queries.case(session.view(), Number(word))
  if (!lines) throw new Fault('talk.no-such-case', { case: word, cases: voice.cases().join(', ') })
  return lines
}

function turnLines<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  { queries }: PlainTools<View>,
): readonly string[] {
  const decision = session.decision()
  if (!decision) throw new Fault('play.over')
  const view = session.view()
  const names = decision.options.map(option => session.game.nameOf(option))
  return [session.say('plain.yours'), session.speaker.question(decision, view), ...queries.turn(view, names)]
}

/** One card in one line: name, kind, facts, source, id. */
export const cardLine = (say: Say, { name, kind, facts, source, id }: CardLines): string =>
  say('cards.line', { name, kind, facts: facts ? ` · ${facts}` : '', source, id })

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
