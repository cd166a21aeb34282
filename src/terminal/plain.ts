import { Fault, type GameEvent, Illegal } from '../engine/game.ts'
import type { CardLines, OptionLines } from '../games/speaker.ts'
import type { Say } from '../words/index.ts'
import { plainly } from '../words/plainly.ts'
import { sentence } from './errors.ts'
import type { Session } from './session.ts'

export type PlainEnd = 'quit' | 'over' | 'closed'

export interface PlainTools {
  readonly lines: AsyncIterable<string>
  readonly print: (text: string) => void
  readonly prompt: (text: string) => void
  readonly practice: boolean
  readonly debrief: () => readonly string[]
  readonly rules: (word: string) => readonly string[]
  readonly export: (name: string) => string
}

/** Linear text, no redraw: one question after the other, and letters to ask for anything else. */
export async function playPlain<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: PlainTools,
): Promise<PlainEnd> {
  const { say, speaker } = session
  const { print } = tools
  const tell = (events: readonly Event[]) => {
    for (const event of events) print(speaker.event(event, session.seat))
  }
  const debrief = () => {
    print('')
    for (const one of tools.debrief()) print(one)
  }
  /** The next question; at the end the debrief. A practice game may still be rewound then. */
  const goOn = (isNew: boolean): PlainEnd | null => {
    const isOver = session.outcome() !== null
    if (isOver && isNew) debrief()
    if (isOver && !tools.practice) return 'over'
    if (isOver) tools.prompt(say('play.rewind-or-quit'))
    else if (isNew) ask(session, tools)
    else tools.prompt(say('play.prompt'))
    return null
  }
  for (const line of speaker.about(session.view())) print(line)
  tell(session.events())
  let end = goOn(true)
  if (end) return end
  for await (const line of tools.lines) {
    const text = line.trim()
    const outcome = text === '' ? 'same' : answer(session, tools, text, tell)
    end = outcome === 'quit' ? 'quit' : goOn(outcome === 'asked')
    if (end) break
  }
  return session.outcome() ? 'over' : (end ?? 'closed')
}

/** The table, the question, and every option with its odds and what each outcome would change. */
function ask<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  { print, prompt }: PlainTools,
): void {
  const { say, speaker } = session
  const view = session.view()
  const decision = session.decision()
  if (!decision) return
  print('')
  for (const line of speaker.status(view)) print(line)
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

function answer<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: PlainTools,
  text: string,
  tell: (events: readonly Event[]) => void,
): 'asked' | 'same' | 'quit' {
  const { say, speaker } = session
  const { print } = tools
  const options = session.decision()?.options ?? []
  try {
    if (/^\d+$/.test(text)) {
      if (session.outcome()) throw new Fault('play.over')
      const option = options[Number(text) - 1]
      if (option === undefined) throw new Fault('play.not-understood', { text, most: options.length })
      tell(session.choose(session.game.nameOf(option)))
      return 'asked'
    }
    const [letter, ...rest] = text.split(/\s+/)
    const word = rest.join(' ')
    switch (letter.toLowerCase()) {
      case 'q':
        return 'quit'
      case '?':
        print(say('play.help'))
        return 'same'
      case 'b':
        for (const line of speaker.status(session.view())) print(line)
        return 'same'
      case 'h':
        for (const line of speaker.hand(session.view())) print(line)
        return 'same'
      case 's':
        for (const line of speaker.supply(session.view())) print(line)
        return 'same'
      case 'l':
        for (const event of session.events().slice(-15)) print(speaker.event(event, session.seat))
        return 'same'
      case 'x':
        why(session, print)
        return 'same'
      case 'd':
        details(session, word, print)
        return 'same'
      case 'c':
        for (const card of speaker.cards().filter(one => matches(`${one.name} ${one.id}`, word))) {
          print(cardLine(say, card))
          for (const line of card.text) print(`   ${line}`)
        }
        return 'same'
      case 'r':
        for (const line of tools.rules(word)) print(line)
        return 'same'
      case 'u':
        session.undo()
        print(say('play.undone'))
        return 'asked'
      case 'w':
        if (word === '' && tools.practice) {
          for (const [i, label] of session.past().entries()) print(say('play.option', { number: i + 1, label }))
          return 'same'
        }
        session.rewind(Number(word) - 1)
        print(say('play.rewound', { number: Number(word) }))
        return 'asked'
      case 'e':
        print(say('play.exported', { file: tools.export(word), game: session.game.id }))
        return 'same'
      default:
        if (session.game.optionOf(text) === null) throw new Fault('play.not-understood', { text, most: options.length })
        tell(session.choose(text))
        return 'asked'
    }
  } catch (error) {
    if (!(error instanceof Fault || error instanceof Illegal)) throw error
    print(sentence(say, speaker, error))
    return 'same'
  }
}

/** One card in one line: name, kind, facts, source, id. */
export const cardLine = (say: Say, { name, kind, facts, source, id }: CardLines): string =>
  say('cards.line', { name, kind, facts: facts ? ` · ${facts}` : '', source, id })

const matches = (text: string, word: string): boolean => plainly(text).includes(plainly(word))

function why<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  print: (text: string) => void,
): void {
  const explanation = session.explanation()
  const refused = session.speaker.refused(explanation)
  if (refused.length === 0) print(session.say('play.no-refused'))
  for (const [i, { label, why }] of refused.entries())
    print(session.say('play.refused', { label, why, rule: explanation.refused[i].why.rule }))
}

function details<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  word: string,
  print: (text: string) => void,
): void {
  const options = session.speaker.options(session.explanation(), session.view())
  const option = options[Number(word) - 1]
  if (!option) throw new Fault('play.not-understood', { text: word, most: options.length })
  print(option.label)
  for (const line of option.text) print(`   ${line}`)
  for (const line of outcomeLines(session, option)) print(`   ${line}`)
}
