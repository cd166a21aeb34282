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

describe('its Intel', () => {
  const seen = { level: 'imminent', plotSeenBy: [1] }
  const threats = [
    { ...seen, id: 1, organization: 'lone-wolf', plot: 'cut-the-cable', lead: 1, agents: 2 },
    { ...seen, id: 2, organization: 'abu-nazir', plot: 'dirty-bomb', lead: 2 },
    { ...seen, id: 3, organization: 'attache', plot: 'server-breach', lead: 3, agents: 2 },
    { ...seen, id: 4, organization: 'postman', plot: 'letter-bomb', lead: 2, agents: 5 },
  ]
  const placing = (agenda: string, card: string, terrorist: number): object => ({
    players: [{ agenda, hand: [card, 'politics'], soldiers: 0, agents: 0 }, {}, {}, {}],
    ...{ turn: 1, mustClaim: false, threats, placing: card, terrorist },
    next: [{ step: 'intel.case', seat: 1, at: 2 }, { step: 'round.begin' }],
  })

  test('the strong blue card covers its own case where that decides it', () => {
    expect(answerIn(placing('loyal', 'intercept', 0))).toBe('case 1')
  })

  test('red goes where nothing is left to lose, not on a case of its own side, on the brink or not', () => {
    for (const terrorist of [0, 8]) expect(answerIn(placing('loyal', 'sleeper-cell', terrorist))).toBe('case 2')
  })

  test('a mole out of cover plays it on the case that others are about to win', () => {
    expect(answerIn(placing('mole', 'sleeper-cell', 9), open)).toBe('case 4')
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
