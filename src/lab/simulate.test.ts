import { describe, expect, test } from 'vitest'
import { wilson } from '../bots/advisor/chance.ts'
import { asks, type Bot, type Budget } from '../bots/bot.ts'
import { negotiatorBotNames } from '../bots/names.ts'
import { negotiatorBot } from '../bots/negotiator/index.ts'
import { stream } from '../engine/chance.ts'
import type { Event } from '../games/negotiator/events.ts'
import { negotiator } from '../games/negotiator/index.ts'
import type { View } from '../games/negotiator/view/view.ts'
import { rootsOf } from '../seed/roots.ts'
import { company } from './company.ts'
import { negotiatorMeasures } from './negotiator.ts'
import { type Report, simulate } from './simulate.ts'

const game = negotiator()
const run = (
  bot: (typeof negotiatorBotNames)[number],
  games: number,
  more: { seed?: string; from?: number; budget?: Budget } = {},
): Promise<Report> =>
  simulate(game, {
    ...negotiatorMeasures,
    setup: { abductor: 'arkayne' },
    bot: negotiatorBot(bot, game.cards),
    games,
    seed: 'lab',
    ...more,
  })

const untimed = ({ seconds: _s, gamesPerSecond: _g, decisionsPerSecond: _d, ...rest }: Report) => rest

describe.each(negotiatorBotNames)('%s', name => {
  test('the same series is the same report, but for the clock', async () => {
    const report = untimed(await run(name, 60))
    expect(untimed(await run(name, 60))).toEqual(report)
    expect(report.decisions).not.toBe((await run(name, 60, { seed: 'other' })).decisions)
  })

  test('a series can be split anywhere', async () => {
    const whole = await run(name, 60)
    const parts = [await run(name, 25), await run(name, 35, { from: 25 })]
    expect(parts[0].decisions + parts[1].decisions).toBe(whole.decisions)
    expect(parts[0].wins + parts[1].wins).toBe(whole.wins)
  })

  test('game n of a series is the game of the seed SEED#n', async () => {
    const bot = negotiatorBot(name, game.cards)
    const ask = asks(game)
    for (const n of [0, 1, 17]) {
      const seed = `lab#${n}`
      const state = game.start({ abductor: 'arkayne' }, rootsOf(seed, game.chances))
      const random = stream(rootsOf(seed, ['bot']).bot)
      let decisions = 0
      for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
        game.apply(state, decision.seat, bot.choose(ask(state, decision, random)))
        decisions++
      }
      const report = await run(name, 1, { from: n })
      expect(report.decisions).toBe(decisions)
      expect(report.meanTurns).toBe(state.turn)
      expect({ ...report.won, ...report.losses }[game.outcome(state)?.cause ?? '']).toBe(1)
    }
  })
})

test('a budget reaches whoever thinks in steps, in a seat of its own too; without one the solver takes 500', async () => {
  const played = async (more: object): Promise<object> => untimed(await run('solver', 3, more))
  const usual = await played({})
  expect(await played({ budget: { iterations: 500 } })).toEqual(usual)
  expect(await played({ budget: { iterations: 2 } })).not.toEqual(usual)
  // As one of several bots that play as one.
  const [one, other] = [negotiatorBot('solver', game.cards), negotiatorBot('greedy', game.cards)]
  const options = { ...negotiatorMeasures, setup: { abductor: 'arkayne' }, games: 3, seed: 'lab' }
  const mixed = async (more: object): Promise<object> => ({
    ...untimed(await simulate(game, { ...options, bot: company([one, other]), ...more })),
    bot: one.name,
  })
  expect(await mixed({})).toEqual(usual)
  expect(await mixed({ budget: { iterations: 2 } })).not.toEqual(usual)
})

test('a report counts every game once, under a cause it always names', async () => {
  const report = await run('random', 400)
  expect(Object.keys(report.won)).toEqual(['captured', 'eliminated', 'surrendered'])
  expect(Object.keys(report.losses)).toEqual(['too-many-killed', 'escaped', 'got-away', 'out-of-time'])
  const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0)
  expect(sum(report.won)).toBe(report.wins)
  expect(sum(report.losses)).toBe(400 - report.wins)
})

test('time is taken from the clock that was given, and progress is told by it', async () => {
  let now = 0
  const told: number[] = []
  const report = await simulate(
    game,
    {
      ...negotiatorMeasures,
      setup: { abductor: 'donna' },
      bot: negotiatorBot('random', game.cards),
      games: 20,
      seed: 'clock',
      clock: () => {
        now += 100
        return now
      },
    },
    done => told.push(done),
  )
  expect(report.seconds).toBe((now - 100) / 1000)
  expect(report.gamesPerSecond).toBe(20 / report.seconds)
  expect(told.length).toBeGreaterThan(2)
  expect(told).toEqual([...told].sort((a, b) => a - b))
})

test('random almost never wins', async () => {
  expect((await run('random', 4000)).winRateInterval[1]).toBeLessThan(0.01)
})

test('greedy wins between 5 and 40 % against Arkayne', async () => {
  const { winRateInterval } = await run('greedy', 2000)
  expect(winRateInterval[0]).toBeGreaterThan(0.05)
  expect(winRateInterval[1]).toBeLessThan(0.4)
})

// From the closed form, by hand: 5 of 10, none of 20, all of 20.
test.each([
  [5, 10, 0.2366, 0.7634],
  [0, 20, 0, 0.1611],
  [20, 20, 0.8389, 1],
  [0, 0, 0, 1],
])('Wilson: %i of %i lies between %f and %f', (hits, tries, low, high) => {
  const interval = wilson(hits, tries)
  expect(interval[0]).toBeCloseTo(low, 4)
  expect(interval[1]).toBeCloseTo(high, 4)
})

test('a mind is told all that its seat may know before each question, and may take its time', async () => {
  const heard: string[] = []
  const slow: Bot<View> = {
    name: 'slow',
    open: seat => ({
      told: events => void heard.push(...events.map(({ kind }) => `${seat} ${kind}`)),
      choose: async ({ decision: { options } }) => options[0],
    }),
  }
  const played: Event[] = []
  const report = await simulate(game, {
    ...negotiatorMeasures,
    tally: { count: (_add, events) => void played.push(...events), figures: () => ({}) },
    setup: { abductor: 'edward' },
    bot: slow,
    games: 1,
    seed: 'slow',
  })
  expect(report.decisions).toBeGreaterThan(5)
  // What the last answer led to is told to nobody any more.
  expect(heard).toEqual(played.slice(0, heard.length).map(({ kind }) => `0 ${kind}`))
  expect(heard.length).toBeGreaterThan(10)
})
