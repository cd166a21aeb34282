import { type Bot, isQuick, type Quick } from '../bots/bot.ts'

/** Who plays a simulation, as one bot: the same in every seat, or in each seat its own. */
export function company<View>(bots: readonly Bot<View>[]): Bot<View> {
  if (bots.length === 1) return bots[0]
  const mixed: Bot<View> = {
    name: bots.map(({ name }) => name).join(','),
    open: (seat, players) => bots[seat].open(seat, players),
  }
  const quick = bots.filter(isQuick)
  if (quick.length < bots.length) return mixed
  const choose: Quick<View>['choose'] = ask => quick[ask.decision.seat].choose(ask)
  return Object.assign(mixed, { choose })
}
