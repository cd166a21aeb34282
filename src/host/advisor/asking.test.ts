import { describe, expect, test } from 'vitest'
import { Fault } from '../../engine/game.ts'
import { homeland } from '../../games/homeland/index.ts'
import type { AnyGame } from '../../games/index.ts'
import { dailyCall } from '../../games/negotiator/career/daily.ts'
import { servedTag } from '../../games/negotiator/career/served-day.ts'
import { rootsOf } from '../../seed/roots.ts'
import { usualOptions } from '../../table/options.ts'
import { type Advisable, adviceOn, adviceRefused, askedIn, iterationsIn } from './asking.ts'

const game = homeland()
const state = game.start({ players: 3 }, rootsOf('asking', game.chances))
const [decision] = game.decisions(state)
const person = (name: string) => ({ name, bot: null })
const bot = (name: string) => ({ name, bot: 'careerist' })
const at: Advisable = {
  game: 'homeland',
  viewer: decision.seat,
  seats: [0, 1, 2].map(seat => (seat === decision.seat ? person('Ann') : bot(`Bot ${seat}`))),
  tag: null,
  options: usualOptions,
  outcome: null,
  ended: null,
  commitment: 'c'.repeat(64),
  choices: 0,
  draft: 0,
  view: game.view(state, decision.seat),
  events: [],
  talk: [],
  asked: { kind: decision.kind, options: decision.options.map(game.nameOf) },
}
const call = { ...at, game: 'negotiator', seats: [] }
const pause = async (): Promise<void> => {}

describe('who is advised', () => {
  test.each<[what: string, key: string | null, at: Advisable]>([
    ['one person with bots', null, at],
    ['somebody alone on the phone', null, call],
    ['two people and a bot', 'advisor.people', { ...at, seats: [person('Ann'), person('Bo'), bot('Bot')] }],
    [
      'two people, one of whom the autopilot plays for',
      'advisor.people',
      { ...at, seats: [person('Ann'), { ...person('Bo'), absent: 'autopilot' }, bot('Bot')] },
    ],
    ['the call of a day', 'advisor.daily', { ...call, tag: dailyCall('2026-03-01').tag }],
    ['the call of a day at a server', 'advisor.daily', { ...call, tag: servedTag('2026-03-01') }],
    ['whoever looks on', 'advisor.watching', { ...at, viewer: 'observer' }],
    ['a table that remembers nothing', 'advisor.memory', { ...at, options: { talk: 'all', memory: 'none' } }],
    ['a game that nobody knows', 'advisor.none', { ...at, game: 'chess' }],
  ])('%s: %s', async (_what, key, given) => {
    expect(adviceRefused(given)).toBe(key)
    if (key !== null) await expect(adviceOn(game as unknown as AnyGame, given, pause)).rejects.toEqual(new Fault(key))
  })

  test('whoever is asked nothing', () => {
    expect(() => askedIn({ ...at, asked: null })).toThrow('advisor.nothing-asked')
  })
})

test('the same question of the same match has the same answer, and lets others do something meanwhile', async () => {
  let pauses = 0
  const ask = () =>
    adviceOn(
      game as unknown as AnyGame,
      at,
      async () => {
        pauses++
      },
      12,
    )
  const advice = await ask()
  expect(await ask()).toEqual(advice)
  expect(pauses).toBeGreaterThan(2)
  expect(advice.best).toHaveLength(3)
})

test.each([0, -1, 1.5, 5001, 'many', '99999999999', null])('%s is nothing to think for', given => {
  expect(() => iterationsIn('homeland', given)).toThrow('advisor.iterations')
})

test('as long as usual where nobody says otherwise, and as long as is said', () => {
  expect(iterationsIn('homeland', undefined)).toBe(iterationsIn('homeland', ''))
  expect(iterationsIn('homeland', '7')).toBe(7)
  expect(iterationsIn('negotiator', 700)).toBe(700)
})
