import type { GameEvent } from '../../engine/game.ts'
import type { OptionLines } from '../../games/speaker.ts'
import type { Session } from '../session.ts'
import { waitingLine } from '../several/waiting.ts'
import { storyWith } from '../voices.ts'
import type { ScreenModel } from './model.ts'

/** All there is to see of a position: what happened, what is asked, and how it ended. */
export interface Position<View, Event> extends Pick<ScreenModel<View>, 'view' | 'question' | 'options' | 'refused'> {
  readonly heard: readonly Event[]
  readonly log: ReturnType<typeof storyWith>
  /** The debrief; null while the match is on. */
  readonly verdict: readonly string[] | null
}

/** What reads a match again and again: each event is put into words once, and a debrief made once. */
export function openPositions<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  debrief: () => readonly string[],
): { read(): Position<View, Event> } {
  const { speaker, say, company } = session
  // The log is read anew at every key, and grows with the game.
  const told = new WeakMap<Event, string>()
  const tell = (event: Event): string => {
    const text = told.get(event) ?? speaker.event(event, session.seat)
    told.set(event, text)
    return text
  }
  let verdict: Position<View, Event>['verdict'] = null
  return {
    read() {
      const view = session.view()
      const heard = session.events()
      const overlooked = session.overlooked()
      const decision = session.decision() ?? overlooked
      const explanation = decision ? session.explanation() : null
      const isOver = session.outcome() !== null
      verdict = isOver ? (verdict ?? debrief()) : null
      return {
        view,
        heard,
        log: storyWith(session.remembered(), tell, session.spoken()),
        question: !decision
          ? isOver
            ? ''
            : waitingLine(session)
          : overlooked
            ? say('friend.asked', { name: company?.nameAt(0) ?? '', question: speaker.question(decision, view) })
            : speaker.question(decision, view),
        options: explanation ? speaker.options(explanation, view) : [],
        refused: explanation ? speaker.refused(explanation, view) : [],
        verdict,
      }
    },
  }
}

/** What Enter takes at once is never what loses the game for certain, as long as anything else is offered. */
export const markedFirst = (options: readonly OptionLines[]): number =>
  Math.max(
    0,
    options.findIndex(({ loses }) => !loses),
  )

const namesOf = (options: readonly OptionLines[]): string => options.map(({ name }) => name).join('\n')

/** The same options are the same question. */
export const isSameQuestion = (one: readonly OptionLines[], other: readonly OptionLines[]): boolean =>
  namesOf(one) === namesOf(other)
