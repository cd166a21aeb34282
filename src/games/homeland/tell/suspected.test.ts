import { expect, test } from 'vitest'
import { stream } from '../../../engine/chance.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { homeland } from '../index.ts'
import { roundsOf, sharedLines } from './suspected.ts'

const game = homeland()

test('rounds begin where the rules begin them, and each choice is made in one', () => {
  const first = game.start({ players: 3 }, rootsOf('rounds', game.chances))
  const state = game.clone(first)
  const random = stream(rootsOf('rounds', ['bot']).bot)
  const choices: { seat: number; choice: string }[] = []
  const roundAt: number[] = []
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    roundAt.push(state.round)
    const option = decision.options[random(decision.options.length)]
    choices.push({ seat: decision.seat, choice: game.nameOf(option) })
    game.apply(state, decision.seat, option)
  }
  const rounds = roundsOf(game, first, choices)
  expect(rounds.length).toBeGreaterThan(2)
  expect(rounds[0]).toEqual({ round: 1, at: 0 })
  for (const [i, round] of roundAt.entries()) expect(rounds.findLast(({ at }) => at <= i)?.round).toBe(round)
})

test('what was thought as a round ended is told for it; before anything was put, the prior', () => {
  const rounds = [
    { round: 1, at: 0 },
    { round: 2, at: 10 },
    { round: 3, at: 20 },
    { round: 4, at: 30 },
  ]
  const course = [
    { after: 9, of: 1, mix: [20, 20, 60] },
    // The next round has begun by then.
    { after: 10, of: 1, mix: [5, 5, 90] },
    { after: 12, of: 1, mix: [50, 40, 10] },
    { after: 25, of: 2, mix: [0, 0, 100] },
    { after: 30, of: 1, mix: null },
  ]
  const mole = [{ after: 0, of: 0, mix: [40, 60, 0] }]
  const told = sharedLines(
    [
      { seat: 0, course },
      { seat: 1, course: mole },
    ],
    rounds,
    ['loyal', 'mole', 'opportunist'],
  )
  expect(told.map(({ by, of }) => [by, of])).toEqual([
    [0, 1],
    [0, 2],
    [1, 0],
  ])
  const shares = told.map(one => one.rounds.map(({ share }) => Math.round(100 * share)))
  // M-2: for a loyal agent at a table of three, one of three cards that are left is the mole's.
  expect(shares).toEqual([
    [60, 10, 10, 33],
    [33, 33, 100, 100],
    [0, 0, 0, 0],
  ])
  expect(told[0].rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4])
})

test('nobody shares anything: there are no lines', () => {
  expect(sharedLines([], [{ round: 1, at: 0 }], ['loyal', 'mole', 'loyal'])).toEqual([])
})
