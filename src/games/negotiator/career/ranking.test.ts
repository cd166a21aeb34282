import { expect, test } from 'vitest'
import { medalOf, ranked } from './ranking.ts'

const result = (won: boolean, saved: number, killed: number, turns: number) => ({
  result: { won, saved, killed, turns: Array.from({ length: turns }, () => ({ saved: 0, killed: 0 })) },
})

test('whoever has won comes first, then who saved more, lost fewer, needed fewer turns; equals share a place', () => {
  const all = [
    result(false, 6, 0, 3),
    result(true, 4, 1, 9),
    result(true, 5, 1, 9),
    result(true, 5, 1, 8),
    result(true, 5, 0, 9),
    result(true, 5, 1, 9),
  ]
  expect(ranked(all).map(({ place, one }) => [place, all.indexOf(one)])).toEqual([
    [1, 4],
    [2, 3],
    [3, 2],
    [3, 5],
    [5, 1],
    [6, 0],
  ])
})

test('medals are for what came of it', () => {
  expect(medalOf({ won: true, saved: 5, killed: 0 })).toBe('gold')
  expect(medalOf({ won: true, saved: 5, killed: 1 })).toBe('silver')
  expect(medalOf({ won: false, saved: 3, killed: 2 })).toBe('bronze')
  expect(medalOf({ won: false, saved: 2, killed: 2 })).toBeNull()
})
