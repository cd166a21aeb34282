import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packing, type Request, unpacking } from './packing.ts'

const value = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true }), fc.constant(null))
const statement = fc.record({ sql: fc.constantFrom('select 1', 'update x', 'insert y'), values: fc.array(value) })
const unit = fc.record({ guard: statement, after: fc.array(statement, { maxLength: 3 }) })
const count = fc.nat()
const request: fc.Arbitrary<Request> = fc.oneof(
  fc.record({
    append: fc.record({
      ...{ id: fc.string(), length: count, before: count, after: count, version: count, text: fc.string() },
    }),
  }),
  fc.record({ commit: fc.array(unit, { maxLength: 3 }) }),
  fc.record({ read: statement }),
  fc.record({ still: fc.boolean() }),
  fc.constant({ close: true } as const),
)

test('what is packed for a thread comes out of it, list after list, and each text is sent once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(request)), lists => {
      const [pack, unpack] = [packing(), unpacking()]
      const texts: string[] = []
      for (const list of lists) {
        const packed = structuredClone(pack(list))
        texts.push(...packed.texts)
        expect(unpack(packed)).toEqual(list)
      }
      expect(texts).toEqual([...new Set(texts)])
    }),
    { numRuns: 100 },
  )
})
