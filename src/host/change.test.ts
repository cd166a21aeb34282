import { expect, test } from 'vitest'
import type { Choice, Match } from '../table/match.ts'
import { changeBetween, draftAfter } from './change.ts'

type Running = Parameters<typeof changeBetween>[0]
const [a, b, c] = ['a', 'b', 'c'].map((choice): Choice => ({ seat: 1, choice }))
const versions: readonly number[] = []
/** Nothing else of a match is looked at. */
const having = (draft: readonly Choice[]): Running =>
  ({ record: { draft }, versions }) as unknown as Match<never, never>
const choices = { kind: 'choices', at: 1, seat: 1, choices: ['x'] } as const
const input = { type: 'choose', seat: 1, choices: ['x'] } as const

test.each([
  ['the first choice', [], [a], [], { draft: [a] }],
  ['one more', [a], [a, b], [], { drafted: [b] }],
  ['two more', [a], [a, b, c], [], { drafted: [b, c] }],
  ['one taken back', [a, b], [a], [], { draft: [a] }],
  ['another one instead', [a, b], [a, c], [], { draft: [a, c] }],
  ['all of it taken back', [a], [], [], { draft: [] }],
  // What was drafted before is committed; what is drafted now only looks as if it went on.
  ['one that begins like the last', [a], [a, b], [choices], { draft: [a, b] }],
])('a draft is kept by what is new in it: %s', (_, before, after, entries, kept) => {
  const change = changeBetween(having(before), having(after), entries, input)
  expect(JSON.parse(JSON.stringify(change))).toEqual({ entries: [...entries], ...kept })
  expect(draftAfter(entries.length > 0 ? [] : before, change)).toEqual(after)
})
