import { expect, test } from 'vitest'
import { stepsOfPositions } from './next.ts'
import { steps } from './rules/index.ts'

test('a position knows every step, and says of each what it needs', () => {
  expect([...stepsOfPositions].sort()).toEqual(Object.keys(steps).sort())
})
