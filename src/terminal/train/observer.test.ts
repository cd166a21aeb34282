import { expect, test } from 'vitest'
import { stream } from '../../engine/chance.ts'
import type { Game } from '../../engine/game.ts'
import { homeland } from '../../games/homeland/index.ts'
import type { AnyGame } from '../../games/index.ts'
import { negotiator } from '../../games/negotiator/index.ts'
import { gameRoots, rootsOf } from '../../seed/roots.ts'
import { askedLine, openArena } from './arena.ts'
import { Line } from './line.ts'
import { lengthOf, spaceOf, type TrainingSpace } from './space.ts'

const GAMES = 4

async function spaceFor(game: Game<never, never, never>): Promise<TrainingSpace> {
  const space = await spaceOf(game as unknown as AnyGame)
  if (!space) throw new Error(`nobody has put ${game.id} into numbers`)
  return space
}

test.each([
  ['homeland', homeland(), { players: 3 }],
  ['homeland', homeland(), { players: 6 }],
  ['negotiator', negotiator(), { abductor: 'donna' }],
])('%s: what is kept between questions changes no number, in whole games', async (_name, of, setup) => {
  const game = of as unknown as AnyGame
  const space = await spaceFor(of as never)
  const simulator = game.simulator()
  const kept = space.observer()
  const roots = rootsOf('observer', [...game.chances, 'choices'])
  let questions = 0
  for (let n = 0; n < GAMES; n++) {
    const luck = gameRoots(roots, n)
    const random = stream(luck.choices)
    const state = game.start(game.readSetup(setup), luck)
    for (let [decision] = simulator.decisions(state); decision; [decision] = simulator.decisions(state)) {
      const seen = kept.observe(decision, simulator.view(state, decision.seat))
      // As a table sees it, from a view made anew and by an observer who has seen nothing yet.
      expect(seen.join()).toBe(space.observer().observe(decision, game.view(state, decision.seat)).join())
      expect(seen).toHaveLength(lengthOf(space.layout))
      simulator.apply(state, decision.seat, decision.options[random(decision.options.length)])
      questions++
    }
  }
  expect(questions).toBeGreaterThan(GAMES * 20)
})

test('a line has the numbers that were observed, and the next one its own', async () => {
  const game = homeland() as unknown as AnyGame
  const space = await spaceFor(game as never)
  const arena = openArena({ game, setup: { players: 4 }, space, vector: 3, only: null, views: false })
  const line = new Line()
  let asked = await arena.reset('line')
  for (let n = 0; n < 50; n++) {
    const { observation, ...rest } = asked
    expect(JSON.parse(Buffer.from(askedLine(asked, line)).toString())).toEqual({
      type: 'step',
      observation: observation.map(numbers => [...numbers]),
      ...rest,
    })
    asked = await arena.step(asked.actions.map(actions => actions[n % actions.length]))
  }
})

test('numbers are written as JSON has them', () => {
  const edges = [0, 9, 10, 11, 99, 100, 12345, -1, -10, 2 ** 31 - 1, -(2 ** 31)]
  const line = new Line()
    .text('{"über":')
    .lists([Int32Array.from(edges), new Int32Array(0)])
    .text('}')
  expect(JSON.parse(Buffer.from(line.take()).toString())).toEqual({ über: [edges, []] })
  expect(line.take()).toHaveLength(0)
})
