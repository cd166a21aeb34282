import type { GameEvent } from '../../engine/game.ts'
import type { OptionLines } from '../../games/speaker.ts'
import { linesOfUses } from '../screen/sheet.ts'
import type { Session } from '../session.ts'
import type { SeatTalk } from '../several/seat-talk.ts'
import { storyWith, type ToldLine } from '../voices.ts'
import type { Inbox } from './inbox.ts'
import type { Queries } from './queries.ts'

/** Somebody who teaches while one plays. */
export interface LineCoach {
  /** Said above a question. */
  line(): string
  /** Said before what has happened is told, where there is something to be watched in it. */
  watching(): string | null
}

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
  readonly coach: LineCoach | null
}

export const storyIn = <State, View, Event extends GameEvent>({
  remembered,
  speaker,
  seat,
  spoken: said,
}: Session<State, View, Event>): readonly ToldLine[] =>
  storyWith(remembered(), event => speaker.event(event, seat), said())

export const optionLines = <State, View, Event extends GameEvent>(session: Session<State, View, Event>): string[] =>
  session.speaker
    .options(session.explanation(), session.view())
    .flatMap((option, i) => [
      session.say('play.option', { number: i + 1, label: option.label }),
      ...outcomeLines(session, option).map(line => `   ${line}`),
    ])

export function outcomeLines<State, View, Event extends GameEvent>(
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
