import { expect, test } from 'vitest'
import { stream } from '../../../engine/chance.ts'
import { negotiator } from '../../../games/negotiator/index.ts'
import { gameRoots, rootsOf } from '../../../seed/roots.ts'
import { asks } from '../../bot.ts'
import { greedy } from '../greedy.ts'
import { reader } from '../position.ts'
import { weights } from '../weights.ts'
import { judge } from '../worth.ts'
import { featuresOf } from './features.ts'
import { fitted } from './fitted.ts'
import { regress } from './regress.ts'
import { solver, worthOf } from './solver.ts'

const game = negotiator()
const deck = game.cards
const ask = asks(game)
const LITTLE = { iterations: 60 }

/** Every answer of a game, by a bot that plays it. */
function answers(choose: ReturnType<typeof solver>['choose'], abductor: string, n: number): string[] {
  const roots = gameRoots(rootsOf('solver', [...game.chances, 'bot']), n)
  const state = game.start({ abductor }, roots)
  const random = stream(roots.bot)
  const given: string[] = []
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const chosen = choose(ask(state, decision, random))
    given.push(game.nameOf(chosen))
    game.apply(state, 0, chosen)
  }
  return given
}

test('the same question has the same answer, whatever was asked before', () => {
  const kept = solver(deck)
  for (const [n, { id }] of deck.abductors.entries()) {
    const once = answers((question, budget = LITTLE) => kept.choose(question, budget), id, n)
    const forgetful = answers((question, budget = LITTLE) => solver(deck).choose(question, budget), id, n)
    expect(forgetful).toEqual(once)
  }
})

test('with nothing to think with it answers as greedy does', () => {
  const simple = greedy(deck)
  const none = { iterations: 0 }
  expect(answers(question => solver(deck).choose(question, none), 'donna', 0)).toEqual(
    answers(question => simple.choose(question), 'donna', 0),
  )
})

test('the weights were fitted to the deck that we ship', () => {
  expect(fitted.features).toEqual(featuresOf(deck).names)
  expect(Object.keys(fitted.abductors)).toEqual(deck.abductors.map(({ id }) => id))
})

test('a deck with other cards is not judged by weights that were never fitted to it', () => {
  const features = fitted.features.with(-1, 'another card further')
  const state = game.start({ abductor: 'arkayne' }, rootsOf('other', game.chances))
  const [decision] = game.decisions(state)
  const p = reader(deck).position(game.view(state, 0))
  const believed = judge(deck, weights).board(p)
  expect(worthOf(deck, 'arkayne', { ...fitted, features }).board(p)).toBe(believed)
  expect(worthOf(deck, 'nobody').board(p)).toBe(believed)
  expect(worthOf(deck, 'arkayne').board(p)).not.toBe(believed)
  const stranger = solver(deck, { ...fitted, features })
  expect(decision.options).toContain(
    stranger.choose(
      ask(state, decision, () => 0),
      LITTLE,
    ),
  )
})

test('a regression finds the weights that made its targets', () => {
  const truth = [0.5, -1, 2]
  const rows: number[] = []
  const targets: number[] = []
  for (let n = 0; n < 64; n++) {
    const row = [1, (n % 8) / 4 - 1, Math.floor(n / 8) / 4 - 1]
    rows.push(...row)
    targets.push(1 / (1 + Math.exp(-row.reduce((sum, x, i) => sum + x * truth[i], 0))))
  }
  const found = regress(Float64Array.from(rows), targets, [0, 0, 0], [1e-9, 1e-9, 1e-9], [0, 0, 0])
  for (const [i, weight] of found.entries()) expect(weight).toBeCloseTo(truth[i], 2)
  const held = regress(Float64Array.from(rows), targets, [0, 0, 0], [1e-9, 1e-9, 1e-9], [1, 1, 1])
  expect(held[1]).toBe(0) // it is drawn below, and may not go there
  expect(held[2]).toBeGreaterThan(1)
})
