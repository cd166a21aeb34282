import { describe, expect, test } from 'vitest'
import { stream } from '../../../../engine/chance.ts'
import { negotiator } from '../../../../games/negotiator/index.ts'
import type { State } from '../../../../games/negotiator/rules/state.ts'
import { rootsOf } from '../../../../seed/roots.ts'
import { asks } from '../../../bot.ts'
import { negotiatorBot } from '../../../negotiator/index.ts'
import { everyFall } from '../../../negotiator/solver/dice.ts'
import { accounts } from '../ledger.ts'
import { finish } from '../review.ts'
import { reviewNegotiator } from './index.ts'
import { lucksOf } from './luck.ts'
import { reckoner } from './values.ts'

const game = negotiator()
const deck = game.cards
/** Positions for a question: what adds up does so however short the search is. */
const FEW = 60

/** A call that greedy has played to its end. */
function played(abductor: string, seed: string) {
  const first = game.start({ abductor }, rootsOf(seed, game.chances))
  const state = game.clone(first)
  const bot = negotiatorBot('greedy', deck)
  const ask = asks(game)
  const random = stream(rootsOf(seed, ['bot']).bot)
  const choices: { seat: number; choice: string }[] = []
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const option = bot.choose(ask(state, decision, random))
    choices.push({ seat: 0, choice: game.nameOf(option) })
    game.apply(state, 0, option)
  }
  return { game, first, choices }
}

const title = (id: string): number => deck.data.conversation.findIndex(card => card.id === id)

/** The last conversation, with these cards in hand: nothing comes after it. */
function lastCall(hand: readonly string[], set: Partial<State>): State {
  const s = game.start({ abductor: 'arkayne' }, rootsOf('laid', game.chances))
  s.terrorDiscard = s.terror
  s.terror = []
  s.last = true
  s.hand = deck.none.slice()
  s.supply = deck.none.slice()
  for (const id of hand) s.hand[title(id)]++
  s.gone = deck.copies.map((n, i) => n - s.hand[i])
  s.demands = []
  s.standing = []
  return Object.assign(s, set)
}

describe.each(['arkayne', 'donna', 'edward'])('a call with %s', abductor => {
  const call = played(abductor, 'review')
  const review = finish(reviewNegotiator(call, FEW))

  test('the accounts add up to the result less the chance at the beginning, exactly', () => {
    const { totals, initial, final } = review.ledger
    const sum = accounts.reduce((all, account) => all + totals[account], 0)
    expect(Math.abs(sum - (final - initial))).toBeLessThan(1e-9)
    expect(initial).toBe(review.curve[0].knew.share)
    expect(final).toBe(review.won ? 1 : 0)
    expect(review.curve.at(-1)?.knew.share).toBe(final)
    expect(review.curve).toHaveLength(call.choices.length + 1)
  })

  test('nobody decides better than the best', () => {
    for (const { account, gain } of review.postings) if (account === 'decisions') expect(gain).toBeLessThanOrEqual(0)
    expect(review.turnings.length).toBeLessThanOrEqual(3)
    for (const { gain, options, chosen, advised } of review.turnings) {
      const chanceOf = (option: string): number =>
        options.find(one => one.option === option)?.chance?.share ?? Number.NaN
      expect(chanceOf(chosen) - chanceOf(advised)).toBeCloseTo(gain, 12)
    }
  })
})

test('the same call is the same review', () => {
  const call = played('arkayne', 'again')
  expect(finish(reviewNegotiator(call, FEW))).toEqual(finish(reviewNegotiator(call, FEW)))
})

test('the luck of dice is nothing on average, over every throw', () => {
  const before = lastCall(['minor-extraction', 'keep-cool', 'small-talk'], { threat: 1, zone: 1, saved: 5, killed: 1 })
  const option = game.optionOf('play minor-extraction') ?? -1
  const dice = game.view(before, 0).test.next
  expect(dice).toBeGreaterThan(1)
  const values = reckoner(game, 'knew', 4_000)
  const from = values.options(before, game.decisions(before)[0])[game.decisions(before)[0].options.indexOf(option)]
  let mean = 0
  let moved = 0
  for (const { counts, chance } of everyFall(dice)) {
    const laid = counts.flatMap((n, kind) => new Array<number>(n).fill([2, 4, 5, 6][kind]))
    const thrown = { ...game.clone(before), laid }
    const after = game.clone(thrown)
    const events: Parameters<typeof game.apply>[3] = []
    game.apply(after, 0, option, events)
    const lucks = lucksOf(game, values, { before: thrown, option, events }, from, values.value(after))
    const luck = lucks.find(({ account }) => account === 'dice')?.gain ?? 0
    mean += chance * luck
    moved += chance * Math.abs(luck)
  }
  expect(Math.abs(mean)).toBeLessThan(1e-9)
  expect(moved).toBeGreaterThan(0.05)
})

test('a blunder is the decision that mattered', () => {
  // One extraction is all that is missing, and the player hangs up on the last conversation there is.
  const first = lastCall(['minor-extraction', 'keep-cool'], { threat: 1, zone: 0, saved: 6, killed: 1 })
  const review = finish(reviewNegotiator({ game, first, choices: [{ seat: 0, choice: 'hang-up' }] }))
  expect(review.won).toBe(false)
  const [blunder] = review.turnings
  expect(blunder.chosen).toBe('hang-up')
  expect(blunder.advised).not.toBe('hang-up')
  expect(blunder.gain).toBeLessThan(-0.3)
  expect(review.ledger.totals.decisions).toBeCloseTo(blunder.gain, 12)
})

test('what the player knew does not change with what lies hidden', () => {
  const { first, choices } = played('donna', 'hidden')
  // The Terror deck below its first card, turned round: nothing of it is seen before the first Terror Phase.
  const other = game.clone(first)
  const [bottom, ...rest] = other.terror
  other.terror = [bottom, ...rest.slice(0, -1).reverse(), ...rest.slice(-1)]
  const early = choices.slice(0, 1)
  const knew = (state: State): number =>
    finish(reviewNegotiator({ game, first: state, choices: early }, FEW)).curve[0].knew.share
  expect(knew(other)).toBe(knew(first))
})
