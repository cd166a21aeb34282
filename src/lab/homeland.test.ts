import { expect, test } from 'vitest'
import { homelandBots } from '../bots/homeland/index.ts'
import type { Event } from '../games/homeland/events.ts'
import { homeland } from '../games/homeland/index.ts'
import type { State } from '../games/homeland/rules/state.ts'
import { rootsOf } from '../seed/roots.ts'
import { type HomelandFigures, homelandMeasures } from './homeland.ts'
import { addParts, playPart, type Report, reportOf, simulate } from './simulate.ts'
import { ranges } from './workers.ts'

const game = homeland()
const options = (games: number, from = 0, bot: keyof typeof homelandBots = 'random') => ({
  ...homelandMeasures,
  setup: { players: 4 },
  bot: homelandBots[bot],
  games,
  seed: 'lab',
  from,
})
const figuresOf = ({ figures }: Report) => figures as unknown as HomelandFigures

test('the parts of a series add up to its report, the figures included', async () => {
  const about = { game: 'homeland', bot: 'random', seed: 'lab', from: 0 }
  const whole = await simulate(game, options(40))
  const parts = await Promise.all(ranges(0, 40, 3).map(({ from, games }) => playPart(game, options(games, from))))
  const { seconds: _s, gamesPerSecond: _g, decisionsPerSecond: _d, ...counted } = whole
  expect(reportOf(about, homelandMeasures, addParts(parts), 0)).toMatchObject(counted)
})

test.each([
  [10, 1, [10]],
  [10, 2, [5, 5]],
  [10, 3, [3, 3, 4]],
  [2, 4, [1, 1]],
])('%i games for %i workers are %j', (games, workers, lengths) => {
  const parts = ranges(7, games, workers)
  expect(parts.map(one => one.games).sort()).toEqual(lengths)
  let next = 7
  for (const part of parts) {
    expect(part.from).toBe(next)
    next += part.games
  }
  expect(next).toBe(7 + games)
})

test.each(['random', 'steady'] as const)('what a game of %s shows is what the figures say', async bot => {
  const finals: State[] = []
  const report = await simulate(game, {
    ...options(1, 5, bot),
    turns(state) {
      finals.push(state)
      return 0
    },
  })
  const [state] = finals
  const { meanRounds, tracksFilled, neutralisedByLevel, tokensPerRound, winsByAgenda, winsByNobody, withMole } =
    figuresOf(report)
  expect(meanRounds).toBe(state.round)
  expect(tracksFilled).toEqual({ agency: state.agency >= 12 ? 1 : 0, terrorist: state.terrorist >= 12 ? 1 : 0 })
  expect(tokensPerRound.agency * state.round).toBeCloseTo(state.agency)
  expect(tokensPerRound.terrorist * state.round).toBeCloseTo(state.terrorist)
  const analysed = Object.values(neutralisedByLevel).reduce((sum, one) => sum + one.analysed, 0)
  const struck = state.plotGone.length
  expect(analysed).toBe(state.nextThreat - 1 - state.threats.length - struck)
  const wins = Object.values(winsByAgenda).reduce((sum, one) => sum + one.wins, 0)
  expect(wins).toBe(state.winners.length)
  expect(winsByNobody).toBe(state.winners.length === 0 ? 1 : 0)
  expect(withMole).toBe(state.players.some(({ agenda }) => agenda === 2) ? 1 : 0)
})

test('a threat counts for the level it was revealed at, or for Imminent where there was no room', () => {
  const sums: Record<string, number> = {}
  const events: Event[] = [
    { kind: 'new-threat', threat: 1, organization: 'postman', level: 'low', at: 1 },
    { kind: 'new-threat', threat: 2, organization: 'lone-wolf', level: 'severe', at: 1 },
    { kind: 'new-threat-now', threat: 3, organization: 'night-guard' },
    { kind: 'neutralised', threat: 1, impact: 1 },
    { kind: 'succeeded', threat: 2, impact: 2 },
    { kind: 'succeeded', threat: 3, impact: 1 },
    { kind: 'rep', seat: 0, from: 1, to: 3 },
    { kind: 'clout', seat: 1, from: 3, to: 1 },
    { kind: 'clout', seat: 2, from: 0, to: 2 },
    { kind: 'taken-clout', seat: 1, from: 2, n: 1 },
    { kind: 'clout', seat: 2, from: 2, to: 1 },
    { kind: 'clout', seat: 1, from: 1, to: 2 },
  ]
  const state = game.start({ players: 4 }, rootsOf('count', game.chances))
  homelandMeasures.tally?.count(
    (what, n = 1) => {
      sums[what] = (sums[what] ?? 0) + n
    },
    events,
    state,
  )
  expect(sums).toMatchObject({ 'neutralised low': 1, 'succeeded severe': 1, 'succeeded imminent': 1, rep: 2, clout: 3 })
})
