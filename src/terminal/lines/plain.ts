import type { GameEvent } from '../../engine/game.ts'
import { knownAtFirst } from '../join/company.ts'
import { newsSince, type Session } from '../session.ts'
import { hearAnswers } from '../several/answering.ts'
import { waitingLine } from '../several/waiting.ts'
import { answer } from './plain-answer.ts'
import { optionLines, type PlainTools, storyIn } from './plain-tools.ts'

export type PlainEnd = 'quit' | 'over' | 'closed'

/** Linear text, no redraw: one question after the other, and letters to ask for anything else. */
export async function playPlain<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  tools: PlainTools<View>,
): Promise<PlainEnd> {
  const { say, speaker } = session
  const { print } = tools
  let heard: readonly Event[] = []
  let said = session.talk().length
  const answers = hearAnswers(session.talk)
  let besides = knownAtFirst(session.company)
  let nudge: string | null = null
  /** All that has happened and was said since the last time; what one says oneself one has just read. */
  const catchUp = (): void => {
    const news = newsSince(heard, session.events())
    const talk = session.talk().slice(said)
    heard = session.events()
    said = session.talk().length
    const known = heard.length - news.length
    const watching = news.length > 0 ? tools.coach?.watching() : null
    if (watching != null) print(watching)
    if (news.length > 0) for (const { at, text } of storyIn(session)) if (at >= known) print(text)
    for (const one of talk) if (one.seat !== session.seat) print(speaker.claim?.(one) ?? '')
    for (const at of answers.news()) print(speaker.answer?.(session.talk()[at]) ?? '')
    const heardBeside = session.company?.heard() ?? []
    for (const { text, isOld } of heardBeside.slice(besides)) if (!isOld) print(text)
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
      else if (session.overlooked()) tellAsked(session, tools)
      else print(waitingLine(session))
    } else if (session.decision()) tools.prompt(say('play.prompt'))
    return null
  }
  const position = (): string =>
    JSON.stringify([session.decision() ?? session.overlooked(), session.waiting(), session.outcome() !== null])
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
      answers.hasNews() ||
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

/** The question, and every option with its odds and what each outcome would change. */
function ask<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  { print, prompt, coach }: PlainTools<View>,
): void {
  const { say, speaker } = session
  const decision = session.decision()
  if (!decision) return
  print('')
  if (coach) print(coach.line())
  print(speaker.question(decision, session.view()))
  for (const line of optionLines(session)) print(line)
  prompt(say('play.prompt'))
}

/** What whoever plays is asked, for a friend: there to be read, and not to be answered. */
function tellAsked<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  { print }: PlainTools<View>,
): void {
  const { say, speaker } = session
  const decision = session.overlooked()
  if (!decision) return
  print('')
  print(
    say('friend.asked', {
      name: session.company?.nameAt(decision.seat) ?? '',
      question: speaker.question(decision, session.view()),
    }),
  )
  for (const line of optionLines(session)) print(line)
}
