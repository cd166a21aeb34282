import { describe, expect, test } from 'vitest'
import { stream } from '../engine/chance.ts'
import type { Decision, Random } from '../engine/game.ts'
import { negotiator } from '../games/negotiator/index.ts'
import type { State } from '../games/negotiator/rules/state.ts'
import { gameRoots, rootsOf } from '../seed/roots.ts'
import { asks } from './bot.ts'
import { negotiatorBotNames } from './names.ts'
import { negotiatorBot } from './negotiator/index.ts'

const game = negotiator()
const ask = asks(game)
const abductors = game.cards.abductors.map(({ id }) => id)

/** A bot by name; one that thinks, thinks little here. */
function botOf(name: (typeof negotiatorBotNames)[number]) {
  const mind = negotiatorBot(name, game.cards).open(0, 1)
  return { choose: (question: ReturnType<typeof ask>) => mind.choose(question, { iterations: 40 }) as number }
}

/** Plays games of a series, every other one led astray by chance, and shows every question with the bot's answer. */
function play(
  name: (typeof negotiatorBotNames)[number],
  games: number,
  see: (state: State, decision: Decision, chosen: number) => void,
): void {
  const bot = botOf(name)
  const luck = rootsOf(`bots ${name}`, [...game.chances, 'bot'])
  for (let n = 0; n < games; n++) {
    const roots = gameRoots(luck, n)
    const state = game.start({ abductor: abductors[n % abductors.length] }, roots)
    const random = stream(roots.bot)
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      const chosen = bot.choose(ask(state, decision, random))
      see(state, decision, chosen)
      const isAstray = n % 2 === 1
      game.apply(state, decision.seat, isAstray ? decision.options[random(decision.options.length)] : chosen)
    }
  }
}

describe.each(negotiatorBotNames)('%s', name => {
  test('chooses only what is listed, whatever is asked', () => {
    const kinds = new Set<string>()
    const unlisted: string[] = []
    play(name, name === 'solver' ? 300 : 600, (_state, decision, chosen) => {
      kinds.add(decision.kind)
      if (!decision.options.includes(chosen)) unlisted.push(`${decision.kind}: ${game.nameOf(chosen)}`)
    })
    expect(unlisted).toEqual([])
    expect([...kinds].sort()).toEqual([
      'conversation.talk',
      'look',
      'reveal',
      'spend.buy',
      'take',
      'test.convert',
      'test.pay',
      'test.reroll',
    ])
  })

  test('answers alike whatever lies where it cannot look', () => {
    const bot = botOf(name)
    const dream: Random = stream(rootsOf('dream', ['dream']).dream)
    let compared = 0
    let otherwise = 0
    play(name, name === 'solver' ? 12 : 30, (state, decision) => {
      const view = game.view(state, decision.seat)
      const other = game.worlds(view, game.know(view))(dream)
      const [sameQuestion] = game.decisions(other)
      expect(JSON.stringify(game.view(other, decision.seat))).toBe(JSON.stringify(view))
      const seed = rootsOf(`answer ${compared}`, ['bot']).bot
      expect(bot.choose(ask(other, sameQuestion, stream(seed)))).toBe(bot.choose(ask(state, decision, stream(seed))))
      compared++
      if (JSON.stringify(other.terror) !== JSON.stringify(state.terror)) otherwise++
    })
    expect(compared).toBeGreaterThan(name === 'solver' ? 200 : 500)
    expect(otherwise).toBeGreaterThan(compared / 2)
  })
})

test('a view is made only for a bot that looks, and once', () => {
  const state = game.start({ abductor: 'arkayne' }, rootsOf('lazy', game.chances))
  const [decision] = game.decisions(state)
  let looks = 0
  const counting = asks({
    ...game,
    view: (...seen: Parameters<typeof game.view>) => {
      looks++
      return game.view(...seen)
    },
  })
  negotiatorBot('random', game.cards).choose(counting(state, decision, () => 0))
  expect(looks).toBe(0)
  const question = counting(state, decision, () => 0)
  question.view()
  question.explain()
  expect(looks).toBe(1)
})
