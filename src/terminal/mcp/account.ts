import type { Explanation, GameEvent, Refused } from '../../engine/game.ts'
import type { OptionLines } from '../../games/speaker.ts'
import { because } from '../errors.ts'
import { newsSince, type Session } from '../session.ts'
import { hearAnswers } from '../several/answering.ts'
import { waitingLine } from '../several/waiting.ts'
import { storyWith } from '../voices.ts'

/** A match as an assistant is told of it: what has happened since the last time, how it stands, what is asked. */

type AnySession = Session<unknown, unknown, GameEvent>

/** What is asked, in words and by name. */
export interface AskedSeen {
  readonly kind: string
  readonly question: string
  readonly options: { readonly name: string; readonly label: string; readonly odds: string }[]
}

export interface Account {
  /** What came about since the last time, a line each. */
  news(): string[]
  /** The table in a few lines. */
  standing(): string[]
  /** The question and its options, or who is waited for. */
  question(): string[]
  asked(): AskedSeen | null
  /** Why an option cannot be chosen now, or what may come of it. Throws where there is no such thing. */
  why(option: string): string[]
}

export function accountOf(session: AnySession): Account {
  const { say, speaker } = session
  let events: readonly GameEvent[] = []
  let talk = 0
  let besides = 0
  const answers = hearAnswers(session.talk)

  const options = (): readonly OptionLines[] =>
    session.decision() ? speaker.options(session.explanation(), session.view()) : []

  return {
    news() {
      const now = session.events()
      const known = now.length - newsSince(events, now).length
      const story = storyWith(now, event => speaker.event(event, session.seat), session.spoken())
      const said = session.talk().slice(talk)
      const beside = session.company?.heard().slice(besides) ?? []
      events = now
      talk = session.talk().length
      besides = session.company?.heard().length ?? 0
      return [
        ...story.filter(({ at }) => at >= known).map(({ text }) => text),
        ...said.map(one => speaker.claim?.(one) ?? ''),
        ...answers.news().map(at => speaker.answer?.(session.talk()[at]) ?? ''),
        ...beside.map(({ text }) => text),
      ].filter(line => line !== '')
    },
    standing: () => [
      ...speaker.status(session.view()),
      ...(session.company && session.seats().length > 0 ? session.company.status() : []),
    ],
    question() {
      const decision = session.decision()
      if (!decision) return session.outcome() === null ? [waitingLine(session)] : []
      return [
        speaker.question(decision, session.view()),
        ...options().map(({ name, label, odds }) =>
          say(odds === '' ? 'mcp.option' : 'mcp.option.odds', { name, label, odds }),
        ),
      ]
    },
    asked() {
      const decision = session.decision()
      return (
        decision && {
          kind: decision.kind,
          question: speaker.question(decision, session.view()),
          options: options().map(({ name, label, odds }) => ({ name, label, odds })),
        }
      )
    },
    why(wanted) {
      const offered = options().find(({ name }) => name === wanted)
      if (offered) return [say('mcp.can', { name: wanted }), ...mayCome(session, offered)]
      const refused = refusedIn(session.explanation(), wanted)
      if (!refused) return [say('mcp.not-in-sight', { name: wanted })]
      return [because(say, speaker, refused.why)]
    },
  }
}

const refusedIn = ({ refused }: Explanation, wanted: string): Refused | undefined =>
  refused.find(({ name }) => name === wanted)

const mayCome = ({ say }: AnySession, { outcomes, text }: OptionLines): string[] => [
  ...text,
  ...outcomes.map(({ label, chance, changes }) =>
    outcomes.length === 1 ? changes : say('play.outcome', { label, odds: say('odds.exact', { p: chance }), changes }),
  ),
]
