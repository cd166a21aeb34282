import { expect, test } from 'vitest'
import { caseAcross } from './across.ts'

const _ = null
/** The lowest level first, as a view has them. */
// biome-ignore format: a board
const spaces = [
  1, _, _, _, _, 2,
  _, _, _, _, _, _,
  _, 3, _, 4, _, _,
  _, _, _, _, _, _,
  5, _, 6, _, _, 7,
]
const from = (id: number, ...keys: readonly string[]): number | null =>
  keys.reduce<number | null>((at, key) => (at === null ? null : caseAcross({ spaces }, at, key)), id)

test('to the side, over gaps, up to the edge', () => {
  expect(from(1, 'ArrowRight')).toBe(2)
  expect(from(7, 'ArrowLeft')).toBe(6)
  expect(from(7, 'ArrowLeft', 'ArrowLeft')).toBe(5)
  expect(from(5, 'ArrowLeft')).toBeNull()
  expect(from(2, 'ArrowRight')).toBeNull()
})

test('up and down: the next level that has something, and there what lies nearest', () => {
  expect(from(1, 'ArrowUp')).toBe(3)
  expect(from(2, 'ArrowUp')).toBe(4)
  expect(from(4, 'ArrowUp')).toBe(6)
  expect(from(3, 'ArrowUp')).toBe(5)
  expect(from(7, 'ArrowDown', 'ArrowDown')).toBe(2)
  expect(from(6, 'ArrowDown', 'ArrowDown')).toBe(1)
  expect(from(7, 'ArrowUp')).toBeNull()
  expect(from(1, 'ArrowDown')).toBeNull()
})

test('no other key, and no case that is not there', () => {
  expect(caseAcross({ spaces }, 1, 'Enter')).toBeNull()
  expect(caseAcross({ spaces }, 99, 'ArrowUp')).toBeNull()
})
