import { expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { stream } from '../../../engine/chance.ts'
import type { Event } from '../../../games/homeland/events.ts'
import { homeland } from '../../../games/homeland/index.ts'
import type { View } from '../../../games/homeland/view/view.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { asks, type Mind } from '../../bot.ts'
import { analyst } from '../analyst/index.ts'
import { director } from './index.ts'

const PLAYERS = 4
const BUDGET = { iterations: 8 }
const game = homeland(untuned)
const ask = asks(game)
const bot = director(game.cards, {
  rounds: 1,
  kinds: ['intel.card', 'intel.case', 'claim', 'analysis.react'],
  isLate: false,
})
const lots = (seed: string) => stream(rootsOf(seed, ['bot']).bot)

test('it answers alike whatever lies where it cannot look, and as one made anew', async () => {
  const roots = rootsOf('director', game.chances)
  const events: Event[] = []
  const state = game.start({ players: PLAYERS }, roots, events)
  const dream = lots('dream')
  const minds: { mind: Mind<View>; like: Mind<View>; told: Event[]; read: number }[] = []
  let [asked, otherwise, compared] = [0, 0, 0]
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { seat, kind, options } = decision
    minds[seat] ??= {
      mind: bot.open(seat, PLAYERS),
      like: analyst(game.cards).open(seat, PLAYERS),
      told: [],
      read: 0,
    }
    const one = minds[seat]
    const fresh = events.slice(one.read).flatMap(event => game.seen(event, seat) ?? [])
    one.read = events.length
    one.told.push(...fresh)
    one.mind.told(fresh, [])
    one.like.told(fresh, [])
    const seed = `answer ${asked++}`
    const chosen = await one.mind.choose(ask(state, decision, lots(seed)), BUDGET)
    expect(options).toContain(chosen)
    if (chosen !== (await one.like.choose(ask(state, decision, lots(seed)), BUDGET))) otherwise++
    if (options.length > 1 && kind !== 'turn.act' && asked % 6 === 0) {
      const begun = game.know(game.view(game.start({ players: PLAYERS }, roots), seat))
      const other = game.worlds(game.view(state, seat), one.told.reduce(game.learn, begun))(dream)
      const same = game.decisions(other).find(at => at.seat === seat)
      if (!same) throw new Error('that seat is not asked')
      expect(await one.mind.choose(ask(other, same, lots(seed)), BUDGET)).toBe(chosen)
      const anew = bot.open(seat, PLAYERS)
      anew.told(one.told, [])
      expect(await anew.choose(ask(state, decision, lots(seed)), BUDGET)).toBe(chosen)
      compared++
    }
    game.apply(state, seat, chosen, events)
  }
  expect(compared).toBeGreaterThan(10)
  expect(otherwise).toBeGreaterThan(0)
})
