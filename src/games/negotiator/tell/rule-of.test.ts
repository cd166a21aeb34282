import { expect, test } from 'vitest'
import { settling } from '../events.ts'
import { rulebook } from '../rulebook.ts'
import { rulebookEn } from '../words/rulebook.en.ts'
import { ruleOf } from './rule-of.ts'

test('every rule a line of the call names is in the rulebook', () => {
  const named = Object.keys(settling).flatMap(kind => ruleOf({ kind } as Parameters<typeof ruleOf>[0]) ?? [])
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(rule => !rule.startsWith(`${rulebook.prefix}-`) || !(`rule.${rule}` in rulebookEn))).toEqual([])
})
