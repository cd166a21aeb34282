import { expect, test } from 'vitest'
import { type BoardModel, sameIn } from './model.ts'

const taken = { names: ['Ann', 'Ben'], initials: ['A', 'B'] } as Pick<BoardModel, 'names' | 'initials'>
const isSame = sameIn('names', 'initials')

test('another model in which all that is taken from it is the same is the same', () => {
  const [before, after] = [{ ...taken }, { ...taken }]
  expect(isSame({ model: before }, { model: after })).toBe(true)
  expect(isSame({ model: before }, { model: { ...after, names: ['Ann', 'Ben'] } })).toBe(false)
})

test('what stands beside the model is compared too, also where it comes or goes', () => {
  const [few, many] = [{ model: taken }, { model: taken, seat: 1 }]
  expect(isSame(many, { model: taken, seat: 1 })).toBe(true)
  expect(isSame(many, { model: taken, seat: 2 })).toBe(false)
  expect(isSame(few, many)).toBe(false)
  expect(isSame<{ readonly model: typeof taken; readonly seat?: number }>(many, few)).toBe(false)
})
