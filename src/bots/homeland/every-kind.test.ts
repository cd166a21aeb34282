import { expect, test } from 'vitest'
import { questionKinds, questionsOf } from '../../../tests/homeland-questions.ts'
import { untuned } from '../../../tests/homeland-untuned.ts'
import { stream } from '../../engine/chance.ts'
import { homeland } from '../../games/homeland/index.ts'
import type { State } from '../../games/homeland/rules/state.ts'
import { rootsOf } from '../../seed/roots.ts'
import { asks } from '../bot.ts'
import { homelandBot } from './index.ts'

/** No deck has cards for all of them: what is not met in ours is looked for in the first. */
const decks = [homeland(), homeland(untuned)]
const lots = (seed: string) => stream(rootsOf(seed, ['bot']).bot)
const BUDGET = { iterations: 1 }
const EACH = 3

/** Every kind of question put to every bot in two worlds that its seat cannot tell apart, after the same talk. */
test.each(['steady', 'careerist', 'careerist:cover', 'stand-in', 'analyst', 'analyst:chatty', 'analyst:best'])(
  '%s answers every kind of question alike whatever lies where it cannot look, talk heard',
  async name => {
    const dream = lots('dream')
    const met = new Set<string>()
    let [otherwise, heard] = [0, 0]
    for (const game of decks) {
      const bot = homelandBot(name, game.cards)
      const ask = asks(game)
      const missing = questionKinds.filter(kind => !met.has(kind))
      for (const { state, decision, players, told, talk, knowledge } of questionsOf(game, 'kinds', missing, EACH)) {
        const { seat, kind } = decision
        const other = game.worlds(game.view(state, seat), knowledge)(dream)
        const same = game.decisions(other).find(asked => asked.seat === seat)
        if (!same) throw new Error('that seat is not asked')
        const answer = async (world: State, asked: typeof decision): Promise<number> => {
          const mind = bot.open(seat, players)
          mind.told(told, talk)
          return mind.choose(ask(world, asked, lots(`answer ${met.size}`)), BUDGET)
        }
        const here = await answer(state, decision)
        expect(decision.options, kind).toContain(here)
        expect(await answer(other, same), kind).toBe(here)
        met.add(kind)
        if (talk.length > 0) heard++
        if (other.players.some(({ agenda }, at) => agenda !== state.players[at].agenda)) otherwise++
      }
    }
    expect([...met].sort()).toEqual([...questionKinds].sort())
    expect(questionKinds.length).toBeGreaterThan(20)
    expect(otherwise).toBeGreaterThan(questionKinds.length)
    expect(heard).toBeGreaterThan(questionKinds.length)
  },
)
