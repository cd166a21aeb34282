import { expect, test } from 'vitest'
import * as options from './options.ts'

test('each constant is the place of its verb', () => {
  const { verbs, ...rest } = options
  const constants = Object.entries(rest).filter(([name]) => /^[A-Z_]+$/.test(name))
  expect(constants).toHaveLength(verbs.length)
  for (const [name, code] of constants) expect(verbs[code as number]).toBe(name.toLowerCase().replaceAll('_', '-'))
})
