import { type Bot, isQuick, type Quick } from '../bots/bot.ts'

/** Bots that play as one, each in its seat. */
interface Mixed<View> extends Bot<View> {
  readonly seats: readonly Bot<View>[]
}

/** Who sits where in a simulation that is played by this one; at a table for one nobody counts seats. */
export const seatsOf = <View>(bot: Bot<View>, players: number): readonly Bot<View>[] =>
  'seats' in bot ? (bot as Mixed<View>).seats : Array.from({ length: Math.max(1, players) }, () => bot)

/** Who plays a simulation, as one bot: the same in every seat, or in each seat its own. */
export function company<View>(bots: readonly Bot<View>[]): Bot<View> {
  if (bots.length === 1) return bots[0]
  const mixed: Mixed<View> = {
    seats: bots,
    name: bots.map(({ name }) => name).join(','),
    open: (seat, players) => bots[seat].open(seat, players),
  }
  const quick = bots.filter(isQuick)
  if (quick.length < bots.length) return mixed
  const choose: Quick<View>['choose'] = (ask, budget) => quick[ask.decision.seat].choose(ask, budget)
  return Object.assign(mixed, { choose })
}
