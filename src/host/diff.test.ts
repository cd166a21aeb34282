import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changed } from './changed.ts'
import { differences } from './diff.ts'

const NAMES = ['a', 'b', 'length', 'constructor', '0']

/** Plain data as views are made of it, of few names and values so that two pieces of it have much in common. */
const { data } = fc.letrec<{ data: unknown }>(tie => ({
  data: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 1, '', 'a', 'é'),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('data'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))

const textOf = (value: unknown): string => JSON.stringify(value)

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const one of Object.values(Object.freeze(value))) frozen(one)
  return value
}

/** Names in one order: two tables that hold the same are the same. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}
const isSame = (one: unknown, other: unknown): boolean => textOf(sorted(one)) === textOf(sorted(other))

/** Whatever is the same in both, place by place, is one and the same object. */
function expectKept(before: unknown, after: unknown): void {
  if (isSame(before, after)) expect(after).toBe(before)
  else if (Array.isArray(before) && Array.isArray(after))
    for (const [i, one] of after.entries()) if (i < before.length) expectKept(before[i], one)
  if (isTable(before) && isTable(after))
    for (const [name, one] of Object.entries(after)) if (Object.hasOwn(before, name)) expectKept(before[name], one)
}
const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

describe('the differences between two pieces of data', () => {
  test('lead from one to the other, over JSON too; what is the same keeps its identity, and nothing is written over', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        frozen(before)
        const found = frozen(JSON.parse(textOf(differences(before, after))))
        const came = changed(before, found)
        expect(isSame(came, after)).toBe(true)
        expectKept(before, came)
      }),
      { numRuns: 2_000 },
    )
  })

  test('are none where nothing is different, and one where one thing is', () => {
    const before = { list: [1, { deep: 'a' }, 3], other: { same: true } }
    expect(differences(before, structuredClone(before))).toEqual([])
    expect(differences(before, { ...before, list: [1, { deep: 'b' }, 3] })).toEqual([[['list', 1, 'deep'], 'b']])
    expect(differences(before, { ...before, list: [1] })).toEqual([[['list', 'length'], 1]])
    expect(differences(before, { list: before.list })).toEqual([[['other']]])
  })

  test('take what is undefined for not there, as JSON does', () => {
    expect(differences({ a: 1 }, { a: undefined, b: undefined })).toEqual([[['a']]])
    expect(differences({ a: undefined }, {})).toEqual([])
    expect(differences({ a: undefined }, { a: 2 })).toEqual([[['a'], 2]])
  })
})
