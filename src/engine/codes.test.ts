import { expect, expectTypeOf, test } from 'vitest'
import { codesOf } from './codes.ts'

test('each name has its place in the list, known to the compiler', () => {
  const codes = codesOf(['look', 'take', 'go.on'])
  expect(codes).toEqual({ look: 0, take: 1, 'go.on': 2 })
  expectTypeOf(codes).toEqualTypeOf<{ readonly look: 0; readonly take: 1; readonly 'go.on': 2 }>()
  // @ts-expect-error: no such name
  expect(codes.leave).toBeUndefined()
})
