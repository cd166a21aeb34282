import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { homeland } from '../../../games/homeland/index.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { asks } from '../../bot.ts'
import { careerist } from '../careerist/index.ts'

const game = homeland(untuned)
const ask = asks(game)
const bot = careerist(game.cards)

/** What seat 1 answers where two cases differ in nothing but who has looked there; with the first and with the last lot. */
const answersIn = (step: string, threats: readonly object[]): readonly string[] => {
  const state = game.position.read(
    {
      players: [{ agenda: 'loyal', agents: 1, soldiers: 1 }, {}, {}, {}],
      ...{ turn: 1, mustClaim: false, threats },
      next: [{ step, seat: 1 }, { step: 'round.begin' }],
    },
    rootsOf('position', game.chances),
  )
  const [decision] = game.decisions(state)
  const choose = (lot: (n: number) => number): string => game.nameOf(bot.choose(ask(state, decision, lot)))
  return [choose(() => 0), choose(n => n - 1)]
}

const same = {
  level: 'imminent',
  organization: 'valley-sons',
  lead: 2,
  intel: [{ card: 'politics' }, { card: 'bank-records' }],
}
const first = { ...same, id: 1, plot: 'car-bomb' }
const second = { ...same, id: 2, organization: 'third-wing', plot: 'refinery' }

describe('where it looks', () => {
  test('the lot decides between two cases at which nobody has looked', () => {
    expect(answersIn('agents.case', [first, second])).toEqual(['case 1', 'case 2'])
    expect(answersIn('soldiers.case', [first, second])).toEqual(['case 1', 'case 2'])
  })

  test('M-24: its Agents go where others have not seen the Plot yet', () => {
    expect(answersIn('agents.case', [{ ...first, plotSeenBy: [3] }, second])).toEqual(['case 2', 'case 2'])
    expect(answersIn('agents.case', [first, { ...second, plotSeenBy: [3, 4] }])).toEqual(['case 1', 'case 1'])
  })

  test('M-23: its Soldiers go where others have not seen the Intel yet', () => {
    const looks = [{ seat: 3, n: 2, round: 1 }]
    expect(answersIn('soldiers.case', [{ ...first, looks }, second])).toEqual(['case 2', 'case 2'])
    expect(answersIn('soldiers.case', [first, { ...second, looks }])).toEqual(['case 1', 'case 1'])
  })
})
