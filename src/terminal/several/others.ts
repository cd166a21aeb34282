import { asks, type Bot } from '../../bots/bot.ts'
import { stream } from '../../engine/chance.ts'
import { Fault, type GameEvent, type Seat } from '../../engine/game.ts'
import { rootsOf } from '../../seed/roots.ts'
import type { Session, Table } from '../session.ts'

export type BotAt<View> = (seat: Seat) => Bot<View> | null

/**
 * Lets the bots do all that is asked of them. What a bot draws comes from the match's seed and the number of the choice,
 * so that a game gone on with is the game that was left.
 */
export function botsAct<Setup, State, View, Event extends GameEvent>(
  table: Table<Setup, State, View, Event>,
  botAt: BotAt<View>,
): void {
  const { game, match } = table
  const put = asks(game)
  let hasActed = false
  for (;;) {
    const decision = table.asked().find(({ seat }) => botAt(seat) !== null)
    const bot = decision && botAt(decision.seat)
    if (!decision || !bot) break
    const { record, state } = match()
    const number = record.choices.length + record.draft.length
    const random = stream(rootsOf(`${record.seed}/${number}`, ['bot']).bot)
    const choice = game.nameOf(bot.choose(put(state, decision), random))
    table.take({ type: 'choose', seat: decision.seat, choice }, 'later')
    hasActed = true
  }
  if (hasActed) table.keep()
}

/** One person among bots: they have all acted before the next question, and what they did is told with the answer. */
export function amongBots<Setup, State, View, Event extends GameEvent>(
  table: Table<Setup, State, View, Event>,
  session: Session<State, View, Event>,
  botAt: BotAt<View>,
): Session<State, View, Event> {
  botsAct(table, botAt)
  return {
    ...session,
    choose(name) {
      const before = session.events().length
      session.choose(name)
      botsAct(table, botAt)
      return session.events().slice(before)
    },
    ...noRewinding,
  }
}

/** A choice of somebody else's is not to be read, and not to be taken back. */
export const noRewinding = {
  past: (): readonly string[] => [],
  rewind(): void {
    throw new Fault('match.no-rewind')
  },
}
