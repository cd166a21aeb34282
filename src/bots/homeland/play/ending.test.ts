import { describe, expect, test } from 'vitest'
import { untuned } from '../../../../tests/homeland-untuned.ts'
import { homeland } from '../../../games/homeland/index.ts'
import { rootsOf } from '../../../seed/roots.ts'
import { asks } from '../../bot.ts'
import { careerist } from '../careerist/index.ts'

const game = homeland(untuned)
const ask = asks(game)
const bot = careerist(game.cards)
const open = careerist(game.cards, 'open')

interface Table {
  readonly agenda: string
  /** What seat 1 has in the tokens that count for it, and everybody else in those that count for them. */
  readonly mine: number
  readonly theirs: number
  readonly agents: number
  readonly tracks: object
  readonly plot?: string
}

/** An analysis of a case of seat 2 (impact 2 and red 5, unless it is another Plot): seat 1 has Aileen Morgan, worth 3 either way. */
const answerIn = ({ agenda, mine, theirs, agents, tracks, plot = 'derailment' }: Table, asked = bot): string => {
  const others = { rep: theirs, clout: theirs }
  const state = game.position.read(
    {
      players: [{ agenda, up: ['aileen-morgan'], rep: mine, clout: mine }, others, others, others],
      threats: [{ id: 1, organization: 'postman', plot, lead: 2, agents, intel: [] }],
      analysis: { threat: 1 },
      next: [{ step: 'analysis.react', threat: 1, list: 0, at: 0 }, { step: 'round.begin' }],
      ...tracks,
    },
    rootsOf('position', game.chances),
  )
  const [decision] = game.decisions(state)
  let lot = 0
  return game.nameOf(asked.choose(ask(state, decision, n => lot++ % n)))
}

describe('a verdict that would end the game', () => {
  const atEnd = { agency: 10, terrorist: 9 }

  test('who would win has the last case neutralised, though it is another’s', () => {
    expect(answerIn({ agenda: 'loyal', mine: 15, theirs: 2, agents: 3, tracks: atEnd })).toBe('blue aileen-morgan 3')
  })

  // Impact 3 and red 7 against blue 8.
  const nearly = { agents: 8, plot: 'school-siege', tracks: { agency: 9, terrorist: 3 } }

  test('nobody but a mole has it succeed so that there are more cases to come', () => {
    for (const agenda of ['loyal', 'opportunist'])
      for (const mine of [2, 15]) expect(answerIn({ ...nearly, agenda, mine, theirs: 15 })).toBe('pass')
    expect(answerIn({ ...nearly, agenda: 'mole', mine: 2, theirs: 40 }, open)).toBe('red aileen-morgan 3')
  })

  test('who would lose does not burn an asset for an end that comes anyway', () => {
    expect(answerIn({ agenda: 'loyal', mine: 2, theirs: 15, agents: 3, tracks: atEnd })).toBe('pass')
  })

  test('elsewhere a case is worth what it brings', () => {
    const early = { agency: 3, terrorist: 3 }
    expect(answerIn({ agenda: 'loyal', mine: 2, theirs: 15, agents: 6, tracks: early })).toBe('pass')
  })
})
