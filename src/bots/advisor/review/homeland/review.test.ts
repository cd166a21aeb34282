import { describe, expect, test } from 'vitest'
import { stream } from '../../../../engine/chance.ts'
import type { Event } from '../../../../games/homeland/events.ts'
import { homeland } from '../../../../games/homeland/index.ts'
import type { State } from '../../../../games/homeland/rules/state.ts'
import type { View } from '../../../../games/homeland/view/view.ts'
import { MOLE } from '../../../../games/homeland/vocabulary.ts'
import { rootsOf } from '../../../../seed/roots.ts'
import { asks, type Quick } from '../../../bot.ts'
import { homelandBot } from '../../../homeland/index.ts'
import { accounts } from '../ledger.ts'
import { finish, type Progress } from '../review.ts'
import type { PlayedHomeland } from './course.ts'
import { reviewHomeland } from './index.ts'
import { luckOf, reopened } from './opened.ts'
import { smooth } from './smooth.ts'

const game = homeland()
/** What adds up does so however few games are counted. */
const LITTLE = 0.02

const MOLE_ELSEWHERE = ({ players }: State): boolean => players.findIndex(({ agenda }) => agenda === MOLE) > 0

/** A table of careerists, played to its end. */
function played(players: number, seed: string, name = 'careerist', isWanted = (_first: State) => true): PlayedHomeland {
  const opening: Event[] = []
  const first = game.start({ players }, rootsOf(seed, game.chances), opening)
  if (!isWanted(first)) return played(players, `${seed}+`, name, isWanted)
  const state = game.clone(first)
  const bot = homelandBot(name, game.cards) as Quick<View>
  const ask = asks(game)
  const random = stream(rootsOf(seed, ['bot']).bot)
  const choices: { seat: number; choice: string }[] = []
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const option = bot.choose(ask(state, decision, random))
    choices.push({ seat: decision.seat, choice: game.nameOf(option) })
    game.apply(state, decision.seat, option)
  }
  return { game, first, opening, choices, seat: 0, thinkers: [1, 2], courses: [] }
}

/** All accuse, and by the deal everybody but the mole could be anything: the first seat lets the mole go. */
function accusing(accuses: readonly string[]): PlayedHomeland {
  const position = {
    players: [{ agenda: 'loyal', rep: 6 }, { agenda: 'mole' }, { agenda: 'opportunist', clout: 2 }],
    agency: 12,
    terrorist: 8,
    next: [{ step: 'end.accusing' }],
  }
  const first = game.position.read(position, rootsOf('position', game.chances))
  const choices = accuses.map((choice, seat) => ({ seat, choice }))
  return { game, first, opening: [], choices, seat: 0, thinkers: [], courses: [] }
}

describe('a table of three', () => {
  const table = played(3, 'review')
  const told: Progress[] = []
  const reviewing = reviewHomeland(table, LITTLE)
  let step = reviewing.next()
  for (; !step.done; step = reviewing.next()) told.push(step.value)
  const review = step.value

  test('the accounts add up to the result less the chance at the beginning, exactly', () => {
    const { totals, initial, final } = review.ledger
    const sum = accounts.reduce((all, account) => all + totals[account], 0)
    expect(Math.abs(sum - (final - initial))).toBeLessThan(1e-9)
    expect(initial).toBe(review.curve[0].knew.share)
    expect(review.curve.at(-1)?.open.share).toBe(review.won ? 1 : 0)
    expect(totals.dice).toBe(0)
  })

  test('a first curve is there before the last, and nobody is ever told to be further than done', () => {
    const firstShown = told.findIndex(({ curve }) => curve.length > 0)
    expect(firstShown).toBeGreaterThan(0)
    expect(firstShown).toBeLessThan(told.length / 2)
    for (const { done, of } of told) expect(done).toBeLessThanOrEqual(of)
  })

  test('suspicions are those of the seat itself and of those who share theirs', () => {
    expect([...new Set(review.suspicions.map(({ by }) => by))].every(by => [0, 1, 2].includes(by))).toBe(true)
    for (const { shares, of, by } of review.suspicions) {
      expect(of).not.toBe(by)
      expect(shares).toHaveLength(review.curve.length)
    }
    expect(review.shared).toEqual([])
    const courses = [{ seat: 2, course: [{ after: 0, of: 0, mix: [20, 10, 70] }] }]
    const alone = finish(reviewHomeland({ ...table, thinkers: [], courses }, LITTLE))
    expect(alone.suspicions.every(({ by }) => by === 0)).toBe(true)
    // What people put on their boards is told as they put it.
    expect(alone.shared).toHaveLength(1)
    expect(alone.shared[0]).toMatchObject({ by: 2, of: 0 })
    expect(alone.shared[0].rounds.map(({ round }) => round)).toEqual([
      ...new Set(alone.curve.map(({ round }) => round)),
    ])
    expect(alone.shared[0].rounds.every(({ share }) => share === 0.7)).toBe(true)
  })

  test('the same table is the same review', () => {
    expect(finish(reviewHomeland(table, LITTLE))).toEqual(review)
  })
})

test('a mole that never hid was all but certain: the review says so, and how it could have won', () => {
  const table = played(4, 'open-1', 'careerist:open', MOLE_ELSEWHERE)
  const mole = table.first.players.findIndex(({ agenda }) => agenda === MOLE)
  const review = finish(reviewHomeland({ ...table, thinkers: [] }, LITTLE))
  const last = (of: number): number => review.suspicions.find(line => line.of === of)?.shares.at(-2) ?? 0
  expect(last(mole)).toBeGreaterThan(0.8)
  for (const other of [1, 2, 3]) if (other !== mole) expect(last(other)).toBeLessThan(last(mole))
  expect(review.mole?.seat).toBe(mole)
  const [best] = review.mole?.ways ?? []
  expect(best.chance.share).toBeGreaterThan(0.5)
  expect(best.chance.low).toBeLessThanOrEqual(best.chance.share)
})

test('M-29: in a position that was laid, all is told by the deal, the accusation and what lay hidden', () => {
  const table = accusing(['accuse 3', 'accuse nobody', 'accuse nobody'])
  const review = finish(reviewHomeland(table))
  const { totals, initial, final } = review.ledger
  expect(Math.abs(accounts.reduce((all, one) => all + totals[one], 0) - (final - initial))).toBeLessThan(1e-9)
  expect(totals.draws).toBe(0)
  expect(totals.others).toBe(0)
  // The accusation costs so little to try that it is counted, whatever else is not.
  expect(Math.abs(totals.decisions)).toBeLessThan(1)
})

test('with all cards open nobody’s cards change, and what nobody has drawn yet does', () => {
  const { first } = played(4, 'open')
  const world = reopened(first, luckOf(1, 1))
  expect(world.players).toEqual(first.players)
  expect(world.threats).toEqual(first.threats)
  expect(world.intel).not.toEqual(first.intel)
  expect([...world.intel].sort()).toEqual([...first.intel].sort())
  expect(reopened(first, luckOf(1, 1))).toEqual(world)
})

describe('smoothing', () => {
  const calm = Array.from({ length: 12 }, (_, n) => ({ wins: n % 2 === 0 ? 4 : 6, tries: 20 }))
  const weights = calm.map((_, n) => (n === 0 ? 0 : 1))

  test('noise stays calm, within what was counted', () => {
    const { means, covariance } = smooth(calm, weights)
    for (const mean of means) {
      expect(mean).toBeGreaterThan(0.2)
      expect(mean).toBeLessThan(0.3)
    }
    expect(Math.max(...means) - Math.min(...means)).toBeLessThan(0.03)
    // Together they are surer than each alone would be.
    expect(covariance[6][6]).toBeLessThan((0.25 * 0.75) / 20)
  })

  test('a jump that many games show is kept', () => {
    const jump = calm.map((_, n) => ({ wins: n < 6 ? 20 : 180, tries: 200 }))
    const { means } = smooth(jump, weights)
    expect(means[5]).toBeLessThan(0.2)
    expect(means[6]).toBeGreaterThan(0.8)
  })
})
