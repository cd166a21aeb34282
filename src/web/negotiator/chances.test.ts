import { describe, expect, test } from 'vitest'
import { greedy } from '../../bots/negotiator/greedy.ts'
import { negotiator } from '../../games/negotiator/index.ts'
import type { View } from '../../games/negotiator/view/view.ts'
import { rootsOf } from '../../seed/roots.ts'
import { botsChoice, compared, isTelling, luckOf, playedOut } from './chances.ts'

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

describe('two choices', () => {
  // The zone is empty and the release is certain to be tried: to hang up loses the last conversation.
  const last = viewOf({
    abductor: 'arkayne',
    threat: 'L',
    hostages: { zone: 0, saved: 7, killed: 0 },
    last: true,
    terror: { left: 0 },
    hand: ['minor-extraction', 'minor-extraction', 'keep-cool'],
  })
  const option = (name: string): number => game.optionOf(name) ?? -1

  test('are told apart where one throws the game away', () => {
    const worse = compared(game, bot, last, [option('hang-up'), option('play minor-extraction')], n => luckOf(1, n), 60)
    expect(worse.better).toBeLessThan(-0.5)
    expect(isTelling(worse)).toBe(true)
    expect(botsChoice(game, bot, last, luckOf(1, 0))).not.toBe(option('hang-up'))
  })

  test('are the same where they are the same', () => {
    const same = compared(game, bot, last, [option('bank keep-cool'), option('bank keep-cool')], n => luckOf(1, n), 20)
    expect(same).toEqual({ better: 0, error: 0 })
    expect(isTelling(same)).toBe(false)
  })
})
