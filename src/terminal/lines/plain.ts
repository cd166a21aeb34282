import { Fault, type GameEvent, Illegal } from '../../engine/game.ts'
import type { Origin } from '../../games/origin.ts'
import type { CardLines, OptionLines } from '../../games/speaker.ts'
import type { Say } from '../../words/index.ts'
import { plainly } from '../../words/plainly.ts'
import { refusedLines, sentence } from '../errors.ts'
import { companyOf, peopleLines, written } from '../join/company-lines.ts'
import { linesOfUses } from '../screen/sheet.ts'
import { newsSince, type Session } from '../session.ts'
import { jot, talk } from '../several/aloud.ts'
import { type SeatTalk, spoken } from '../several/seat-talk.ts'
import { waitingLine } from '../several/waiting.ts'
import { storyWith, type ToldLine } from '../voices.ts'
import { commandIn, helpLines, type Place, type Typed } from './commands.ts'
import type { Inbox } from './inbox.ts'
import type { Queries } from './queries.ts'

export type PlainEnd = 'quit' | 'over' | 'closed'

export interface PlainTools<View> {
  readonly inbox: Inbox
  readonly print: (text: string) => void
  readonly prompt: (text: string) => void
  /** Begins a new line where somebody may be typing: something has come from elsewhere. */
  readonly interrupt: () => void
  readonly practice: boolean
  readonly debrief: () => readonly string[]
  readonly rules: (word: string) => readonly string[]
  readonly export: (name: string) => string
  readonly queries: Queries<View>
  /** Where several play: what this player says and writes. */
  readonly seatTalk: SeatTalk | null
}

/** Linear text, no redraw: one question after the other, and letters to ask for anything else. */
export async function playPlain<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: PlainTools<View>,
): Promise<PlainEnd> {
  const { say, speaker } = session
  const { print } = tools
  let heard: readonly Event[] = []
  let said = session.talk().length
  let besides = session.company?.heard().length ?? 0
  let nudge: string | null = null
  /** All that has happened and was said since the last time; what one says oneself one has just read. */
  const catchUp = (): void => {
    const news = newsSince(heard, session.events())
    const talk = session.talk().slice(said)
    heard = session.events()
    said = session.talk().length
    const known = heard.length - news.length
    if (news.length > 0) for (const { at, text } of storyIn(session)) if (at >= known) print(text)
    for (const one of talk) if (one.seat !== session.seat) print(speaker.claim?.(one) ?? '')
    const heardBeside = session.company?.heard() ?? []
    for (const { text } of heardBeside.slice(besides)) print(text)
    besides = heardBeside.length
    const asks = session.company?.nudge() ?? null
    if (asks !== null && asks !== nudge) print(asks)
    nudge = asks
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
  /** The next question, or who is waited for; at the end the debrief. A practice game may still be rewound then. */
  const goOn = (isNew: boolean): PlainEnd | null => {
    const isOver = session.outcome() !== null
    if (isOver && isNew) debrief()
    if (isOver && !tools.practice) return 'over'
    if (isOver) tools.prompt(say('play.rewind-or-quit'))
    else if (isNew) {
      show()
      if (session.decision()) ask(session, tools)
      else print(waitingLine(session))
    } else if (session.decision()) tools.prompt(say('play.prompt'))
    return null
  }
  const position = (): string => JSON.stringify([session.decision(), session.waiting(), session.outcome() !== null])
  let asked = ''
  let standing = session.standing()
  /** Something has come from elsewhere. */
  const hear = (): PlainEnd | null => {
    if (session.standing() === 'gone') return 'closed'
    const isOther = position() !== asked
    const isBroken = session.standing() !== standing
    const asks = session.company?.nudge() ?? null
    const isTold =
      newsSince(heard, session.events()).length > 0 ||
      session.talk().length > said ||
      (session.company?.heard().length ?? 0) > besides ||
      (asks !== null && asks !== nudge)
    if (!isOther && !isBroken && !isTold) return null
    if (asked !== '' && session.decision()) tools.interrupt()
    if (isBroken) {
      standing = session.standing()
      print(say(standing === 'here' ? 'join.back' : 'join.away'))
    }
    catchUp()
    asked = position()
    return goOn(isOther)
  }
  const obeyed = async (line: string): Promise<PlainEnd | null> => {
    const text = line.trim()
    const outcome = text === '' ? 'same' : await answer(session, tools, text)
    if (outcome === 'quit') return 'quit'
    catchUp()
    asked = position()
    return goOn(outcome === 'asked')
  }

  for (const line of speaker.about(session.view())) print(line)
  catchUp()
  const stop = session.subscribe(tools.inbox.wake)
  asked = position()
  let end = goOn(true)
  while (!end) {
    const arrival = await tools.inbox.next()
    end = arrival === 'closed' ? 'closed' : arrival === 'news' ? hear() : await obeyed(arrival.line)
  }
  stop()
  return session.outcome() ? 'over' : end
}

const storyIn = <State, View, Event extends GameEvent>({
  events,
  speaker,
  seat,
  spoken: said,
}: Session<State, View, Event>): readonly ToldLine[] => storyWith(events(), event => speaker.event(event, seat), said())

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
  option: OptionLines,
): string[] {
  const { outcomes, rarely = [] } = option
  if (outcomes.length === 1)
    return outcomes[0].changes === '' ? [] : [say('play.outcome.sure', { changes: outcomes[0].changes })]
  const lines = outcomes.map(({ label, chance, changes }) =>
    say('play.outcome', { label, odds: say('odds.exact', { p: chance }), changes }),
  )
  return [...lines, ...linesOfUses(say, option), ...rarely]
}

async function answer<State, View, Event extends GameEvent>(
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
      if (option === undefined) throw notUnderstood(text, options)
      await session.choose(session.game.nameOf(option))
      return 'asked'
    }
    // What is offered comes first: the name of an option may begin like a command.
    const isOffered = options.some(option => session.game.nameOf(option) === text)
    const typed = isOffered ? null : commandIn(say, text, placeOf(session, tools))
    if (typed) return await obey(session, tools, typed)
    if (session.game.optionOf(text) === null) throw notUnderstood(text, options)
    await session.choose(text)
    return 'asked'
  } catch (error) {
    if (!(error instanceof Fault || error instanceof Illegal)) throw error
    print(sentence(say, speaker, error))
    return 'same'
  }
}

const notUnderstood = (text: string, options: readonly unknown[]): Fault =>
  options.length === 0
    ? new Fault('play.nothing-asked')
    : new Fault('play.not-understood', { text, most: options.length })

const placeOf = <State, View, Event extends GameEvent>(
  { company }: Session<State, View, Event>,
  { seatTalk, practice }: PlainTools<View>,
): Place => ({ several: seatTalk !== null, practice, elsewhere: company !== null })

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
      case 'cards':
        return cardsWith(session, queries, rest)
      case 'rules':
        return tools.rules(rest)
      case 'export':
        return [say('play.exported', { file: tools.export(rest), game: session.game.id })]
      case 'say':
        return talk(session, spoken(seatTalk), rest)
      case 'note':
        return jot(say, spoken(seatTalk), rest)
      case 'people':
        return peopleLines(say, companyOf(session.company), rest)
      case 'write':
        return written(companyOf(session.company), rest)
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
