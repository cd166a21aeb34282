import { asks, type Bot } from '../bots/bot.ts'
import { stream } from '../engine/chance.ts'
import type { GameEvent, Seat } from '../engine/game.ts'
import { rootsOf } from '../seed/roots.ts'
import type { Table } from './table.ts'

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
    table.take({ type: 'choose', seat: decision.seat, choices: [choice] }, 'later')
    hasActed = true
  }
  if (hasActed) table.keep()
}
