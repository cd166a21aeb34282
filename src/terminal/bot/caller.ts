import { type Bot, USUAL_BUDGET } from '../../bots/bot.ts'
import type { GameEvent, Random } from '../../engine/game.ts'
import type { Inbox } from '../lines/inbox.ts'
import type { Session } from '../session.ts'

/** A bot in the place of whoever types: it answers every question of a game for one, until there is none. */
export function callerInbox<State, View, Event extends GameEvent>(
  session: Session<State, View, Event>,
  bot: Bot<unknown>,
  random: Random,
): Inbox {
  const { game } = session
  const mind = bot.open(0, 1)
  let told = 0
  return {
    wake() {},
    async next() {
      const decision = session.decision()
      if (!decision) return 'closed'
      const events = session.events()
      mind.told(events.slice(told), [])
      told = events.length
      const nameOf = (option: number): string => game.nameOf(option)
      const ask = { decision, view: session.view, explain: session.explanation, nameOf, random }
      return { line: nameOf(await mind.choose(ask, USUAL_BUDGET)) }
    },
  }
}
