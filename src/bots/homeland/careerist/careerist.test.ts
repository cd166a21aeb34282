import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { homeland } from '../../../games/homeland/index.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { asks } from '../../bot.ts'
import { careerist } from './index.ts'

const game = homeland(untuned)
const ask = asks(game)
const bot = careerist(game.cards)
const open = careerist(game.cards, 'open')

const answerIn = (given: object, asked = bot): string => {
  const state = game.position.read(given, rootsOf('position', game.chances))
  const [decision] = game.decisions(state)
  return game.nameOf(asked.choose(ask(state, decision, () => 0)))
}

/** Complexity 5 and sophistication 0, impact 2, led by seat 2, against a number of Agents; seat 1 has Aileen Morgan. */
const analysed = (agenda: string, agents: number, tracks: object): object => ({
  players: [{ agenda, up: ['aileen-morgan'] }, {}, {}, {}],
  threats: [{ id: 1, organization: 'postman', plot: 'derailment', lead: 2, agents, intel: [] }],
  analysis: { threat: 1 },
  next: [{ step: 'analysis.react', threat: 1, list: 0, at: 0 }, { step: 'round.begin' }],
  ...tracks,
})

describe('at the edge of the track', () => {
  test('an opportunist stops short of the twelfth token', () => {
    expect(answerIn(analysed('opportunist', 3, { terrorist: 10, agency: 8 }))).toBe('blue aileen-morgan 3')
  })

  test('a loyal agent defends the brink even where the agency is far behind', () => {
    expect(answerIn(analysed('loyal', 3, { terrorist: 10, agency: 1 }))).toBe('blue aileen-morgan 3')
  })

  test('a mole pushes it over', () => {
    expect(answerIn(analysed('mole', 6, { terrorist: 10, agency: 8 }), open)).toBe('red aileen-morgan 3')
  })

  test('and spends nothing where it falls anyway', () => {
    expect(answerIn(analysed('mole', 3, { terrorist: 10, agency: 8 }), open)).toBe('pass')
  })
})

describe('a mole under cover', () => {
  test('does as a loyal agent would, until there are seven tokens', () => {
    const early = { terrorist: 4, agency: 4 }
    expect(answerIn(analysed('mole', 3, early))).toBe(answerIn(analysed('loyal', 3, early)))
    expect(answerIn(analysed('mole', 6, { terrorist: 7, agency: 4 }))).toBe('red aileen-morgan 3')
  })
})

test.each([3, 4, 5, 6])('with %i players it always answers with one of its options, and games end', players => {
  for (let n = 0; n < 4; n++) {
    const state = game.start({ players }, rootsOf(`careerist ${players} ${n}`, game.chances))
    for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
      const answer = bot.choose(ask(state, decision, () => 0))
      expect(decision.options).toContain(answer)
      game.apply(state, decision.seat, answer)
    }
    expect(game.outcome(state)).not.toBeNull()
  }
})
