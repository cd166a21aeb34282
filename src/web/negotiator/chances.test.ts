import { expect, test } from 'vitest'
import { greedy } from '../../bots/negotiator/greedy.ts'
import { negotiator } from '../../games/negotiator/index.ts'
import type { View } from '../../games/negotiator/view.ts'
import { rootsOf } from '../../seed/roots.ts'
import { luckOf, playedOut } from './chances.ts'

const game = negotiator()
const bot = greedy(game.cards)

const viewOf = (position: object): View => game.view(game.position.read(position, rootsOf('chances', game.chances)), 0)
const wins = (view: View, times: number, place = 0): number =>
  Array.from({ length: times }, (_, n) => playedOut(game, bot, view, luckOf(place, n))).filter(Boolean).length

test('the same place has the same chances each time, and looking on changes nothing', () => {
  const view = viewOf({ abductor: 'arkayne' })
  const before = JSON.stringify(view)
  const first = Array.from({ length: 8 }, (_, n) => playedOut(game, bot, view, luckOf(0, n)))
  const again = Array.from({ length: 8 }, (_, n) => playedOut(game, bot, view, luckOf(0, n)))
  expect(again).toEqual(first)
  expect(JSON.stringify(view)).toBe(before)
})

test('calm and nearly done is better than furious and nearly lost', () => {
  const good = viewOf({ abductor: 'arkayne', threat: '1', hostages: { zone: 1, saved: 6, killed: 0 } })
  const bad = viewOf({ abductor: 'arkayne', threat: 'E', hostages: { zone: 4, saved: 0, killed: 3 } })
  expect(wins(good, 30)).toBeGreaterThan(24)
  expect(wins(bad, 30)).toBeLessThan(6)
})
