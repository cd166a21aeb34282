import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainChange } from './plain-change.ts'
import { changeSchema } from './reading.ts'

/** As it comes out of a store. */
const stored = (given: unknown): unknown => JSON.parse(JSON.stringify(given))

const plain = {
  entries: [{ kind: 'choices', at: 1_700_000_000_000, seat: 1, choices: ['trade intercept', 'pass'] }],
  draft: [{ seat: 1, choice: 'pass' }],
  versions: [3, 1, 4, 1],
  request: { seat: 1, id: 'x'.repeat(64) },
}
const [entry] = plain.entries

test('choices are known without their schema', () => {
  for (const change of [
    plain,
    { entries: [] },
    { entries: [], draft: [], versions: [] },
    { entries: [], drafted: plain.draft },
    { entries: [{ ...entry, at: null, by: 'autopilot' }] },
    { entries: Array.from({ length: 64 }, () => entry) },
  ])
    expect([isPlainChange(change), changeSchema.safeParse(change).success]).toEqual([true, true])
})

test('what is not choices, or lies outside the bounds, is left to the schema', () => {
  for (const change of [
    null,
    [],
    'choices',
    {},
    { ...plain, more: 1 },
    { ...plain, notes: [] },
    JSON.parse('{ "entries": [], "__proto__": {} }'),
    { entries: {} },
    { entries: [{ ...entry, more: 1 }] },
    { entries: [{ ...entry, kind: 'talk' }] },
    { entries: [{ ...entry, at: -1 }] },
    { entries: [{ ...entry, at: 9e15 }] },
    { entries: [{ ...entry, at: '1' }] },
    { entries: [{ kind: 'choices', seat: 1, choices: ['pass'] }] },
    { entries: [{ ...entry, seat: 6 }] },
    { entries: [{ ...entry, seat: -1 }] },
    { entries: [{ ...entry, seat: 0.5 }] },
    { entries: [{ ...entry, choices: [] }] },
    { entries: [{ ...entry, choices: [''] }] },
    { entries: [{ ...entry, choices: ['x'.repeat(1001)] }] },
    { entries: [{ ...entry, choices: [1] }] },
    { entries: [{ ...entry, by: 'somebody' }] },
    { entries: Array.from({ length: 65 }, () => entry) },
    { ...plain, draft: [{ seat: 1 }] },
    { ...plain, draft: [{ seat: 1, choice: 'pass', more: 1 }] },
    { ...plain, draft: null },
    { ...plain, drafted: null },
    { ...plain, drafted: [{ seat: 6, choice: 'pass' }] },
    { ...plain, versions: [1, 2, 3, 4, 5, 6, 7] },
    { ...plain, versions: [-1] },
    { ...plain, versions: [2 ** 53] },
    { ...plain, versions: [2 ** 31 + 1] },
    { ...plain, request: { seat: 1, id: '' } },
    { ...plain, request: { seat: 1, id: 'x'.repeat(65) } },
    { ...plain, request: null },
  ])
    expect([change, isPlainChange(change)]).toEqual([change, false])
})

/** Values that lie within the bounds, at them, and beyond. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, 0, 5, 6, -1, 0.5, 8.64e15, 9e15, 2 ** 53, '', 'choices', 'autopilot', 'x'.repeat(64)),
  fc.constantFrom<unknown>('x'.repeat(65), 'x'.repeat(1000), 'x'.repeat(1001), [], {}, ['pass'], [{ seat: 0 }]),
  fc.jsonValue(),
)
const paths: readonly (readonly (string | number)[])[] = [
  ...['entries', 'draft', 'versions', 'request', 'notes'].map(name => [name]),
  ...['kind', 'at', 'seat', 'choices', 'by', 'more'].map(name => ['entries', 0, name]),
  ...[
    ['entries', 0],
    ['entries', 0, 'choices', 1],
    ['draft', 0],
    ['draft', 0, 'choice'],
    ['draft', 0, 'seat'],
    ['versions', 2],
    ['request', 'seat'],
    ['request', 'id'],
  ],
]
const withValue = (whole: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): unknown => {
  if (first === undefined) return value
  const copy: Record<string, unknown> = Array.isArray(whole)
    ? (Object.assign([], whole) as never)
    : { ...(whole as object) }
  copy[first] = withValue(copy[first], rest, value)
  return copy
}

test('whatever is known without its schema is what its schema would read', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paths), odd, (path, value) => {
      const change = stored(withValue(plain, path, value))
      if (!isPlainChange(change)) return
      expect(changeSchema.safeParse(change)).toEqual({ success: true, data: change })
    }),
    { numRuns: 3000 },
  )
})
