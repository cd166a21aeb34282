import { expect, test } from 'vitest'
import { steps } from './index.ts'
import * as numbers from './steps.ts'

const { stepNames, ...numbered } = numbers

test('every step has a name and a number, and only these', () => {
  expect([...stepNames].sort()).toEqual(Object.keys(steps).sort())
  expect(Object.values(numbered).sort((a, b) => a - b)).toEqual(stepNames.map((_, at) => at))
})

test.each(Object.entries(numbered))('%s is the number of the step of that name', (name, number) => {
  const written: Readonly<Record<string, string>> = { REVEALING: 'reveal', TAKING: 'take', LOOKING: 'look' }
  expect(stepNames[number]).toBe(written[name] ?? name.toLowerCase().replace('_', '.'))
})
