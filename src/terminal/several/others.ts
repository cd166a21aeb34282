import { Fault, type GameEvent } from '../../engine/game.ts'
import { type BotAt, botsAct } from '../../table/bots.ts'
import type { Table } from '../../table/table.ts'
import type { Session } from '../session.ts'

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
