import { expect, test } from 'vitest'
import { Illegal } from '../../src/engine/game.ts'
import { rootsOf } from '../../src/seed/roots.ts'
import { toy } from './toy/index.ts'

const begun = () => {
  const game = toy()
  return { game, s: game.start({ seats: 3 }, rootsOf('flow', game.chances)) }
}

test('all are asked at once, and whoever has chosen is asked no more', () => {
  const { game, s } = begun()
  expect(game.decisions(s).map(({ seat }) => seat)).toEqual([0, 1, 2])
  game.apply(s, 1, game.decisions(s)[1].options[0])
  expect(game.decisions(s).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 lay', '2 lay'])
  game.apply(s, 2, game.decisions(s)[1].options[0])
  game.apply(s, 0, game.decisions(s)[0].options[0])
  expect(game.decisions(s).map(({ kind }) => kind)).toEqual(['turn'])
})

test('the order in which secret choices come in changes nothing', () => {
  const after = (order: readonly number[]) => {
    const { game, s } = begun()
    const firsts = game.decisions(s).map(({ options }) => options[0])
    for (const seat of order) game.apply(s, seat, firsts[seat])
    return s
  }
  expect(after([2, 0, 1])).toEqual(after([0, 1, 2]))
})

test('options listed before somebody else moved the state on are not remembered', () => {
  const { game, s } = begun()
  const last = game.decisions(s).at(-1)
  if (!last) throw new Error('Nobody is asked.')
  const [option] = last.options
  toy().apply(s, last.seat, option)
  expect(() => game.apply(s, last.seat, option)).toThrow(Illegal)
})
