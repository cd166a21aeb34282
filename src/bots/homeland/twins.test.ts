import { describe, expect, test } from 'vitest'
import { untuned } from '../../../tests/homeland-untuned.ts'
import { stream } from '../../engine/chance.ts'
import type { Event } from '../../games/homeland/events.ts'
import { homeland } from '../../games/homeland/index.ts'
import type { View } from '../../games/homeland/view/view.ts'
import { rootsOf } from '../../seed/roots.ts'
import { asks, type Quick } from '../bot.ts'
import { homelandBot } from './index.ts'

/** Bots that go by the view alone, each in the seats of a game of its like; the analyst, which remembers, is beside it. */
const game = homeland(untuned)
const ask = asks(game)
const lots = (seed: string) => stream(rootsOf(seed, ['bot']).bot)
const GAMES = 1

describe.each(['steady', 'careerist', 'careerist:cover', 'stand-in'])('%s', name => {
  const bot = homelandBot(name, game.cards) as Quick<View>

  test.each([3, 4, 5, 6])('at %i players it answers alike whatever lies where it cannot look', players => {
    const dream = lots('dream')
    const kinds = new Set<string>()
    let otherwise = 0
    for (let n = 0; n < GAMES; n++) {
      const events: Event[] = []
      const state = game.start({ players }, rootsOf(`twins ${players} ${n}`, game.chances), events)
      const knowing = state.players.map((_, seat) => ({
        knows: game.know(game.view(state, seat)),
        read: events.length,
      }))
      const astray = lots(`astray ${players} ${n}`)
      for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
        const { seat, options } = decision
        const one = knowing[seat]
        for (const event of events.slice(one.read)) {
          const seen = game.seen(event, seat)
          if (seen) one.knows = game.learn(one.knows, seen)
        }
        one.read = events.length
        const seed = `answer ${events.length}`
        const chosen = bot.choose(ask(state, decision, lots(seed)))
        if (options.length > 1) {
          const other = game.worlds(game.view(state, seat), one.knows)(dream)
          const same = game.decisions(other).find(asked => asked.seat === seat)
          if (!same) throw new Error('that seat is not asked')
          expect(bot.choose(ask(other, same, lots(seed))), decision.kind).toBe(chosen)
          kinds.add(decision.kind)
          if (other.players.some(({ agenda }, at) => agenda !== state.players[at].agenda)) otherwise++
        }
        game.apply(state, seat, astray(6) === 0 ? options[astray(options.length)] : chosen, events)
      }
    }
    expect(otherwise).toBeGreaterThan(50)
    expect([...kinds]).toEqual(expect.arrayContaining(['turn.act', 'claim', 'intel.card', 'intel.case']))
    expect(kinds.size).toBeGreaterThan(8)
  })
})
