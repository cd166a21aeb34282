import { expect, test } from 'vitest'
import { companyFor } from '../../bots/company.ts'
import { isWho, kinds } from './chairs.ts'

test('the lobby offers everybody that a table can have for company, and nobody else', () => {
  expect([...kinds].sort()).toEqual([...companyFor('homeland')].sort())
  for (const kind of [...kinds, 'person']) expect(isWho(kind)).toBe(true)
  for (const other of ['analyst:open', 'steady:bold', 'stand-in', '', null, 7]) expect(isWho(other)).toBe(false)
})
